import { bookingsRoutes } from '../../../shared/routes/bookings.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import type { BookingsReassigned, MoveAsked } from '../../../shared/schemas/bookings-ahead.ts';
import { decodeCursor, encodeCursor } from '../../kernel/http/cursor.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import type { Recallable, Receipt, Request } from '../../kernel/http/request.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { type BookingItem, getBooking, toBooking } from '../../records/bookings/booking-store.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { bookBasketByHand, recalledByHand, toBookedBasket } from './baskets/book-basket-by-hand.ts';
import { cancelBasket } from './baskets/cancel-basket.ts';
import { moveBasketByHand, offersToMoveByHand } from './baskets/move-basket-by-hand.ts';
import { searchBaskets, wishOf } from './baskets/search-baskets.ts';
import { bookByHand } from './book-by-hand.ts';
import { staff } from './changer.ts';
import { cancelBooking } from './edits/cancel-booking.ts';
import { changeBooking } from './edits/change-booking.ts';
import { reassignBookings } from './edits/reassign-bookings.ts';
import { restoreBooking } from './edits/restore-booking.ts';
import { listBookings } from './list-bookings.ts';
import { listChanges } from './list-changes.ts';
import { openBooking } from './open-booking.ts';
import { askToMove, causeOf } from './rescue/ask-to-move.ts';
import { getRescue, listRescues, rescueDay } from './rescue/rescue-day.ts';
import { cancelSource } from './sources/cancel-source.ts';
import { countAhead } from './sources/count-ahead.ts';
import { dismissSource } from './sources/dismiss-source.ts';
import { listSources } from './sources/list-sources.ts';

interface Asked {
  readonly caller: Pick<CallingMember, 'tenantId'>;
  readonly now: number;
}

/** A booking as the API answers it. */
const shownBy =
  ({ table }: Pick<Kernel, 'table'>) =>
  async ({ caller: { tenantId }, now }: Asked, booking: BookingItem) =>
    toBooking(await getTenant(table, tenantId), booking, now);

/** Of an answer with a booking, its id is kept; a replay reads the booking as it is then. */
const keptById = (kernel: Pick<Kernel, 'table'>) => ({
  receipt: ({ bookingId }: Pick<Booking, 'bookingId'>) => ({ bookingId }),
  recall: async ({ bookingId = '' }: Receipt, asked: Asked) =>
    shownBy(kernel)(asked, await getBooking(kernel.table, asked.caller.tenantId, bookingId)),
});

const reassigned = async (
  kernel: Kernel,
  { caller: { tenantId, memberId }, body, route, now }: Request<'POST /v1/bookings/reassign'>,
): Promise<BookingsReassigned> => {
  const place = { owner: tenantId, route, of: body.from };
  const after = body.resume ? decodeCursor(kernel.signer, place, body.resume) : undefined;
  const asked = { ...body, after, memberId, now };
  const { next, ...outcome } = await reassignBookings(kernel, tenantId, asked);
  return { ...outcome, ...(next ? { resume: encodeCursor(kernel.signer, place, next) } : {}) };
};

const askedToMove = async (
  kernel: Kernel,
  { caller: { tenantId }, body, route, now }: Request<'POST /v1/bookings/ask-to-move'>,
): Promise<MoveAsked> => {
  const place = { owner: tenantId, route, of: causeOf(body) };
  const after = body.resume ? decodeCursor(kernel.signer, place, body.resume) : undefined;
  const { next, ...outcome } = await askToMove(kernel, tenantId, { ...body, after }, now);
  return { ...outcome, ...(next ? { resume: encodeCursor(kernel.signer, place, next) } : {}) };
};

const offersByHand = async (
  kernel: Kernel,
  { caller, body, language, now }: Request<'POST /v1/bookings/offers'>,
) => {
  const tenant = await getTenant(kernel.table, caller.tenantId);
  const wish = { ...wishOf(tenant, body, now), byHand: true };
  return searchBaskets(kernel, tenant, wish, { language, now });
};

/** It changes nothing: a replay searches again, and nothing is kept of it. */
const searching = (kernel: Kernel): Recallable<'POST /v1/bookings/offers'> => ({
  handle: (request) => offersByHand(kernel, request),
  receipt: () => ({}),
  recall: (_receipt, request) => offersByHand(kernel, request),
});

const bookingAtOnce = (kernel: Kernel): Recallable<'POST /v1/bookings/baskets'> => ({
  handle: async (request) => toBookedBasket(kernel, request, await bookBasketByHand(kernel, request)),
  receipt: ({ basketId, bookings }) => ({
    basketId,
    bookingIds: bookings.map(({ bookingId }) => bookingId).join(' '),
  }),
  recall: ({ basketId = '', bookingIds = '' }, request) =>
    recalledByHand(kernel, request, basketId, bookingIds.split(' ')),
});

const movingAtOnce = (kernel: Kernel): Recallable<'PATCH /v1/bookings/{bookingId}/basket'> => ({
  handle: async (request) => {
    await moveBasketByHand(kernel, request);
    return openBooking(kernel, request);
  },
  receipt: ({ bookingId }) => ({ bookingId }),
  recall: (_receipt, request) => openBooking(kernel, request),
});

/** The day is closed and its clients are asked; a replay reads what became of it. */
const rescuing = (kernel: Kernel): Recallable<'POST /v1/bookings/rescues'> => ({
  handle: ({ caller: { tenantId }, body, mint, now }) =>
    rescueDay(kernel, tenantId, { ...body, newClosureId: mint('closure'), now }),
  receipt: ({ asked = 0 }) => ({ asked: String(asked) }),
  recall: async ({ asked }, { caller: { tenantId }, body, now }) => ({
    ...(await getRescue(kernel, tenantId, body, now)),
    asked: Number(asked),
  }),
});

export const resource = defineResource('bookings', bookingsRoutes, (kernel) => {
  const { table } = kernel;
  const shown = shownBy(kernel);
  const kept = keptById(kernel);
  return {
    'GET /v1/bookings': (request) => listBookings(kernel, request),
    'GET /v1/bookings/ahead': ({ caller: { tenantId }, query: { calendarId }, now }) =>
      countAhead(table, tenantId, calendarId, now),
    'GET /v1/bookings/sources': ({ caller: { tenantId }, now }) => listSources(table, tenantId, now),
    'POST /v1/bookings/sources/{sourceId}/cancel': ({ caller, params, now }) =>
      cancelSource(kernel, caller, params.sourceId, now),
    'POST /v1/bookings/sources/{sourceId}/dismiss': async ({ caller, params, body, now }) => {
      await dismissSource(kernel, caller, params.sourceId, body, now);
      return undefined;
    },
    'POST /v1/bookings/ask-to-move': (request) => askedToMove(kernel, request),
    'POST /v1/bookings/reassign': (request) => reassigned(kernel, request),
    'POST /v1/bookings': {
      handle: async (request) => shown(request, await bookByHand(kernel, request)),
      ...kept,
    },
    'POST /v1/bookings/offers': searching(kernel),
    'POST /v1/bookings/baskets': bookingAtOnce(kernel),
    'GET /v1/bookings/rescues': async ({ caller: { tenantId }, query: { date }, now }) => ({
      rescues: [...(await listRescues(kernel, tenantId, date, now))],
    }),
    'POST /v1/bookings/rescues': rescuing(kernel),
    'GET /v1/bookings/{bookingId}': (request) => openBooking(kernel, request),
    'GET /v1/bookings/{bookingId}/history': (request) => listChanges(kernel, request),
    'PATCH /v1/bookings/{bookingId}': {
      handle: async ({ caller, params, body, mint, now }) =>
        shown({ caller, now }, await changeBooking(kernel, caller, params.bookingId, body, { mint, now })),
      ...kept,
    },
    'GET /v1/bookings/{bookingId}/offers': (request) => offersToMoveByHand(kernel, request),
    'PATCH /v1/bookings/{bookingId}/basket': movingAtOnce(kernel),
    'POST /v1/bookings/{bookingId}/restore': {
      handle: async (request) => shown(request, await restoreBooking(kernel, request)),
      ...kept,
    },
    'DELETE /v1/bookings/{bookingId}': async ({ caller, params, query, now }) => {
      if (query.scope === 'basket') await cancelBasket(kernel, caller, params.bookingId, now);
      else await cancelBooking(kernel, caller.tenantId, params.bookingId, staff(now, caller.memberId));
      return undefined;
    },
  };
});

export const handler = lambda(resource);

import type { RouteQuery } from '../../shared/routes.ts';
import type { Member } from '../kernel/caller.ts';
import { toInstant } from '../kernel/clock.ts';
import { ranges } from '../kernel/keys.ts';
import { lambda } from '../kernel/lambda.ts';
import { nextCursor, pageOf } from '../kernel/page.ts';
import { resource } from '../kernel/resource.ts';
import { getTenant } from '../tenants/tenant-store.ts';
import { bookByHand } from './book-by-hand.ts';
import { type BookingItem, getBooking, toBooking } from './booking-store.ts';
import { cancelBooking } from './cancel-booking.ts';
import { changeBooking } from './change-booking.ts';
import { toOpenedBooking } from './manage-link.ts';
import { pageOfCalendar } from './page-of-calendar.ts';

/** Bounds in the one form in which starts are stored, so that texts compare as times do. */
const boundsOf = ({ from, to }: RouteQuery<'GET /v1/bookings'>) => ({
  ...(from ? { from: toInstant(Date.parse(from)) } : {}),
  ...(to ? { to: toInstant(Date.parse(to)) } : {}),
});

/** What is over is read from its end: cancelled bookings, and those before a moment. */
const looksBack = ({ from, to, status }: RouteQuery<'GET /v1/bookings'>): boolean =>
  status === 'cancelled' || (to !== undefined && from === undefined);

export const room = resource('bookings', (kernel) => {
  const shown = async ({ tenantId }: Pick<Member, 'tenantId'>, booking: BookingItem) =>
    toBooking(await getTenant(kernel.table, tenantId), booking);
  return {
    'GET /v1/bookings': async ({ caller: { tenantId }, query, route }) => {
      const range = query.status === 'cancelled' ? ranges.cancelledBookings : ranges.bookings;
      const place = { owner: tenantId, route };
      const wanted = { ...pageOf(kernel.signer, place, query), newestFirst: looksBack(query) };
      const page = await pageOfCalendar(
        kernel.table,
        range(tenantId, boundsOf(query)),
        wanted,
        query.calendarId,
      );
      const tenant = await getTenant(kernel.table, tenantId);
      return {
        bookings: page.items.map((item) => toBooking(tenant, item)),
        ...nextCursor(kernel.signer, place, page),
      };
    },
    'POST /v1/bookings': {
      handle: async (request) => shown(request.caller, await bookByHand(kernel, request)),
      receipt: ({ bookingId }) => ({ bookingId }),
      recall: async ({ bookingId = '' }, { caller }) =>
        shown(caller, await getBooking(kernel.table, caller.tenantId, bookingId)),
    },
    'GET /v1/bookings/{bookingId}': async ({ caller, params }) => {
      const [tenant, booking] = await Promise.all([
        getTenant(kernel.table, caller.tenantId),
        getBooking(kernel.table, caller.tenantId, params.bookingId),
      ]);
      return toOpenedBooking(kernel, caller, tenant, booking);
    },
    'PATCH /v1/bookings/{bookingId}': {
      handle: async ({ caller, params, body, mint, now }) =>
        shown(caller, await changeBooking(kernel, caller.tenantId, params.bookingId, body, { mint, now })),
      receipt: ({ bookingId }) => ({ bookingId }),
      recall: async ({ bookingId = '' }, { caller }) =>
        shown(caller, await getBooking(kernel.table, caller.tenantId, bookingId)),
    },
    'DELETE /v1/bookings/{bookingId}': async ({ caller, params, now }) => {
      await cancelBooking(kernel, caller.tenantId, params.bookingId, now);
      return undefined;
    },
  };
});

export const handler = lambda(room);

import { changeStatusOf } from '../../../shared/domain/cut-off.ts';
import type { ErrorCode } from '../../../shared/domain/errors.ts';
import { type BookingId, brandId, type CalendarId } from '../../../shared/domain/ids.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { minuteFrom, nowMinute } from '../../agenda/time.ts';
import type { CancelResult, MoveResult, SlotQuery } from '../../assistant/ports.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { toPublicBooking } from '../../records/bookings/manage-link.ts';
import { openSlot } from '../../records/bookings/slot-handle.ts';
import { calendarsFor } from '../../records/calendars/active-calendars.ts';
import { findService } from '../../records/service-store.ts';
import { bookingPolicyOf } from '../../records/tenants/tenant-store.ts';
import { cancelTogether } from '../bookings/baskets/cancel-together.ts';
import { calendarsToMove } from '../bookings/calendars-to-move.ts';
import type { Changer } from '../bookings/changer.ts';
import { cancelBooking } from '../bookings/edits/cancel-booking.ts';
import { needOfBooking } from '../bookings/edits/edit.ts';
import { moveBooking } from '../bookings/edits/edit-booking.ts';
import { offered } from '../public-site/offer-slots.ts';
import { offeringToMove, visitorOf } from '../public-site/visitor-changer.ts';
import { freeTimesFor } from '../slots/free-times.ts';
import { ownBooking } from './find-own.ts';
import { isWanted } from './find-times.ts';
import type { VisitorTurn } from './visitor-turn.ts';

/**
 * The calendars to which the visitor may move a booking: those of whoever was asked for, if they perform its service,
 * else those where it may be without asking for anybody.
 */
const calendarsAsked = async (
  { kernel, tenant, visit: { now } }: VisitorTurn,
  booking: BookingItem,
  asked: CalendarId | undefined,
): Promise<readonly CalendarId[]> => {
  const { table } = kernel;
  const own = await calendarsToMove(table, tenant, booking, visitorOf(kernel, tenant, now));
  if (asked === undefined || own.length === 0) return own;
  if (own.includes(asked)) return [asked];
  const { serviceId } = booking;
  const service = serviceId === null ? undefined : await findService(table, tenant.tenantId, serviceId);
  return serviceId !== null && !service ? [] : calendarsFor(tenant, { service, calendarId: asked, now });
};

/** The times to which a booking of this conversation may be moved; the place that it has is none of them. */
export const slotsToMove = async (
  turn: VisitorTurn,
  bookingId: string,
  { from, to, when, limit, personId }: SlotQuery,
): Promise<readonly PublicSlot[]> => {
  const { kernel, tenant, visit } = turn;
  const booking = await ownBooking(turn, bookingId);
  if (!booking) return [];
  const { now } = visit;
  const asked = personId === undefined ? undefined : brandId<CalendarId>(personId);
  const calendars = await calendarsAsked(turn, booking, asked);
  if (calendars.length === 0) return [];
  const times = await freeTimesFor(kernel.table, tenant, needOfBooking(booking), {
    now,
    from: minuteFrom(from),
    to: minuteFrom(to),
    without: booking.bookingId,
    calendars,
  });
  const isOther = asked !== undefined && asked !== booking.calendarId;
  const wanted = times.filter(isWanted(tenant, { when }));
  return offered(kernel, tenant, offeringToMove(booking, now, asked), wanted)
    .filter(({ startAt }) => isOther || startAt !== booking.startAt)
    .slice(0, limit);
};

/** What the visitor may no longer change by themselves, or what is no longer there to be changed. */
const TOO_LATE: ReadonlySet<ErrorCode> = new Set(['cut_off_passed', 'booking_closed', 'not_found']);
const TAKEN: ReadonlySet<ErrorCode> = new Set(['slot_taken', 'day_full']);
const TOO_SOON: ReadonlySet<ErrorCode> = new Set(['slot_too_soon']);

const isRefusedAs = (error: unknown, codes: ReadonlySet<ErrorCode>): boolean =>
  error instanceof AppError && codes.has(error.code);

/**
 * Moves a booking of this conversation by the rules for visitors, to whom the slot was offered with. Throws 503
 * `busy`.
 */
export const moveOwn = async (turn: VisitorTurn, bookingId: string, slotId: string): Promise<MoveResult> => {
  const { kernel, tenant, visit } = turn;
  const { now } = visit;
  const handle = openSlot(kernel.signer, tenant.tenantId, slotId, now);
  if (handle.kind !== 'valid' || handle.slot.start <= nowMinute(now)) return { kind: 'expired' };
  const own = await ownBooking(turn, bookingId);
  if (!own) return { kind: 'too_late' };
  const { start, calendarId: asked } = handle.slot;
  const to = asked === undefined ? undefined : await calendarsAsked(turn, own, asked);
  if (to?.length === 0) return { kind: 'expired' };
  let alternatives: readonly PublicSlot[] = [];
  const by: Changer = {
    ...visitorOf(kernel, tenant, now),
    ...(to ? { to } : {}),
    shown: (times, booking) => {
      alternatives = offered(kernel, tenant, offeringToMove(booking, now, asked), times);
      return alternatives;
    },
  };
  try {
    const moved = await moveBooking(kernel, tenant, bookingId, start, by);
    return { kind: 'moved', booking: toPublicBooking(kernel, tenant, moved) };
  } catch (error) {
    if (isRefusedAs(error, TOO_SOON)) return { kind: 'too_soon', alternatives };
    if (isRefusedAs(error, TAKEN)) return { kind: 'taken', alternatives };
    if (isRefusedAs(error, TOO_LATE)) return { kind: 'too_late' };
    throw error;
  }
};

const cancelOne = async (turn: VisitorTurn, bookingId: BookingId): Promise<readonly BookingItem[]> => {
  const { kernel, tenant, visit } = turn;
  try {
    const by = visitorOf(kernel, tenant, visit.now);
    return [await cancelBooking(kernel, tenant.tenantId, bookingId, by)];
  } catch (error) {
    if (isRefusedAs(error, TOO_LATE)) return [];
    throw error;
  }
};

/** Cancels several in one transaction, of which one message tells; those that were cancelled before count as such. */
const cancelAll = async (turn: VisitorTurn, own: readonly BookingItem[]): Promise<readonly BookingItem[]> => {
  const { kernel, tenant, visit } = turn;
  const { now } = visit;
  const policy = bookingPolicyOf(tenant);
  const mayCancel = (booking: BookingItem): boolean => changeStatusOf(booking, policy, now) === 'open';
  const ids = own.map(({ bookingId }) => bookingId);
  const by = visitorOf(kernel, tenant, now);
  const { after } = await cancelTogether(kernel, tenant.tenantId, ids, by, mayCancel);
  return after.filter(({ status }) => status === 'cancelled');
};

/**
 * Cancels bookings of this conversation by the rules for visitors, as far as they allow; twice has the effect of once.
 * Throws 503 `busy`.
 */
export const cancelOwn = async (turn: VisitorTurn, bookingIds: readonly string[]): Promise<CancelResult> => {
  const found = await Promise.all(bookingIds.map((id) => ownBooking(turn, id)));
  const own = found.filter((booking) => booking !== undefined);
  const [only, ...others] = own;
  if (!only) return { kind: 'too_late' };
  const done = others.length === 0 ? await cancelOne(turn, only.bookingId) : await cancelAll(turn, own);
  if (done.length === 0) return { kind: 'too_late' };
  const inOrder = done.toSorted((a, b) => a.startAt.localeCompare(b.startAt));
  return {
    kind: 'cancelled',
    bookings: inOrder.map((booking) => toPublicBooking(turn.kernel, turn.tenant, booking)),
  };
};

import { changeStatusOf } from '../../../shared/domain/cut-off.ts';
import { type BookingId, brandId, type CalendarId } from '../../../shared/domain/ids.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { minuteFrom, nowMinute } from '../../agenda/time.ts';
import type { ServiceNeed } from '../../agenda/types.ts';
import type { CancelResult, MoveResult, SlotQuery } from '../../assistant/ports.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { toPublicBooking } from '../../records/bookings/manage-link.ts';
import { openSlot } from '../../records/bookings/slot-handle.ts';
import { calendarsFor } from '../../records/calendars/active-calendars.ts';
import { findService } from '../../records/service-store.ts';
import { bookingPolicyOf, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { cancelTogether } from '../bookings/baskets/cancel-together.ts';
import { calendarsToMove } from '../bookings/calendars-to-move.ts';
import type { Changer } from '../bookings/changer.ts';
import { cancelBooking } from '../bookings/edits/cancel-booking.ts';
import { needOfBooking } from '../bookings/edits/edit.ts';
import { editBooking } from '../bookings/edits/edit-booking.ts';
import { type Offering, offered } from '../public-site/offer-slots.ts';
import { offeringToMove, visitorOf } from '../public-site/visitor-changer.ts';
import { freeTimesFor, needOf } from '../slots/free-times.ts';
import { ownBooking } from './find-own.ts';
import { isWanted, stillOffered } from './find-times.ts';
import { isTooLate, refusalOf } from './refused-as.ts';
import type { VisitorTurn } from './visitor-turn.ts';

/** What is asked for of a booking that is moved: somebody to perform it, another service. */
interface Asked {
  readonly calendarId: CalendarId | undefined;
  readonly service: Service | undefined;
}

/** Whoever has the booking keeps it for another service that they perform, unless somebody is asked for. */
const calendarsForService = (
  { tenant, visit: { now } }: VisitorTurn,
  booking: BookingItem,
  { calendarId, service }: Asked,
): readonly CalendarId[] => {
  const able = calendarsFor(tenant, { service, calendarId, now });
  return able.includes(booking.calendarId) ? [booking.calendarId] : able;
};

/**
 * The calendars to which the visitor may move a booking: those of whoever was asked for, if they perform its service,
 * else those where it may be without asking for anybody.
 */
const calendarsAsked = async (
  turn: VisitorTurn,
  booking: BookingItem,
  { calendarId: asked, service: other }: Asked,
): Promise<readonly CalendarId[]> => {
  const { kernel, tenant, visit } = turn;
  const { now } = visit;
  const { table } = kernel;
  if (other) return calendarsForService(turn, booking, { calendarId: asked, service: other });
  const own = await calendarsToMove(table, tenant, booking, visitorOf(kernel, tenant, now));
  if (asked === undefined || own.length === 0) return own;
  if (own.includes(asked)) return [asked];
  const { serviceId } = booking;
  const service = serviceId === null ? undefined : await findService(table, tenant.tenantId, serviceId);
  return serviceId !== null && !service ? [] : calendarsFor(tenant, { service, calendarId: asked, now });
};

/** The service that a booking is to be for, where it is another than its own. */
const otherService = async (
  { kernel, tenant }: VisitorTurn,
  booking: BookingItem,
  serviceId: string | undefined,
): Promise<Service | 'gone' | undefined> =>
  serviceId === booking.serviceId ? undefined : stillOffered(kernel, tenant, serviceId);

const needIn = (tenant: TenantItem, booking: BookingItem, service: Service | undefined): ServiceNeed =>
  service ? needOf(tenant, service) : needOfBooking(booking);

const offeringOf = (booking: BookingItem, { calendarId, service }: Asked, now: number): Offering => ({
  ...offeringToMove(booking, now, calendarId),
  ...(service ? { serviceId: service.serviceId } : {}),
});

/**
 * The times to which a booking of this conversation may be moved; the place that it has is none of them, unless it is
 * to be for another service.
 */
export const slotsToMove = async (
  turn: VisitorTurn,
  bookingId: string,
  { from, to, when, limit, personId, serviceId }: SlotQuery,
): Promise<readonly PublicSlot[]> => {
  const { kernel, tenant, visit } = turn;
  const booking = await ownBooking(turn, bookingId);
  if (!booking) return [];
  const { now } = visit;
  const asked = personId === undefined ? undefined : brandId<CalendarId>(personId);
  const service = await otherService(turn, booking, serviceId);
  if (service === 'gone') return [];
  const calendars = await calendarsAsked(turn, booking, { calendarId: asked, service });
  if (calendars.length === 0) return [];
  const times = await freeTimesFor(kernel.table, tenant, needIn(tenant, booking, service), {
    now,
    from: minuteFrom(from),
    to: minuteFrom(to),
    without: booking.bookingId,
    calendars,
  });
  const isOther = service !== undefined || (asked !== undefined && asked !== booking.calendarId);
  const wanted = times.filter(isWanted(tenant, { when }));
  return offered(kernel, tenant, offeringOf(booking, { calendarId: asked, service }, now), wanted)
    .filter(({ startAt }) => isOther || startAt !== booking.startAt)
    .slice(0, limit);
};

/**
 * Moves a booking of this conversation by the rules for visitors, to whom the slot was offered with, and in the same
 * transaction to the service that it was offered for, if that is another. Throws 503 `busy`.
 */
export const moveOwn = async (
  turn: VisitorTurn,
  bookingId: string,
  slotId: string,
  serviceId?: string,
): Promise<MoveResult> => {
  const { kernel, tenant, visit } = turn;
  const { now } = visit;
  const handle = openSlot(kernel.signer, tenant.tenantId, slotId, now);
  if (handle.kind !== 'valid' || handle.slot.start <= nowMinute(now)) return { kind: 'expired' };
  const own = await ownBooking(turn, bookingId);
  if (!own) return { kind: 'too_late' };
  const { start, calendarId } = handle.slot;
  if (serviceId !== undefined && handle.slot.serviceId !== serviceId) return { kind: 'expired' };
  const service = await otherService(turn, own, serviceId);
  if (service === 'gone') return { kind: 'expired' };
  const asked = { calendarId, service };
  const to = (calendarId ?? service) ? await calendarsAsked(turn, own, asked) : undefined;
  if (to?.length === 0) return { kind: 'expired' };
  let alternatives: readonly PublicSlot[] = [];
  const by: Changer = {
    ...visitorOf(kernel, tenant, now),
    ...(to ? { to } : {}),
    shown: (times, booking) => {
      alternatives = offered(kernel, tenant, offeringOf(booking, asked, now), times);
      return alternatives;
    },
  };
  try {
    const moved = await editBooking(kernel, tenant, bookingId, async () => ({ start, service }), by);
    return { kind: 'moved', booking: toPublicBooking(kernel, tenant, moved) };
  } catch (error) {
    const kind = refusalOf(error);
    return kind === 'too_late' ? { kind } : { kind, alternatives };
  }
};

const cancelOne = async (turn: VisitorTurn, bookingId: BookingId): Promise<readonly BookingItem[]> => {
  const { kernel, tenant, visit } = turn;
  try {
    const by = visitorOf(kernel, tenant, visit.now);
    return [await cancelBooking(kernel, tenant.tenantId, bookingId, by)];
  } catch (error) {
    if (isTooLate(error)) return [];
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

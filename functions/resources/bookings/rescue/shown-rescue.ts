import { isUpcoming } from '../../../../shared/domain/upcoming.ts';
import type { Rescue, RescueState } from '../../../../shared/schemas/rescue.ts';
import { type BookingItem, toBooking } from '../../../records/bookings/booking-store.ts';
import { calendarName } from '../../../records/bookings/performer.ts';
import { bookingsOf, type RescuedEntry, type RescueItem } from '../../../records/bookings/rescue-store.ts';
import type { ReachPorts } from '../../../records/messages/confirmed-to.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';
import { isAsked } from './ask-to-move.ts';
import { isReachable } from './reachable.ts';

interface Rescued {
  readonly entry: RescuedEntry;
  readonly booking: BookingItem;
}

/** Whether a client is to be asked about the time that they had, and was not yet. */
const isUnasked = (
  { calendarId, closureId }: RescueItem,
  { entry, booking }: Rescued,
  now: number,
): boolean =>
  isUpcoming(booking, now) &&
  booking.startAt === entry.startAt &&
  booking.calendarId === calendarId &&
  !isAsked(booking, closureId);

/** Those of a rescue's bookings whose client can be asked by a message, and was not yet. */
export const leftOf = async (
  ports: ReachPorts,
  tenant: TenantItem,
  rescue: RescueItem,
  bookings: readonly Rescued[],
  now: number,
): Promise<readonly Rescued[]> => {
  const left: Rescued[] = [];
  for (const one of bookings.filter((rescued) => isUnasked(rescue, rescued, now)))
    if (await isReachable(ports, tenant, one.booking, now)) left.push(one);
  return left;
};

/** What became of a booking of a rescued day, as its record says now: nothing is counted apart from it. */
const stateOf = (
  { calendarId, closureId, answerBy }: RescueItem,
  { entry: { startAt }, booking }: Rescued,
  now: number,
): RescueState => {
  if (booking.status === 'cancelled') return 'cancelled';
  if (booking.startAt !== startAt || booking.calendarId !== calendarId) return 'moved';
  if (!isAsked(booking, closureId)) return 'to_call';
  return now < Math.min(Date.parse(answerBy), Date.parse(startAt)) ? 'waiting' : 'silent';
};

const placesOf = (tenant: TenantItem, { proposed }: RescuedEntry) =>
  proposed.map(({ startAt, calendarId }) => {
    const personName = calendarName(tenant, calendarId);
    return { calendarId, startAt, ...(personName === undefined ? {} : { personName }) };
  });

/** A rescue as the team reads it, by its bookings as they are now. */
export const shownRescue = async (
  ports: ReachPorts,
  tenant: TenantItem,
  rescue: RescueItem,
  now: number,
): Promise<Rescue> => {
  const found = await bookingsOf(ports.table, tenant.tenantId, rescue);
  const { calendarId, date, answerBy } = rescue;
  const bookings = found.map((one) => ({
    booking: toBooking(tenant, one.booking, now),
    wasAt: one.entry.startAt,
    state: stateOf(rescue, one, now),
    proposed: placesOf(tenant, one.entry),
  }));
  const left = await leftOf(ports, tenant, rescue, found, now);
  return { calendarId, date, answerBy, bookings, left: left.length };
};

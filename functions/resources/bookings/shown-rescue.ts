import type { Rescue, RescueState } from '../../../shared/schemas/rescue.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type BookingItem, toBooking } from '../../records/booking-store.ts';
import { calendarName } from '../../records/performer.ts';
import { bookingsOf, type RescuedEntry, type RescueItem } from '../../records/rescue-store.ts';
import type { TenantItem } from '../../records/tenant-store.ts';
import { isAsked } from './ask-to-move.ts';

interface Rescued {
  readonly entry: RescuedEntry;
  readonly booking: BookingItem;
}

/** Whether a client can be asked by e-mail, about the time that they had, and was not yet. */
export const isLeft = (
  { calendarId, closureId }: RescueItem,
  { entry, booking }: Rescued,
  now: number,
): boolean =>
  booking.status === 'confirmed' &&
  booking.email !== null &&
  booking.startAt === entry.startAt &&
  booking.calendarId === calendarId &&
  !isAsked(booking, closureId) &&
  Date.parse(booking.startAt) > now;

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
    return { startAt, ...(personName === undefined ? {} : { personName }) };
  });

/** A rescue as the team reads it, by its bookings as they are now. */
export const shownRescue = async (
  table: Table,
  tenant: TenantItem,
  rescue: RescueItem,
  now: number,
): Promise<Rescue> => {
  const found = await bookingsOf(table, tenant.tenantId, rescue);
  const { calendarId, date, answerBy } = rescue;
  const bookings = found.map((one) => ({
    booking: toBooking(tenant, one.booking, now),
    wasAt: one.entry.startAt,
    state: stateOf(rescue, one, now),
    proposed: placesOf(tenant, one.entry),
  }));
  const left = found.filter((one) => isLeft(rescue, one, now)).length;
  return { calendarId, date, answerBy, bookings, left };
};

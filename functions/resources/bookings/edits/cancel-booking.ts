import type { TenantId } from '../../../../shared/domain/ids.ts';
import { occupied } from '../../../../shared/domain/places.ts';
import { release } from '../../../agenda/release.ts';
import { daysTouched } from '../../../agenda/time.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Kernel } from '../../../kernel/http/kernel.ts';
import { indexed, keys } from '../../../kernel/table/keys.ts';
import { settledOrBusy } from '../../../kernel/table/retry.ts';
import type { Table } from '../../../kernel/table/table.ts';
import { ifUnchanged } from '../../../kernel/table/versioned.ts';
import type { Write } from '../../../kernel/table/write.ts';
import { historyLine } from '../../../records/bookings/booking-history.ts';
import {
  type BookingItem,
  busyOf,
  claimOf,
  getBooking,
  sequenceOf,
} from '../../../records/bookings/booking-store.ts';
import { saveDay, storedDays } from '../../../records/calendars/calendar-store.ts';
import { type Company, pendingEvent } from '../../../records/pending-event.ts';
import type { Changer } from '../changer.ts';
import { slotOf } from './edit.ts';

/** The dates whose days hold a booking. */
export const datesOf = (booking: BookingItem): readonly string[] =>
  daysTouched(occupied(busyOf(booking.bookingId, slotOf(booking), booking)));

/** Frees the times of bookings of one calendar in each day that still holds any; a day is written once. */
export const releaseWrites = async (
  table: Table,
  tenantId: TenantId,
  ...bookings: readonly [BookingItem, ...BookingItem[]]
): Promise<readonly Write[]> => {
  const [{ calendarId }] = bookings;
  const days = await storedDays(table, tenantId, calendarId, [...new Set(bookings.flatMap(datesOf))].sort());
  return days.flatMap((day) => {
    const freed = bookings.reduce((left, { bookingId }) => release(left, bookingId), day);
    return freed === day ? [] : [saveDay(tenantId, calendarId, freed)];
  });
};

/** A booking once it is cancelled. */
export const cancelledOf = (booking: BookingItem): BookingItem => ({
  ...booking,
  ...{ status: 'cancelled', sequence: sequenceOf(booking) + 1, version: booking.version + 1 },
});

/**
 * The writes that cancel a booking, without those that free its time; `company` says which others are cancelled at
 * once.
 */
export const cancelWrites = (
  tenantId: TenantId,
  booking: BookingItem,
  { side, memberId, now }: Pick<Changer, 'side' | 'memberId' | 'now'>,
  company: Company = {},
): readonly Write[] => {
  const { bookingId } = booking;
  const cancelled = cancelledOf(booking);
  return [
    {
      update: keys.booking(tenantId, bookingId),
      set: { status: 'cancelled', ...indexed.cancelledBooking(tenantId, booking) },
      add: { sequence: 1 },
      when: ifUnchanged(booking),
    },
    { remove: claimOf(tenantId, booking) },
    pendingEvent(
      {
        ...{ tenantId, type: 'booking.cancelled', subjectId: bookingId },
        ...{ sequence: sequenceOf(cancelled), by: side, holder: booking.holder },
        ...company,
      },
      now,
    ),
    historyLine(tenantId, booking, cancelled, { by: side, memberId }, now),
  ];
};

/** Reads and commits once; undefined when another writer changed the same days first. */
const attempt = async (
  ports: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  id: string,
  by: Changer,
  also: () => readonly Write[],
): Promise<BookingItem | undefined> => {
  const booking = await getBooking(ports.table, tenantId, id);
  if (booking.status === 'cancelled') return booking;
  if (booking.status !== 'confirmed') throw new AppError('booking_closed');
  by.mayChange(booking);
  const outcome = await ports.table.attempt([
    ...cancelWrites(tenantId, booking, by),
    ...(await releaseWrites(ports.table, tenantId, booking)),
    ...also(),
  ]);
  return outcome.kind === 'committed' ? cancelledOf(booking) : undefined;
};

/**
 * Cancels a booking, frees its time and adds the writes of `also`, in one transaction; cancelling twice has the
 * effect of once. Throws 404 `not_found`, 409 `booking_closed` when it was attended or missed, what `by` refuses
 * with, 503 `busy` when other writers kept changing the same days.
 */
export const cancelBooking = (
  ports: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  id: string,
  by: Changer,
  also: () => readonly Write[] = () => [],
): Promise<BookingItem> => settledOrBusy(() => attempt(ports, tenantId, id, by, also));

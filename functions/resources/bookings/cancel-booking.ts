import type { TenantId } from '../../../shared/domain/ids.ts';
import { release } from '../../agenda/release.ts';
import { daysTouched } from '../../agenda/time.ts';
import { occupied } from '../../agenda/types.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import { type RetryPolicy, raceRetry, settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { isStill } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { historyLine } from '../../records/booking-history.ts';
import { type BookingItem, busyOf, claimOf, getBooking, sequenceOf } from '../../records/booking-store.ts';
import { saveDay, storedDays } from '../../records/calendar-store.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { type Changer, staff } from './changer.ts';
import { slotOf } from './edit.ts';

/** The dates whose days hold a booking. */
export const datesOf = (booking: BookingItem): readonly string[] =>
  daysTouched(occupied(busyOf(booking.bookingId, slotOf(booking), booking)));

/** Frees the time in each day that still holds it. */
export const releases = async (
  table: Table,
  tenantId: TenantId,
  booking: BookingItem,
): Promise<readonly Write[]> => {
  const days = await storedDays(table, tenantId, booking.calendarId, datesOf(booking));
  return days.flatMap((day) => {
    const freed = release(day, booking.bookingId);
    return freed === day ? [] : [saveDay(tenantId, booking.calendarId, freed)];
  });
};

/** Reads and commits once; undefined when another writer changed the same days first. */
const attempt = async (
  ports: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  id: string,
  nowMs: number,
  by: Changer,
  also: () => readonly Write[],
): Promise<BookingItem | undefined> => {
  const booking = await getBooking(ports.table, tenantId, id);
  if (booking.status === 'cancelled') return booking;
  if (booking.status !== 'confirmed') throw new AppError('booking_closed');
  by.mayChange(booking);
  const { bookingId, startAt, version } = booking;
  const cancelled: BookingItem = {
    ...booking,
    ...{ status: 'cancelled', sequence: sequenceOf(booking) + 1, version: version + 1 },
  };
  const outcome = await ports.table.attempt([
    {
      update: keys.booking(tenantId, bookingId),
      set: { status: 'cancelled', ...indexed.cancelledBooking(tenantId, startAt, bookingId) },
      add: { sequence: 1 },
      when: isStill(booking),
    },
    { remove: claimOf(tenantId, booking) },
    ...(await releases(ports.table, tenantId, booking)),
    pendingEvent(
      {
        ...{ tenantId, type: 'booking.cancelled', subjectId: bookingId },
        ...{ sequence: sequenceOf(cancelled), by: by.side },
      },
      nowMs,
    ),
    historyLine(tenantId, booking, cancelled, { by: by.side, memberId: by.memberId }, nowMs),
    ...also(),
  ]);
  return outcome.kind === 'committed' ? cancelled : undefined;
};

/**
 * Cancels a booking, frees its time and adds the writes of `also`, in one transaction; cancelling twice has the
 * effect of once. Throws 404 `not_found`, 409 `booking_closed` when it was attended or missed, what `by` refuses
 * with, 503 `busy` when other writers kept changing the same days.
 */
export const cancelBooking = async (
  ports: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  id: string,
  nowMs: number,
  by: Changer = staff(),
  retry: RetryPolicy = raceRetry,
  also: () => readonly Write[] = () => [],
): Promise<BookingItem> => {
  return settledOrBusy(() => attempt(ports, tenantId, id, nowMs, by, also), retry);
};

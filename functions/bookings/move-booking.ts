import { takeByHand } from '../agenda/hand-booking.ts';
import { daysTouched, type Minute, minuteOf, nowMinute } from '../agenda/time.ts';
import { type AgendaDay, occupied } from '../agenda/types.ts';
import { AppError } from '../kernel/app-error.ts';
import { isAbsent } from '../kernel/condition.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { indexed, keys } from '../kernel/keys.ts';
import { type RetryPolicy, raceRetry, untilSettled } from '../kernel/retry.ts';
import { findService } from '../services/service-store.ts';
import { readDays, saveDay } from '../slots/calendar-store.ts';
import type { TenantItem } from '../tenants/tenant-store.ts';
import { type BookingItem, busyOf, getBooking, instantsOf } from './booking-store.ts';
import { datesOf, unchangedSince } from './cancel-booking.ts';
import { REFUSALS, refusal } from './refusal.ts';

const durationOf = (booking: BookingItem): number =>
  (Date.parse(booking.endAt) - Date.parse(booking.startAt)) / 60_000;

const moveWrites = (
  tenant: TenantItem,
  before: BookingItem,
  after: BookingItem,
  days: readonly AgendaDay[],
) => {
  const { tenantId } = tenant;
  const { bookingId, calendarId, person } = before;
  return [
    {
      update: keys.booking(tenantId, bookingId),
      set: {
        startAt: after.startAt,
        endAt: after.endAt,
        ...indexed.booking(tenantId, after.startAt, bookingId),
      },
      when: unchangedSince(before),
    },
    { remove: keys.taken(tenantId, calendarId, before.startAt, person) },
    { put: keys.taken(tenantId, calendarId, after.startAt, person), item: { bookingId }, when: isAbsent },
    ...days.map((day) => saveDay(tenantId, calendarId, day)),
  ];
};

/**
 * Moves a booking to another start: the old time is freed and the new one taken in one transaction. Staff may move
 * to any minute that has room. Throws 404 `not_found`, 409 `slot_taken` with alternatives, 409 `booking_closed`,
 * 503 `busy`.
 */
export const moveBooking = async (
  desk: Pick<Kernel, 'table'>,
  tenant: TenantItem,
  id: string,
  start: Minute,
  nowMs: number,
  retry: RetryPolicy = raceRetry,
): Promise<BookingItem> => {
  const now = nowMinute(nowMs);
  const moved = await untilSettled(retry, async () => {
    const booking = await getBooking(desk.table, tenant.tenantId, id);
    if (booking.status !== 'confirmed') throw new AppError('booking_closed');
    if (minuteOf(booking.startAt) === start) return booking;
    const slot = { start, end: start + durationOf(booking) };
    const entry = busyOf(booking.bookingId, slot, booking);
    const dates = [...new Set([...datesOf(booking), ...daysTouched(occupied(entry))])].sort();
    const before = await readDays(desk.table, tenant, booking.calendarId, dates);
    const taken = takeByHand(before, entry, now);
    if (!taken.ok) {
      const service = booking.serviceId
        ? await findService(desk.table, tenant.tenantId, booking.serviceId)
        : undefined;
      throw await refusal(desk, tenant, REFUSALS[taken.reason], { service, start, now: nowMs });
    }
    const after = { ...booking, ...instantsOf(slot) };
    const changed = taken.days.filter((day) => !before.includes(day));
    const outcome = await desk.table.transact(moveWrites(tenant, booking, after, changed));
    return outcome.kind === 'committed' ? after : undefined;
  });
  if (!moved) throw new AppError('busy', { retryAfterSec: 1 });
  return moved;
};

import { daysTouched, type Minute, minuteOf, nowMinute } from '../agenda/time.ts';
import { type AgendaDay, type Busy, occupied, type ServiceNeed } from '../agenda/types.ts';
import { AppError } from '../kernel/app-error.ts';
import { isAbsent } from '../kernel/condition.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { indexed, keys } from '../kernel/keys.ts';
import { type RetryPolicy, raceRetry, untilSettled } from '../kernel/retry.ts';
import { isStill } from '../kernel/versioned.ts';
import { owed } from '../outbox/owed.ts';
import { readDays, saveDay } from '../slots/calendar-store.ts';
import type { TenantItem } from '../tenants/tenant-store.ts';
import {
  type BookingItem,
  busyOf,
  claimItem,
  claimOf,
  getBooking,
  instantsOf,
  sequenceOf,
} from './booking-store.ts';
import { datesOf } from './cancel-booking.ts';
import { type Changer, staff } from './changer.ts';
import { inTurn } from './in-turn.ts';
import { REFUSALS, type Refused, refusal } from './refusal.ts';

/** An appointment keeps the length and buffers it was made with, whatever became of its service. */
export const needOf = (booking: BookingItem): ServiceNeed => ({
  durationMin: (Date.parse(booking.endAt) - Date.parse(booking.startAt)) / 60_000,
  bufferBeforeMin: booking.beforeMin,
  bufferAfterMin: booking.afterMin,
});

/** Where a move's writes claim the new time for the person, who may have another appointment then. */
const CLAIM = 2;

const moveWrites = (
  tenant: TenantItem,
  before: BookingItem,
  after: BookingItem,
  days: readonly AgendaDay[],
  nowMs: number,
) => {
  const { tenantId } = tenant;
  const { bookingId, calendarId } = before;
  return [
    {
      update: keys.booking(tenantId, bookingId),
      set: {
        startAt: after.startAt,
        endAt: after.endAt,
        ...indexed.booking(tenantId, after.startAt, bookingId),
        savedUnder: after.savedUnder,
      },
      add: { sequence: 1 },
      unset: ['overbooked'],
      when: isStill(before),
    },
    { remove: claimOf(tenantId, before) },
    { put: claimOf(tenantId, after), item: { ...claimItem(after) }, when: isAbsent },
    ...days.map((day) => saveDay(tenantId, calendarId, day)),
    owed({ tenantId, type: 'booking.moved', subjectId: bookingId }, nowMs),
  ];
};

const daysFor = (booking: BookingItem, entry: Busy): readonly string[] =>
  [...new Set([...datesOf(booking), ...daysTouched(occupied(entry))])].sort();

/** Whether the same request, before a crash, has moved it already: somebody may have moved it on since. */
const isMovedBy = ({ savedUnder }: Changer, booking: BookingItem): boolean =>
  savedUnder !== undefined && booking.savedUnder === savedUnder;

/** Reads, judges and commits once; undefined when somebody wrote the same days first. */
const attempt = async (
  { table }: Pick<Kernel, 'table'>,
  tenant: TenantItem,
  id: string,
  start: Minute,
  nowMs: number,
  by: Changer,
): Promise<BookingItem | undefined> => {
  const booking = await getBooking(table, tenant.tenantId, id);
  if (booking.status !== 'confirmed') throw new AppError('booking_closed');
  if (minuteOf(booking.startAt) === start || isMovedBy(by, booking)) return booking;
  by.mayChange(booking);
  const need = needOf(booking);
  const slot = { start, end: start + need.durationMin };
  const entry = busyOf(booking.bookingId, slot, booking);
  const before = await readDays(table, tenant, booking.calendarId, daysFor(booking, entry));
  const taken = by.take(before, entry, nowMinute(nowMs), booking);
  const refused = (reason: Refused) =>
    refusal(
      { table },
      tenant,
      reason,
      { need, start, now: nowMs, calendars: [booking.calendarId] },
      (times) => by.shown(times, booking),
    );
  if (!taken.ok) throw await refused(REFUSALS[taken.reason]);
  const { overbooked, ...kept } = booking;
  const after = {
    ...kept,
    ...instantsOf(slot),
    ...(by.savedUnder ? { savedUnder: by.savedUnder } : {}),
    sequence: sequenceOf(booking) + 1,
    version: booking.version + 1,
  };
  const changed = taken.days.filter((day) => !before.includes(day));
  const outcome = await table.transact(moveWrites(tenant, booking, after, changed, nowMs));
  if (outcome.kind === 'committed') return after;
  const isSpoken = outcome.kind === 'refused' && outcome.lost.every((position) => position === CLAIM);
  if (isSpoken) throw await refused('taken');
  return undefined;
};

/**
 * Moves a booking to another start: the old time is freed and the new one taken in one transaction. Which starts may
 * be taken, and until when, is `by`'s: staff may move to any minute that has room. Throws 404 `not_found`, 409
 * `slot_taken` with alternatives (also when the same person has another appointment then), 409 `day_full`, 409
 * `booking_closed`, what `by` refuses with, 503 `busy`.
 */
export const moveBooking = async (
  desk: Pick<Kernel, 'table'>,
  tenant: TenantItem,
  id: string,
  start: Minute,
  nowMs: number,
  by: Changer = staff,
  retry: RetryPolicy = raceRetry,
): Promise<BookingItem> => {
  const moved = await untilSettled(retry, () =>
    inTurn(desk.table, tenant.tenantId, () => attempt(desk, tenant, id, start, nowMs, by)),
  );
  if (!moved) throw new AppError('busy', { retryAfterSec: 1 });
  return moved;
};

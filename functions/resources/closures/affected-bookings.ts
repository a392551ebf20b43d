import { Temporal } from 'temporal-polyfill';
import type { Closure } from '../../../shared/schemas/closure.ts';
import { MAX_DURATION_MIN } from '../../../shared/schemas/service.ts';
import { type Interval, isoOf, minuteOf } from '../../agenda/time.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { Position, Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/booking-store.ts';
import type { TenantItem } from '../../records/tenant-store.ts';

const PAGE = 500;

/** Appointments are counted this far; a business that closes over more of them knows. */
export const MOST_COUNTED = 5000;

/** 24:00 is the midnight that the next day begins with. */
const minuteAt = (date: string, time: string, timezone: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = Temporal.PlainDate.from(date).add({ days: hours === 24 ? 1 : 0 });
  const plainTime = new Temporal.PlainTime(hours % 24, minutes);
  return day.toZonedDateTime({ timeZone: timezone, plainTime }).epochMilliseconds / 60_000;
};

const minutesOf = (
  { from, to, startTime = '00:00', endTime = '24:00' }: Closure,
  timezone: string,
): Interval => ({
  start: minuteAt(from, startTime, timezone),
  end: minuteAt(to, endTime, timezone),
});

const isAffected = (booking: BookingItem, { calendarId }: Closure, { start, end }: Interval): boolean =>
  booking.status === 'confirmed' &&
  (calendarId === null || booking.calendarId === calendarId) &&
  (minuteOf(booking.startAt) ?? end) < end &&
  (minuteOf(booking.endAt) ?? start) > start;

/** How many confirmed appointments share a minute with a closure, up to 5,000; buffers do not count. */
export const countAffected = async (
  table: Table,
  { tenantId, timezone }: TenantItem,
  closure: Closure,
): Promise<number> => {
  const closed = minutesOf(closure, timezone);
  const bounds = { from: isoOf(closed.start - MAX_DURATION_MIN), to: isoOf(closed.end) };
  let after: Position | undefined;
  let count = 0;
  do {
    const page = await table.query<BookingItem>(ranges.bookings(tenantId, bounds), { limit: PAGE, after });
    count += page.items.filter((booking) => isAffected(booking, closure, closed)).length;
    after = page.next;
  } while (after && count < MOST_COUNTED);
  return Math.min(count, MOST_COUNTED);
};

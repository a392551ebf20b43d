import { Temporal } from 'temporal-polyfill';
import type { Closure } from '../../../shared/schemas/closure.ts';
import { MAX_DURATION_MIN } from '../../../shared/schemas/service.ts';
import { type Interval, isoOf, minuteOf, nowMinute } from '../../agenda/time.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { firstRows } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';

/** The most appointments that are counted per range. */
const MOST_COUNTED = 5000;

/** 24:00 is the midnight that begins the next day. */
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

/** The ranges of starts of appointments that may share a minute with one of these, without overlaps. */
const stretches = (closed: readonly Interval[]): readonly Interval[] => {
  const runs: Interval[] = [];
  for (const { start, end } of closed.toSorted((a, b) => a.start - b.start)) {
    const from = start - MAX_DURATION_MIN;
    const last = runs.at(-1);
    if (last && last.end >= from) runs[runs.length - 1] = { ...last, end: Math.max(last.end, end) };
    else runs.push({ start: from, end });
  }
  return runs;
};

const bookingsIn = (
  table: Table,
  { tenantId }: TenantItem,
  { start, end }: Interval,
): Promise<readonly BookingItem[]> =>
  firstRows(table, ranges.bookings(tenantId, { from: isoOf(start), to: isoOf(end) }), MOST_COUNTED);

/** Which appointments are in a closure, and between which starts they are listed. */
export interface Inside {
  readonly bounds: { readonly from: string; readonly to?: string };
  readonly picks: (booking: BookingItem) => boolean;
}

/** The confirmed appointments, not yet over, that share a minute with a closure. */
export const insideOf = (tenant: TenantItem, closure: Closure, now: number): Inside => {
  const { start, end } = minutesOf(closure, tenant.timezone);
  const closed = { start: Math.max(start, nowMinute(now)), end };
  return {
    bounds: { from: isoOf(closed.start - MAX_DURATION_MIN), to: isoOf(end) },
    picks: (booking) => isAffected(booking, closure, closed),
  };
};

/**
 * The confirmed appointments, not yet over, that share a minute with a closure, soonest first; 5,000 are read at most.
 */
export const bookingsInside = async (
  table: Table,
  tenant: TenantItem,
  closure: Closure,
  now: number,
): Promise<readonly BookingItem[]> => {
  const { bounds, picks } = insideOf(tenant, closure, now);
  const range = ranges.bookings(tenant.tenantId, bounds);
  return (await firstRows<BookingItem>(table, range, MOST_COUNTED)).filter(picks);
};

/**
 * Each closure with the number of confirmed appointments, not yet over, that share a minute with it; buffers do not
 * count. At most 5,000 appointments are read for closures that touch.
 */
export const withAffected = async (
  table: Table,
  tenant: TenantItem,
  closures: readonly Closure[],
  now: number,
): Promise<ReadonlyArray<Closure & { readonly affected: number }>> => {
  const from = nowMinute(now);
  const spans = closures.map((closure) => {
    const { start, end } = minutesOf(closure, tenant.timezone);
    return { closure, closed: { start: Math.max(start, from), end } };
  });
  const ahead = spans.map(({ closed }) => closed).filter(({ start, end }) => start < end);
  const bookings = (
    await Promise.all(stretches(ahead).map((stretch) => bookingsIn(table, tenant, stretch)))
  ).flat();
  return spans.map(({ closure, closed }) => ({
    ...closure,
    affected: bookings.filter((booking) => isAffected(booking, closure, closed)).length,
  }));
};

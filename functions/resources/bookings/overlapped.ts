import { brandId, type CalendarId, type TenantId } from '../../../shared/domain/ids.ts';
import { isExternal } from '../../agenda/external.ts';
import { unpackDay } from '../../agenda/packed-day.ts';
import { daysTouched, type Interval, minuteOf } from '../../agenda/time.ts';
import { parseAgendaDay } from '../../kernel/table/keys/calendars.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { listOutsides } from '../../records/calendars/outside-store.ts';

type Timed = Pick<BookingItem, 'bookingId' | 'calendarId' | 'startAt' | 'endAt' | 'status'>;

const spanOf = ({ startAt, endAt }: Timed): Interval => ({
  start: minuteOf(startAt) ?? 0,
  end: minuteOf(endAt) ?? 0,
});

/** When each of these days is busy elsewhere, by calendar and date. */
const awayOn = async (
  table: Table,
  tenantId: TenantId,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly Interval[]>> => {
  const dayKeys = Array.from(wanted, (name) => {
    const [calendarId = '', date = ''] = name.split(' ');
    return keys.agendaDay(tenantId, brandId<CalendarId>(calendarId), date);
  });
  const items = await table.getMany<Record<string, unknown>>(dayKeys);
  return new Map(
    items.map((item) => {
      const { calendarId, date } = parseAgendaDay(String(item.sk));
      return [`${calendarId} ${date}`, unpackDay(date, item).busy.filter(isExternal)];
    }),
  );
};

const daysOf = (booking: Timed): readonly string[] =>
  daysTouched(spanOf(booking)).map((date) => `${booking.calendarId} ${date}`);

/**
 * The bookings among these that an outside event of their calendar overlaps, those that are over and cancelled ones
 * left out. Reads the days of calendars that follow an outside one, and nothing where there is none.
 */
export const overlapped = async (
  table: Table,
  tenantId: TenantId,
  bookings: readonly Timed[],
  now: number,
): Promise<ReadonlySet<string>> => {
  const ahead = bookings.filter(({ status, endAt }) => status !== 'cancelled' && Date.parse(endAt) > now);
  if (ahead.length === 0) return new Set();
  const followed = new Set((await listOutsides(table, tenantId)).map(({ calendarId }) => calendarId));
  const judged = ahead.filter(({ calendarId }) => followed.has(calendarId));
  if (judged.length === 0) return new Set();
  const away = await awayOn(table, tenantId, new Set(judged.flatMap(daysOf)));
  const isAway = (booking: Timed): boolean => {
    const { start, end } = spanOf(booking);
    return daysOf(booking).some((name) => away.get(name)?.some((run) => run.start < end && run.end > start));
  };
  return new Set(judged.filter(isAway).map(({ bookingId }) => bookingId));
};

import { brandId, type CalendarId } from '../../../../shared/domain/ids.ts';
import {
  type DaysOf,
  type Displaced,
  type Place,
  proposals,
  type Seeking,
} from '../../../agenda/proposals.ts';
import { take } from '../../../agenda/take.ts';
import { DAY_MIN, daysTouched, isoOf, minuteOf, nowMinute } from '../../../agenda/time.ts';
import type { Table } from '../../../kernel/table/table.ts';
import { bookingLimitsOf } from '../../../records/bookings/booking-limits.ts';
import { type BookingItem, busyOf, type ProposedPlace } from '../../../records/bookings/booking-store.ts';
import type { RescuedEntry, RescueItem } from '../../../records/bookings/rescue-store.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';
import { readAgendas } from '../../slots/read-agendas.ts';
import { slotOf } from '../edits/edit.ts';
import { performersOf } from '../performers-of.ts';

/** Days before and after the appointments in which other times are sought. */
const DAYS_AROUND = 14;

/** Another time is offered at least so many minutes ahead, or as the business's notice says if that is less. */
const NOTICE_MIN = 60;

const spanOf = ({ startAt, endAt }: ProposedPlace) => {
  const [start, end] = [minuteOf(startAt), minuteOf(endAt)];
  if (start === undefined || end === undefined) throw new Error(`${startAt} is no whole minute.`);
  return { start, end };
};

const NO_BUFFERS = { beforeMin: 0, afterMin: 0 };

/** A place that somebody was offered, as an entry of its calendar. */
const reservedOf = ({ bookingId }: RescuedEntry, place: ProposedPlace) => ({
  calendarId: place.calendarId,
  entry: busyOf(`${bookingId}@${place.startAt}`, spanOf(place), NO_BUFFERS),
});

/** The days with what is offered to the clients of other rescues: nobody else is offered it. */
const withReserved = (days: DaysOf, rescues: readonly RescueItem[], now: number): DaysOf => {
  const reserved = rescues.flatMap(({ bookings }) =>
    bookings.flatMap((booking) => booking.proposed.map((place) => reservedOf(booking, place))),
  );
  const kept = new Map(days);
  for (const { calendarId, entry } of reserved) {
    const own = kept.get(calendarId) ?? [];
    if (!daysTouched(entry).every((date) => own.some((day) => day.date === date))) continue;
    const taken = take(own, entry, nowMinute(now), { overbook: true });
    if (taken.ok) kept.set(calendarId, taken.days);
  }
  return kept;
};

/** When other times for these are sought. */
const soughtIn = (displaced: readonly Displaced[], now: number): Pick<Seeking, 'from' | 'to'> => {
  const starts = displaced.map(({ entry }) => entry.start);
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  return {
    from: Math.max(nowMinute(now), first - DAYS_AROUND * DAY_MIN),
    to: last + DAYS_AROUND * DAY_MIN,
  };
};

/** The days that hold what is sought for these, and their own. */
const daysFor = async (
  table: Table,
  tenant: TenantItem,
  displaced: readonly Displaced[],
  { from, to }: Pick<Seeking, 'from' | 'to'>,
  now: number,
): Promise<DaysOf> => {
  const dates = daysTouched({ start: from - DAY_MIN, end: to + 2 * DAY_MIN });
  const ids = new Set(displaced.flatMap(({ calendarIds }) => calendarIds));
  const calendars = [...ids].map((id) => brandId<CalendarId>(id));
  const agendas = await readAgendas(table, tenant, { calendars, dates, now });
  return new Map(agendas.map(({ calendarId, days }) => [calendarId, days]));
};

const toPlaces = ({ entry }: Displaced, places: readonly Place[]): readonly ProposedPlace[] =>
  places.map(({ calendarId, start }) => ({
    calendarId: brandId<CalendarId>(calendarId),
    startAt: isoOf(start),
    endAt: isoOf(start + entry.end - entry.start),
  }));

/**
 * Places for bookings that cannot stay, by the booking's id: see `proposals`. What `rescues` have offered already is
 * offered to nobody else.
 */
export const proposePlaces = async (
  table: Table,
  tenant: TenantItem,
  bookings: readonly BookingItem[],
  rescues: readonly RescueItem[],
  now: number,
): Promise<ReadonlyMap<string, readonly ProposedPlace[]>> => {
  const performers = await performersOf(table, tenant, now);
  const displaced = bookings.map(
    (booking): Displaced => ({
      entry: busyOf(booking.bookingId, slotOf(booking), booking),
      client: booking.person,
      calendarIds: performers(booking),
    }),
  );
  if (displaced.length === 0) return new Map();
  const within = soughtIn(displaced, now);
  const { minNoticeMin, until } = bookingLimitsOf(tenant, now);
  const limits = { minNoticeMin: Math.min(minNoticeMin, NOTICE_MIN), until };
  const days = withReserved(await daysFor(table, tenant, displaced, within, now), rescues, now);
  const found = proposals(displaced, days, { now: nowMinute(now), limits, ...within });
  return new Map(displaced.map((one) => [one.entry.id, toPlaces(one, found.get(one.entry.id) ?? [])]));
};

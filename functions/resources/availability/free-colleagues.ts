import type { FreeColleague } from '../../../shared/schemas/stranded.ts';
import { expandRules } from '../../agenda/expand-rules.ts';
import { covers } from '../../agenda/hours.ts';
import { takeWithinHours } from '../../agenda/take.ts';
import { daysTouched, hull, type Interval, nowMinute, overlap } from '../../agenda/time.ts';
import { type AgendaDay, type Busy, occupied, type Rules } from '../../agenda/types.ts';
import type { Table } from '../../kernel/table/table.ts';
import { calendarsInUse } from '../../records/active-calendars.ts';
import { type BookingItem, busyOf } from '../../records/booking-store.ts';
import { calendarName } from '../../records/performer.ts';
import type { TenantItem } from '../../records/tenant-store.ts';
import { performersOf } from '../bookings/performers-of.ts';
import { type Agenda, readAgendas } from '../slots/read-agendas.ts';

/** A booking with its time in whole minutes. */
export interface Timed extends Interval {
  readonly booking: BookingItem;
}

/** How many entries like this fit on a calendar's days, up to so many. */
const placesOn = (days: readonly AgendaDay[], entry: Busy, most: number, now: number): number => {
  let left: readonly AgendaDay[] = days;
  for (let n = 0; n < most; n += 1) {
    const taken = takeWithinHours(left, { ...entry, id: `${entry.id}-${n}` }, nowMinute(now));
    if (!taken.ok) return n;
    left = taken.days;
  }
  return most;
};

/** The same, found once for all who come together. */
const placesFinder = (now: number) => {
  const known = new Map<string, number>();
  return ({ calendarId, days }: Agenda, entry: Busy, most: number): number => {
    const { start, end, before, after } = entry;
    const key = JSON.stringify([calendarId, start, end, before, after]);
    const places = known.get(key) ?? placesOn(days, entry, most, now);
    known.set(key, places);
    return places;
  };
};

/**
 * Who else performs a booking's service, is at work at its time under these rules, and is free then: one row for each
 * booking and person, each by itself, with how many of these bookings they could take then.
 */
export const freeColleagues = async (
  table: Table,
  tenant: TenantItem,
  bookings: readonly Timed[],
  rules: Rules,
  now: number,
): Promise<readonly FreeColleague[]> => {
  if (bookings.length === 0 || calendarsInUse(tenant, now).length < 2) return [];
  const performers = await performersOf(table, tenant, now);
  const asked = bookings.map(({ booking, start, end }) => ({
    entry: busyOf(booking.bookingId, { start, end }, booking),
    calendars: performers(booking).filter((id) => id !== booking.calendarId),
  }));
  const calendars = [...new Set(asked.flatMap((one) => one.calendars))];
  const dates = [...new Set(asked.flatMap(({ entry }) => daysTouched(occupied(entry))))].toSorted();
  const range = hull(asked.map(({ entry }) => entry));
  const agendas = (await readAgendas(table, tenant, { calendars, dates, now })).map((agenda) => ({
    ...agenda,
    hours: expandRules(rules, agenda.calendarId, range),
  }));
  const placesOf = placesFinder(now);
  return asked.flatMap(({ entry, calendars: able }) => {
    const most = asked.filter((other) => overlap(occupied(other.entry), occupied(entry))).length;
    return agendas
      .filter(({ calendarId, hours }) => able.includes(calendarId) && covers(hours, entry))
      .map((agenda) => ({
        bookingId: entry.id,
        calendarId: agenda.calendarId,
        personName: calendarName(tenant, agenda.calendarId) ?? '',
        places: placesOf(agenda, entry, most),
      }))
      .filter(({ places }) => places > 0);
  });
};

import { occupied } from '../../../shared/domain/places.ts';
import type { FreeColleague } from '../../../shared/schemas/stranded.ts';
import { loadsWithin, roomsOnDemand } from '../../agenda/day-room.ts';
import { expandRules } from '../../agenda/expand-rules.ts';
import { covers } from '../../agenda/hours.ts';
import { takeWithinHours } from '../../agenda/take.ts';
import { daysTouched, hull, type Interval, nowMinute } from '../../agenda/time.ts';
import type { Rules } from '../../agenda/types.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type BookingItem, busyOf } from '../../records/bookings/booking-store.ts';
import { calendarName } from '../../records/bookings/performer.ts';
import { calendarsInUse } from '../../records/calendars/active-calendars.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { performersOf } from '../bookings/performers-of.ts';
import { readAgendas } from '../slots/read-agendas.ts';

/** A booking with its time in whole minutes. */
export interface Timed extends Interval {
  readonly booking: BookingItem;
}

/**
 * Who else performs a booking's service, is at work at its time under these rules, and is free then: one row for each
 * booking and person, each by itself, with what they have at its time, so that the reader can tell which of these bookings
 * they can take together (`fitsAmong`).
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
    rooms: roomsOnDemand(agenda.days, nowMinute(now)),
  }));
  return asked.flatMap(({ entry, calendars: able }) =>
    agendas
      .filter(({ calendarId, hours }) => able.includes(calendarId) && covers(hours, entry))
      .filter(({ days }) => takeWithinHours(days, entry, nowMinute(now)).ok)
      .map(({ calendarId, rooms }) => ({
        bookingId: entry.id,
        calendarId,
        personName: calendarName(tenant, calendarId) ?? '',
        beforeMin: entry.before,
        afterMin: entry.after,
        loads: [...loadsWithin(rooms, occupied(entry))],
      })),
  );
};

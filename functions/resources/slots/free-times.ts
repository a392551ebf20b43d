import type { CalendarId } from '../../../shared/domain/ids.ts';
import { occupied } from '../../../shared/domain/places.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { nearest } from '../../agenda/alternatives.ts';
import { freeOnAny } from '../../agenda/any-calendar.ts';
import { datesFor, type FreeSlotQuery, freeSlots } from '../../agenda/free-slots.ts';
import { release } from '../../agenda/release.ts';
import { DAY_MIN, daysTouched, type Minute, nowMinute } from '../../agenda/time.ts';
import {
  type AgendaDay,
  type AgendaSlot,
  type BookingLimits,
  isLive,
  MAX_BUSY_PER_DAY,
  type ServiceNeed,
} from '../../agenda/types.ts';
import type { Table } from '../../kernel/table/table.ts';
import { bookingLimitsOf } from '../../records/bookings/booking-limits.ts';
import { calendarsFor, calendarsInUse } from '../../records/calendars/active-calendars.ts';
import { bookingPolicyOf, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { readAgendas } from './read-agendas.ts';

/** The time that a service takes; one slot for an appointment without a service. */
export const needOf = (tenant: TenantItem, service: Service | undefined): ServiceNeed => ({
  durationMin: service?.durationMin ?? bookingPolicyOf(tenant).slotMinutes,
  bufferBeforeMin: service?.bufferBeforeMin ?? 0,
  bufferAfterMin: service?.bufferAfterMin ?? 0,
});

export interface TimesWanted {
  readonly service: Service | undefined;
  readonly now: number;
  /** The calendar asked for; absent for anyone. */
  readonly calendarId?: CalendarId | undefined;
  /** Starts at or after this minute. */
  readonly from?: Minute | undefined;
  /** Starts before this minute. */
  readonly to?: Minute | undefined;
  /** How soon and how far ahead; by default as visitors may book. */
  readonly limits?: BookingLimits | undefined;
}

/** Whether a day holds the most entries it may; it then counts as full even if minutes are free. */
const isDayFull = ({ busy }: AgendaDay, now: Minute): boolean =>
  busy.filter((entry) => isLive(entry, now)).length >= MAX_BUSY_PER_DAY;

const outsideFullDays = (
  slots: readonly AgendaSlot[],
  days: readonly AgendaDay[],
  { need, now }: FreeSlotQuery,
): readonly AgendaSlot[] => {
  const full = new Set(days.filter((day) => isDayFull(day, now)).map(({ date }) => date));
  const buffers = { before: need.bufferBeforeMin, after: need.bufferAfterMin };
  if (full.size === 0) return slots;
  return slots.filter(
    (slot) => !daysTouched(occupied({ ...slot, ...buffers })).some((date) => full.has(date)),
  );
};

interface NeedWanted extends Pick<TimesWanted, 'now' | 'from' | 'to' | 'limits'> {
  /** A time free on any of these calendars counts; by default all in use. */
  readonly calendars?: readonly CalendarId[] | undefined;
  /** The id of a booking about to be moved, whose own time counts as free. */
  readonly without?: string;
}

/** The free times for a need, soonest first, one for each start. */
export const freeTimesFor = async (
  table: Table,
  tenant: TenantItem,
  need: ServiceNeed,
  {
    now,
    from,
    to,
    without,
    calendars = calendarsInUse(tenant, now),
    limits = bookingLimitsOf(tenant, now),
  }: NeedWanted,
): Promise<readonly AgendaSlot[]> => {
  const query: FreeSlotQuery = {
    need,
    limits,
    now: nowMinute(now),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  const dates = datesFor(query);
  if (dates.length === 0) return [];
  const agendas = await readAgendas(table, tenant, { calendars, dates, now });
  const free = agendas.map(({ days: stored }) => {
    const days = without === undefined ? stored : stored.map((day) => release(day, without));
    return outsideFullDays(freeSlots(days, query), days, query);
  });
  return freeOnAny(free);
};

/** The free times of a business within its limits, soonest first. Costs one query of days per calendar. */
export const listFreeTimes = (
  table: Table,
  tenant: TenantItem,
  wanted: TimesWanted,
): Promise<readonly AgendaSlot[]> => {
  const calendars = calendarsFor(tenant, wanted);
  return freeTimesFor(table, tenant, needOf(tenant, wanted.service), { ...wanted, calendars });
};

const ALTERNATIVES = 3;

/**
 * Minutes around a refused time that nearly always contain three other free times, so that few days are read under
 * load.
 */
const NEAR_MIN = 2 * DAY_MIN;

interface RefusedStart extends Pick<NeedWanted, 'now' | 'calendars' | 'limits'> {
  readonly start: Minute;
}

/**
 * The three free times nearest to a refused one; fewer when there are no more. Never the refused one itself, which
 * may be free for other people.
 */
export const alternativesTo = async (
  table: Table,
  tenant: TenantItem,
  need: ServiceNeed,
  { start: refused, ...within }: RefusedStart,
): Promise<readonly AgendaSlot[]> => {
  const others = async (wanted: NeedWanted) =>
    (await freeTimesFor(table, tenant, need, wanted)).filter(({ start }) => start !== refused);
  const near = nearest(
    await others({ ...within, from: refused - NEAR_MIN, to: refused + NEAR_MIN + 1 }),
    refused,
  );
  if (near.length === ALTERNATIVES) return near;
  return nearest(await others(within), refused);
};

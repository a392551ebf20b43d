import { MAIN_CALENDAR } from '../../shared/domain/ids.ts';
import type { Service } from '../../shared/schemas/service.ts';
import { nearest } from '../agenda/alternatives.ts';
import { datesFor, freeSlots, type SlotQuery } from '../agenda/free-slots.ts';
import { daysTouched, type Minute, nowMinute } from '../agenda/time.ts';
import {
  type AgendaDay,
  isLive,
  MAX_BUSY_PER_DAY,
  occupied,
  type ServiceNeed,
  type Slot,
} from '../agenda/types.ts';
import type { Table } from '../kernel/table.ts';
import { bookingPolicyOf, type TenantItem } from '../tenants/tenant-store.ts';
import { readDays } from './calendar-store.ts';

/** The time that a service takes, or that an appointment without one takes: one slot. */
export const needOf = (tenant: TenantItem, service: Service | undefined): ServiceNeed => ({
  durationMin: service?.durationMin ?? bookingPolicyOf(tenant).slotMinutes,
  bufferBeforeMin: service?.bufferBeforeMin ?? 0,
  bufferAfterMin: service?.bufferAfterMin ?? 0,
});

export interface TimesWanted {
  readonly service: Service | undefined;
  readonly now: number;
  /** Starts at or after this minute. */
  readonly from?: Minute | undefined;
  /** Starts before this minute. */
  readonly to?: Minute | undefined;
}

/** Whether a day holds as many entries as it may; it is then booked out, however free its minutes are. */
const isDayFull = ({ busy }: AgendaDay, now: Minute): boolean =>
  busy.filter((entry) => isLive(entry, now)).length >= MAX_BUSY_PER_DAY;

const outsideFullDays = (
  slots: readonly Slot[],
  days: readonly AgendaDay[],
  { need, now }: SlotQuery,
): readonly Slot[] => {
  const full = new Set(days.filter((day) => isDayFull(day, now)).map(({ date }) => date));
  const buffers = { before: need.bufferBeforeMin, after: need.bufferAfterMin };
  if (full.size === 0) return slots;
  return slots.filter(
    (slot) => !daysTouched(occupied({ ...slot, ...buffers })).some((date) => full.has(date)),
  );
};

const freeTimesFor = async (
  table: Table,
  tenant: TenantItem,
  need: ServiceNeed,
  { now, from, to }: Omit<TimesWanted, 'service'>,
): Promise<readonly Slot[]> => {
  const query: SlotQuery = {
    need,
    limits: bookingPolicyOf(tenant),
    now: nowMinute(now),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  const dates = datesFor(query);
  if (dates.length === 0) return [];
  const days = await readDays(table, tenant, MAIN_CALENDAR, dates);
  return outsideFullDays(freeSlots(days, query), days, query);
};

/** The free times of a business, soonest first, within its notice and horizon: one query of the agenda's days. */
export const listFreeTimes = (
  table: Table,
  tenant: TenantItem,
  { service, ...wanted }: TimesWanted,
): Promise<readonly Slot[]> => freeTimesFor(table, tenant, needOf(tenant, service), wanted);

/** The three free times nearest to one that was refused. */
export const alternativesTo = async (
  table: Table,
  tenant: TenantItem,
  need: ServiceNeed,
  wanted: Minute,
  now: number,
): Promise<readonly Slot[]> => nearest(await freeTimesFor(table, tenant, need, { now }), wanted);

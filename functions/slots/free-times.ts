import { MAIN_CALENDAR } from '../../shared/domain/ids.ts';
import type { Service } from '../../shared/schemas/service.ts';
import { nearest } from '../agenda/alternatives.ts';
import { datesFor, freeSlots, type SlotQuery } from '../agenda/free-slots.ts';
import type { Minute } from '../agenda/time.ts';
import { nowMinute } from '../agenda/time.ts';
import type { ServiceNeed, Slot } from '../agenda/types.ts';
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

/** The free times of a business, soonest first, within its notice and horizon: one query of the agenda's days. */
export const listFreeTimes = async (
  table: Table,
  tenant: TenantItem,
  { service, now, from, to }: TimesWanted,
): Promise<readonly Slot[]> => {
  const query: SlotQuery = {
    need: needOf(tenant, service),
    limits: bookingPolicyOf(tenant),
    now: nowMinute(now),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  const dates = datesFor(query);
  if (dates.length === 0) return [];
  return freeSlots(await readDays(table, tenant, MAIN_CALENDAR, dates), query);
};

/** The three free times nearest to one that was refused. */
export const alternativesTo = async (
  table: Table,
  tenant: TenantItem,
  service: Service | undefined,
  wanted: Minute,
  now: number,
): Promise<readonly Slot[]> => nearest(await listFreeTimes(table, tenant, { service, now }), wanted);

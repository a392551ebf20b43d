import { HOLD_MIN } from '../../../shared/domain/waitlist.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { nowMinute } from '../../agenda/time.ts';
import type { AgendaSlot } from '../../agenda/types.ts';
import { suits, wallClockOf } from '../../agenda/wall-clock.ts';
import type { Table } from '../../kernel/table/table.ts';
import { bookingLimitsOf } from '../../records/bookings/booking-limits.ts';
import { isInUse } from '../../records/calendars/active-calendars.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { WaitingItem } from '../../records/waitlist/waiting-store.ts';
import { listFreeTimes } from '../slots/free-times.ts';

/** Finds free times for those who wait; equal questions are answered from one reading until `forget`. */
export interface TimesFor {
  /** The soonest time that suits, can be held in full, and was not offered to them before. */
  readonly first: (row: WaitingItem, service: Service) => Promise<AgendaSlot | undefined>;
  /** Call after a time was held, or turned out to be taken. */
  readonly forget: () => void;
}

/**
 * Free times at `now` (epoch milliseconds) that begin late enough for a whole hold to end before the notice: an
 * offer can be accepted until its last minute.
 */
export const timesFor = (table: Table, tenant: TenantItem, now: number): TimesFor => {
  const { minNoticeMin, until } = bookingLimitsOf(tenant, now);
  const start = nowMinute(now);
  const clock = wallClockOf(tenant.timezone, { start, end: until });
  const read = new Map<string, Promise<readonly AgendaSlot[]>>();
  const freeFor = ({ calendarId }: WaitingItem, service: Service): Promise<readonly AgendaSlot[]> => {
    const question = `${service.serviceId} ${calendarId ?? ''}`;
    const from = start + HOLD_MIN + minNoticeMin;
    const answer = read.get(question) ?? listFreeTimes(table, tenant, { service, calendarId, now, from });
    read.set(question, answer);
    return answer;
  };
  return {
    first: async (row, service) => {
      if (row.calendarId && !isInUse(tenant, row.calendarId, now)) return undefined;
      const free = await freeFor(row, service);
      return free.find((slot) => !row.passed.includes(slot.start) && suits(row, clock(slot.start)));
    },
    forget: () => read.clear(),
  };
};

import type { CalendarId, TenantId } from '../../../shared/domain/ids.ts';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import type { Closure as StoredClosure } from '../../../shared/schemas/closure.ts';
import { packDay, unpackDay } from '../../agenda/packed-day.ts';
import { DAY_MIN, dayStartOf } from '../../agenda/time.ts';
import type { AgendaClosure, AgendaDay, Rules } from '../../agenda/types.ts';
import { allOf, anyOf, ifAbsent, ifFieldAtMost, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Conditional } from '../../kernel/table/write.ts';
import { bookingPolicyOf, type TenantItem } from '../tenants/tenant-store.ts';
import { agendaExpiry } from './agenda-expiry.ts';
import { listClosures } from './closure-store.ts';
import { listWindows } from './window-store.ts';

/** Days that one query may touch: the longest horizon, and one at each end. */
const MAX_DAYS = 70;

/** A closure covers days in the business's own zone, whatever the zones of its windows. */
export const closedIn = (
  timezone: string,
  closure: Pick<StoredClosure, 'closureId' | 'from' | 'to' | 'startTime' | 'endTime' | 'calendarId'>,
): AgendaClosure => {
  const { closureId, from, to, startTime, endTime, calendarId } = closure;
  return {
    closureId,
    from,
    to,
    timezone,
    ...(startTime === undefined ? {} : { startTime }),
    ...(endTime === undefined ? {} : { endTime }),
    ...(calendarId === null ? {} : { calendarId }),
  };
};

/** Rules whose windows are as they are stored, with their calendars. */
type StoredRules = Rules & { readonly windows: readonly AvailabilityWindow[] };

/**
 * The rules of a business. The version was read with the tenant, before the windows: the rules may be newer than
 * their version, never older, and are then only computed once more.
 */
export const loadRules = async (table: Table, tenant: TenantItem): Promise<StoredRules> => {
  const [windows, closures] = await Promise.all([
    listWindows(table, tenant.tenantId),
    listClosures(table, tenant.tenantId),
  ]);
  const { slotMinutes } = bookingPolicyOf(tenant);
  return {
    rulesVersion: tenant.rulesVersion,
    windows,
    closures: closures.map((closure) => closedIn(tenant.timezone, closure)),
    slotMinutes,
  };
};

interface DateRun {
  readonly first: string;
  last: string;
}

/** Sorted dates as runs without a gap: a move may span more than a year, and needs only the days at its two ends. */
const runsOf = (dates: readonly string[]): readonly DateRun[] => {
  const runs: DateRun[] = [];
  for (const date of dates) {
    const open = runs.at(-1);
    const isNext = open && dayStartOf(date) - dayStartOf(open.last) === DAY_MIN;
    if (isNext && dayStartOf(date) - dayStartOf(open.first) < MAX_DAYS * DAY_MIN) open.last = date;
    else runs.push({ first: date, last: date });
  }
  return runs;
};

/** The stored days of a calendar; days never written are left out. `dates` are sorted. */
export const storedDays = async (
  table: Table,
  tenantId: TenantId,
  calendarId: CalendarId,
  dates: readonly string[],
): Promise<readonly AgendaDay[]> => {
  const read = ({ first, last }: DateRun) =>
    table.all<Record<string, unknown>>(ranges.agendaDays(tenantId, calendarId, first, last), MAX_DAYS);
  const items = (await Promise.all(runsOf(dates).map(read))).flat();
  return items.map((item) => unpackDay(String(item.sk).slice(-'yyyy-mm-dd'.length), item));
};

/** Writes a day that was read at `day.version`; refused when it was written since. */
export const saveDay = (tenantId: TenantId, calendarId: CalendarId, day: AgendaDay): Conditional => ({
  put: keys.agendaDay(tenantId, calendarId, day.date),
  item: { ...packDay({ ...day, version: day.version + 1 }), expiresAt: agendaExpiry(day.date) },
  when: day.version === 0 ? ifAbsent : ifFieldIs('version', day.version),
});

/** Writes a day's regenerated offers; also refused when later rules have been written meanwhile. */
export const saveOffers = (tenantId: TenantId, calendarId: CalendarId, day: AgendaDay): Conditional => ({
  ...saveDay(tenantId, calendarId, day),
  when: anyOf(
    ifAbsent,
    allOf(ifFieldIs('version', day.version), ifFieldAtMost('rulesVersion', day.rulesVersion)),
  ),
});

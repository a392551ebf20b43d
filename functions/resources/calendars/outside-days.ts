import { withExternal } from '../../agenda/external.ts';
import { DAY_MIN, dayStartOf, daysTouched, type Interval, nowMinute } from '../../agenda/time.ts';
import type { AgendaDay } from '../../agenda/types.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { saveDay, storedDays } from '../../records/calendars/calendar-store.ts';
import type { OutsideItem } from '../../records/calendars/outside-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { readOwnAgendas } from '../slots/read-agendas.ts';

/** Days ahead for which outside events are read: the longest horizon of visitors, and what reaches out of it. */
const DAYS_AHEAD = 62;

/** Days in one transaction. */
const AT_ONCE = 8;

/** Days in one query. */
const IN_ONE_QUERY = 60;

/** From the beginning of the present day, UTC, to the end of the last day for which outside events are read. */
export const outsideRange = (now: number): Interval => {
  const minute = nowMinute(now);
  const start = minute - (minute % DAY_MIN);
  return { start, end: start + (DAYS_AHEAD + 1) * DAY_MIN };
};

/** What was written: the days whose gaps count as busy; undefined when somebody else has taken over meanwhile. */
export type Written = { readonly joinedDays: number } | undefined;

const chunksOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));

/** Writes some days in one transaction; `taken_over` when another reader has changed the fence. */
const writeSome = async (
  table: Table,
  { tenantId, calendarId, fence }: OutsideItem,
  known: readonly AgendaDay[],
  runs: readonly Interval[],
  readAgain: () => Promise<readonly AgendaDay[]>,
): Promise<number | 'taken_over'> => {
  let days = known;
  const fenceCheck: Write<'fence'> = {
    as: 'fence',
    check: keys.outside(tenantId, calendarId),
    when: ifFieldIs('fence', fence),
  };
  return settledOrBusy(async () => {
    const replaced = days.map((day) => withExternal(day, runs));
    const changed = replaced.map(({ day }) => day).filter((day, n) => day !== days[n]);
    const joined = replaced.filter(({ isJoined }) => isJoined).length;
    if (changed.length === 0) return joined;
    const outcome = await table.attempt([
      fenceCheck,
      ...changed.map((day) => saveDay(tenantId, calendarId, day)),
    ]);
    if (outcome.kind === 'committed') return joined;
    if (outcome.kind === 'refused' && outcome.lost.includes('fence')) return 'taken_over' as const;
    days = await readAgain();
    return undefined;
  });
};

const writeAll = async (
  table: Table,
  row: OutsideItem,
  days: readonly AgendaDay[],
  runs: readonly Interval[],
  read: (dates: readonly string[]) => Promise<readonly AgendaDay[]>,
): Promise<Written> => {
  let joinedDays = 0;
  for (const some of chunksOf(days, AT_ONCE)) {
    const readAgain = () => read(some.map(({ date }) => date));
    const joined = await writeSome(table, row, some, runs, readAgain);
    if (joined === 'taken_over') return undefined;
    joinedDays += joined;
  }
  return { joinedDays };
};

/** The days of a calendar for which its outside events are read. */
export interface OutsideDays {
  readonly tenant: TenantItem;
  readonly row: OutsideItem;
  readonly range: Interval;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Replaces the external entries of days by these runs (merged), each day on condition that it is as it was read, and
 * all on condition that the fence is still that of the row. A day that stays as it is costs no write. Throws 503
 * `busy`.
 */
export const replaceOutside = async (
  table: Table,
  { tenant, row, range, now }: OutsideDays,
  runs: readonly Interval[],
): Promise<Written> => {
  const read = async (dates: readonly string[]): Promise<readonly AgendaDay[]> => {
    const agendas = await readOwnAgendas(table, tenant, { calendars: [row.calendarId], dates, now });
    return agendas.flatMap(({ days }) => days);
  };
  return writeAll(table, row, await read(daysTouched(range)), runs, read);
};

/** Takes every external entry out of the days that may hold one. Throws 503 `busy`. */
export const clearOutside = async (table: Table, row: OutsideItem): Promise<Written> => {
  const { tenantId, calendarId, firstDate, lastDate } = row;
  if (firstDate === null || lastDate === null) return { joinedDays: 0 };
  const read = (dates: readonly string[]) => storedDays(table, tenantId, calendarId, dates);
  const dates = daysTouched({ start: dayStartOf(firstDate), end: dayStartOf(lastDate) + DAY_MIN });
  for (const some of chunksOf(dates, IN_ONE_QUERY))
    if (!(await writeAll(table, row, await read(some), [], read))) return undefined;
  return { joinedDays: 0 };
};

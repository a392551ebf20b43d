import { createHash } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '../../../shared/domain/duration.ts';
import { type CalendarId, MAIN_CALENDAR, type TenantId } from '../../../shared/domain/ids.ts';
import { mergedRuns } from '../../agenda/external.ts';
import { DAY_MIN, daysTouched, type Interval, utcDateOf } from '../../agenda/time.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/identity/ids.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { INDEX_KEYS, keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { findCalendarPerson } from '../../records/calendars/calendar-person.ts';
import { changeOutside, findOutside, type OutsideItem } from '../../records/calendars/outside-store.ts';
import { findTenant } from '../../records/tenants/tenant-store.ts';
import { requestWaitlistCheck } from '../../records/waitlist/waitlist-check.ts';
import { type BusyTimes, busyTimesOf } from './ical/busy-times.ts';
import type { IcsAnswer, ReadIcs } from './ics-gateway.ts';
import { clearOutside, type OutsideDays, outsideRange, replaceOutside } from './outside-days.ts';
import { withoutOwn } from './own-bookings.ts';

/** Between two readings, before each calendar's own part of a minute, by which they spread. */
const PERIOD_MS = 14.5 * MINUTE_MS;

/** After a reader claimed the days and died, the next one comes this much later. */
const TAKEN_MS = 2 * MINUTE_MS;

/** Days that are past are deleted after this long, with their entries. */
const DAYS_KEPT = 61;

/** The longest pause after failures in a row. */
const MOST_PAUSE_MS = 6 * HOUR_MS;

export interface ReadPorts {
  readonly table: Table;
  readonly ids: Pick<Ids, 'secret'>;
  readonly readIcs: ReadIcs;
}

export interface OutsideReading {
  readonly tenantId: TenantId;
  readonly calendarId: CalendarId;
  readonly now: number;
  /** Milliseconds for the other server. */
  readonly timeoutMs: number;
}

/**
 * What a reading did. `gone`: nothing is to be read; `taken_over`: somebody else reads it or has changed it; `removed`:
 * its entries were taken out; `same`: the days hold it already.
 */
export type ReadOutcome = 'gone' | 'taken_over' | 'removed' | 'failed' | 'same' | 'written';

interface PreparedReading extends OutsideReading, OutsideDays {
  readonly ports: ReadPorts;
  readonly row: OutsideItem & { readonly url: string };
}

const digestOf = (...words: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url');

/** From 0 to a minute, the same for one calendar each time. */
const spreadOf = ({ tenantId, calendarId }: OutsideItem): number =>
  createHash('sha256').update(`${tenantId}#${calendarId}`).digest().readUInt16BE() % MINUTE_MS;

const pauseAfter = (failures: number): number =>
  Math.min(MOST_PAUSE_MS, PERIOD_MS * 2 ** Math.min(failures, 10));

/** Saves the outcome, unless somebody else has taken over. */
const conclude = async (
  { ports, row, now }: PreparedReading,
  set: Partial<OutsideItem>,
  outcome: ReadOutcome,
): Promise<ReadOutcome> => {
  const { failures = 0 } = set;
  const pause = failures === 0 ? PERIOD_MS : pauseAfter(failures - 1);
  const nextReadAt = toInstant(now + pause + spreadOf(row));
  const isSaved = await ports.table.writeIf(changeOutside(row, { ...set, nextReadAt }));
  return isSaved ? outcome : 'taken_over';
};

const READ_WELL = { failure: null, httpStatus: null, failingSince: null, failures: 0 } as const;

const later = (a: string, b: string): string => (a > b ? a : b);

/** Claims the days before they are written; undefined when somebody else did. */
const taken = async (reading: PreparedReading): Promise<PreparedReading | undefined> => {
  const { ports, row, now, range } = reading;
  const lastDate = utcDateOf(range.end - 1);
  const change = {
    fence: ports.ids.secret(),
    // Until all days are written, nothing is known of what they hold.
    ...{ etag: null, lastModified: null, written: null },
    firstDate: later(row.firstDate ?? utcDateOf(range.start), utcDateOf(range.start - DAYS_KEPT * DAY_MIN)),
    lastDate: later(row.lastDate ?? lastDate, lastDate),
    nextReadAt: toInstant(now + TAKEN_MS),
  };
  const isTaken = await ports.table.writeIf(changeOutside(row, change));
  return isTaken ? { ...reading, row: { ...row, ...change } } : undefined;
};

const fail = async (
  reading: PreparedReading,
  answer: Extract<IcsAnswer, { kind: 'failed' }>,
): Promise<ReadOutcome> => {
  const failed = (on: PreparedReading, more: Partial<OutsideItem> = {}) =>
    conclude(
      on,
      {
        failure: answer.failure,
        httpStatus: answer.status,
        failingSince: on.row.failingSince ?? toInstant(on.now),
        failures: on.row.failures + 1,
        ...more,
      },
      'failed',
    );
  if (!reading.row.isOfFormer) return failed(reading);
  // What an earlier address said does not hold for this one.
  const mine = await taken(reading);
  if (!mine || !(await clearOutside(mine.ports.table, mine.row))) return 'taken_over';
  await requestWaitlistCheck(mine.ports.table, mine.tenantId, mine.now);
  return failed(mine, { isOfFormer: false, firstDate: null, lastDate: null });
};

const store = async (
  reading: PreparedReading,
  { events, skipped, guessed }: BusyTimes,
  spans: readonly Interval[],
  { etag, lastModified }: Pick<OutsideItem, 'etag' | 'lastModified'>,
): Promise<ReadOutcome> => {
  const { tenant, row, range, now, ports } = reading;
  const runs = mergedRuns(spans);
  const written = digestOf(row.url, daysTouched(range), runs);
  const marks = { etag, lastModified, written, lastReadAt: toInstant(now) };
  const read = { ...READ_WELL, ...marks, events, skipped, guessed };
  if (row.written === written) return conclude(reading, read, 'same');
  const mine = await taken(reading);
  if (!mine) return 'taken_over';
  if (row.isOfFormer && !(await clearOutside(ports.table, mine.row))) return 'taken_over';
  const done = await replaceOutside(ports.table, mine, runs);
  if (!done) return 'taken_over';
  // Before the reading counts as done: one that dies here is repeated, and asks again.
  await requestWaitlistCheck(ports.table, tenant.tenantId, now);
  return conclude(mine, { ...read, isOfFormer: false, joinedDays: done.joinedDays }, 'written');
};

const read = async (reading: PreparedReading): Promise<ReadOutcome> => {
  const { ports, row, tenant, range, now, timeoutMs } = reading;
  // Each day brings another last one, which only the whole text can fill.
  const isCovered = row.written !== null && row.lastDate === utcDateOf(range.end - 1);
  const marks = isCovered ? row : { etag: null, lastModified: null };
  const { etag, lastModified } = marks;
  const answer = await ports.readIcs({ url: row.url, etag, lastModified, timeoutMs });
  if (answer.kind === 'failed') return fail(reading, answer);
  if (answer.kind === 'unchanged')
    return isCovered
      ? conclude(reading, { ...READ_WELL, lastReadAt: toInstant(now) }, 'same')
      : fail(reading, { kind: 'failed', failure: 'status', status: 304 });
  const times = busyTimesOf(answer.text, { range, timezone: tenant.timezone });
  if (typeof times === 'string') return fail(reading, { kind: 'failed', failure: times, status: null });
  return store(reading, times, await withoutOwn(ports.table, tenant.tenantId, times), answer);
};

/** Takes its entries out of the days, then the row itself. Whoever takes over does the same. */
const remove = async (table: Table, row: OutsideItem, now: number): Promise<ReadOutcome> => {
  const { tenantId, calendarId, fence } = row;
  if (!(await clearOutside(table, row))) return 'taken_over';
  await requestWaitlistCheck(table, tenantId, now);
  const isRemoved = await table.writeIf({
    remove: keys.outside(tenantId, calendarId),
    when: ifFieldIs('fence', fence),
  });
  return isRemoved ? 'removed' : 'taken_over';
};

/** A closed business is no longer read; its row is deleted with all others. */
const stop = async (table: Table, { tenantId, calendarId, fence }: OutsideItem): Promise<ReadOutcome> => {
  const isStopped = await table.writeIf({
    update: keys.outside(tenantId, calendarId),
    unset: [INDEX_KEYS.gsi2.pk, INDEX_KEYS.gsi2.sk],
    when: ifFieldIs('fence', fence),
  });
  return isStopped ? 'gone' : 'taken_over';
};

const hasUrl = (row: OutsideItem): row is PreparedReading['row'] => row.url !== null;

/**
 * Reads an outside calendar now and replaces its entries in the agenda's days; after a failure what was read last
 * stays. One whose address or member is gone is removed with its entries. Two readers at once, or one that died, leave
 * what one alone does. Where days changed, those who wait get what became free. `due` is the moment that the reading
 * was planned for: it is not done twice. Throws 503 `busy`.
 */
export const readOutside = async (
  ports: ReadPorts,
  reading: OutsideReading,
  due?: string,
): Promise<ReadOutcome> => {
  const { table } = ports;
  const { tenantId, calendarId, now } = reading;
  const [row, tenant] = await Promise.all([
    findOutside(table, tenantId, calendarId),
    findTenant(table, tenantId),
  ]);
  if (!row || (due !== undefined && row.nextReadAt !== due)) return 'gone';
  if (!tenant) return stop(table, row);
  const isKept = calendarId === MAIN_CALENDAR || (await findCalendarPerson(table, tenantId, calendarId));
  if (!isKept || !hasUrl(row)) return remove(table, row, now);
  return read({ ...reading, ports, tenant, row, range: outsideRange(now) });
};

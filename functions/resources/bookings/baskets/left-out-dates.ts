import { Temporal } from 'temporal-polyfill';
import { MINUTE_MS } from '../../../../shared/domain/duration.ts';
import type { SkippedDate } from '../../../../shared/schemas/basket.ts';
import { offersWithin } from '../../../agenda/hours.ts';
import type { UnbookableDate as LeftOut } from '../../../agenda/series.ts';
import { daysTouched, type Interval } from '../../../agenda/time.ts';
import type { Table } from '../../../kernel/table/table.ts';
import { calendarsInUse } from '../../../records/calendars/active-calendars.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';
import { readOwnAgendas } from '../../slots/read-agendas.ts';

/** The minutes of a local date. */
const minutesOf = (date: string, timeZone: string): Interval => {
  const day = Temporal.PlainDate.from(date);
  const [start, end] = [day, day.add({ days: 1 })].map(
    (one) => one.toZonedDateTime(timeZone).epochMilliseconds / MINUTE_MS,
  );
  return { start: start ?? 0, end: end ?? 0 };
};

/** Of local dates, those on which somebody of the business works. */
const openDates = async (
  table: Table,
  tenant: TenantItem,
  local: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> => {
  const spans = new Map(local.map((date) => [date, minutesOf(date, tenant.timezone)]));
  const dates = [...new Set([...spans.values()].flatMap(daysTouched))].toSorted();
  const agendas = await readOwnAgendas(table, tenant, { calendars: calendarsInUse(tenant, now), dates, now });
  const isOpen = (span: Interval): boolean => agendas.some(({ days }) => offersWithin(days, span));
  return new Set([...spans].flatMap(([date, span]) => (isOpen(span) ? [date] : [])));
};

/** How dates that are left out are told: whether the business is closed then, or nobody who was asked for works. */
export const toldDates = async (
  table: Table,
  tenant: TenantItem,
  leftOut: readonly LeftOut[],
  now: number,
): Promise<(skipped: readonly LeftOut[]) => SkippedDate[]> => {
  const closed = [...new Set(leftOut.flatMap(({ date, reason }) => (reason === 'closed' ? [date] : [])))];
  const open = closed.length === 0 ? new Set() : await openDates(table, tenant, closed, now);
  return (skipped) =>
    skipped.map(({ date, reason }) => ({
      date,
      reason: reason === 'closed' && open.has(date) ? 'off' : reason,
    }));
};

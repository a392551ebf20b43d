import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import type { CalendarId, TenantId } from '../../../shared/domain/ids.ts';
import { type Regeneration, regenerated } from '../../agenda/regenerated.ts';
import { daysTouched, type Interval, nowMinute } from '../../agenda/time.ts';
import type { AgendaDay, Rules } from '../../agenda/types.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { bookingLimitsOf } from '../../records/bookings/booking-limits.ts';
import { calendarsInUse } from '../../records/calendars/active-calendars.ts';
import { loadRules, saveOffers, storedDays } from '../../records/calendars/calendar-store.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { requestWaitlistCheck } from '../../records/waitlist/waitlist-check.ts';

export interface RegenerationCount {
  readonly created: number;
  readonly removed: number;
  readonly kept: number;
}

const sum = (counts: readonly RegenerationCount[]): RegenerationCount => ({
  created: counts.reduce((total, { created }) => total + created, 0),
  removed: counts.reduce((total, { removed }) => total + removed, 0),
  kept: counts.reduce((total, { kept }) => total + kept, 0),
});

/** One calendar's minutes, whose offers are made of the rules. */
interface Span {
  readonly tenantId: TenantId;
  readonly calendarId: CalendarId;
  readonly rules: Rules;
  readonly within: Interval;
}

/** Writes one day's offers if they changed; undefined when another writer changed the day first. */
const saveIfChanged = async (
  table: Table,
  { tenantId, calendarId }: Span,
  made: Regeneration,
): Promise<Regeneration | undefined> =>
  !made.changed || (await table.writeIf(saveOffers(tenantId, calendarId, made.day))) ? made : undefined;

const regenerateDay = async (
  table: Table,
  span: Span,
  date: string,
  known: AgendaDay | undefined,
): Promise<RegenerationCount> => {
  const { tenantId, calendarId, rules, within } = span;
  let stored = known;
  return settledOrBusy(async () => {
    const made = regenerated(stored, date, rules, calendarId, within);
    const saved = await saveIfChanged(table, span, made);
    if (!saved) [stored] = await storedDays(table, tenantId, calendarId, [date]);
    return saved;
  });
};

const regenerateSpan = async (table: Table, span: Span): Promise<RegenerationCount> => {
  const dates = daysTouched(span.within);
  const known = await storedDays(table, span.tenantId, span.calendarId, dates);
  const knownOn = (date: string) => known.find((day) => day.date === date);
  return sum(await Promise.all(dates.map((date) => regenerateDay(table, span, date, knownOn(date)))));
};

/**
 * Computes and stores the offers of the days that `within` touches, on every calendar in use, or on as many as there is
 * time for. Never needed for correctness: a day without stored offers is computed when it is read. Bookings are never touched; running twice
 * changes nothing more. Throws 503 `busy` when a day could not be written within the deadline.
 */
export const regenerate = async (
  table: Table,
  tenant: TenantItem,
  within: Interval,
  isOutOfTime: () => boolean = () => false,
): Promise<RegenerationCount> => {
  if (within.start >= within.end) return { created: 0, removed: 0, kept: 0 };
  const rules = await loadRules(table, tenant);
  const calendars = calendarsInUse(tenant, within.start * MINUTE_MS);
  const counts: RegenerationCount[] = [];
  for (const calendarId of calendars) {
    if (isOutOfTime()) break;
    counts.push(await regenerateSpan(table, { tenantId: tenant.tenantId, calendarId, rules, within }));
  }
  return sum(counts);
};

/** From now to the business's horizon: what visitors may book. */
export const horizonOf = (tenant: TenantItem, now: number): Interval => ({
  start: nowMinute(now),
  end: bookingLimitsOf(tenant, now).until,
});

/** Milliseconds that a request spends on regeneration: what it was made for is saved already. */
const WARMING_MS = 3000;

/**
 * Has a business's waitlist looked at after its rules changed, and regenerates its horizon, as far as there is time: a
 * failure to is only logged, and the rest is left to the daily run, since readers compute the offers themselves. Throws
 * 503 `busy`.
 */
export const warmAgenda = async (
  { table, logger }: Kernel,
  tenantId: TenantId,
  now: number,
): Promise<void> => {
  await requestWaitlistCheck(table, tenantId, now);
  const end = performance.now() + WARMING_MS;
  try {
    const tenant = await getTenant(table, tenantId);
    await regenerate(table, tenant, horizonOf(tenant, now), () => performance.now() >= end);
  } catch (error) {
    logger.error('agenda was not warmed', error, { tenantId });
  }
};

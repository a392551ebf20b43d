import { expandRules } from './expand-rules.ts';
import { DAY_MIN, dayStartOf, type Interval } from './time.ts';
import type { AgendaDay, Offer, Rules } from './types.ts';

/** Whether a stored day can be used without reading the rules: its offers come from this version or a later one. */
export function isCurrent(day: AgendaDay | undefined, rulesVersion: number): day is AgendaDay {
  return day !== undefined && day.rulesVersion >= rulesVersion;
}

/**
 * The day with current offers. The stored day (the same object) when its rules are this version or later; otherwise a
 * day with its busy entries and version and the offers of these rules. `stored` is undefined for a day never written.
 */
export function offersOf(
  stored: AgendaDay | undefined,
  date: string,
  rules: Rules,
  calendarId: string,
): AgendaDay {
  if (isCurrent(stored, rules.rulesVersion)) return stored;
  return withOffers(stored, date, rules, expandRules(rules, calendarId, dayInterval(date)));
}

/** `offersOf` for many days of one calendar, in the order of `dates`; the rules are expanded once. */
export function currentDays(
  stored: readonly AgendaDay[],
  dates: readonly string[],
  rules: Rules,
  calendarId: string,
): AgendaDay[] {
  const known = new Map(stored.map((day) => [day.date, day]));
  const stale = dates.filter((date) => !isCurrent(known.get(date), rules.rulesVersion)).map(dayInterval);
  const offers = stale.length === 0 ? [] : expandRules(rules, calendarId, hull(stale));
  return dates.map((date) => {
    const day = known.get(date);
    if (isCurrent(day, rules.rulesVersion)) return day;
    const { start, end } = dayInterval(date);
    const touching = offers.filter((offer) => offer.start < end && offer.end > start);
    return withOffers(day, date, rules, touching);
  });
}

/** The day with the offers of these rules, whatever version it had. Busy entries and version stay. */
export function withOffers(
  stored: AgendaDay | undefined,
  date: string,
  rules: Rules,
  offers: readonly Offer[],
): AgendaDay {
  return {
    date,
    version: stored?.version ?? 0,
    rulesVersion: rules.rulesVersion,
    slotMinutes: rules.slotMinutes,
    offers,
    busy: stored?.busy ?? [],
  };
}

/** The minutes of a UTC date. */
export function dayInterval(date: string): Interval {
  const start = dayStartOf(date);
  return { start, end: start + DAY_MIN };
}

function hull(intervals: readonly Interval[]): Interval {
  return {
    start: Math.min(...intervals.map((interval) => interval.start)),
    end: Math.max(...intervals.map((interval) => interval.end)),
  };
}

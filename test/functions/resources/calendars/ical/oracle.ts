/**
 * Series by looking at each day alone, sharing nothing with the product or its library: clocks come from Intl, and a
 * day belongs to a rule when it satisfies each of its words.
 */
export interface PlainRule {
  readonly freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  readonly count?: number;
  /** The last instant, in minutes. */
  readonly until?: number;
  /** Weekdays, 0 is Sunday; with `nth`, that one of the month. */
  readonly days?: readonly number[];
  readonly nth?: number;
  readonly monthDay?: number;
}

export interface PlainSeries {
  readonly timeZone: string;
  /** yyyy-mm-dd */
  readonly date: string;
  /** Minutes of the day; undefined for whole days. */
  readonly at: number | undefined;
  /** Minutes, or days of whole ones. */
  readonly lasts: number;
  readonly rule?: PlainRule;
  /** Dates left out. */
  readonly without: readonly string[];
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a zone's clock shows at an instant, as if it were UTC, in minutes. */
const shown = (timeZone: string, minute: number): number => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return Date.parse(`${format.format(minute * MINUTE_MS).replace(' ', 'T')}Z`) / MINUTE_MS;
};

/** The first instant at which the clock shows this; for a time that is skipped, as the clock before would have it. */
export const instantOf = (timeZone: string, wall: number): number => {
  const around = [wall - 1440, wall + 1440].map((minute) => shown(timeZone, minute) - minute);
  const [before = 0, after = 0] = around;
  const candidates = [wall - before, wall - after].filter((minute) => shown(timeZone, minute) === wall);
  return candidates.length > 0 ? Math.min(...candidates) : wall - before;
};

const dayNumber = (date: string): number => Date.parse(`${date}T00:00Z`) / DAY_MS;

const monthsOf = (day: Date): number => day.getUTCFullYear() * 12 + day.getUTCMonth();

/** The Monday of its week, by number. */
const weekOf = (number: number): number => Math.floor((number + 3) / 7);

const isNth = (day: Date, nth: number): boolean => {
  const date = day.getUTCDate();
  const days = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  return nth > 0 ? Math.ceil(date / 7) === nth : Math.ceil((days - date + 1) / 7) === -nth;
};

const isDue = (rule: PlainRule, first: number, number: number): boolean => {
  const [start, day] = [new Date(first * DAY_MS), new Date(number * DAY_MS)];
  const isWeekday = (rule.days ?? [start.getUTCDay()]).includes(day.getUTCDay());
  const monthDay = rule.monthDay ?? start.getUTCDate();
  switch (rule.freq) {
    case 'DAILY':
      return (number - first) % rule.interval === 0 && (rule.days === undefined || isWeekday);
    case 'WEEKLY':
      return (weekOf(number) - weekOf(first)) % rule.interval === 0 && isWeekday;
    case 'MONTHLY':
      if ((monthsOf(day) - monthsOf(start)) % rule.interval !== 0) return false;
      return rule.nth === undefined ? day.getUTCDate() === monthDay : isWeekday && isNth(day, rule.nth);
    case 'YEARLY':
      return (
        (day.getUTCFullYear() - start.getUTCFullYear()) % rule.interval === 0 &&
        day.getUTCMonth() === start.getUTCMonth() &&
        day.getUTCDate() === monthDay
      );
  }
};

/** The days of a series, in order, up to a day. */
const daysOf = ({ date, rule }: PlainSeries, last: number): readonly number[] => {
  const first = dayNumber(date);
  if (!rule) return [first];
  const days: number[] = [];
  for (let number = first; number <= last; number += 1)
    if (isDue(rule, first, number) && days.length < (rule.count ?? Number.POSITIVE_INFINITY))
      days.push(number);
  return days;
};

/** The minutes in [from, to) that a series takes. */
export const busyMinutes = (series: PlainSeries, from: number, to: number): ReadonlySet<number> => {
  const { timeZone, at, lasts, rule, without } = series;
  const busy = new Set<number>();
  const masterStart = instantOf(timeZone, dayNumber(series.date) * 1440 + (at ?? 0));
  for (const number of daysOf(series, Math.ceil(to / 1440) + 2)) {
    if (without.includes(new Date(number * DAY_MS).toISOString().slice(0, 10))) continue;
    const start = instantOf(timeZone, number * 1440 + (at ?? 0));
    if (rule?.until !== undefined && start > rule.until && start !== masterStart) continue;
    const end = at === undefined ? instantOf(timeZone, (number + lasts) * 1440) : start + lasts;
    for (let minute = Math.max(from, start); minute < Math.min(to, end); minute += 1) busy.add(minute);
  }
  return busy;
};

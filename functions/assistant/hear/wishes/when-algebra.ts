import { Temporal } from 'temporal-polyfill';
import type { ClockTime, DateSpan, Interval, When } from '../../frame.ts';
import { meeting } from '../../time/fits.ts';

/** One time of day as one mention tells it. */
export type Told = Pick<When, 'times' | 'at' | 'endsBy'>;

/** Days as one mention tells them. */
export interface Days extends Pick<When, 'dates' | 'weekdays'> {
  /** Told by the day of the week: wanted, the next such date is meant; refused, every one. */
  readonly isByName: boolean;
}

export const toldIn = ({ times, at, endsBy }: When): Told => ({
  times,
  ...(at === undefined ? {} : { at }),
  ...(endsBy === undefined ? {} : { endsBy }),
});

export const daysIn = ({ dates, weekdays }: When): Days => ({
  dates,
  weekdays,
  isByName: dates.length > 0 && weekdays.length > 0,
});

const HALF_DAY = 12 * 60;
/** Within a week the days of a name are told by their dates. */
const WEEK_DAYS = 7;

const holds = ({ from, to }: Interval, minute: number): boolean => minute >= from && minute < to;

/** "7 du soir", "3 in the afternoon": the part of the day settles which half is meant. */
const atWithin = (at: ClockTime, times: readonly Interval[]): ClockTime | undefined => {
  const minutes = [at.minute, ...(at.or === undefined ? [] : [at.or]), at.minute + HALF_DAY];
  const fits = minutes.find((minute) => minute < 2 * HALF_DAY && times.some((time) => holds(time, minute)));
  const { or: _or, ...sure } = at;
  return fits === undefined ? undefined : { ...sure, minute: fits };
};

const isOnlyEnd = ({ times, at }: Told): boolean => times.length === 0 && at === undefined;

const startsOf = ({ times, at }: Told): Told => (at === undefined ? { times } : { times, at });

/** Over by the earlier of the two. */
const endOf = (a: Told, b: Told): Pick<Told, 'endsBy'> => {
  const ends = [a.endsBy, b.endsBy].filter((end) => end !== undefined);
  return ends.length > 0 ? { endsBy: Math.min(...ends) } : {};
};

/** What suits both; `undefined` where nothing can. */
export const intersectTimes = (a: Told, b: Told): Told | undefined => {
  if (isOnlyEnd(a) || isOnlyEnd(b)) return { ...startsOf(isOnlyEnd(a) ? b : a), ...endOf(a, b) };
  if (a.at && b.at) return a.at.minute === b.at.minute ? { ...a, ...endOf(a, b) } : undefined;
  const at = a.at ?? b.at;
  if (at) {
    const within = atWithin(at, a.at ? b.times : a.times);
    return within && { times: [], at: within, ...endOf(a, b) };
  }
  const times = a.times.flatMap((one) => b.times.flatMap((other) => meeting(one, other) ?? []));
  return times.length > 0 ? { times, ...endOf(a, b) } : undefined;
};

/** An hour beside a part of the day that holds it is that hour: "le matin, à 10 h ou 11 h". */
export const settled = (told: readonly Told[]): readonly Told[] => {
  const parts = told.flatMap(({ times, at }) => (at ? [] : times));
  return parts.length === 0
    ? told
    : told.map((one) => {
        const at = one.at && atWithin(one.at, parts);
        return at && one.at?.minute === at.minute ? { ...one, at } : one;
      });
};

const days = ({ from, to }: DateSpan): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1;

const overlap = (a: DateSpan, b: DateSpan): DateSpan | undefined => {
  if (a.from > b.to || b.from > a.to) return undefined;
  const from = a.from.localeCompare(b.from) > 0 ? a.from : b.from;
  return { from, to: a.to.localeCompare(b.to) < 0 ? a.to : b.to };
};

const datesOn = (span: DateSpan, weekdays: Days['weekdays']): readonly DateSpan[] =>
  Array.from({ length: days(span) }, (_, n) => Temporal.PlainDate.from(span.from).add({ days: n }))
    .filter((date) => weekdays.some((weekday) => weekday === date.dayOfWeek))
    .map((date) => ({ from: date.toString(), to: date.toString() }));

const inSpans = (spans: readonly DateSpan[], weekdays: Days['weekdays']): Days => {
  const isShort = spans.every((span) => days(span) <= WEEK_DAYS);
  return isShort
    ? { dates: spans.flatMap((span) => datesOn(span, weekdays)), weekdays: [], isByName: false }
    : { dates: spans, weekdays, isByName: false };
};

/** The dates of `some` where each is a day of those names; undefined where one is not. */
const onSuchDays = (any: Days, some: Days): Days | undefined => {
  const isSuch = ({ from, to }: DateSpan): boolean =>
    from === to && any.weekdays.some((weekday) => weekday === Temporal.PlainDate.from(from).dayOfWeek);
  const isOfName = any.dates.length === 0 && some.weekdays.length === 0 && some.dates.length > 0;
  return isOfName && some.dates.every(isSuch) ? some : undefined;
};

/** A day by name within a stretch of days: "jeudi de la semaine prochaine", "a Tuesday in December". */
export const intersectDays = (a: Days, b: Days): Days | undefined => {
  const isLong = ({ dates, weekdays }: Days) =>
    dates.length > 0 && weekdays.length === 0 && dates.some((span) => span.from !== span.to);
  const [stretch, named] = isLong(a) ? [a, b] : [b, a];
  // "A Saturday, the 12th": one of those days.
  const ofName = onSuchDays(a, b) ?? onSuchDays(b, a);
  if (ofName) return ofName;
  if (!isLong(stretch)) return undefined;
  if (named.weekdays.length > 0) {
    const within = inSpans(stretch.dates, named.weekdays);
    return within.dates.length > 0 ? within : undefined;
  }
  const dates = stretch.dates.flatMap((one) => named.dates.flatMap((other) => overlap(one, other) ?? []));
  return dates.length > 0 ? { dates, weekdays: [], isByName: false } : undefined;
};

const dayBeside = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** "This weekend but Saturday after three": a stretch without one of its days, which is told with hours of its own. */
export const withoutDay = (stretch: Days, { dates: [day, ...others] }: Days): Days | undefined => {
  if (!day || others.length > 0 || day.from !== day.to || stretch.weekdays.length > 0) return undefined;
  const dates = stretch.dates.flatMap((span) =>
    overlap(span, day)
      ? [
          { from: span.from, to: dayBeside(day.from, -1) },
          { from: dayBeside(day.from, 1), to: span.to },
        ].filter(({ from, to }) => from <= to)
      : [span],
  );
  return dates.length > 0 ? { ...stretch, dates } : undefined;
};

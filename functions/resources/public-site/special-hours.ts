import { Temporal } from 'temporal-polyfill';
import type { CalendarId } from '../../../shared/domain/ids.ts';
import { dayNumber, usualWindows, windowsOn } from '../../../shared/domain/window-dates.ts';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import type { Closure } from '../../../shared/schemas/closure.ts';
import type { OpeningHours, SpecialHours } from '../../../shared/schemas/public-site.ts';
import { openingHours } from './opening-hours.ts';

/** What a business's hours on a date depend on. */
export interface HoursRules {
  readonly windows: readonly AvailabilityWindow[];
  readonly closures: readonly Closure[];
  readonly calendars: readonly CalendarId[];
}

type Span = Pick<OpeningHours, 'opens' | 'closes'>;

const without = ({ opens, closes }: Span, hole: Span): readonly Span[] =>
  [
    { opens, closes: closes < hole.opens ? closes : hole.opens },
    { opens: opens > hole.closes ? opens : hole.closes, closes },
  ].filter((span) => span.opens < span.closes);

const holeOn = ({ from, to, startTime, endTime }: Closure, date: string): Span => ({
  opens: (date === from && startTime) || '00:00',
  closes: (date === to && endTime) || '24:00',
});

const isOn = ({ from, to }: Closure, date: string): boolean => from <= date && date <= to;

/** A date's window without its closures. */
const leftOf = (
  window: AvailabilityWindow,
  date: string,
  closures: readonly Closure[],
): readonly AvailabilityWindow[] =>
  closures
    .filter(({ calendarId }) => calendarId === null || calendarId === window.calendarId)
    .map((closure) => holeOn(closure, date))
    .reduce<readonly Span[]>(
      (spans, hole) => spans.flatMap((span) => without(span, hole)),
      [{ opens: window.startTime, closes: window.endTime }],
    )
    .map(({ opens, closes }) => ({ ...window, startTime: opens, endTime: closes }));

/** The open spans of one day's windows, in order: a closure may split a window. */
const spansOf = (windows: readonly AvailabilityWindow[], calendars: readonly CalendarId[]): readonly Span[] =>
  openingHours(
    windows.toSorted((a, b) => a.startTime.localeCompare(b.startTime)),
    calendars,
  ).map(({ opens, closes }) => ({ opens, closes }));

const inWords = (spans: readonly Span[]): string =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`).join();

interface Day {
  readonly date: string;
  /** The day in an ordinary week. */
  readonly usual: readonly Span[];
  readonly hours: readonly Span[];
  readonly holiday: Closure['holiday'];
}

const dayOn = (
  date: string,
  usual: readonly AvailabilityWindow[],
  { windows, closures, calendars }: HoursRules,
): Day => {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek % 7;
  const ofDay = usual.filter(({ dayOfWeek }) => dayOfWeek === weekday);
  const held = closures.filter((closure) => isOn(closure, date));
  const left = windowsOn(windows, dayNumber(date)).flatMap((window) => leftOf(window, date, held));
  return {
    date,
    usual: spansOf(ofDay, calendars),
    hours: spansOf(left, calendars),
    holiday: held.find(({ holiday }) => holiday !== null)?.holiday ?? null,
  };
};

/** So many dates from a first one, in order. */
const datesFrom = (first: string, days: number): readonly string[] => {
  const start = Temporal.PlainDate.from(first);
  return Array.from({ length: days }, (_, index) => start.add({ days: index }).toString());
};

/** The dates of a closure within a span of dates. */
const closedWithin = ({ from, to }: Closure, first: string, last: string): readonly string[] => {
  const start = from > first ? from : first;
  const end = to < last ? to : last;
  return start > end ? [] : datesFrom(start, dayNumber(end) - dayNumber(start) + 1);
};

/** The dates that may differ from the week's, within so many days from a first one, in order. */
const unusualDates = ({ windows, closures }: HoursRules, first: string, days: number): readonly string[] => {
  if (windows.some(({ rotation }) => rotation)) return datesFrom(first, days);
  const last = Temporal.PlainDate.from(first)
    .add({ days: days - 1 })
    .toString();
  const own = windows.flatMap(({ date }) =>
    date !== undefined && date >= first && date <= last ? [date] : [],
  );
  return [...new Set([...closures.flatMap((one) => closedWithin(one, first, last)), ...own])].sort();
};

const dayAfter = (date: string): string => Temporal.PlainDate.from(date).add({ days: 1 }).toString();

/**
 * Adds a day: consecutive closed days become one entry; a day on which nobody works anyway adds none and breaks none.
 */
const withDay = (
  entries: readonly SpecialHours[],
  { date, usual, hours, holiday }: Day,
): readonly SpecialHours[] => {
  const last = entries.at(-1);
  if (last && last.hours.length + hours.length === 0 && dayAfter(last.to) === date)
    return [
      ...entries.slice(0, -1),
      { ...last, to: date, holiday: last.holiday === holiday ? holiday : null },
    ];
  if (inWords(usual) === inWords(hours)) return entries;
  return [...entries, { from: date, to: date, hours: [...hours], holiday }];
};

/**
 * The dates, within so many days from a first one, on which a business's hours differ from those of an ordinary week
 * as it is on the first: closures, hours of one date and other weeks of a rotation, where they change when anybody
 * works. Several people's hours are merged.
 */
export const specialHours = (rules: HoursRules, first: string, days: number): readonly SpecialHours[] => {
  const usual = usualWindows(rules.windows, first);
  return unusualDates(rules, first, days)
    .map((date) => dayOn(date, usual, rules))
    .reduce(withDay, []);
};

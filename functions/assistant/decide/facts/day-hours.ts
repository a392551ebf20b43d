import { Temporal } from 'temporal-polyfill';
import type { SpecialHours } from '../../../../shared/schemas/public-site.ts';
import type { Business } from '../../contract.ts';
import type { DayHours } from '../../fact-acts.ts';
import type { DateSpan, When } from '../../frame.ts';
import { type Clock, today } from '../../time/clock.ts';
import { isDayOf } from '../../time/fits.ts';
import { hoursOn } from '../../time/hours-on.ts';

/** Days told one by one; a longer stretch is answered by the week's hours. */
const MOST_DAYS = 7;

const ofDate = (business: Business, date: string): DayHours => {
  const { spans, special } = hoursOn(business, date);
  return { day: { date }, spans, ...(special ? { special } : {}) };
};

/** A weekday by the week's hours; the next such day itself where other hours hold on it. */
const ofWeekday = (business: Business, weekday: number, clock: Clock): DayHours => {
  const first = today(clock);
  const next = first.add({ days: (weekday - first.dayOfWeek + 7) % 7 });
  const { special } = hoursOn(business, next.toString());
  if (special) return ofDate(business, next.toString());
  const dayOfWeek = weekday % 7;
  return {
    day: { weekday: dayOfWeek },
    spans: business.openingHours.filter((hours) => hours.dayOfWeek === dayOfWeek),
  };
};

const datesOf = (when: When): readonly string[] | undefined => {
  const days: string[] = [];
  for (const { from, to } of when.dates) {
    const first = Temporal.PlainDate.from(from);
    const count = first.until(to).days + 1;
    if (count > MOST_DAYS) return undefined;
    for (let index = 0; index < count; index += 1) {
      const day = first.add({ days: index });
      if (isDayOf(day.toString(), day.dayOfWeek, when)) days.push(day.toString());
    }
  }
  return days.length > MOST_DAYS ? undefined : days;
};

/** The hours of the days that a time names; none where it names none, or more than are told one by one. */
export const dayHours = (business: Business, when: When, clock: Clock): readonly DayHours[] => {
  if (when.dates.length > 0) return [...new Set(datesOf(when))].map((date) => ofDate(business, date));
  return when.weekdays.map((weekday) => ofWeekday(business, weekday, clock));
};

/** The days wished for, where the business is closed on every one of them. */
export const closedDays = (
  business: Business,
  options: readonly When[],
  clock: Clock,
): readonly DayHours[] => {
  if (business.openingHours.length === 0 || options.length === 0) return [];
  const days = options.map((when) => dayHours(business, when, clock));
  const isClosed = days.every((some) => some.length > 0 && some.every(({ spans }) => spans.length === 0));
  return isClosed ? days.flat() : [];
};

/** How many days ahead the week's hours are told with what is not as in every week. */
const DAYS_TOLD = 56;

/** Where the week's hours do not hold: in the dates asked for, or soon where none were. */
export const exceptionsIn = (
  { specialHours }: Business,
  dates: readonly DateSpan[],
  clock: Clock,
): readonly SpecialHours[] => {
  const first = today(clock);
  const soon = { from: first.toString(), to: first.add({ days: DAYS_TOLD }).toString() };
  const asked = dates.length > 0 ? dates : [soon];
  return specialHours.filter(({ from, to }) => asked.some((span) => from <= span.to && span.from <= to));
};

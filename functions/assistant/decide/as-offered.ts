import { Temporal } from 'temporal-polyfill';
import type { Appointment, OfferedSlot } from '../conversation.ts';
import type { Clause, DateSpan, Frame, When } from '../frame.ts';
import { fits, namesDays, namesTimes } from '../time/fits.ts';
import { localMoment } from '../time/local-time.ts';
import { timesOf } from './when-algebra.ts';

const LONGEST_STRETCH_DAYS = 14;

const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

const onlyDate = ({ dates: [only, ...others] }: When): string | undefined =>
  only && others.length === 0 && only.from === only.to ? only.from : undefined;

const daysIn = ({ from, to }: DateSpan): readonly string[] => {
  const first = Temporal.PlainDate.from(from);
  const count = Math.min(first.until(to).days + 1, LONGEST_STRETCH_DAYS);
  return Array.from({ length: Math.max(0, count) }, (_, index) => first.add({ days: index }).toString());
};

const dateOf = ({ startAt }: OfferedSlot, zone: string): string =>
  localMoment(Date.parse(startAt), zone).date.toString();

/** The days that the conversation is about: those on offer, then those of the stretch that was asked for. */
const daysMeant = ({ offered, wish }: Appointment, zone: string) => ({
  offered: offered.map((slot) => dateOf(slot, zone)),
  asked: wish.options.flatMap(({ dates }) => dates.flatMap(daysIn)),
});

/** The days on offer with a moment at the hour that was said: of two Saturdays only one may have it. */
const daysAtHour = ({ offered }: Appointment, when: When, zone: string): readonly string[] => {
  const hour = { options: [timesOf(when)], excepts: [] };
  return namesTimes(when)
    ? offered.filter((slot) => fits(slot, hour, zone)).map((slot) => dateOf(slot, zone))
    : [];
};

/** After an offer of December 24, "the 24th" is that one, and none of this month. */
const dayOnOffer = (said: string, days: readonly string[]): readonly string[] =>
  days.includes(said) ? [] : days.filter((day) => day.slice(-2) === said.slice(-2)).slice(0, 1);

const onDays = (clause: Clause, when: When, days: readonly string[]): Clause =>
  days.length === 0
    ? clause
    : { ...clause, when: { ...when, dates: days.map((day) => ({ from: day, to: day })) } };

/** "Tuesday or Wednesday": each as that of the offer, else of the days that were asked for. */
const eachMeant = (
  { dates }: When,
  offered: readonly string[],
  asked: readonly string[],
): readonly string[] =>
  dates.map(({ from }) => {
    const isSame = (one: string) => weekdayOf(one) === weekdayOf(from);
    if ([...offered, ...asked].includes(from)) return from;
    return [...offered.filter(isSame), ...asked.filter((one) => isSame(one) && one > from)][0] ?? from;
  });

/** "Friday, the earliest", said of times of other days: the earliest of Friday's is looked for. */
const withRank = (frame: Frame, { offered }: Appointment, zone: string): Frame => {
  const { choice, clauses } = frame;
  if (choice?.kind !== 'superlative') return frame;
  const isElsewhen = ({ polarity, when }: Clause): boolean =>
    polarity === 'wanted' &&
    when !== undefined &&
    namesDays(when) &&
    !offered.some((slot) => fits(slot, { options: [when], excepts: [] }, zone));
  if (!clauses.some(isElsewhen)) return frame;
  const { choice: _choice, ...rest } = frame;
  return {
    ...rest,
    clauses: clauses.map((clause) => (isElsewhen(clause) ? { ...clause, prefers: choice.which } : clause)),
  };
};

/**
 * The frame with each weekday or day of the month that was said alone read against what is on offer, or else against the
 * days that were asked for: after an offer of Thursday in two weeks, "Thursday" is that Thursday.
 */
export const asOffered = (frame: Frame, appointment: Appointment, zone: string): Frame => {
  const { offered, asked } = daysMeant(appointment, zone);
  const meant = (clause: Clause): Clause => {
    const { when } = clause;
    if (!when) return clause;
    const said = onlyDate(when);
    if (clause.dayBy === 'weekday' && when.dates.length > 1)
      return onDays(clause, when, eachMeant(when, offered, asked));
    if (!clause.dayBy || said === undefined) return clause;
    if (clause.dayBy === 'day_of_month')
      return onDays(clause, when, dayOnOffer(said, offered.length > 0 ? offered : asked));
    const isSame = (one: string) => weekdayOf(one) === weekdayOf(said);
    const atHour = [...new Set(daysAtHour(appointment, when, zone).filter(isSame))];
    if (atHour.length === 0 && [...offered, ...asked].includes(said)) return clause;
    const onOffer = offered.filter(isSame);
    const ahead = asked.filter((one) => isSame(one) && one > said);
    return onDays(clause, when, atHour.length > 0 ? atHour : [...onOffer, ...ahead].slice(0, 1));
  };
  const clauses = offered.length + asked.length === 0 ? frame.clauses : frame.clauses.map(meant);
  return withRank({ ...frame, clauses }, appointment, zone);
};

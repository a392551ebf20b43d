import { Temporal } from 'temporal-polyfill';
import type { Appointment, OfferedSlot } from '../conversation.ts';
import type { Clause, DateSpan, Frame, When } from '../frame.ts';
import { fits, namesTimes } from '../time/fits.ts';
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

/** The days that the conversation is about: those on offer, else those of the stretch that was asked for. */
const daysMeant = ({ offered, wish }: Appointment, zone: string): readonly string[] => {
  if (offered.length > 0) return offered.map((slot) => dateOf(slot, zone));
  return wish.options.flatMap(({ dates }) => dates.flatMap(daysIn));
};

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

/**
 * The frame with each weekday or day of the month that was said alone read against what is on offer: after an offer of Thursday in two
 * weeks, "Thursday" is that Thursday.
 */
export const asOffered = (frame: Frame, appointment: Appointment, zone: string): Frame => {
  const days = daysMeant(appointment, zone);
  const meant = (clause: Clause): Clause => {
    const { when } = clause;
    if (!when) return clause;
    const said = onlyDate(when);
    if (!clause.dayBy || said === undefined) return clause;
    if (clause.dayBy === 'day_of_month') return onDays(clause, when, dayOnOffer(said, days));
    const isSame = (one: string) => weekdayOf(one) === weekdayOf(said);
    const atHour = [...new Set(daysAtHour(appointment, when, zone).filter(isSame))];
    if (atHour.length === 0 && days.includes(said)) return clause;
    const meantDays = atHour.length > 0 ? atHour : days.filter(isSame).slice(0, 1);
    return onDays(clause, when, meantDays);
  };
  return days.length === 0 ? frame : { ...frame, clauses: frame.clauses.map(meant) };
};

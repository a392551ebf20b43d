import { Temporal } from 'temporal-polyfill';
import type { Appointment, OfferedSlot } from '../conversation.ts';
import type { Clause, DateSpan, Frame, When } from '../frame.ts';
import { monthOf, weekdayOf as weekdayNamed } from '../hear/calendar-words.ts';
import { fold } from '../hear/text.ts';
import { type Clock, today } from '../time/clock.ts';
import { fits, namesTimes } from '../time/fits.ts';
import { localMoment } from '../time/local-time.ts';
import { timesOf } from './when-algebra.ts';

const LONGEST_STRETCH_DAYS = 14;

const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

const isNamed = (date: string, text: string): boolean =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => weekdayNamed(word, true) === weekdayOf(date));

/** A weekday alone is one of the next seven days; "tomorrow" names none, and is no other day of that name. */
const isNear = (date: string, text: string, clock: Clock): boolean => {
  const days = today(clock).until(Temporal.PlainDate.from(date)).days;
  return days <= 7 && (days > 1 || (days >= 0 && isNamed(date, text)));
};

/** Its minutes are no day of the month: "Monday 6:30 pm" is not Monday the 30th. */
const CLOCK = /\d{1,2} ?(?:h(?:eures?|rs?)?\b|h(?=\d)|:) ?(?:\d\d)?|\d{1,2} ?[ap]\.?m\b/gi;

/** The date that a weekday alone was taken for: "Thursday", and not "Thursday the 26th". */
const bareWeekday = ({ dates: [only, ...others] }: When, text: string, clock: Clock): string | undefined => {
  if (!only || others.length > 0 || only.from !== only.to || !isNear(only.from, text, clock))
    return undefined;
  const numbers = text.replace(CLOCK, '').match(/\d+/g) ?? [];
  const isNumbered = numbers.some((number) => Number(number) === Number(only.from.slice(-2)));
  return isNumbered ? undefined : only.from;
};

/** The date that a day of the month alone was taken for: "the 24th", and not "December 24th". */
const bareDayOfMonth = ({ dates: [only, ...others] }: When, text: string): string | undefined => {
  if (!only || others.length > 0 || only.from !== only.to || /\d[/-]\d/.test(text)) return undefined;
  const namesMonth = (fold(text).match(/[a-z]+/g) ?? []).some((word) => monthOf(word) !== undefined);
  const numbers = text.replace(CLOCK, '').match(/\d+/g) ?? [];
  const isNumbered = numbers.some((number) => Number(number) === Number(only.from.slice(-2)));
  return isNumbered && !namesMonth ? only.from : undefined;
};

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
const dayOnOffer = (when: When, text: string, days: readonly string[]): readonly string[] => {
  const said = bareDayOfMonth(when, text);
  if (said === undefined || days.includes(said)) return [];
  return days.filter((day) => day.slice(-2) === said.slice(-2)).slice(0, 1);
};

const onDays = (clause: Clause, when: When, days: readonly string[]): Clause =>
  days.length === 0
    ? clause
    : { ...clause, when: { ...when, dates: days.map((day) => ({ from: day, to: day })) } };

/**
 * The frame with each weekday or day of the month that was said alone read against what is on offer: after an offer of Thursday in two
 * weeks, "Thursday" is that Thursday.
 */
export const asOffered = (frame: Frame, appointment: Appointment, clock: Clock): Frame => {
  const days = daysMeant(appointment, clock.zone);
  const meant = (clause: Clause): Clause => {
    const { when } = clause;
    if (!when) return clause;
    const said = bareWeekday(when, frame.text, clock);
    if (!said) return onDays(clause, when, dayOnOffer(when, frame.text, days));
    const isSame = (one: string) => weekdayOf(one) === weekdayOf(said);
    const atHour = [...new Set(daysAtHour(appointment, when, clock.zone).filter(isSame))];
    if (atHour.length === 0 && days.includes(said)) return clause;
    const meantDays = atHour.length > 0 ? atHour : days.filter(isSame).slice(0, 1);
    return onDays(clause, when, meantDays);
  };
  return days.length === 0 ? frame : { ...frame, clauses: frame.clauses.map(meant) };
};

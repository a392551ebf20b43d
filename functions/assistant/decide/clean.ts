import { Temporal } from 'temporal-polyfill';
import type { Business } from '../contract.ts';
import type { Ask, Clause, ClockTime, Frame, When } from '../frame.ts';
import { dateFrom } from '../time/date-from.ts';
import { namesDays, namesTimes } from '../time/fits.ts';
import { type Hours, minuteOf } from '../time/hours-on.ts';
import { hoursOf } from '../time/open-hours.ts';
import { MOST_IN_WISH } from '../wish.ts';

/** Clauses and questions of one message that are looked at. */
const MOST_CLAUSES = 24;
const MOST_ASKS = 8;

const isDate = (text: string): boolean => dateFrom(text)?.toString() === text;

const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

const some = <T>(list: readonly T[], isGood: (one: T) => boolean): readonly T[] =>
  list.slice(0, MOST_IN_WISH).filter(isGood);

const isMinute = (minute: number): boolean => Number.isInteger(minute) && minute >= 0 && minute <= 24 * 60;

/** "Thursday the 26th" says its weekday twice: the date alone tells it. */
const withoutRedundance = (when: When): When => {
  const isDated = when.dates.every(({ from, to }) => from === to);
  const isSame = when.dates.every(({ from }) => when.weekdays.some((day) => day === weekdayOf(from)));
  return when.dates.length > 0 && isDated && isSame ? { ...when, weekdays: [] } : when;
};

const isOpenAt = (minute: number, { openingHours, specialHours }: Hours): boolean =>
  [...openingHours, ...specialHours.flatMap((special) => special.hours)].some(
    ({ opens, closes }) => minuteOf(opens) <= minute && minute < minuteOf(closes),
  );

/** "At ten" may mean either half of the day: where the business is open in one of them only, that one is meant. */
const inHours = (at: ClockTime, hours: Hours): ClockTime => {
  const { minute, or } = at;
  if (or === undefined) return at;
  const [isFirst, isSecond] = [isOpenAt(minute, hours), isOpenAt(or, hours)];
  const { or: _or, ...sure } = at;
  return isFirst === isSecond ? at : { ...sure, minute: isFirst ? minute : or };
};

/** A time whose parts can be; `undefined` where it named something and none of that can be. */
const cleanWhen = (when: When, hours: Hours): When | undefined => {
  const { endsBy } = when;
  const at = when.at && inHours(when.at, hours);
  const days = {
    dates: some(when.dates, ({ from, to }) => isDate(from) && isDate(to) && from <= to),
    weekdays: some(when.weekdays, (day) => Number.isInteger(day) && day >= 1 && day <= 7),
  };
  const clean = {
    ...days,
    times: some(
      hoursOf({ ...when, ...days }, hours),
      ({ from, to }) => isMinute(from) && isMinute(to) && from < to,
    ),
    ...(at && isMinute(at.minute) ? { at } : {}),
    ...(endsBy !== undefined && isMinute(endsBy) ? { endsBy } : {}),
  };
  const isWhole =
    (when.dates.length === 0 || clean.dates.length > 0) &&
    (when.weekdays.length === 0 || clean.weekdays.length > 0) &&
    (when.times.length === 0 || clean.times.length > 0);
  const isTimed = clean.at === at && clean.endsBy === endsBy;
  return isWhole && isTimed ? withoutRedundance(clean) : undefined;
};

/** A time that names nothing is no time: it would let any moment suit. */
const named = (when: When | undefined): When | undefined =>
  when && (namesDays(when) || namesTimes(when)) ? when : undefined;

interface Known {
  readonly services: readonly string[];
  readonly people: readonly string[];
  readonly hours: Hours;
}

const cleanAsk = (ask: Ask, { services, people, hours }: Known): Ask => {
  const { when: said, ...rest } = ask;
  const given = named(said);
  const when = given && cleanWhen(given, hours);
  return {
    ...rest,
    services: ask.services.filter((id) => services.includes(id)),
    persons: ask.persons.filter((id) => people.includes(id)),
    ...(when ? { when } : {}),
  };
};

const cleanClause = (clause: Clause, { services, people, hours }: Known): Clause | undefined => {
  const { when: said, ...rest } = clause;
  const given = named(said);
  const when = given && cleanWhen(given, hours);
  if (given && !when) return undefined;
  return {
    ...rest,
    services: some(clause.services, ({ id }) => services.includes(id)),
    persons: some(clause.persons, (id) => people.includes(id)),
    ...(when ? { when } : {}),
  };
};

/** A frame without what no visitor of this business can have meant: whoever heard it, it names only what there is. */
export const cleanFrame = (frame: Frame, business: Business): Frame => {
  const known: Known = {
    services: business.services.map(({ id }) => id),
    people: business.people.map(({ id }) => id),
    hours: business,
  };
  return {
    ...frame,
    clauses: frame.clauses.slice(0, MOST_CLAUSES).flatMap((clause) => cleanClause(clause, known) ?? []),
    remarks: frame.remarks.filter((words) => words.trim() !== ''),
    asks: frame.asks.slice(0, MOST_ASKS).map((ask) => cleanAsk(ask, known)),
  };
};

import type { When } from '../frame.ts';
import { namesDays, namesTimes } from '../time/fits.ts';
import { MOST_IN_WISH, type Wish } from '../wish.ts';
import { both, covers, daysAtTimes, daysOf, timesOf, without } from './when-algebra.ts';

const distinct = (whens: readonly When[]): readonly When[] => [
  ...new Map(whens.map((when) => [JSON.stringify(when), when])).values(),
];

const bounded = (whens: readonly When[]): readonly When[] => distinct(whens).slice(0, MOST_IN_WISH);

/** A time that is one of several: the hours given for a day go with the day that was named last. */
const alternative = (options: readonly When[], when: When): When => {
  const last = options.at(-1);
  return last && !namesDays(when) ? daysAtTimes(last, when) : when;
};

/** Said in one breath: what can be both is both ("Thursday", "after three"), what cannot is either. */
const besides = (options: readonly When[], when: When): readonly When[] => {
  const narrowed = options.flatMap((option) => both(option, when) ?? []);
  return narrowed.length > 0 ? narrowed : [...options, alternative(options, when)];
};

/** The hours that all the times wished for before have in common, if they have. */
const hoursKept = (options: readonly When[]): When | undefined => {
  const hours = distinct(options.map(timesOf));
  return hours.length === 1 ? hours[0] : undefined;
};

/** A weekday within weeks that were named before, or the other way round, is meant together with them. */
const daysTogether = (options: readonly When[], when: When): readonly When[] => {
  const isOfOtherKind = (option: When) =>
    (option.dates.length > 0 && option.weekdays.length === 0 && when.dates.length === 0) ||
    (option.weekdays.length > 0 && option.dates.length === 0 && when.weekdays.length === 0);
  return options.filter(isOfOtherKind).flatMap((option) => both(daysOf(option), daysOf(when)) ?? []);
};

/** Said later: a new day keeps the hour, a new hour the day, and both take the place of both. */
const instead = (options: readonly When[], when: When): readonly When[] => {
  if (!namesDays(when))
    return options.length > 0 ? options.map((option) => daysAtTimes(option, when)) : [when];
  const together = daysTogether(options, when);
  const days = together.length > 0 ? together : [when];
  const hours = namesTimes(when) ? when : hoursKept(options);
  return hours ? days.map((day) => daysAtTimes(day, hours)) : days;
};

/** Who goes with a time that was told again: those with whom its days were paired before. */
const withTheirs = (when: When, before: readonly When[]): When => {
  const theirs = before
    .filter(({ persons }) => persons)
    .filter((option) => both(daysOf(option), daysOf(when)));
  const persons = [...new Set(theirs.flatMap((option) => option.persons ?? []))];
  return persons.length > 0 && !when.persons ? { ...when, persons } : when;
};

/**
 * The wish with a time that is wanted now: `first` when the times wished for before were told in another breath,
 * `either` where it is another possibility beside those.
 */
export const wanting = (wish: Wish, when: When, how: 'first' | 'besides' | 'either'): Wish => {
  if (!namesDays(when) && !namesTimes(when)) return wish;
  const tell = {
    first: () => instead(wish.options, when),
    besides: () => besides(wish.options, when),
    either: () => [...wish.options, when],
  };
  const told = tell[how]();
  const options = told.map((option) => withTheirs(option, wish.options));
  return {
    ...wish,
    options: bounded(options),
    excepts: wish.excepts.filter((refused) => !covers(refused, when)),
  };
};

/** The wish without a time that is refused now. */
export const refusing = (wish: Wish, when: When): Wish => {
  if (!namesDays(when) && !namesTimes(when)) return wish;
  const options = wish.options.flatMap((option) => without(option, when) ?? []);
  return {
    ...wish,
    options: bounded(options.filter((option) => namesDays(option) || namesTimes(option))),
    excepts: distinct([...wish.excepts, when]).slice(-MOST_IN_WISH),
  };
};

import type { Temporal } from 'temporal-polyfill';
import type { Clause, When } from '../../frame.ts';
import { globalPattern, pattern } from '../../patterns.ts';
import { dateFrom } from '../../time/date-from.ts';
import { monthOf, weekdayOf } from '../calendar-words.ts';
import { readText, type Text } from '../text.ts';
import { DAY_WORD, dayNumber } from './day-words.ts';

const ONLY = pattern`
  \b(?:
    seulement|uniquement|strictement|exclusivement|rien que|only|strictly|nothing else
    |no other (?:day|time|week)s?|(?:no ?body|no one)(?: else)? (?:but|than|except)|personne d'autre que
  )\b`;

/** "Just Tuesday", « juste le soir »: before a time or a person; "just after five" and "just a cut" are something else. */
const JUST = pattern`
  (?<!\b(?:pas|not|est|c'est|is|it's) )\b(?:juste|just|rien que)
  (?: (?:on|le|la|les|l'|ce|cet|cette|this|the|next|un|en|in))*[ ']?(?:
    lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?
    |(?:mon|tues|wednes|thurs|fri|satur|sun)days?|demain|tomorrow|aujourd|today|matins?|mornings?
    |apres-?midis?|afternoons?|soirs?|evenings?|fins? de semaine|weekends?|semaine|week|avec|with
  )\b`;
/** "Not only on Tuesday". */
const NOT_ONLY = /\b(?:pas|not) (?:juste|just|seulement|uniquement|only)\b/g;

/** Minutes are no day of the month: "Monday 6:30 pm" is not Monday the 30th. */
const CLOCK = /\d{1,2} ?(?:h(?:eures?|rs?)?\b|h(?=\d)|:) ?(?:\d\d)?|\d{1,2} ?[ap]\.?m\b/g;
/** "The thirtieth", « le premier ». */
const IN_WORDS = globalPattern`
  \b(?:the|le) (first|premier|${DAY_WORD})(?![a-z])`;
const THIS_ONE = pattern`
  (?:di|dimanche)[- ]ci(?![a-z])|\b(?:this|ce) (?:coming|prochain)[ ]
  |\b(?:this (?:same )?week|cette semaine)(?! (?:or|ou))(?![a-z])`;
const IN_FIGURES = /\d[/-]\d/;

/** What the words of a message tell of the days in it. */
interface Told {
  readonly today: Temporal.PlainDate;
  readonly weekdays: readonly number[];
  readonly numbers: readonly number[];
  readonly namesWeek: boolean;
  /** It is said which of such days: « ce jeudi-ci », "Thursday this week". */
  readonly isThisOne: boolean;
  readonly isDated: boolean;
  readonly isOnly: boolean;
}

const isOnlyIn = (folded: string): boolean => {
  const said = folded.replace(NOT_ONLY, '');
  return ONLY.test(said) || JUST.test(said);
};

const toldIn = ({ folded }: Text, today: Temporal.PlainDate): Told => {
  const words = folded.match(/[a-z]+/g) ?? [];
  return {
    today,
    weekdays: words.flatMap((word) => weekdayOf(word, true) ?? []),
    numbers: [
      ...(folded.replace(CLOCK, '').match(/\d+/g) ?? []).map(Number),
      ...[...folded.matchAll(IN_WORDS)].map(([, word = '']) => dayNumber(word)),
    ],
    isThisOne: THIS_ONE.test(folded),
    namesWeek: NAMES_WEEK.test(folded),
    isDated: IN_FIGURES.test(folded) || words.some((word) => monthOf(word) !== undefined),
    isOnly: isOnlyIn(folded),
  };
};

/** A weekday alone is one of the next seven days; "tomorrow" names none, and is no other day of that name. */
const isNear = (date: Temporal.PlainDate, { today, weekdays }: Told): boolean => {
  const { days } = today.until(date);
  return days <= 7 && (days > 1 || (days >= 0 && weekdays.includes(date.dayOfWeek)));
};

/** "Next week then, Tuesday or Wednesday": the week is told as well. */
const NAMES_WEEK = /\b(?:semaines?|sem|weeks?|wk|next|prochaine?s?|suivante?s?)\b/;

/** "Tuesday or Wednesday": each is told by its name alone. */
const areWeekdays = (dates: When['dates'], told: Told): boolean =>
  !told.namesWeek &&
  dates.every(({ from }) => {
    const date = dateFrom(from);
    return date !== undefined && isNear(date, told) && !told.numbers.includes(date.day);
  });

/** "Thursday", and not "Thursday the 26th"; "the 24th", and not "December 24th". */
const dayBy = ({ dates }: When, told: Told): Clause['dayBy'] => {
  const [only, ...others] = dates;
  if (!only || dates.some(({ from, to }) => from !== to)) return undefined;
  if (others.length > 0) return areWeekdays(dates, told) ? 'weekday' : undefined;
  const date = dateFrom(only.from);
  if (!date) return undefined;
  const isNumbered = told.numbers.includes(date.day);
  if (!isNumbered) return isNear(date, told) && !told.isThisOne ? 'weekday' : undefined;
  return told.isDated ? undefined : 'day_of_month';
};

/** The clauses with how their times are told, where the reader did not say it. */
export const asTold = (
  clauses: readonly Clause[],
  message: string,
  today: Temporal.PlainDate,
): readonly Clause[] => {
  const told = toldIn(readText(message), today);
  return clauses.map((clause) => {
    const { when, polarity, persons } = clause;
    if (!when && persons.length === 0) return clause;
    const by = clause.dayBy ?? (when && dayBy(when, told));
    const only = clause.only ?? (told.isOnly && polarity === 'wanted' ? true : undefined);
    return { ...clause, ...(by ? { dayBy: by } : {}), ...(only === undefined ? {} : { only }) };
  });
};

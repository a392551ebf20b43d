import { Temporal } from 'temporal-polyfill';
import type { Language } from '../../../../shared/domain/language.ts';
import { globalPattern, pattern, source } from '../../patterns.ts';
import { MONTH, monthOf, WEEKDAY_PREFIX, weekdayOf } from '../calendar-words.ts';
import { type DateFinder, type Days, finder, oneDay, weekOf } from './date-hit.ts';
import { CLEAR_DAY_WORD, DAY_WORD, dayNumber } from './day-words.ts';

/** "Next Thursday, the 3rd", « jeudi prochain, le 3 »: the number says which. */
const WHICH = "(?<!\\b(?:an?|une?|any|some|n'importe quel) )\\b(?:next |this |ce )?";
const COMING = '(?: prochain| qui vient)?\\.?,? ';
const PREFIX = `(?:${WHICH}(?:${WEEKDAY_PREFIX})${COMING})?(?:(?:\\ble|\\bthe|\\bon) )?`;
const WEEK_PREFIX = pattern`
  (?:\b(?:dans|durant|pendant|during|in) )?(?:\b(?:la|the) )?\b(?:
    semaine (?:du|(?:qui (?:commence|debute)|commencant|debutant)(?: le)?)
    |week (?:of|starting|beginning|that (?:starts|begins))(?: the| on)?
  ) ?$`;
/** The same where the article stands within the match: "la semaine | du 7". */
const WEEK_WORD = /(?:\b(?:dans|durant|pendant|during|in) )?(?:\b(?:la|the) )?\b(?:semaine|week) $/;

/** "The week of the 7th, or that of the 14th", "the weekend of the 5th or 12th". */
const WEEK_BESIDE = pattern`
  \b(?:(semaine|week)|(fin de semaine|week-? ?end))(?:
    (?![a-z-])[^.!?]*\b(?:celle|(?:that|the one) of(?: the)?) ?
    | (?:of|du) (?:the )?(?:·+|\d{1,2}(?:st|nd|rd|th)?),? (?:or|and|ou|et) (?:(?:of|du|the) )*
  )$`;

const dateOf = (year: number, month: number, day: number): Temporal.PlainDate | undefined => {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  } catch {
    return undefined;
  }
};

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

/** Without a year: the next such day, today included. 29 February may be four years off. */
const nextDate = (month: number, day: number, today: Temporal.PlainDate): Temporal.PlainDate | undefined => {
  const years = [0, 1, 2, 3, 4].map((n) => dateOf(today.year + n, month, day));
  return years.find((date) => date !== undefined && Temporal.PlainDate.compare(date, today) >= 0);
};

/** A date as its parts are written; without a year the next such day. */
export const written = (
  year: string | undefined,
  month: number | undefined,
  day: string | undefined,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined => {
  if (month === undefined || day === undefined) return undefined;
  const number = dayNumber(day);
  return year ? dateOf(fullYear(year), month, number) : nextDate(month, number, today);
};

/** "The weekend of December 5th": both days of it. */
const WEEKEND_OF = pattern`
  (?:\b(?:dans|durant|pendant|during|on) )?(?:\b(?:la|le|the) )?\b(?:fin de semaine|week-? ?end) (?:
    du |of (?:the )?
  )?$`;

const weekendOf = (date: Temporal.PlainDate): Days => {
  const { from, to } = weekOf(date);
  return { from: from.add({ days: 5 }), to };
};

/** A day, or the week or weekend of it where the words before it say so. */
export const dayOrWeek = (
  date: Temporal.PlainDate | undefined,
  before: string,
  phrase = '',
): Days | undefined => {
  if (!date) return undefined;
  const ofWeekend = WEEKEND_OF.exec(before)?.[0];
  const isOf = ofWeekend !== undefined && (/(?:du|of|the) $/.test(ofWeekend) || /^(?:du|of) /.test(phrase));
  if (isOf) return { ...weekendOf(date), lead: ofWeekend.length };
  const word = /^(?:du|of the) /.test(phrase) ? WEEK_WORD.exec(before) : null;
  const beside = WEEK_BESIDE.exec(before);
  if (beside?.[2]) return { ...weekendOf(date), lead: 0 };
  const lead = (WEEK_PREFIX.exec(before) ?? word)?.[0].length ?? (beside ? 0 : undefined);
  return lead === undefined ? oneDay(date) : { ...weekOf(date), lead };
};

const isoDate = finder(
  new RegExp(`${PREFIX}(?<![\\d-])(\\d{4})[-/](\\d{1,2})[-/](\\d{1,2})(?![\\d-])`, 'g'),
  ([, year, month, day], today, { before }) => dayOrWeek(written(year, Number(month), day, today), before),
);

/** "24 novembre 2026", "1er décembre", "24th of November". */
const dayMonth = finder(
  globalPattern`
    ${PREFIX}(?<![\da-z-])(\d{1,2}|premier|first|${DAY_WORD})(?:er|e|st|nd|rd|th)?
    (?: ?(?:de |d'|of )| ?(?<=\d[a-z]*)| )(?:([a-z]{3,4})\.|([a-z]{3,10})(?![a-z]))(?: prochain| qui vient)?
    (?:,? (\d{4})(?!\d))?`,
  ([, day, short, month, year], today, { before }) =>
    dayOrWeek(written(year, monthOf(short ?? month), day, today), before),
);

/** "December first", though "December, first thing". */
const FIRST = 'first(?! (?:thing|available|week|half|part|come|one|time|slot|opening|appointment)(?![a-z]))';

/** "November 24th, 2026", "nov 24", but not "mars 15 h". */
const monthDay = finder(
  globalPattern`
    ${PREFIX}\b([a-z]{3,10})\.? (?:the )?(\d{1,2}|${FIRST}|${DAY_WORD})(?:er|st|nd|rd|th)?
    (?![\da-z]|:\d|\s?(?:h|heures|am|pm|a\.m|p\.m)(?![a-z]))(?:,? (\d{4})(?!\d))?`,
  ([, month, day, year], today, { before }) => dayOrWeek(written(year, monthOf(month), day, today), before),
);

const nearest = (
  dates: readonly (Temporal.PlainDate | undefined)[],
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined =>
  dates
    .filter((date) => date !== undefined)
    .filter((date) => Temporal.PlainDate.compare(date, today) >= 0)
    .reduce<Temporal.PlainDate | undefined>(
      (best, date) => (best && Temporal.PlainDate.compare(best, date) <= 0 ? best : date),
      undefined,
    );

/** "24/11", "11/24": where both orders are dates, the nearer to come; where equally near, the language's own. */
const slashed = (language: Language): DateFinder =>
  finder(
    new RegExp(
      `${PREFIX}(?<![\\d/.$])(\\d{1,2})([/.-])(\\d{1,2})(?:\\2(\\d{4}|\\d{2}))?(?![\\d/$]|\\s?\\$)`,
      'g',
    ),
    ([, first, separator, second, year], today, { before }) => {
      if (separator !== '/' && (year === undefined || year.length < 4)) return undefined;
      const dayFirst = written(year, Number(second), first, today);
      const monthFirst = written(year, Number(first), second, today);
      const orders = language === 'fr' ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
      return dayOrWeek(nearest(orders, today) ?? orders.find((date) => date !== undefined), before);
    },
  );

/** What may not stand behind the number of a day: units of time and of other things. */
export const NOT_A_DAY = source`
  (?!
    \d|[:/.,]\d|-\d
    |\s?(?:
      h|hr|hrs|heures?|am|pm|a\.m|p\.m|o'?clock|min|\$|%|jours?|days?|semaines?|weeks?|mois|months?|ans
      |personnes?|people|times?|fois|floor|etage|message|visite?s?|rendez[- ]?vous|rdv|appointment|call|appel
      |animals?|animaux|pets|dogs|cats|chiens|chats|kids|enfants|adult[es]?s?|guys|gars|filles|girls|boys
      |cars|autos|chars|marches|steps|attempt|essai|one|de (?:${MONTH})|${MONTH}
    )(?![a-z])
  )`;

/** The next day of that number, today included. */
export const dayOfMonth = (day: number, today: Temporal.PlainDate): Temporal.PlainDate | undefined => {
  const months = [0, 1, 2].map((n) => today.with({ day: 1 }).add({ months: n }));
  const dates = months.map(({ year, month }) => dateOf(year, month, day));
  return dates.find((date) => date !== undefined && Temporal.PlainDate.compare(date, today) >= 0);
};

const withDay = (days: Days | undefined, dayOfMonth: number): Days | undefined =>
  days && days.lead === undefined ? { ...days, dayOfMonth } : days;

/** "Thursday 10", in English, is ten o'clock, unless this coming Thursday is the tenth. */
const ENGLISH_DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/;
const BARE_NUMBER = /[a-z.,] \d{1,2}$/;
const LAST_HOUR = 12;

const isHourBehind = (phrase: string, weekday: string, date: Temporal.PlainDate, today: Temporal.PlainDate) =>
  ENGLISH_DAY.test(weekday) &&
  BARE_NUMBER.test(phrase) &&
  date.day <= LAST_HOUR &&
  today.until(date).days > 7;

/** "le 24", "the 24th", "jeudi 26": the next day of that number, today included, if it is that weekday. */
const dayAlone = finder(
  globalPattern`
    (?:${WHICH}(${WEEKDAY_PREFIX})${COMING}(?:le |the )?|\b(?:le|du|au|on the|the) )
    (\d{1,2}|${CLEAR_DAY_WORD})(?:er|e|st|nd|rd|th)?(?![a-z])${NOT_A_DAY}`,
  ([phrase, weekday, day], today, { before }) => {
    const number = dayNumber(day ?? '');
    const date = dayOfMonth(number, today);
    if (weekday && date && isHourBehind(phrase, weekday, date, today)) return undefined;
    const said = weekday === undefined ? undefined : weekdayOf(weekday, true);
    return said === undefined || said === date?.dayOfWeek
      ? withDay(dayOrWeek(date, before, phrase), number)
      : undefined;
  },
);

/** "On the first", where nothing follows that it may be the first of. */
const firstAlone = finder(
  globalPattern`
    \b(?:on|from|until|till|by|before|after|since) the first
    (?= *(?:$|[.,;:!?)]|(?:and|or|to|until|till|through|but|so)(?![a-z])))`,
  ([phrase], today, { before }) => {
    const date = dayOfMonth(1, today);
    const bound = /^(?!on)[a-z]+ /.exec(phrase);
    const days = withDay(dayOrWeek(date, before, phrase), 1);
    return days && bound ? { ...days, lead: -bound[0].length } : days;
  },
);

/** "The 24th or 25th", "3rd, 4th or 5th": a day beside another. What was read already stands as gaps. */
const dayBeside = finder(
  /(?<=(?:·|\d(?:st|nd|rd|th)) ?(?:,|or|and|n|&|ou|et)?(?: (?:or|and))? ?)(\d{1,2})(?:st|nd|rd|th)(?![a-z])/g,
  ([phrase, day], today, { before }) =>
    withDay(dayOrWeek(dayOfMonth(Number(day), today), before, phrase), Number(day)),
);

const stretch = (from: Temporal.PlainDate | undefined, to: Temporal.PlainDate | undefined) =>
  from && to && Temporal.PlainDate.compare(from, to) <= 0 ? { from, to } : undefined;

const LAST = '(?:-|to|through|thru|au|a) ?(?:the |le )?(\\d{1,2})(?:st|nd|rd|th|er|e)?';

/** "Between Dec 7 and 11". */
const monthDays = finder(
  globalPattern`
    \b(?:between |from |entre |du )?([a-z]{3,10})\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)? ?${LAST}(?![\d:a-z])${NOT_A_DAY}`,
  ([, month, first, last], today) =>
    stretch(
      written(undefined, monthOf(month), first, today),
      written(undefined, monthOf(month), last, today),
    ),
);

/** « 7-11 décembre », "7 to 11 December". */
const daysMonth = finder(
  globalPattern`
    \b(?:(?:between|from|entre|du|le)(?: the| le)? )?(?<![\d/-])(\d{1,2})(?:st|nd|rd|th|er)? ?${LAST} (?:
    de |d'|of )?([a-z]{3,10})(?![a-z])`,
  ([, first, last, month], today) =>
    stretch(
      written(undefined, monthOf(month), first, today),
      written(undefined, monthOf(month), last, today),
    ),
);

/** Dates written with numbers or a month's name, the surest kinds first. */
export const writtenDates = (language: Language): readonly DateFinder[] => [
  isoDate,
  slashed(language),
  daysMonth,
  monthDays,
  dayMonth,
  monthDay,
  dayAlone,
  firstAlone,
  dayBeside,
];

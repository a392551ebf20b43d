import type { Temporal } from 'temporal-polyfill';
import type { Language } from '../../../../shared/domain/language.ts';
import type { When } from '../../frame.ts';
import { globalPattern, pattern } from '../../patterns.ts';
import { GOOD_WISHES } from '../good-wishes.ts';
import type { Mention, WhenMention } from '../mention.ts';
import { erase, eraseAll, type Text } from '../text.ts';
import { type DayReaders, dayMentions } from './day-mentions.ts';
import type { MomentBefore, Relating } from './moment-before.ts';
import { NO_TIMES } from './no-times.ts';
import { OF_DOING } from './of-doing.ts';
import { PREFERS } from './preference-words.ts';
import { withoutShifts } from './shifts.ts';
import { type HourReaders, timeMentions } from './time-mentions.ts';

export interface WhenContext extends DayReaders, HourReaders {
  /** The business's own date. */
  readonly today: Temporal.PlainDate;
  readonly language: Language;
  /** How many things the last reply let one choose from: "le 2" is then the second of them and no day. */
  readonly choices?: number;
  readonly before?: MomentBefore | undefined;
  readonly weekAsked?: Temporal.PlainDate | undefined;
  /** What reads times by that moment; absent where there is none. */
  readonly relating?: Relating | undefined;
  /** A time was wished for before. */
  readonly isTimed?: boolean | undefined;
}

const RANK_OR_DAY = /^(?:le |la |the )(\d{1,2})(?:i?e(?:me)?|ere?|st|nd|rd|th)?[\s.!·]*$/;

const isRank = (text: Text, choices: number): boolean => {
  const number = Number(RANK_OR_DAY.exec(text.folded)?.[1] ?? Number.NaN);
  return number >= 1 && number <= choices;
};

/** Politeness, and other words, that would be read as times: "after all" bounds nothing. */
const SAID_OTHERWISE = globalPattern`
  \b(?:
    toute la journee|all day(?: long)?
    |(?:last (?:night|nite)|hier (?:soir|matin|midi|apres-?midi))
    (?: (?:during|at|after|pendant|durant|apres) (?:the |le |la |l'|un |une |a )?[a-z]+)?
  )(?![a-z])
  |(?<=\d(?:st|nd|rd|th)?(?: (?:nov|dec|jan|feb|fev)[a-z]*)? )
  \((?:a |un |le |on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|[a-z]{3,6}di|dimanche)\)
  |\b(?:
    a (?:demain|plus tard|bientot)(?=[\s.!·]*$)|(?<=[a-z ])after all|apres tout(?= ?[,.!]|$)
    |(?:at|en) (?:the )?(?:same|meme) (?:time|temps)
    |(?:
      changer? (?:de |d'|l'|the |my |mon )?(?:jour|heure|date|day|time)|wrong (?:day|time|date)
      |mauvaise? (?:jour|heure|date)
    )|see you (?:later|then|soon|tomorrow|[a-z]+day)(?=[\s.!·]*$)|good ?(?:night|nite)
  )\b`;

/** What is no time though it names one: "good morning", "after all". */
export const COURTESIES: readonly RegExp[] = [...GOOD_WISHES, SAID_OTHERWISE];

const NO_TIME: When = { dates: [], weekdays: [], times: [] };
const preferences = (folded: string): readonly Mention[] => [
  ...PREFERS.flatMap(([which, pattern]) =>
    [...folded.matchAll(pattern)].map(
      (match): Mention => ({
        kind: 'prefers',
        prefers: which,
        start: match.index,
        end: match.index + match[0].length,
      }),
    ),
  ),
];

const taking = (text: Text, mentions: readonly Mention[]): Text =>
  mentions.reduce((left, { start, end }) => erase(left, start, end), text);

/** "I came last Tuesday; I'd like Friday": what has passed is told, not wished, where a day to come is named too. */
const withoutPast = (mentions: readonly WhenMention[], today: string): readonly WhenMention[] => {
  const isPast = ({ when: { dates } }: WhenMention) =>
    dates.length > 0 && dates.every(({ to }) => to < today);
  if (mentions.every(isPast)) return mentions;
  return mentions.map((mention) => (isPast(mention) ? { ...mention, when: NO_TIME } : mention));
};

/** Of a bound: the hour behind it is its own. */
const LEAVES = pattern`
  ^(?:before|avant|b4)
  |\b(?:
    fly|leav|head|driv|off to|pars\b|part\b|partons|m'en vais|s'en va|envole|decolle|arriv|debarqu|atterri|land
    |train|avion|flight|plane
  )`;

/** « Avant le 11 au soir ». */
const OF_ITS_PART = /^ (?:au )?$/;
const AT_ONCE = /^,? (?:(?:at|a|vers|around) )?$/;

/** "Before Saturday morning", "we fly out Thursday at noon": it is that of the bound, and not of what is wished. */
const withoutBounds = (
  times: readonly WhenMention[],
  days: readonly WhenMention[],
  { folded }: Text,
): readonly WhenMention[] =>
  times.map((time) => {
    const isPart =
      time.when.at === undefined && !time.denied && /^[a-z-]+$/.test(folded.slice(time.start, time.end));
    const bounds = days.filter(({ denied }) => denied !== undefined);
    const isOfBound = bounds.some(
      ({ end }) => end <= time.start && OF_ITS_PART.test(folded.slice(end, time.start)),
    );
    const isOfJourney =
      !OF_DOING.test(folded.slice(time.start, time.end)) &&
      bounds.some(
        ({ start, end }) =>
          LEAVES.test(folded.slice(start, end)) && AT_ONCE.test(folded.slice(end, Math.max(end, time.start))),
      );
    return (isPart && isOfBound) || isOfJourney ? { ...time, when: NO_TIME } : time;
  });

/**
 * The times that a text speaks of, each with the words that name it: days, hours, parts of the day, "as soon as
 * possible", "any time". Whether they are wanted is for the clauses to tell. A weekday is the next one strictly after
 * today; "prochain" and "next" say the same, but for tomorrow.
 */
export const whenMentions = (text: Text, context: WhenContext): readonly Mention[] => {
  if (isRank(text, context.choices ?? 0)) return [];
  const like = [
    ...(context.untold?.otherDays(text.folded) ?? []),
    ...(context.relating?.likeBefore(text.folded, context.before, context.weekAsked) ?? []),
    ...(context.isTimed && !context.before ? (context.untold?.asWished(text.folded) ?? []) : []),
  ];
  const plain = [COURTESIES, NO_TIMES].reduce(eraseAll, taking(text, like));
  const opening = context.opening?.atOpening(plain.folded) ?? [];
  const unopened = taking(plain, opening);
  const wishes = [
    ...opening,
    ...preferences(unopened.folded),
    ...(context.any?.anyTimes(unopened.folded) ?? []),
  ];
  const rest = taking(unopened, wishes);
  const days = dayMentions(rest, context.today, context.language, context);
  const times = timeMentions(withoutShifts(days.rest, days.mentions), days.mentions, context);
  const reasons = days.mentions.length > 1 ? context.toldDays() : undefined;
  const told = reasons?.withAllDay(days.mentions, text.folded) ?? days.mentions;
  const apart = reasons?.besideReasonDays(told, times.mentions, days.rest.folded) ?? told;
  const named = withoutPast(apart, context.today.toString());
  const hours = withoutBounds(times.mentions, days.mentions, text);
  const found = [...like, ...wishes, ...named, ...hours];
  const all = context.same?.withSameHours(text.folded, found) ?? found;
  return [...all].sort((a, b) => a.start - b.start);
};

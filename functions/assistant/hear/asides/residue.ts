import type { Unread } from '../../frame.ts';
import { globalPattern, pattern } from '../../patterns.ts';
import { resemblesCalendarWord } from '../calendar-words.ts';
import { isFunctionWord } from '../function-words.ts';
import type { Mention, Span } from '../mention.ts';
import { eraseAll, eraseSpans, GAP, type Text } from '../text.ts';
import { MEASURES } from '../times/clock-patterns.ts';
import { NO_TIMES, SAYINGS } from '../times/no-times.ts';
import { COURTESIES } from '../times/when.ts';
import { COURTEOUS_WORDS } from './residue-words.ts';

/** Words that speak of time whatever stands beside them; without a reading an offer must not pass over them. */
const TIME_WORDS = pattern`
  ^(?:
    semaines?|weeks?|wk|jours?|journees?|days?|mois|months?|heures?|hours?|hrs?|matins?|midi|soirs?|soirees?
    |morning|noon|afternoon|evening|nights?|prochaine?s?|prochainement|next|bientot|soon|betot|weekend|demain
    |lendemain|tomorrow|fortnight|quinzaine|boutte|tard|paques|easter|relache|careme|holidays?|vacances
    |vacation|shift|ramadan|hanoukka|hanukkah|carnaval|printemps|spring|summer|automne|autumn|hiver|winter|mai
    |mars|juin|june|\d{1,2}h\d{0,2}|\d{1,2}[ap]m|\d{1,2}:\d\d
  )$`;
/** How long, and no time by itself: "I've had long days". */
const UNITS = /^(?:jours?|journees?|days?|heures?|hours?|hrs?|semaines?|weeks?|mois|months?|nights?)$/;
/** Which, or how many, of them is meant. */
const COUNTS_UNITS = pattern`
  ^(?:
    \d+|an?|une?|next|other|every|each|this|that|these|those|last|first|second|third|same|two|three|four|couple|few
    |prochaine?s?|autres?|chaque|ce|cette|ces|meme|deux|trois|quatre|quelques?|premiere?|deuxieme|derniere?
  )$`;
/** "The busiest week": one of them is meant. */
const DEFINITE = /^(?:the|l[ae]s?|l)$/;
/** Words that bound a time; what follows them is one, though it was not read: "after my shift", « avant la relâche ». */
const BOUNDS = /^(?:avant|apres|before|after|until|till|jusqu|pendant|during|durant)$/;
/** Words that put a number on the clock or on the calendar. */
const BEFORE_NUMBERS = /^(?:le|la|a|at|on|vers|around|du|au|the|by|about|environ|from)$/;
const SMALL_NUMBER = /^\d{1,2}(?:st|nd|rd|th|e|er)?$/;
/** "The 3rd time": a rank and no day. */
const COUNTED = /^(?:times?|fois|floor|etage|message|call|appel|attempt|essai|one)$/;
/** "The last Thursday of the month": beside a time they count. */
const ORDINALS = pattern`
  ^(?:premiere?|deuxieme|seconde?|troisieme|quatrieme|derniere?|first|second|third|fourth|last|1er|2e|3e|4e)$`;

/** "I had surgery last month", "I see Ann every second week": no day to come is meant. */
const LONG_PAST = globalPattern`
  \b(?:
    last (?:week|month|year|summer|winter|fall|spring)
    |(?:la semaine|le mois|l'an|l'annee|l'ete|l'hiver|l'automne) (?:passee?|derniere?)
    |(?:\d+|an?|a few|two|three|several|couple of) (?:days?|weeks?|months?|years?) ago
    |been (?:like |about |around |maybe |almost |over )*(?:\d+|an?|a few|a couple of|two|three|several)
    (?:-\d+)? (?:days?|weeks?|months?|years?)
    |(?:depuis|since|for|pendant) (?:like |about |genre |environ |pres de |almost |over )?[a-z0-9]+ (?:
      days?|weeks?|months?|years?|jours?|semaines?|mois|annees?
    )
    |(?:already|deja|sees?|suivie?s?|vois|voit|comes?|viens|vient|goe?s?|vais|va)(?: [a-z'-]+){0,4}? (?:
      every|aux|a toutes les|toutes les|tous les
    ) (?:other|second|third|\d+|two|three|four|six|deux|trois|quatre) ?(?:weeks?|months?|semaines?|mois)
    |(?:il )?y a (?:genre |environ |a peu pres )?(?:\d+|une?|deux|trois|quelques|plusieurs) (?:jours?|semaines?|mois|ans?)
  )\b`;

/** "What day do you have?", « quel jour » : no time is named, one is asked for. */
const ASKED_FOR =
  /\b(?:quel(?:le)?s?|what|which) (?:jour(?:nee)?|heure|moment|semaine|day|time|hour|week)s?\b/g;

/** "My wife needs the car that day. Thursday?": the day spoken of before, beside one that is told. */
const DAY_BEFORE =
  /\b(?:that (?:same |very )?day|(?:ce jour|cette journee)(?:[- ]la)?|(?:cette )?journee[- ]la)(?![a-z])/g;

interface Word extends Span {
  readonly word: string;
  readonly isTaken: boolean;
  readonly isTime: boolean;
  /** A pause stands before it. */
  readonly isFirst: boolean;
}

const covers = (spans: readonly Span[], at: number): boolean =>
  spans.some(({ start, end }) => at >= start && at < end);

const wordsIn = (folded: string, taken: readonly Span[], times: readonly Span[]): readonly Word[] =>
  [...folded.matchAll(/[a-z0-9]+(?::\d\d)?/g)].map(({ index, 0: word }) => ({
    word,
    start: index,
    end: index + word.length,
    isTaken: covers(taken, index),
    isTime: covers(times, index),
    isFirst: /[.,;!?()]\s*$/.test(folded.slice(Math.max(0, index - 3), index)),
  }));

const isSetAside = (word: string): boolean =>
  word.length === 1 ? !/\d/.test(word) : isFunctionWord(word) || COURTEOUS_WORDS.has(word);

const isTimely = (word: Word | undefined): boolean =>
  word !== undefined && (word.isTime || TIME_WORDS.test(word.word) || resemblesCalendarWord(word.word));

const isNumberOfTime = (words: readonly Word[], index: number): boolean => {
  if (!SMALL_NUMBER.test(words[index]?.word ?? '')) return false;
  const before = words[index - 1];
  const behind = words[index + 1];
  if (behind && COUNTED.test(behind.word)) return false;
  if (before?.isTime || isTimely(behind)) return true;
  if (words[index - 2]?.isTime && /^(?:and|to|or|et|ou|a)$/.test(before?.word ?? '')) return true;
  const isNamed = before !== undefined && !before.isTaken && BEFORE_NUMBERS.test(before.word);
  return isNamed && (behind === undefined || behind.isFirst || behind.isTaken || isSetAside(behind.word));
};

/** "Avant mon mariage": what a bound leads to, past the small words. */
const followsBound = (words: readonly Word[], index: number): boolean => {
  for (let at = index; at > 0 && at > index - 3; at -= 1) {
    const before = words[at - 1];
    if (words[at]?.isFirst || !before || before.isTaken) return false;
    if (BOUNDS.test(before.word)) return true;
    if (!isSetAside(before.word)) return false;
  }
  return false;
};

const isBesideTime = (words: readonly Word[], index: number): boolean =>
  Boolean(words[index - 1]?.isTime || words[index + 1]?.isTime);

/** Beside a time that was read, how long something lasts changes nothing that is offered. */
const isVague = (words: readonly Word[], index: number): boolean =>
  UNITS.test(words[index]?.word ?? '') &&
  words.some(({ isTime }) => isTime) &&
  ![index - 1, index + 1].some((at) => COUNTS_UNITS.test(words[at]?.word ?? '')) &&
  ![index - 1, index - 2].some((at) => DEFINITE.test(words[at]?.word ?? '')) &&
  !BOUNDS.test(words[index - 1]?.word ?? '');

const isAboutTime = (words: readonly Word[], index: number): boolean => {
  const word = words[index]?.word ?? '';
  if (isVague(words, index)) return false;
  if (/^(?:prochaine?|next)$/.test(word) && words[index - 1]?.isTime) return false;
  if (TIME_WORDS.test(word) || resemblesCalendarWord(word)) return true;
  if (ORDINALS.test(word) && isBesideTime(words, index)) return true;
  if (isSetAside(word)) return false;
  const isBetween = words[index - 1]?.isTime && words[index + 1]?.isTime;
  return Boolean(isBetween) || isNumberOfTime(words, index) || followsBound(words, index);
};

/** Words beside those that nobody read, so that a question about them can be understood. */
const QUOTED_BESIDE = 2;

/** As written, with a few of the words about it, up to a pause. */
const quoteOf = (words: readonly Word[], index: number, { raw }: Text): string => {
  const stop = words.findIndex(({ isFirst }, at) => at > index && isFirst);
  const first = words.findLastIndex(({ isFirst }, at) => at <= index && isFirst);
  const from = words[Math.max(first, index - QUOTED_BESIDE, 0)]?.start ?? 0;
  const last = stop === -1 ? words.length - 1 : stop - 1;
  const to = words[Math.min(last, index + QUOTED_BESIDE)]?.end;
  return raw.slice(from, to).replaceAll(GAP, '').trim();
};

/**
 * The words that no reader took, function words and courtesies set aside. Those about time are marked: words of the
 * calendar, numbers where an hour or a day would stand, and what a "before" or an "after" leads to. They
 * are quoted with the words beside them.
 */
export const residueOf = (
  text: Text,
  taken: readonly (Span | Mention)[],
  ages: readonly Span[] = [],
): readonly Unread[] => {
  const times = taken.filter((span) => 'kind' in span && span.kind === 'when');
  const aside = [...COURTESIES, SAYINGS, NO_TIMES, MEASURES, LONG_PAST, ASKED_FOR];
  const told = (times.length > 0 ? [...aside, DAY_BEFORE] : aside).reduce(eraseAll, text);
  const { folded } = eraseSpans(told, ages);
  const words = wordsIn(folded, taken, times);
  return words.flatMap(({ word, isTaken }, index): readonly Unread[] => {
    if (isTaken) return [];
    if (isAboutTime(words, index)) return [{ word, isAboutTime: true, quote: quoteOf(words, index, text) }];
    return isSetAside(word) ? [] : [{ word, isAboutTime: false }];
  });
};

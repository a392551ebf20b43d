import type { Temporal } from 'temporal-polyfill';
import type { Weekday } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import { weekdayOf } from '../calendar-words.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { matchesOf } from '../text.ts';
import { type DateFinder, type DateHit, NEAR, oneDay } from './date-hit.ts';

const LEAD = pattern`
  \b(?:
    (?<named>ce|cet|this|this coming|(?<!\b(?:is|are|am|she|he|they|who)(?:'s)? |'s |'re |'m )coming)
    |(?<next>next|nxt|prochain)|(?<past>last)|(?<any>n'importe quel|les|(?<!qu')une?|any|every|tous les|chaque|some)
    |(?:on|le|la|l'|the|(?<!\b(?:back|ready|done|fixed|finished) )for|pour le|un autre)
  )(?: (?<then>prochain|next))? $`;
/** "a Tuesday" is any; « à mardi » is not. */
const ENGLISH_DAY = /day$|^(?:tues?|weds?|thu(?:rs?)?|fri|sat)$/;
const ENGLISH_LEAD = /\b(?<any>a) $/;
const WEEK_FROM = new RegExp(
  `\\b(a|${NUMBER}) (?:weeks?|semaines?) (?:from|after|apres) (?:this |on |le )?$`,
);
const TAIL = pattern`
  ^(?:
    [- ]ci
    |(?: le)? (?:
      (?<next>prochain|qui vient|qui s'en vient|suivant|next(?! week| month)|coming)
      |(?<eight>
        (?:de |dans )?l'autre semaine(?: d'apres)?|en huit|en 8|d'apres|after next|after(?= *(?:$|[.,?!]))
        |week(?! of| from| after| before)
      )|(?<fifteen>en quinze|en 15)|(?<past>passee?(?! \d)|derniere?)
    )
  )(?![a-z])`;
/** A short name counts beside a preposition, an hour or a part of the day. */
const SHORT_LEAD = pattern`
  \b(?:
    (?:on|this|next|nxt|ou|or|ce|not|any|every|except|either|from|between|until|till|by|before|after|thru|through|off|free|only)
    |(?:morning|afternoon|evening|night)s?
    |(?:lun|mar|mer|jeu|ven|sam|dim|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun),?(?: (?:et|and|ou|or|n|&))?
  )\s$|\b(?:lun|mar|mer|jeu|ven|sam|mon|tues?|wed|thu(?:rs)?|fri|sat)-$`;
const SHORT_TAIL = pattern`
  ^\.?(?:
    (?:,|\/|-|&|,? (?:ou|or|et|and|n|&|to|thru|through|until|till|not|no|nor)) ?(?:
      (?:lun|mar|mer|jeu|ven|sam|dim|mon|tues?|wed|thu(?:rs)?|fri|sat|sun)
      |(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day
    )\b
    | (?:mar|mer|jeu|ven|tues?|weds?|thu(?:rs)?|fri)\b
    | (?:matin|am\b|pm\b|soir|apres|aprem|avant|midi|morn|afternoon|aft\b|evening|eves?\b|nights?\b|nites?\b|noon
      |after\b|before\b|b4\b|around\b|only\b|works?\b|pls\b|plz\b|please\b|@? ?\d{1,2} ?(?:[h:]|[ap]\.?m\b)
      |@? ?(?:1[0-2]|[1-9])[0-5][05](?!\d)(?! ?(?:[$%]|dollars?|bucks)))
  )`;

/** "In the sun" names no day. */
const SUNSHINE =
  /\b(?:in|under|into|of|from|avoid|much|direct|some) (?:the |direct )+$|\b(?:in|avoid|direct) $/;

/** The next such day strictly after today; only "ce jeudi" and "this Thursday" may be today. */
const nextWeekday = (day: Temporal.PlainDate, weekday: number, mayBeToday: boolean): Temporal.PlainDate => {
  const ahead = (weekday - day.dayOfWeek + 7) % 7;
  return day.add({ days: ahead === 0 && !mayBeToday ? 7 : ahead });
};

interface Found {
  readonly weekday: Weekday;
  readonly lead: RegExpExecArray | null;
  readonly from: RegExpExecArray | null;
  readonly tail: RegExpExecArray | null;
}

/** "Next Tuesday", said on a Monday, is not tomorrow: that would be called so. « Le prochain mardi » is. */
const isPastTomorrow = (
  { lead, tail }: Found,
  date: Temporal.PlainDate,
  day: Temporal.PlainDate,
): boolean => {
  const isNext =
    (lead?.groups?.next ?? lead?.groups?.then) === 'next' ||
    /^(?:prochain|next)$/.test(tail?.groups?.next ?? '');
  return isNext && day.until(date).days === 1;
};

const weeksOn = (found: Found, date: Temporal.PlainDate, day: Temporal.PlainDate): number => {
  const { from, tail } = found;
  if (from) return numberOf(from[1]) ?? 1;
  if (tail?.groups?.fifteen) return 2;
  return tail?.groups?.eight || isPastTomorrow(found, date, day) ? 1 : 0;
};

const meaning = (found: Found, word: string, day: Temporal.PlainDate) => {
  const { weekday, lead, from, tail } = found;
  const isToday = lead?.groups?.named !== undefined;
  const next = nextWeekday(day, weekday, isToday);
  const date = next.add({ weeks: weeksOn(found, next, day) });
  const isNamed = isToday || lead?.groups?.next || lead?.groups?.then || from || tail;
  if (lead?.groups?.past || tail?.groups?.past)
    return oneDay(date.subtract({ days: weekday === day.dayOfWeek && !isToday ? 14 : 7 }));
  if (isNamed) return oneDay(date);
  const isRecurring = /s$/.test(word) && !/^(?:tues|weds|thurs)$/.test(word);
  const isAny = isRecurring || lead?.groups?.any !== undefined;
  return { ...oneDay(date), weekdays: [weekday], ...(isAny ? { isRecurring: true } : {}) };
};

/** An insurer, and no Sunday. */
const IS_NAME = /^ life\b/;

const hitOf = (folded: string, word: RegExpExecArray, day: Temporal.PlainDate): DateHit | undefined => {
  const before = folded.slice(Math.max(0, word.index - NEAR), word.index);
  const wordEnd = word.index + word[0].length;
  const after = folded.slice(wordEnd, wordEnd + NEAR);
  const weekday = weekdayOf(word[0], SHORT_LEAD.test(before) || SHORT_TAIL.test(after));
  const isNoDay = word[0] === 'sun' && (IS_NAME.test(after) || SUNSHINE.test(before));
  if (weekday === undefined || isNoDay) return undefined;
  const from = WEEK_FROM.exec(before);
  const lead = LEAD.exec(before) ?? (ENGLISH_DAY.test(word[0]) ? ENGLISH_LEAD.exec(before) : null);
  const tail = TAIL.exec(after);
  return {
    start: word.index - (from ?? lead ?? [''])[0].length,
    end: wordEnd + (tail?.[0].length ?? 0),
    ...meaning({ weekday, lead, from, tail }, word[0], day),
  };
};

/** "MWF", "t/th": days by their first letters. */
const LETTERS = /(?<![a-z/])(?:(m ?[/-]?w ?[/-]?f)|(tu? ?[/-] ?th|tth))(?![a-z/])/g;

const byLetters: DateFinder = (folded, day) =>
  matchesOf(folded, LETTERS).map(({ index: start, 0: words, 1: odd }) => {
    const weekdays: readonly Weekday[] = odd ? [1, 3, 5] : [2, 4];
    return { start, end: start + words.length, ...oneDay(day), weekdays, isRecurring: true };
  });

/** Days of the week by name, in full, short or misspelt. */
export const weekdayDates: DateFinder = (folded, day) => [
  ...byLetters(folded, day),
  ...[...folded.matchAll(/[a-z]+/g)].flatMap((word) => hitOf(folded, word, day) ?? []),
];

import type { Temporal } from 'temporal-polyfill';
import { source } from '../patterns.ts';
import { numberOf } from './numbers.ts';
import { minutesOf } from './times/clock-reading.ts';

/** A time on offer, as the business's wall clock and calendar show it. */
export interface ShownTime {
  readonly date: Temporal.PlainDate;
  /** Of the local day. */
  readonly minute: number;
  /** It is told with its place in the list, by which it may be chosen. */
  readonly isNumbered?: boolean;
}

export type Fits = (time: ShownTime) => boolean;

/** Words of a message's beginning that tell of a time: whether a shown one is meant, and where they end. */
export interface Token {
  readonly fits: Fits;
  readonly end: number;
  /** A number that may be an hour, a day or a rank. */
  readonly bare?: number;
  readonly isMonth?: boolean;
  /** It says which of a day's times is meant, or on which date. */
  readonly isTelling: boolean;
}

/** A pattern that is looked for in one place alone. */
export const sticky = (words: string): RegExp => new RegExp(words, 'y');

/** What a sticky pattern finds in a place. */
export const match = (pattern: RegExp, folded: string, at: number): RegExpExecArray | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(folded) ?? undefined;
};

const HOUR = sticky(source`
  (?:
    (\d{1,2})(?: ?(?:h(?:rs?|eures?)?|:) ?([0-5]\d))|(\d{1,2}) ?h(?:rs?|eures?)?(?![a-z])
    |(\d{1,2}?)([0-5]\d)(?![\d:h])|(\d{1,2})(?= ?[ap]\.?m\b)
  )`);
const HALF = sticky(
  source`
    \s?(?:(a\.?m|du matin|in the morning)|(p\.?m|de l'apres-?midi|du soir|in the (?:afternoon|evening)))(?![a-z])\.?`,
);
/** "Eleven", « quinze heures ». */
const IN_WORDS = sticky(source`
  (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix(?:-sept|-huit|-neuf)?
    |onze|treize|quatorze|quinze|seize|vingt|midi|noon
  )( ?heures?| o'? ?clock)?(?![a-z\d-])`);
/** Minutes behind an hour: « neuf heures et demie », "two thirty". */
const MINUTES = sticky(source`
  [ ]?(?:et (demie?|quart|quinze|vingt|dix)|(trente|quarante[- ]cinq|quinze|thirty|fifteen|forty[- ]five|[0-5]\d))(?![a-z\d])`);
/** « 15 et demie »: the hour needs no word of its own. */
const HALF_PAST = sticky(source`(\d{1,2}) et (demie?|quart)(?![a-z\d])`);

const NOON = 720;

/** Both halves of the day where neither is said. */
const atMinute =
  (minute: number, isMorning: boolean | undefined): Fits =>
  (time) =>
    (isMorning !== false && time.minute === minute) ||
    (isMorning !== true && minute < NOON && time.minute === minute + NOON);

/** An hour with the half of the day that may stand behind it. */
const timed = (folded: string, end: number, minute: number): Token => {
  const part = match(HALF, folded, end);
  const isMorning = part ? part[1] !== undefined : undefined;
  return {
    fits: atMinute(isMorning === false && minute >= NOON ? minute - NOON : minute, isMorning),
    end: end + (part?.[0].length ?? 0),
    isTelling: true,
  };
};

/** The minutes behind an hour of which none are told yet. */
const minutesAt = (folded: string, at: number): { readonly minutes: number; readonly length: number } => {
  const found = match(MINUTES, folded, at);
  return { minutes: minutesOf(found?.[1] ?? found?.[2]), length: found?.[0].length ?? 0 };
};

const inWords = (folded: string, at: number): Token | undefined => {
  const found = match(IN_WORDS, folded, at);
  if (!found) return undefined;
  const [all, word = '', unit] = found;
  const isNoon = word === 'midi' || word === 'noon';
  const hour = isNoon ? NOON / 60 : numberOf(word);
  if (hour === undefined) return undefined;
  const { minutes, length } = minutesAt(folded, at + all.length);
  const token = timed(folded, at + all.length + length, hour * 60 + minutes);
  const isBare = !isNoon && unit === undefined && length === 0 && token.end === at + all.length;
  return isBare ? bareNumber(hour, token.end) : token;
};

/** A number that may be a day of the month, an hour or a rank. */
export const bareNumber = (value: number, end: number): Token => ({
  fits: (time) => time.date.day === value || atMinute(value * 60, undefined)(time),
  ...{ end, bare: value, isTelling: true },
});

/** The hour that stands in a place, in digits or in words. */
export const hourAt = (folded: string, at: number): Token | undefined => {
  const half = match(HALF_PAST, folded, at);
  if (half) return timed(folded, at + half[0].length, Number(half[1]) * 60 + minutesOf(half[2]));
  const found = match(HOUR, folded, at);
  if (!found) return inWords(folded, at);
  const [all, hour, minutes, alone, compact, rest, before] = found;
  const more = alone === undefined ? { minutes: 0, length: 0 } : minutesAt(folded, at + all.length);
  const minute = Number(hour ?? alone ?? compact ?? before) * 60 + Number(minutes ?? rest ?? more.minutes);
  return timed(folded, at + all.length + more.length, minute);
};

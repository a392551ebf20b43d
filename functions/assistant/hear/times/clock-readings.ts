import { pattern } from '../../patterns.ts';
import { numberOf } from '../numbers.ts';
import { type ClockReading, meridiemOf, readClock } from './clock-reading.ts';

/** A time of day by a pattern's match; `undefined` where it is none. */
export type Reading = (match: RegExpExecArray) => (ClockReading & { readonly until?: number }) | undefined;

/** "Class 1 to 4", « libre 2 à 5 »: hours, though nothing says so. */
const OCCUPIED = pattern`
  \b(?:
    class(?:es)?|school|work(?:ing)?|meetings?|busy|free|available|off|cours|travaille|ecole|libre|dispo
    |occupee?|reunion|shift|quart|chiffre|sleeps?|naps?|asleep|days|nights|lunch|dor[st]|shifts|break|pause|diner
  )(?:'s| is| are| est)? $`;

/** The start of "2 to 4 pm" is in the same half of the day, if that keeps it before the end. */
export const stretch: Reading = (match) => {
  const [phrase, h1, m1a, m1b, mer1, connector = '', h2, m2a, m2b, mer2] = match;
  const hasUnit = /\d\s?h|:\d|m\b/.test(phrase);
  const lead = /^(?:entre|between|betwen|betwee|btwn?|b\/w|de|from|des)/.test(phrase);
  /* Right behind a day ('mardi 9 à 5') it needs no unit. */
  const behind = match.index + phrase.length;
  const isBesideDay =
    /·,? $/.test(match.input.slice(Math.max(0, match.index - 3), match.index)) ||
    match.input.slice(behind, behind + 2) === ' ·';
  const isWorkday = Number(h1) >= 7 && Number(h1) <= 12 && Number(h2) <= 7 && /^(?:-|a|to)$/.test(connector);
  const isOccupied = OCCUPIED.test(match.input.slice(Math.max(0, match.index - 17), match.index));
  if (!hasUnit && !lead && !isBesideDay && !isWorkday && !isOccupied) return undefined;
  if (/^(?:et|and|n|&)$/.test(connector) && !/^(?:entre|between|betwen|betwee|btwn?|b\/w)/.test(phrase))
    return undefined;
  const style = /\d\s?h/.test(phrase) ? 'fr' : 'en';
  const end = readClock(h2, m2a ?? m2b, meridiemOf(mer2), style);
  const plain = readClock(h1, m1a ?? m1b, meridiemOf(mer1), style);
  if (!end || !plain) return undefined;
  const shared = mer2 && !mer1 ? readClock(h1, m1a ?? m1b, meridiemOf(mer2), style) : undefined;
  const start =
    shared && shared.min < end.min ? shared : mer2 && !mer1 ? { min: plain.alt ?? plain.min } : plain;
  const until = end.min <= start.min ? (end.alt ?? end.min) : end.min;
  return until > start.min ? { min: start.min, until } : undefined;
};

const MINUTES: Readonly<Record<string, number>> = {
  ...{ half: 30, quarter: 15, five: 5, ten: 10, twenty: 20, quart: 15, dix: 10, cinq: 5, vingt: 20 },
};

/** "half past three", "ten to four". */
export const past: Reading = ([, minutes = '', side, hour, meridiem]) => {
  const reading = readClock(hour, undefined, meridiemOf(meridiem), 'en');
  const shift = MINUTES[minutes];
  if (!reading || shift === undefined) return undefined;
  return shifted(reading, side === 'past' || side === 'after' ? shift : -shift);
};

const shifted = ({ min, alt }: ClockReading, by: number): ClockReading | undefined =>
  min + by < 0
    ? undefined
    : { min: min + by, ...(alt === undefined || alt + by < 0 ? {} : { alt: alt + by }) };

/** « 3 h moins quart », « huit heures moins dix ». */
export const lacking: Reading = ([, hour, minutes = '']) => {
  const reading = readClock(hour, undefined, undefined, 'fr');
  const by = MINUTES[minutes] ?? Number(minutes);
  return reading && !Number.isNaN(by) && by < 60 ? shifted(reading, -by) : undefined;
};

const NOON_SHIFT: Readonly<Record<string, number>> = {
  ...{ quart: 15, 'et quart': 15, 'moins quart': -15, 'moins le quart': -15, 'moins dix': -10 },
};

/** Noon or midnight, with what is added to it. */
export const noon: Reading = ([, word = '', more]) => {
  const base = /^mi(?:nuit|dnight)/.test(word) ? 0 : 12 * 60;
  if (more === undefined) return { min: base };
  const by = NOON_SHIFT[more] ?? (/^\d+$/.test(more) ? Number(more) : 30);
  return base + by < 0 ? undefined : { min: base + by };
};

/** An hour alone, as English tells it. */
export const english = (hour: string | undefined): ClockReading | undefined =>
  readClock(hour, undefined, undefined, 'en');

/** A number after a French preposition is an hour only when a shop could be open: "à 15", "vers 3", not "à 2". */
export const frenchBare: Reading = ([phrase, hour]) => {
  const number = numberOf(hour);
  const first = /^(?:a|des) /.test(phrase) ? 7 : 1;
  return number !== undefined && number >= first && number <= 21
    ? readClock(hour, undefined, undefined, 'fr')
    : undefined;
};

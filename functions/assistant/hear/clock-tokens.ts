import { type ClockReading, meridiemOf, readClock } from './clock-reading.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { erase, type Text } from './text.ts';

/** A time, or a stretch of time with its end, found in a text. */
export interface ClockToken extends ClockReading {
  readonly start: number;
  readonly end: number;
  readonly until?: number;
}

type Reading = (match: RegExpExecArray) => (ClockReading & { readonly until?: number }) | undefined;
type Finder = readonly [pattern: RegExp, read: Reading];

const AMPM = '([ap])\\.?\\s?m(?![a-z])\\.?';
const NOT_HOURS =
  '(?!\\d|[:/]\\d|\\.\\d|\\s?(?:st|nd|rd|th|e|jours?|days?|semaines?|weeks?|mois|months?|min\\w*|hours?|hrs?|ans|years?|fois|times|personnes?|people|persons?|kids|enfants?|\\$|%|dollars?)(?![a-z]))';
const HOUR = `(\\d{1,2})(?:\\s?h(?:eures?)?(?:\\s?([0-5]\\d))?|:([0-5]\\d))?(?![\\d/])(?:\\s?${AMPM})?`;

/** The start of "2 to 4 pm" is in the same half of the day, if that keeps it before the end. */
const stretch: Reading = (match) => {
  const [phrase, h1, m1a, m1b, mer1, connector = '', h2, m2a, m2b, mer2] = match;
  const hasUnit = /\d\s?h|:\d|m\b/.test(phrase);
  const lead = /^(?:entre|between|de|from|des)/.test(phrase);
  if (!hasUnit && !lead) return undefined;
  if (/^(?:et|and)$/.test(connector) && !/^(?:entre|between)/.test(phrase)) return undefined;
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

const STRETCH = new RegExp(
  `(?:\\b(?:entre|between|de|from|des) )?(?<![\\d·/])\\b${HOUR}\\s?(-|et|and|a|to|until|till|jusqu'a)\\s?${HOUR}${NOT_HOURS}`,
  'g',
);

const past: Reading = ([phrase, hour]) => {
  const shift = phrase.startsWith('half') ? 30 : phrase.includes('past') ? 15 : -15;
  const reading = readClock(hour, undefined, undefined, 'en');
  return reading ? { min: reading.min + shift } : undefined;
};

const noon: Reading = ([, word = '', more]) => {
  const base = word.startsWith('minuit') || word.startsWith('midnight') ? 0 : 12 * 60;
  return { min: base + (more === undefined ? 0 : more === 'quart' ? 15 : 30) };
};

const english = (hour: string | undefined): ClockReading | undefined =>
  readClock(hour, undefined, undefined, 'en');

/** A number after a French preposition is an hour only when a shop could be open: "à 15", not "à 2". */
const frenchBare: Reading = ([, hour]) => {
  const number = numberOf(hour);
  return number !== undefined && number >= 7 && number <= 21
    ? readClock(hour, undefined, undefined, 'fr')
    : undefined;
};

const finders: readonly Finder[] = [
  [STRETCH, stretch],
  [
    new RegExp(`(?<![\\d$])\\b(\\d{1,2})(?:[:.h]([0-5]\\d))?\\s?${AMPM}`, 'g'),
    ([, hour, minute, mer]) => readClock(hour, minute, meridiemOf(mer), 'en'),
  ],
  [
    /(?<![\d$])\b(\d{1,2})\s?(?:heures?|hrs?|h)(?![a-z])(?:\s?([0-5]\d)(?!\d)|\s?et (demie?|quart))?/g,
    ([, hour, minute, more]) => readClock(hour, minute ?? more, undefined, 'fr'),
  ],
  [/(?<![\d$])\b(\d{1,2}):([0-5]\d)(?!\d)/g, ([, hour, minute]) => readClock(hour, minute, undefined, 'en')],
  [
    /(?<!apres[- ]|avant[- ]|heure du |l'heure de )\b(midi|noon|midday|minuit|midnight)\b(?: et (demie?|quart))?/g,
    noon,
  ],
  [new RegExp(`\\b(?:half past|quarter past|quarter to) (${NUMBER})(?![a-z0-9])`, 'g'), past],
  [new RegExp(`\\b(${NUMBER}) ?o'? ?clock\\b`, 'g'), ([, hour]) => english(hour)],
  [
    new RegExp(
      `\\b(?:a|vers|avant|apres|des|pour|entre) (${NUMBER}) heures?(?: et (demie?|quart)| (trente|quinze))?(?![a-z])`,
      'g',
    ),
    ([, hour, half, more]) => readClock(hour, half ?? more, undefined, 'fr'),
  ],
  [
    new RegExp(
      `\\b(?:at|around|before|after|until|till|past|@) ?(${NUMBER})(?: (thirty|fifteen))?(?![a-z])${NOT_HOURS}`,
      'g',
    ),
    ([, hour, minute]) => readClock(hour, minute, undefined, 'en'),
  ],
  [
    new RegExp(`\\b(?:about|by|from|like|since) (\\d{1,2})(?![a-z])${NOT_HOURS}`, 'g'),
    ([, hour]) => english(hour),
  ],
  [new RegExp(`\\b(?:a|vers|avant|apres|des) (\\d{1,2})(?![a-z])${NOT_HOURS}`, 'g'), frenchBare],
];

/** Lengths of time and amounts of money, which are no times of day. */
const MEASURES =
  /\b(?:d'une heure|une heure(?! et)(?= (?:de|et demie de))|half an hour|an hour|an hour and a half)\b|\b\d{1,3}\s?-?\s?min(?:utes?|s)?\b|\b\d{1,2} ?hours?\b(?! ?later)|\$\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?\$/g;

/** The times of day a text holds, in its order, and the text without them. */
export const clockTokens = (text: Text): { readonly tokens: readonly ClockToken[]; readonly rest: Text } => {
  const tokens: ClockToken[] = [];
  let rest = text;
  for (const match of text.folded.matchAll(MEASURES))
    rest = erase(rest, match.index, match.index + match[0].length);
  for (const [pattern, read] of finders) {
    for (const match of rest.folded.matchAll(pattern)) {
      const reading = read(match);
      if (!reading) continue;
      const end = match.index + match[0].length;
      tokens.push({ ...reading, start: match.index, end });
      rest = erase(rest, match.index, end);
    }
  }
  return { tokens: tokens.sort((a, b) => a.start - b.start), rest };
};

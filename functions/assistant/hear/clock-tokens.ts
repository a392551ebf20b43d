import { type ClockToken, withAlternatives } from './clock-alternatives.ts';
import { AMPM, HOUR, MEASURES, NOT_HOURS, NOT_THINGS } from './clock-patterns.ts';
import { type ClockReading, meridiemOf, readClock } from './clock-reading.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { erase, type Text } from './text.ts';

type Reading = (match: RegExpExecArray) => (ClockReading & { readonly until?: number }) | undefined;
type Finder = readonly [pattern: RegExp, read: Reading];

/** "Class 1 to 4", « libre 2 à 5 »: hours, though nothing says so. */
const OCCUPIED =
  /\b(?:class(?:es)?|school|work(?:ing)?|meetings?|busy|free|available|off|cours|travaille|ecole|libre|dispo|occupee?|reunion) $/;

/** The start of "2 to 4 pm" is in the same half of the day, if that keeps it before the end. */
const stretch: Reading = (match) => {
  const [phrase, h1, m1a, m1b, mer1, connector = '', h2, m2a, m2b, mer2] = match;
  const hasUnit = /\d\s?h|:\d|m\b/.test(phrase);
  const lead = /^(?:entre|between|btwn?|de|from|des)/.test(phrase);
  /* Right behind a day ('mardi 9 à 5') it needs no unit. */
  const behind = match.index + phrase.length;
  const isBesideDay =
    /· $/.test(match.input.slice(Math.max(0, match.index - 2), match.index)) ||
    match.input.slice(behind, behind + 2) === ' ·';
  const isWorkday = Number(h1) >= 7 && Number(h1) <= 12 && Number(h2) <= 7 && /^(?:-|a|to)$/.test(connector);
  const isOccupied = OCCUPIED.test(match.input.slice(Math.max(0, match.index - 14), match.index));
  if (!hasUnit && !lead && !isBesideDay && !isWorkday && !isOccupied) return undefined;
  if (/^(?:et|and)$/.test(connector) && !/^(?:entre|between|btwn?)/.test(phrase)) return undefined;
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
  `(?:\\b(?:entre|between|btwn?|de|from|des) )?(?<![\\d·/])\\b${HOUR}\\s?(-|et|and|a|to|until|till|jusqu'a)\\s?${HOUR}${NOT_HOURS}`,
  'g',
);

const MINUTES: Readonly<Record<string, number>> = {
  ...{ half: 30, quarter: 15, five: 5, ten: 10, twenty: 20, quart: 15, dix: 10, cinq: 5, vingt: 20 },
};

/** "half past three", "ten to four". */
const past: Reading = ([, minutes = '', side, hour, meridiem]) => {
  const reading = readClock(hour, undefined, meridiemOf(meridiem), 'en');
  const shift = MINUTES[minutes];
  if (!reading || shift === undefined) return undefined;
  return shifted(reading, side === 'to' ? -shift : shift);
};

const shifted = ({ min, alt }: ClockReading, by: number): ClockReading | undefined =>
  min + by < 0
    ? undefined
    : { min: min + by, ...(alt === undefined || alt + by < 0 ? {} : { alt: alt + by }) };

/** « 3 h moins quart », « huit heures moins dix ». */
const lacking: Reading = ([, hour, minutes = '']) => {
  const reading = readClock(hour, undefined, undefined, 'fr');
  const by = MINUTES[minutes] ?? Number(minutes);
  return reading && !Number.isNaN(by) && by < 60 ? shifted(reading, -by) : undefined;
};

const NOON_SHIFT: Readonly<Record<string, number>> = {
  ...{ quart: 15, 'et quart': 15, 'moins quart': -15, 'moins le quart': -15, 'moins dix': -10 },
};

const noon: Reading = ([, word = '', more]) => {
  const base = /^mi(?:nuit|dnight)/.test(word) ? 0 : 12 * 60;
  if (more === undefined) return { min: base };
  const by = NOON_SHIFT[more] ?? (/^\d+$/.test(more) ? Number(more) : 30);
  return base + by < 0 ? undefined : { min: base + by };
};

const english = (hour: string | undefined): ClockReading | undefined =>
  readClock(hour, undefined, undefined, 'en');

/** A number after a French preposition is an hour only when a shop could be open: "à 15", "vers 3", not "à 2". */
const frenchBare: Reading = ([phrase, hour]) => {
  const number = numberOf(hour);
  const first = /^(?:a|des) /.test(phrase) ? 7 : 1;
  return number !== undefined && number >= first && number <= 21
    ? readClock(hour, undefined, undefined, 'fr')
    : undefined;
};

const FRENCH_MINUTES = '(trente|quinze|quarante[- ]cinq|vingt|dix|cinq)';

const finders: readonly Finder[] = [
  [STRETCH, stretch],
  [
    new RegExp(
      `(?<![\\d$])\\b(${NUMBER})(?: ?h(?:eures?)?)? moins (?:le |l' )?(quart|dix|cinq|vingt|\\d{1,2})(?![a-z\\d])`,
      'g',
    ),
    lacking,
  ],
  [
    new RegExp(`(?<![\\d$])\\b(\\d{1,2})(?:[:.h ]?([0-5]\\d))?\\s?${AMPM}`, 'g'),
    ([, hour, minute, mer]) => readClock(hour, minute, meridiemOf(mer), 'en'),
  ],
  [
    /(?<![\d$])\b(\d{1,2})(?::([0-5]\d))?p(?![a-z])/g,
    ([, hour, minute]) => readClock(hour, minute, 'pm', 'en'),
  ],
  [
    /(?<![\d$])\b(\d{1,2})\s?(?:heures?|hrs?|hres?|h)(?![a-z])(?:\s?([0-5]\d)(?!\d)|\s?et (demie?|quart|[0-5]\d))?/g,
    ([, hour, minute, more]) => readClock(hour, minute ?? more, undefined, 'fr'),
  ],
  [/(?<![\d$])\b(\d{1,2}):([0-5]\d)(?!\d)/g, ([, hour, minute]) => readClock(hour, minute, undefined, 'en')],
  [
    /(?<![\d$])\b([01]\d|2[0-3])([0-5]\d)\s?(?:h|hrs?|hours)(?![a-z])/g,
    ([, hour, minute]) => readClock(hour, minute, undefined, 'fr'),
  ],
  [
    /(?<!apres[- ]|avant[- ]|heure du |l'heure de |avant l')\b(midi|noon|midday|minuit|midnight)(?:ish)?(?![a-z])(?:[ ,]*(et demie?|et quart|moins (?:le )?quart|moins dix|thirty|(?<=midi )[1-5]\d))?/g,
    noon,
  ],
  [
    new RegExp(
      `\\b(half|quarter|five|ten|twenty)(?: minutes?)? (past|to) (${NUMBER})(?![a-z0-9:])(?: ?${AMPM})?`,
      'g',
    ),
    past,
  ],
  [
    /\bhalf (one|two|three|four|five|six|eight|nine|ten|eleven|twelve|\d{1,2})(?! ?(?:hours?|past|an?|price|off|day|\d))(?![a-z])/g,
    ([, hour]) => readClock(hour, '30', undefined, 'en'),
  ],
  // "Thurs 1130": four figures behind a day.
  [
    /(?<=· )(1[0-2]|0?[1-9]|[12]\d)([0-5][05])(?![\d/.:-])(?! ?(?:[$%]|dollars?))/g,
    ([, hour, minute]) => readClock(hour, minute, undefined, 'en'),
  ],
  [
    new RegExp(`\\b(${NUMBER}) ?o'? ?clock(?: ?${AMPM})?`, 'g'),
    ([, hour, mer]) => readClock(hour, undefined, meridiemOf(mer), 'en'),
  ],
  [
    new RegExp(`\\b(${NUMBER})(?: (thirty|fifteen))? ?${AMPM}`, 'g'),
    ([, hour, minute, mer]) => readClock(hour, minute, meridiemOf(mer), 'en'),
  ],
  [
    new RegExp(`\\b(${NUMBER}) heures?(?: et (demie?|quart|quinze)| ${FRENCH_MINUTES})?(?![a-z])`, 'g'),
    ([, hour, half, more]) => readClock(hour, half ?? more, undefined, 'fr'),
  ],
  [/\b(\d{1,2})(?::([0-5]\d))?[- ]?ish\b/g, ([, hour, minute]) => readClock(hour, minute, undefined, 'en')],
  [
    new RegExp(
      `\\b(?:at|around|before|after|until|till|past|later than|earlier than|@|no later than|about|by) ?(${NUMBER})(?: (thirty|fifteen))?(?![a-z])${NOT_HOURS}${NOT_THINGS}`,
      'g',
    ),
    ([, hour, minute]) => readClock(hour, minute, undefined, 'en'),
  ],
  [
    new RegExp(
      `(?<=\\b(?:make (?:it|that)|but|except|sauf|mettez|mets) )(\\d{1,2})(?![a-z])${NOT_HOURS}`,
      'g',
    ),
    ([, hour]) => english(hour),
  ],
  [
    new RegExp(
      `(?<=\\b(?:from|between|entre|de) (?:noon|midi|·{1,12}) (?:and|to|until|till|et|a) )(\\d{1,2})(?![a-z])${NOT_HOURS}`,
      'g',
    ),
    ([, hour]) => english(hour),
  ],
  [
    new RegExp(`\\b(?:from|like|since|between) (\\d{1,2})(?![a-z])${NOT_HOURS}`, 'g'),
    ([, hour]) => english(hour),
  ],
  [
    new RegExp(
      `\\b(?:a|vers|avant|apres|passe|des|entre|autour de|jusqu'a|plus tard que|plus tot que) (\\d{1,2})(?![a-z])${NOT_HOURS}${NOT_THINGS}`,
      'g',
    ),
    frenchBare,
  ],
];

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
  const all = withAlternatives(tokens, rest);
  return { ...all, tokens: [...all.tokens].sort((a, b) => a.start - b.start) };
};

import { pattern } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { erase, type Text } from '../text.ts';
import { NOT_HOURS } from './clock-patterns.ts';
import { type ClockReading, readClock } from './clock-reading.ts';

/** A time, or a stretch of time with its end, found in a text. */
export interface ClockToken extends ClockReading, Span {
  readonly until?: number;
}

/** "At ten or two", "8 or 830": the second hour stands alone. */
const BEHIND = new RegExp(`^,? (?:or|ou) (\\d{1,2})(?::?([0-5]\\d))?(?![a-z\\d:])${NOT_HOURS}(?! ?h)`);
/** "Half past ten or eleven": in words, unless they count things. */
const BEHIND_IN_WORDS = pattern`
  ^,? or (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)
  (?= *(?:$|[.,;!?)]|(?:on|works?|is|would|if|please|whichever)\b))`;
/** "At two or half past": of the same hour. */
const BEHIND_BY_HALF = /^,? (?:or|ou) (?:a )?(?:half(?: past)?|et demie?|la demie)(?= *(?:$|[.,;!?)]))/;
/** "Two or 3pm". */
const BEFORE = /(?<![\w:.,/$])(\d{1,2})(?::?([0-5]\d))? (?:or|ou) $/;

/** As far as the second hour may reach. */
const REACH = 24;
const HALF = 30;

interface Bare {
  readonly hour?: string | undefined;
  readonly minute?: string | undefined;
}

/** Of the two halves of the day the one that lies nearer to the other hour. */
const nearer = ({ hour, minute }: Bare, { min }: ClockReading): ClockReading | undefined => {
  const reading = readClock(hour, minute, undefined, 'en');
  if (reading?.alt === undefined) return reading;
  return Math.abs(reading.alt - min) < Math.abs(reading.min - min) ? { min: reading.alt } : reading;
};

const behind = (token: ClockToken, { folded }: Text): (Span & Bare) | undefined => {
  const rest = folded.slice(token.end, token.end + REACH);
  const match = BEHIND.exec(rest) ?? BEHIND_IN_WORDS.exec(rest);
  return match
    ? { start: token.end, end: token.end + match[0].length, hour: match[1], minute: match[2] }
    : undefined;
};

/** Half an hour behind a whole hour, where it is told by itself. */
const byHalf = (token: ClockToken, { folded }: Text): ClockToken | undefined => {
  const match = BEHIND_BY_HALF.exec(folded.slice(token.end, token.end + REACH));
  if (!match || token.min % 60 !== 0) return undefined;
  const { min, alt, end: start } = token;
  const later = alt === undefined ? {} : { alt: alt + HALF };
  return {
    min: min + HALF,
    ...later,
    start: start + match[0].search(/half|et |la /),
    end: start + match[0].length,
  };
};

const before = (token: ClockToken, { folded }: Text): (Span & Bare) | undefined => {
  const match = BEFORE.exec(folded.slice(Math.max(0, token.start - 10), token.start));
  return match
    ? { start: token.start - match[0].length, end: token.start, hour: match[1], minute: match[2] }
    : undefined;
};

/** The same times with the bare hours that stand beside them as alternatives, and the text without those. */
export const withAlternatives = (
  tokens: readonly ClockToken[],
  text: Text,
): { readonly tokens: readonly ClockToken[]; readonly rest: Text } => {
  const all = [...tokens];
  let rest = text;
  for (const token of tokens) {
    if (token.until !== undefined) continue;
    const half = byHalf(token, rest);
    if (half) {
      all.push(half);
      rest = erase(rest, token.end, half.end);
    }
    for (const found of [behind(token, rest), before(token, rest)]) {
      const reading = found && nearer(found, token);
      if (!found || !reading) continue;
      const digits = /\d[\d:]*|(?<=or )[a-z]+$/.exec(rest.folded.slice(found.start, found.end));
      const start = found.start + (digits?.index ?? 0);
      all.push({ ...reading, start, end: start + (digits?.[0].length ?? 0) });
      rest = erase(rest, found.start, found.end);
    }
  }
  return { tokens: all, rest };
};

import { MAX } from '../../../shared/domain/limits.ts';
import { source } from '../patterns.ts';
import type { Span } from './mention.ts';

/** A visitor's text twice, character for character: as written, and without case or accents. */
export interface Text {
  readonly raw: string;
  readonly folded: string;
}

/** Stands where something understood was taken out; no word, no digit, no space. */
export const GAP = '·';

const invisible = /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]+/gu;

/** A word with a letter held: "yesss", « ouiii », "sooo", "freeee"; none of an address. */
const DRAWN_OUT = /(?<![\p{L}\d@._-])(?=\p{L}*(\p{L})\1\1)[\p{L}']+(?![\p{L}\d@_]|\.\p{L})/giu;
/** An address is spelled out: each of its letters counts. */
const SPELLED = /arr?obas|\b(?:point|dot)\b/i;
/** "Yess", « ouii »: no word ends so. */
const ANSWER_DRAWN_OUT =
  /(?<![\p{L}\d@._-])(yes|oui|no|non|ok|yeah|yep|yup|ouais|svp)(\p{L})\2*(?<=\2\2)(?![\p{L}\d@_]|\.\p{L})/giu;

/** Two of an "e" or an "o" that do not end it, or may not be one: "goood", "freeee". */
const unstretched = (word: string): string =>
  word
    .replace(/^((?:fr|s|thr|f|tr|agr)e)e{2,}$/i, '$1e')
    .replace(/([eo])\1{2,}(?=\p{L})/giu, '$1$1')
    .replace(/(\p{L})\1{2,}/giu, '$1');

const unify = (message: string): string =>
  message
    .slice(0, MAX.message)
    .normalize('NFC')
    .replace(invisible, ' ')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    // As it is often typed: "jusqua vendredi".
    .replace(/\b(jusqu) ?(?=(?:à|a|au|aux)(?![\p{L}\p{M}']))/giu, "$1'")
    .replace(DRAWN_OUT, (word) => (SPELLED.test(message) ? word : unstretched(word)))
    .replace(ANSWER_DRAWN_OUT, '$1')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'Oe')
    .replace(/\s+/g, ' ')
    .trim();

/** Keeps a letter whose plain form has another length, so that both texts stay aligned. */
const foldLetter = (letter: string): string => {
  const plain = letter
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain.length === letter.length ? plain : letter;
};

/** Lower case without accents, of the same length. */
export const fold = (text: string): string => text.replace(/[A-Z\u0080-\uffff]/g, foldLetter);

const TITLE = 'drs?|dres?|mmes?|mlles?|mr|mrs|ms|m|prof';
/** "Dr. Roy", « Mme. Roy », "on St. Denis", "apt. 4": the stop of a title ends no sentence. */
const TITLE_STOPS = new RegExp(
  source`
    (?<![\p{L}\d.'-])(?:
      (?:${TITLE})(?=\. ?\p{L})|(?:no|apt|app|bur)(?=\. ?\d)
      |(?<=(?:^|\b(?:rue|chemin|boul|sur|on|in|at|near|from|to|de|a|à|mont) ))(?:ste?|mt)(?=\. ?\p{L})
    )\.`,
  'giu',
);

export const readText = (message: string): Text => {
  const raw = unify(message);
  return { raw, folded: fold(raw.replace(TITLE_STOPS, (title) => `${title.slice(0, -1)} `)) };
};

/** The text with [start, end) taken out, so that nothing reads it twice. */
export const erase = (text: Text, start: number, end: number): Text => {
  const gap = GAP.repeat(Math.max(0, end - start));
  return {
    raw: text.raw.slice(0, start) + gap + text.raw.slice(end),
    folded: text.folded.slice(0, start) + gap + text.folded.slice(end),
  };
};

/** The text with all of some places taken out. */
export const eraseSpans = (text: Text, spans: readonly Span[]): Text =>
  spans.reduce((rest, { start, end }) => erase(rest, start, end), text);

/**
 * Words of one meaning: a global pattern, or several that are read as one of all their alternatives. Node compiles a
 * pattern of ten thousand characters in half a second, and its parts in a tenth of that.
 */
export type Pattern = RegExp | readonly RegExp[];

/** A pattern for each of these alternatives, none of them within a word. */
export const patternsOf = (alternatives: readonly string[]): readonly RegExp[] =>
  alternatives.map((words) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g'));

/**
 * Every match of a global pattern. Whether there is one is asked first: most patterns match nothing, and `matchAll` makes
 * a copy of its pattern each time.
 */
const matchesOfOne = (folded: string, pattern: RegExp): readonly RegExpExecArray[] =>
  folded.search(pattern) < 0 ? [] : [...folded.matchAll(pattern)];

/** Every match, from left to right. */
export const matchesOf = (folded: string, pattern: Pattern): readonly RegExpExecArray[] =>
  pattern instanceof RegExp
    ? matchesOfOne(folded, pattern)
    : pattern.flatMap((one) => matchesOfOne(folded, one)).toSorted((one, other) => one.index - other.index);

/** Takes every match out of the text. The pattern is matched on the folded text. */
export const eraseAll = (text: Text, pattern: Pattern): Text =>
  matchesOf(text.folded, pattern).reduce(
    (rest, match) => erase(rest, match.index, match.index + match[0].length),
    text,
  );

export const wordsOf = (folded: string): string[] => folded.match(/[a-z0-9]+/g) ?? [];

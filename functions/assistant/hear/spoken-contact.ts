import { NUMBERS_SAID, phoneSaid } from './spoken-numbers.ts';
import { erase, type Text } from './text.ts';

interface Spoken {
  readonly value: string;
  readonly rest: Text;
}

const AT = '(?:arobase|arrobas(?:e|que)?|arobas|a commercial|at(?: sign)?|\\(at\\)|\\[at\\])';
const DOT = '(?:point|dot|\\(dot\\)|\\[dot\\])';
const PART = '[a-z0-9]{1,30}';
const JOIN = `(?: ?(?:${DOT}|tiret(?: bas)?|underscore|dash|hyphen|trait d'union|souligne) ?|[._-])`;

/** "jean point tremblay arobase gmail point com". "At" alone is taken only before a spelled-out domain. */
const EMAIL = new RegExp(
  `(?<![a-z0-9@])(${PART}(?:${JOIN}${PART}){0,5}) ?${AT} ?(${PART}(?:(?: (?:tiret|dash) |-)${PART})?(?:(?: ?${DOT} ?|\\.)${PART}){1,3})(?![a-z0-9])`,
);

const PROVIDER =
  '(?:g-?mail|hotmail|outlook|yahoo|videotron|icloud|live|sympatico|bell|protonmail|proton|msn|aol)';

/**
 * « Jean point tremblay a gmail point com »: a bare "a" stands for the sign before a known provider alone, behind more
 * than a word, at the beginning, or where an address was announced.
 */
const EMAIL_BY_A = new RegExp(
  `(?<![a-z0-9@])(${PART}(?:${JOIN}${PART}){1,5}|(?<=^ *|\\b(?:courriel|e-?mail|mail|adresse)(?: (?:c'est|est|is))?[ :]+)(?!(?:il|elle|on|qui|ca|y|tout|ya)\\b)${PART}) a (${PROVIDER}(?: ?${DOT} ?|\\.)(?:com|ca|qc ?(?:${DOT}|\\.) ?ca|fr|net|org|me))(?![a-z0-9])`,
);

const symbols: readonly (readonly [RegExp, string])[] = [
  [/ ?(?:\(dot\)|\[dot\]|\b(?:point|dot)\b) ?/g, '.'],
  [/ ?\b(?:tiret bas|underscore|souligne)\b ?/g, '_'],
  [/ ?\b(?:tiret|dash|hyphen|trait d'union)\b ?/g, '-'],
];

const written = (spoken: string): string =>
  symbols.reduce((text, [pattern, sign]) => text.replace(pattern, sign), spoken).replace(/\s/g, '');

/** An e-mail address that is spelled out in words. */
export const spokenEmail = (text: Text): Spoken | undefined => {
  const match = EMAIL.exec(text.folded) ?? EMAIL_BY_A.exec(text.folded);
  if (!match) return undefined;
  const [whole, user = '', domain = ''] = match;
  return {
    value: `${written(user)}@${written(domain)}`,
    rest: erase(text, match.index, match.index + whole.length),
  };
};

/** A phone number that is told in words: digit by digit, in tens or in hundreds. */
export const spokenPhone = (text: Text): Spoken | undefined => {
  const match = NUMBERS_SAID.exec(text.folded);
  const value = match ? phoneSaid(match[0]) : undefined;
  if (!match || value === undefined) return undefined;
  return { value, rest: erase(text, match.index, match.index + match[0].length) };
};

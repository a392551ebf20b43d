import { pattern, source } from '../../patterns.ts';
import type { ReadPhone, SpokenContact } from '../context.ts';
import { isNoName } from '../function-words.ts';
import { erase, type Text } from '../text.ts';
import { NUMBERS_SAID, phoneSaid } from './spoken-numbers.ts';

const A_WORD = '(?<![a-z0-9])';
const ENDS = '(?![a-z0-9])';
const AT = source`
  (?:${A_WORD}(?:arobase|arrobas(?:e|que)?|arobas|a commercial|at(?: sign)?)${ENDS}|\(at\)|\[at\])`;
const DOT = `(?:${A_WORD}(?:point|dot)${ENDS}|\\(dot\\)|\\[dot\\])`;
const PART = '[a-z0-9]{1,30}';
const JOIN = `(?: ?(?:${DOT}|tiret(?: bas)?|underscore|dash|hyphen|trait d'union|souligne) ?|[._-])`;

/** "jean point tremblay arobase gmail point com". "At" alone is taken only before a spelled-out domain: no hour, and no price. */
const EMAIL = pattern`
  (?<![a-z0-9@])(${PART}(?:${JOIN}${PART}){0,5}) ?${AT} ?
  (?!\d+\.\d+(?![a-z0-9.]))(${PART}(?:(?: (?:tiret|dash) |-)${PART})?(?:(?: ?${DOT} ?|\.)${PART}){1,3})
  (?![a-z0-9])`;

const PROVIDER =
  '(?:g-?mail|hotmail|outlook|yahoo|videotron|icloud|live|sympatico|bell|protonmail|proton|msn|aol)';

/**
 * « Jean point tremblay a gmail point com »: a bare "a" stands for the sign before a known provider alone, behind more
 * than a word, at the beginning, or where an address was announced.
 */
const EMAIL_BY_A = pattern`
  (?<![a-z0-9@])(
    ${PART}(?:${JOIN}${PART}){1,5}
    |(?<=^ *|\b(?:courriel|e-?mail|mail|adresse)(?: (?:c'est|est|is))?[ :]+(?:[a-z]{2,20} ){0,2})
    (?!(?:il|elle|on|qui|ca|y|tout|ya)\b)${PART}
  ) a (${PROVIDER}(?: ?${DOT} ?|\.)(?:com|ca|qc ?(?:${DOT}|\.) ?ca|fr|net|org|me))(?![a-z0-9])`;

const symbols: readonly (readonly [RegExp, string])[] = [
  [/ ?(?:\(dot\)|\[dot\]|\b(?:point|dot)\b) ?/g, '.'],
  [/ ?\b(?:tiret bas|underscore|souligne)\b ?/g, '_'],
  [/ ?\b(?:tiret|dash|hyphen|trait d'union)\b ?/g, '-'],
];

const written = (spoken: string): string =>
  symbols.reduce((text, [pattern, sign]) => text.replace(pattern, sign), spoken).replace(/\s/g, '');

/** Words that stand right before an address, and only a space apart. */
const WORDS_BEFORE = /(?:[a-z][a-z-]*\s)+$/;

/** Words that announce an address, and are no part of it. */
const ANNOUNCES =
  /^(?:courriel|e-?mail|mail|gmail|adresse|address|contact|write|ecrire|ecrivez|joindre|reach|at|a)$/;

/** What of the words before an address may belong to it: those that can be somebody's name, from the last one back. */
const namesBefore = (folded: string): readonly string[] => {
  const words = (WORDS_BEFORE.exec(folded)?.[0] ?? '').trim().split(' ');
  const from = words.findLastIndex((word) => word === '' || isNoName(word) || ANNOUNCES.test(word));
  return words.slice(from + 1);
};

/** "Jean Tremblay jtremblay at gmail": the name was told, and then an address that is made of it. */
const isOfName = (user: string, names: readonly string[]): boolean =>
  names.length > 1 && names.some((name) => name.length > 2 && user.includes(name));

/** An e-mail address that is spelled out in words; one that comes apart stays so: "jean tremblay@gmail.com". */
export const spokenEmail = (text: Text): SpokenContact | undefined => {
  const match = EMAIL.exec(text.folded) ?? EMAIL_BY_A.exec(text.folded);
  if (!match) return undefined;
  const [whole, said = '', domain = ''] = match;
  const user = written(said);
  const names = /^[a-z]+$/.test(user) ? namesBefore(text.folded.slice(0, match.index)) : [];
  const apart = isOfName(user, names) ? [] : names;
  const start = match.index - apart.join(' ').length - (apart.length > 0 ? 1 : 0);
  return {
    value: `${[...apart, user].join(' ')}@${written(domain)}`,
    rest: erase(text, start, match.index + whole.length),
  };
};

/** A phone number that is told in words: digit by digit, in tens or in hundreds. */
export const spokenPhone = (text: Text, readPhone: ReadPhone): SpokenContact | undefined => {
  const match = NUMBERS_SAID.exec(text.folded);
  const value = match ? phoneSaid(match[0], readPhone) : undefined;
  if (!match || value === undefined) return undefined;
  return { value, rest: erase(text, match.index, match.index + match[0].length) };
};

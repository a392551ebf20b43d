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

const symbols: readonly (readonly [RegExp, string])[] = [
  [/ ?(?:\(dot\)|\[dot\]|\b(?:point|dot)\b) ?/g, '.'],
  [/ ?\b(?:tiret bas|underscore|souligne)\b ?/g, '_'],
  [/ ?\b(?:tiret|dash|hyphen|trait d'union)\b ?/g, '-'],
];

const written = (spoken: string): string =>
  symbols.reduce((text, [pattern, sign]) => text.replace(pattern, sign), spoken).replace(/\s/g, '');

/** An e-mail address that is spelled out in words. */
export const spokenEmail = (text: Text): Spoken | undefined => {
  const match = EMAIL.exec(text.folded);
  if (!match) return undefined;
  const [whole, user = '', domain = ''] = match;
  return {
    value: `${written(user)}@${written(domain)}`,
    rest: erase(text, match.index, match.index + whole.length),
  };
};

const DIGITS = new Map(
  Object.entries({
    ...{
      zero: 0,
      oh: 0,
      o: 0,
      un: 1,
      one: 1,
      deux: 2,
      two: 2,
      trois: 3,
      three: 3,
      quatre: 4,
      four: 4,
      cinq: 5,
      five: 5,
    },
    ...{ six: 6, sept: 7, seven: 7, huit: 8, eight: 8, neuf: 9, nine: 9 },
  }),
);
const DIGIT = `(?:${[...DIGITS.keys()].join('|')}|\\d)`;
const DIGITS_SAID = new RegExp(`(?<![a-z0-9])${DIGIT}(?:[ ,.-]{1,2}${DIGIT}){9,10}(?![a-z0-9])`);

/** Ten digits, or eleven, told one by one. */
export const spokenPhone = (text: Text): Spoken | undefined => {
  const match = DIGITS_SAID.exec(text.folded);
  if (!match) return undefined;
  const value = (match[0].match(/[a-z]+|\d/g) ?? []).map((word) => DIGITS.get(word) ?? word).join('');
  return { value, rest: erase(text, match.index, match.index + match[0].length) };
};

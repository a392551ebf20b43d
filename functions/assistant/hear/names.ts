import { MAX } from '../../../shared/domain/limits.ts';
import { isFunctionWord, NAME_PARTICLES, WORDS_AND_NAMES } from './function-words.ts';
import { erase, fold, GAP, type Text } from './text.ts';

const MAX_WORDS = 5;

const INTRODUCTIONS: readonly RegExp[] = [
  /\b(?:je m'appelle|je me nomme|mon nom(?: complet)? (?:est|c'est)|mon nom *:|moi c'est|moi,? c'est|au nom d[e'])\s*:?\s*/,
  /\b(?:my (?:full )?name is|my name's|my name *:|the name is|name's|under the name(?: of)?|call me(?! back| at| on| when| tomorrow))\s*:?\s*/,
  /(?:^|[.,;!] ?)(?:nom|name) *: */,
];

/** Said of many things besides oneself: taken only before words written as names are. */
const SOFT_INTRODUCTIONS: readonly RegExp[] = [
  /\b(?:c'est|ici|je suis)\s+/,
  /\b(?:i'm|i am|this is|it's|im)\s+/,
];

const capitalise = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|[-'.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const isShouted = (name: string): boolean => name === name.toUpperCase() && /\p{L}{3}/u.test(name);

/** A name as people like to see it: given capitals only where it was typed all in one case. */
const tidyName = (name: string): string => {
  const text = name.trim().slice(0, MAX.name);
  if (text !== text.toLowerCase() && !isShouted(text)) return text;
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && NAME_PARTICLES.has(fold(word)) ? word.toLowerCase() : capitalise(word),
    )
    .join(' ');
};

const plain = (word: string): string => fold(word).replace(/[^a-z]/g, '');

const isNameWord = (word: string): boolean =>
  !isFunctionWord(plain(word)) ||
  /^\p{Lu}\.$/u.test(word) ||
  (/^\p{Lu}/u.test(word) && WORDS_AND_NAMES.has(plain(word)));

const NAME_WORD = /^\p{L}[\p{L}'.-]{0,40}$/u;
const INITIAL = /^\p{Lu}\.$/u;
const CAPITAL = /^\p{Lu}/u;

/** How many of the words, from the first, belong to a name: particles only between two others. */
const countNameWords = (words: readonly string[]): number => {
  const isCapitalised = CAPITAL.test(words[0] ?? '');
  let count = 0;
  for (const [index, typed] of words.slice(0, MAX_WORDS).entries()) {
    const word = typed.replace(/[,;:!?).]+$/, '');
    const isParticle = NAME_PARTICLES.has(plain(word));
    if (!NAME_WORD.test(word) || (!isNameWord(word) && !isParticle)) break;
    if (isCapitalised && !isParticle && !CAPITAL.test(word)) break;
    if (isNameWord(word)) count = index + 1;
    if (word !== typed && !INITIAL.test(typed)) break;
  }
  return count;
};

/** The words at the start of `raw` that can be a name; written with a capital, it ends where capitals do. */
const leadingName = (raw: string): string => {
  const words = raw.split(' ');
  return words
    .slice(0, countNameWords(words))
    .join(' ')
    .replace(/[,;:!?.)]+$/, '');
};

const isWrittenAsName = (name: string): boolean =>
  name.split(' ').every((word) => /^\p{Lu}/u.test(word) || NAME_PARTICLES.has(plain(word)));

export interface NameHeard {
  readonly name?: string;
  readonly rest: Text;
}

const introducedBy = (text: Text, pattern: RegExp, soft: boolean): NameHeard | undefined => {
  const match = pattern.exec(text.folded);
  if (!match) return undefined;
  const start = match.index + match[0].length;
  const name = leadingName(text.raw.slice(start));
  if (name.length < 2 || (soft && !isWrittenAsName(name))) return undefined;
  return { name: tidyName(name), rest: erase(text, match.index, start + name.length) };
};

/** A name that the text introduces ("je m'appelle …", "my name is …"), taken out of it. */
export const hearIntroduction = (text: Text): NameHeard =>
  INTRODUCTIONS.map((pattern) => introducedBy(text, pattern, false)).find(Boolean) ??
  SOFT_INTRODUCTIONS.map((pattern) => introducedBy(text, pattern, true)).find(Boolean) ?? { rest: text };

const FILLERS =
  /^(?:(?:c'est|moi|oui|ouais|yes|yep|sure|ok|okay|parfait|voici|bonjour|bonsoir|salut|hello|hi|it's|its|i'm|je suis|mon|my|nom|name|is|est|le|la|et|and|tel|telephone|cell|cellulaire|phone|number|numero|courriel|e-?mail|email|at|au|a|or|ou|on|non|no|svp|please|merci|thanks|pour|for)(?=$|[^a-z0-9'])[ :=,.!-]*)+/;

const STATEMENTS = new RegExp(`[^${GAP},;:()!?\\n]+\\??`, 'g');

/** What is left of a reply to "what name?": `undefined` unless it reads like one. A question is no name. */
export const bareName = (rest: Text): { name: string; capitalised: boolean } | undefined => {
  if (/[@<>{}[\]\\/$%#]/.test(rest.raw)) return undefined;
  const [first] = (rest.raw.match(STATEMENTS) ?? [])
    .map((part) => part.trim())
    .map((part) => part.slice(FILLERS.exec(fold(part))?.[0].length ?? 0).trim())
    .filter((part) => part.length >= 2 && leadingName(part) === part.replace(/\.$/, ''))
    .map((part) => part.replace(/\.$/, ''));
  return first === undefined ? undefined : { name: tidyName(first), capitalised: isWrittenAsName(first) };
};

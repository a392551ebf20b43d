import type { Language } from '../../../shared/domain/language.ts';
import { source } from '../patterns.ts';
import { ENGLISH_WORDS, FRENCH_WORDS } from './function-words.ts';
import { matchesOf, type Text, wordsOf } from './text.ts';

export interface LanguageHeard {
  readonly language: Language;
  /** The text asks to be answered in it. */
  readonly asked: boolean;
  /** Enough to leave the language that a conversation was pinned to. */
  readonly clear: boolean;
}

/** "Your page is in French": what is told of something written, or cannot be spoken, is not asked for. */
const TOLD_OF = source`
  (?<!
    \b(?:page|webpage|site|website|web|app|menu|formulaire|form|ecrite?s?|written|everything|tout|chat|texte?) (?:
    (?:est|is|was|only|all|just|seulement|juste|toute?|en|c'est) ){0,3}
  )(?<!\b(?:don't|dont|not|can't|cant|pas) (?:really )?)`;

const asking = (words: string, first: string): RegExp =>
  new RegExp(`${TOLD_OF}\\b(?:${words})\\b|^${first}\\b`, 'g');

const ASKED: readonly (readonly [Language, RegExp])[] = [
  [
    'en',
    asking(
      'en anglais|in english|english please|(?:speak|parlez[ -]vous|parler) (?:english|anglais)',
      'english',
    ),
  ],
  [
    'fr',
    asking(
      "in french|en francais|francais (?:svp|s'il)|(?:speak|parlez[ -]vous|parler) (?:french|francais)",
      'francais',
    ),
  ],
];

/** The language that a text asks for last. */
const askedIn = ({ folded }: Text): Language | undefined => {
  const found = ASKED.flatMap(([language, pattern]) =>
    [...matchesOf(folded, pattern)].map(({ index }) => ({ language, index })),
  );
  return found.toSorted((a, b) => b.index - a.index)[0]?.language;
};

/** A word with an accent that is not written as a name. */
const ACCENTED = /(?<!\p{L})\p{Ll}*[àâçèéêëîïôùû]/u;

/** "I'd", "it's": what is left of an English word is no French one. */
const CONTRACTED = /(?<=[a-z])'(?:s|d|m|t|ll|re|ve)\b/g;

const countOf = (words: readonly string[], lexicon: ReadonlySet<string>): number =>
  words.filter((word) => lexicon.has(word)).length;

/** The language a text is written in, or asks for; `undefined` when it does not tell ("ok", a name, a number). */
export const hearLanguage = (text: Text): LanguageHeard | undefined => {
  const asked = askedIn(text);
  if (asked) return { language: asked, asked: true, clear: true };
  const words = wordsOf(text.folded.replace(CONTRACTED, ''));
  const accents = ACCENTED.test(text.raw) ? 0.5 : 0;
  const french = countOf(words, FRENCH_WORDS) + accents;
  const english = countOf(words, ENGLISH_WORDS);
  if (french === english) return undefined;
  const language = french > english ? 'fr' : 'en';
  return { language, asked: false, clear: Math.abs(french - english) >= 2 };
};

/**
 * The language of the answer: that of the visitor's text, else of the browser, else of the business. Once pinned it
 * changes only for a text that is clearly of the other one.
 */
export const pinLanguage = (
  heard: LanguageHeard | undefined,
  pinned: Language | undefined,
  fallback: Language,
): Language => {
  if (!heard) return pinned ?? fallback;
  return pinned === undefined || heard.clear ? heard.language : pinned;
};

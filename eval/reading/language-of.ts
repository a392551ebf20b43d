import type { Language } from '../../shared/domain/language.ts';
import { folded } from './folded.ts';

const WORDS: Readonly<Record<Language, RegExp>> = {
  fr: /\b(le|la|les|des|du|une|est|et|vous|votre|vos|je|j'ai|pour|avec|dans|que|qui|n'|pas|nous|notre|sur|ou|a|bonjour|merci|quel|quelle|ce|c'est|ai|au)\b/g,
  en: /\b(the|is|are|and|you|your|i|i've|i'm|we|our|for|with|that|this|have|what|which|would|can|of|to|at|on|hello|hi|thanks|it|it's|be|any|do|don't)\b/g,
};

const ACCENTS = /[éèêàùçôîœ«»]/g;

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** The language of an answer; undefined where it is too short or even to tell. `names` are words of neither. */
export const languageOf = (text: string, names: readonly string[]): Language | undefined => {
  const bare = names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  const plain = folded(bare.replace(/https?:\S+|\b[ap]\.m\./g, ' '));
  const french = count(plain, WORDS.fr) + count(bare, ACCENTS);
  const english = count(plain, WORDS.en);
  if (french + english < 3) return undefined;
  if (french > english * 1.5) return 'fr';
  return english > french * 1.5 ? 'en' : undefined;
};

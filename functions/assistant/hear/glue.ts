import { pattern } from '../patterns.ts';
import { isFunctionWord } from './function-words.ts';
import { wordsOf } from './text.ts';

/** What stands between two mentions, the weakest first. */
const GLUES = ['tight', 'words', 'comma', 'and', 'or', 'but', 'break'] as const;
export type Glue = (typeof GLUES)[number];

const strong: readonly (readonly [Glue, RegExp])[] = [
  [
    'break',
    pattern`
      [.!?;…]
      |\b(?:donc|so|alors|faque|fait que|because|bc|car|parce que|pcq|cuz|cause|comme ca|vu que|since|puisque)\b`,
  ],
  [
    'but',
    pattern`
      \b(?:
        mais|but|par contre|however|though|sinon|otherwise|autrement|quoique|although|meme si|bien que
        |failing (?:that|which)|or else|a defaut
      )\b`,
  ],
  [
    'or',
    pattern`
      \b(?:ou|or|soit|unless|(?:sauf|sof) si|a moins)\b|\/
      |\b(?:if|si|s') ?[^,;]*\b(?:no|none|nothing|not|full|booked|taken|[a-z]+n't|rien|aucun|pas|plein|complet)\b`,
  ],
  [
    'and',
    /\b(?:et|and|ni|nor|puis|pis|ainsi que|as well as)\b|[&+]|\bcomme (?:le |la |les |l')?$|^ que (?:le |la |les |l')?$/,
  ],
  ['comma', /[,:()]| - /],
];

/** How the words between two mentions tie them. */
export const glueOf = (between: string): Glue => {
  const found = strong.find(([, pattern]) => pattern.test(between));
  if (found) return found[0];
  return wordsOf(between).every((word) => isFunctionWord(word) || word.length === 1) ? 'tight' : 'words';
};

export const strongest = (a: Glue, b: Glue): Glue => (GLUES.indexOf(a) > GLUES.indexOf(b) ? a : b);

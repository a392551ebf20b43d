import { erase, type Text } from './text.ts';

export interface ChoiceHeard {
  /** 1 is the first of what was offered, -1 the last. */
  readonly ordinal?: number;
  /** A number alone: a time, or the n-th of what was offered. */
  readonly bareNumber?: number;
  readonly rest: Text;
}

const ORDINALS: readonly (readonly [number, string])[] = [
  [1, 'premiere?|1ere?|first|1st'],
  [2, 'deuxieme|seconde?|2i?e(?:me)?|second|2nd'],
  [3, 'troisieme|3i?e(?:me)?|third|3rd'],
  [4, 'quatrieme|4i?e(?:me)?|fourth|4th'],
  [5, 'cinquieme|5i?e(?:me)?|fifth|5th'],
  [6, 'sixieme|6i?e(?:me)?|sixth|6th'],
  [-1, 'derniere?|last'],
];

const THING =
  '(?: (?:one|choix|choice|option|creneau|plage|heure|time|slot|proposition|dispo\\w*|available|libre))?';
const NOT_A_CHOICE =
  '(?! (?:fois|visite|visit|semaine|week|month|mois|name|nom|week-?end|rendez|appointment))';

const patterns = ORDINALS.map(([ordinal, words]) => ({
  ordinal,
  pattern: new RegExp(
    `\\b(?:(?:le|la|the|l'|my)\\s?(?:${words})|^(?:${words})|(?:${words}) (?:one|choix|option|slot))(?![a-z])${NOT_A_CHOICE}${THING}`,
  ),
}));

const NUMBERED = /(?:\b(?:option|choix|numero|number|choice|no\.?) ?|# ?)([1-9])\b/;
const BARE =
  /^(?:[·\s]*)(?:le |la |the |at |a |plutot )?(\d{1,2})(?:[ ,]*(?:svp|stp|please|s'il vous plait|merci|thanks))?[\s.!·]*$/;

const take = (text: Text, pattern: RegExp): { match: RegExpExecArray; rest: Text } | undefined => {
  const match = pattern.exec(text.folded);
  return match ? { match, rest: erase(text, match.index, match.index + match[0].length) } : undefined;
};

/** Which of the things just offered is meant; only to be asked when something was. */
export const hearChoice = (text: Text): ChoiceHeard => {
  for (const { ordinal, pattern } of patterns) {
    const found = take(text, pattern);
    if (found) return { ordinal, rest: found.rest };
  }
  const numbered = take(text, NUMBERED);
  if (numbered) return { ordinal: Number(numbered.match[1]), rest: numbered.rest };
  const bare = take(text, BARE);
  return bare ? { bareNumber: Number(bare.match[1]), rest: bare.rest } : { rest: text };
};

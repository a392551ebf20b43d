import { NEAR } from './date-hit.ts';
import { NUMBER, numberOf } from './numbers.ts';

/** What a day is the day of: "the day before my wedding on the 12th". */
const OCCASION =
  "(?: (?:of|de|du|d'|my|mon|ma|mes|le|la|les|l'|the|our|notre|nos|un|une|a) ?(?:[a-z]+)?){0,2}(?:,? (?:which is|that's|qui est|c'est))?(?:,? (?:on the|on|le|the))?";

const BESIDE: readonly (readonly [number, RegExp])[] = [
  [
    -1,
    new RegExp(
      `\\b(?:la veille|(?:the|a) (?:day|night) before|(?:le jour|une journee) (?:d')?avant)${OCCASION} ?$`,
    ),
  ],
  [
    1,
    new RegExp(`\\b(?:le lendemain|(?:the|a) day after|(?:le jour|une journee) (?:d')?apres)${OCCASION} ?$`),
  ],
];

/** "Two days before Friday", and not "the two days before Friday". */
const COUNTED = new RegExp(
  `(?<!\\b(?:les|the|last|next) )\\b(${NUMBER}) (?:jours?|days?) (avant|before|apres|after) (?:le |la |the )?$`,
);

export interface DayBeside {
  /** Days from the one that is named. */
  readonly by: number;
  /** Characters of the words before it. */
  readonly length: number;
}

/** The words that end at `start` and mean the day before, or after, the one that follows them. */
export const dayBeside = (folded: string, start: number): DayBeside | undefined => {
  const before = folded.slice(Math.max(0, start - NEAR), start);
  const counted = COUNTED.exec(before);
  const count = numberOf(counted?.[1]);
  if (counted && count !== undefined)
    return { by: /^(?:avant|before)/.test(counted[2] ?? '') ? -count : count, length: counted[0].length };
  const [found] = BESIDE.flatMap(([by, pattern]) => {
    const match = pattern.exec(before);
    return match ? [{ by, length: match[0].length }] : [];
  });
  return found;
};

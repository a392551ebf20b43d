import { pattern } from '../../patterns.ts';
import { fold } from '../text.ts';
import { FIRST_ADULT_AGE, FIRST_CHILD_AGE, FIRST_SENIOR_AGE, LAST_CHILD_AGE } from './life-stages.ts';

/** The ages, in years, that a service is for: from one, and under the other. */
export interface AgeGroup {
  readonly from: number;
  readonly under: number;
}

const YEARS = '(?: ?(?:ans?|years?|yrs?)(?:[ -]old)?)?';
const BETWEEN = pattern`\b(\d{1,2})${YEARS} ?(?:-|a|to|et|and) ?(\d{1,2}) ?(?:ans|years?|yrs?)\b`;
const UP_TO = pattern`\b(?:(\d{1,2})${YEARS} (?:et|ou|and|or|&) (?:moins|under|younger)|(?:jusqu'a|up to) (\d{1,2})${YEARS})`;
const UNDER = pattern`\b(?:moins de|under|younger than) (\d{1,2})(?: ?(mois|months?))?`;
const FROM = pattern`\b(\d{1,2})${YEARS} ?(?:\+|(?:et|ou|and|or|&) (?:plus|over|up|older)\b)`;

const MONTHS_IN_YEAR = 12;
const WHOLE_LIFE = { from: 0, under: Number.POSITIVE_INFINITY };

const numbered = (name: string): AgeGroup | undefined => {
  const under = UNDER.exec(name);
  if (under) return { from: 0, under: Number(under[1]) / (under[2] ? MONTHS_IN_YEAR : 1) };
  const upTo = UP_TO.exec(name);
  if (upTo) return { from: 0, under: Number(upTo[1] ?? upTo[2]) + 1 };
  const from = FROM.exec(name);
  if (from) return { ...WHOLE_LIFE, from: Number(from[1]) };
  const between = BETWEEN.exec(name);
  return between ? { from: Number(between[1]), under: Number(between[2]) + 1 } : undefined;
};

/** Newborns are no longer photographed as such after half a year. */
const LAST_NEWBORN_AGE = 0.5;

const BY_WORD: readonly (readonly [RegExp, AgeGroup])[] = [
  [/\b(?:nouveau-ne|newborn)/, { from: 0, under: LAST_NEWBORN_AGE }],
  [/\b(?:bebes?|baby|babies|nourrissons?|infants?)\b/, { from: 0, under: FIRST_CHILD_AGE }],
  [/\b(?:enfants?|kids?|child(?:ren)?|junior|pa?ediatri\w+)\b/, { from: 0, under: LAST_CHILD_AGE + 1 }],
  [/\b(?:aines?|seniors?|elders?|age d'or|golden age)\b/, { ...WHOLE_LIFE, from: FIRST_SENIOR_AGE }],
  [/\b(?:adultes?|adults?)\b/, { ...WHOLE_LIFE, from: FIRST_ADULT_AGE }],
];

/** The ages that the names of a service say it is for; none of most. */
export const ageGroupOf = (names: readonly string[]): AgeGroup | undefined => {
  const plain = names.map((name) => fold(name.replace(/[’‘]/g, "'")));
  const told = plain.map(numbered).find((group) => group !== undefined);
  return told ?? BY_WORD.find(([word]) => plain.some((name) => word.test(name)))?.[1];
};

/** Whether somebody is of those ages. */
export const isOfAge = (age: number, { from, under }: AgeGroup): boolean => age >= from && age < under;

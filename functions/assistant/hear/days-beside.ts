import { type DateHit, NEAR } from './date-hit.ts';
import type { Span } from './mention.ts';
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

/** The same without a day behind them: of the one that was told before. */
const OF_LAST =
  /(?<!\b(?:not|pas|but|mais|cancel|annuler?|move|call|appeler)(?: [a-z]+)? )\b(?:(la veille|(?:the )?(?:day|night) before)|(le lendemain|(?:the )?day after|the next day))(?! (?:my|the|our|mon|ma|notre|l[ae']|d[eu']|tomorrow|·))(?![a-z])/g;
const OR = /\b(?:or|ou|and|et|pis) ?$/;

/** The week before the day that was told, or the one after it. */
const WEEK_OF_LAST =
  /(?<!\b(?:not|pas|but|mais) )\b(?:(la semaine (?:d'avant|avant(?= *(?:$|[,.!?;])))|(?:the )?week before)|(la semaine d'apres|the week after))(?! (?:my|the|our|mon|ma|notre|l[ae']|d[eu']|christmas|next|noel|·))(?![a-z])/g;

/** "I have till Friday, so before that": before the day that was told. */
const BEFORE_LAST =
  /(?:(?<!\b(?:not|pas|never|jamais|day|night|week|month|year|or|ou|like|as|been|comme|jour|semaine) )\b(?:(?:some ?time |any ?time |right |just |juste )?(?:before|prior to|avant) (?:then|that(?: date| day)?|it|cela|ca|cette date(?:[- ]la)?)|(?:so|donc|faque|fait que|alors) (?:(?:it has to be|ca doit etre|il faut que ce soit|i need it|sometime|anytime|please) )?(?:before|avant)|(?<=· |\b(?:come|come in|venir|passer|it|something|quelque chose|one|done|rendez-vous|rdv|appointment|place|spot) )(?:just |right |juste |sometime |anytime )?(?:before|avant))(?= *(?:$|[.,!?;)]|please|svp|pls|plz|if|si|thanks|merci|stp)))/g;

/**
 * "I'm getting married on the 5th; a shave the day before": a day that others are told by is no wish itself, unless it
 * stands beside them as another.
 */
const byDays = (hits: readonly DateHit[], folded: string): readonly DateHit[] =>
  [...folded.matchAll(OF_LAST)].reduce((all, { index, 0: words, 1: before }) => {
    const last = all.findLast(({ end }) => end <= index);
    if (!last) return all;
    const day = before ? last.from.subtract({ days: 1 }) : last.to.add({ days: 1 });
    const hit: DateHit = { start: index, end: index + words.length, from: day, to: day };
    const isAnother = OR.test(folded.slice(last.end, index));
    const kept = isAnother ? all : all.filter((one) => one !== last);
    return [...kept, hit].toSorted((a, b) => a.start - b.start);
  }, hits);

const byWeeks = (hits: readonly DateHit[], folded: string): readonly DateHit[] =>
  [...folded.matchAll(WEEK_OF_LAST)].reduce((all, { index, 0: words, 1: before }) => {
    const last = all.findLast(({ end }) => end <= index);
    if (!last || last.isRecurring) return all;
    const from = before ? last.from.subtract({ days: 7 }) : last.to.add({ days: 1 });
    const hit: DateHit = { start: index, end: index + words.length, from, to: from.add({ days: 6 }) };
    return [...all.filter((one) => one !== last), hit].toSorted((a, b) => a.start - b.start);
  }, hits);

/** The day that a "before that" is told by: none where an hour stands nearer. */
const dayMeant = (hits: readonly DateHit[], folded: string, index: number): DateHit | undefined => {
  const last = hits.findLast(({ end }) => end <= index);
  return last && !last.isRecurring && !/\d/.test(folded.slice(last.end, index)) ? last : undefined;
};

const byBounds = (hits: readonly DateHit[], folded: string): readonly DateHit[] => {
  const meant = [...folded.matchAll(BEFORE_LAST)].map(({ index }) => dayMeant(hits, folded, index));
  return hits.map((hit) => (meant.includes(hit) ? { ...hit, isBefore: true } : hit));
};

/** Days told by the one before them: the day before it, the week before it, or any day before it. */
export const besideLast = (hits: readonly DateHit[], folded: string): readonly DateHit[] =>
  byBounds(byWeeks(byDays(hits, folded), folded), folded);

/** Where "before that" stands: of a day that was told, and of nothing else. */
export const spansBeforeLast = (hits: readonly DateHit[], folded: string): readonly Span[] =>
  [...folded.matchAll(BEFORE_LAST)].flatMap(({ index, 0: words }) =>
    dayMeant(hits, folded, index) ? [{ start: index, end: index + words.length }] : [],
  );

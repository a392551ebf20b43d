import { globalPattern } from '../../../patterns.ts';
import type { Span } from '../../mention.ts';
import type { DateHit } from '../date-hit.ts';

/** "I have till Friday, so before that": before the day that was told. */
const BEFORE_LAST = globalPattern`
  (?:
    (?<!\b(?:not|pas|never|jamais|day|night|week|month|year|or|ou|like|as|been|comme|jour|semaine) )\b(?:
      (?:some ?time |any ?time |right |just |juste )?(?:before|prior to|avant) (?:
        then|that(?: date| day)?|it|cela|ca|cette date(?:[- ]la)?
      )
      |(?:so|donc|faque|fait que|alors) (?:
      (?:it has to be|ca doit etre|il faut que ce soit|i need it|sometime|anytime|please) )?(?:before|avant)
      |(?<=
        · |
        \b(?:
          come|come in|venir|passer|it|something|quelque chose|one|done|rendez-vous|rdv|appointment|place|spot
      ) )(?:just |right |juste |sometime |anytime )?(?:before|avant)
    )(?= *(?:$|[.,!?;)]|please|svp|pls|plz|if|si|s'il|thanks|merci|stp))
  )`;

/** "I get paid Friday so any time after that": after the day that was told. */
const AFTER_LAST = globalPattern`
  (?<!\b(?:day|night|week|month|year|right|just|ever|not|pas|jour|semaine|or|ou|until|till) )\b(?:
    after (?:that|then)(?: date| day)?|apres (?:ca|cela|cette date)
  )(?= *(?:$|[.,!?;)]|(?:is|works?|would|please|if|si|svp|me|c'est)(?![a-z])))`;

/** "I get paid Friday so not before": from that day on. */
const NOT_BEFORE_LAST = globalPattern`
  (?<=(?:·|\b(?:so|and|but|donc|faque|mais|et)|,) ?)(?:not|nothing|pas|rien) (?:before|earlier|sooner|avant|plus tot)
  (?: (?:then|that|ca))?(?= *(?:$|[.,!?;)]|please|svp|pls))`;

const HOUR = /\d|\b(?:noon|midi|past|quart(?:er)?|heures?|o'?clock)\b/;

/** The day that a "before that" is told by: none where an hour stands nearer. */
const dayMeant = (hits: readonly DateHit[], folded: string, index: number): DateHit | undefined => {
  // "The Thursday or Friday before" is such a day by itself.
  if (hits.some(({ start, end }) => start <= index && index < end)) return undefined;
  const last = hits.findLast(({ end }) => end <= index);
  return last && !last.isRecurring && !HOUR.test(folded.slice(last.end, index)) ? last : undefined;
};

const ITS_HOUR = /(?:\d|noon|midi)(?: ?(?:[ap]m|h))?,? $/;

/** "Checkout is at eleven Saturday, after that" is after that hour. */
const dayMeantAfter = (hits: readonly DateHit[], folded: string, index: number): DateHit | undefined => {
  const day = dayMeant(hits, folded, index);
  return day && !ITS_HOUR.test(folded.slice(0, day.start)) ? day : undefined;
};

/** "Before that" and "after that", each a bound by the day that was told. */
export const byBounds = (hits: readonly DateHit[], folded: string): readonly DateHit[] => {
  const meant = [...folded.matchAll(BEFORE_LAST)].map(({ index }) => dayMeant(hits, folded, index));
  const after = [...folded.matchAll(AFTER_LAST)].map(({ index }) => dayMeantAfter(hits, folded, index));
  const from = [...folded.matchAll(NOT_BEFORE_LAST)].map(({ index }) => dayMeant(hits, folded, index));
  return hits.map((hit) => {
    if (meant.includes(hit)) return { ...hit, isBefore: true };
    if (after.includes(hit)) return { ...hit, isAfter: true };
    // "72 hours from now, not before" is that day.
    const isNamed = hit.weekdays !== undefined || hit.dayOfMonth !== undefined;
    return isNamed && from.includes(hit) ? { ...hit, isFrom: true } : hit;
  });
};

/** Where "before that" stands: of a day that was told, and of nothing else. */
export const spansBeforeLast = (hits: readonly DateHit[], folded: string): readonly Span[] => [
  ...[BEFORE_LAST, NOT_BEFORE_LAST]
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .flatMap(({ index, 0: words }) =>
      dayMeant(hits, folded, index) ? [{ start: index, end: index + words.length }] : [],
    ),
  ...[...folded.matchAll(AFTER_LAST)].flatMap(({ index, 0: words }) =>
    dayMeantAfter(hits, folded, index) ? [{ start: index, end: index + words.length }] : [],
  ),
];

import { Temporal } from 'temporal-polyfill';
import { pattern, source } from '../../patterns.ts';
import type { DateHit } from './date-hit.ts';

/** As far back as the words about an arrival may begin. */
const REACH = 70;
const SOMEBODY = source`
  (?:
    (?:my|our|his|her|the|mon|ma|mes|notre|nos|son|sa|ses|le|la|les) [a-z-]+(?: [a-z-]+)?|they|ils|s?he|il|elles?
    |qui|who|·+
  )`;
const PLACE = "(?: (?!(?:et|and|pis|puis|then|but|mais|or|ou)(?![a-z]))[a-z'-]+){0,5}?";
/** "My sister flies in", « mes parents arrivent de Gaspésie », before the day of it. */
const ARRIVES = pattern`
  (?<![a-z'])${SOMEBODY}(?:'s|'re| is| are| sera| seront|'ll| will)? (?:
    arriv(?:e|es|ent|ing)|debarque(?:nt)?|(?:re)?vien(?:t|nent)|atterri(?:t|ssent)|lands?|fl(?:y|ies|ying) in
    |(?:gets?|getting|comes?|coming) (?:in(?:to town)?|here|home|to town|over|down|up)|com(?:es?|ing)|visit(?:s|ing)?
    |descend(?:ent)?
  )${PLACE}(?: (?:on|the|le))* ?$`;
/** "And leaves", « et repartent », between the two days. */
const LEAVES = pattern`
  ^,? ?(?:(?:et|and|pis|puis|then|&|,) ?)+(?:(?:il|elle|ils|elles|s?he|they)(?:'s|'re| is| are)? )?(?:
    (?:re)?part(?:ent)?|quitte(?:nt)?|retourne(?:nt)?|s'en (?:re)?(?:va|vont|tourne(?:nt)?)|leav(?:e|es|ing)
    |(?:fl(?:y|ies|ying)|go|goes|going|head(?:s|ing)?) (?:back|home|out|away|off)|(?:is|are) gone
  )${PLACE}(?: (?:on|the|le))* ?$`;

/** From the arrival to the day of leaving; of days by name the second follows the first. */
const stayOf = (a: DateHit, b: DateHit): DateHit | undefined => {
  const isBefore = Temporal.PlainDate.compare(b.to, a.from) < 0;
  const to = !isBefore ? b.to : b.to.add(b.weekdays ? { days: 7 } : { months: 1 });
  return Temporal.PlainDate.compare(to, a.from) < 0
    ? undefined
    : { start: a.start, end: b.end, from: a.from, to };
};

/** "My parents get here on the 11th and leave on the 15th": the two days are the stretch in which they are there. */
export const staysIn = (hits: readonly DateHit[], folded: string): readonly DateHit[] => {
  const all: DateHit[] = [];
  for (const hit of hits) {
    const last = all.at(-1);
    const isStay =
      last !== undefined &&
      !last.isRecurring &&
      !hit.isRecurring &&
      LEAVES.test(folded.slice(last.end, hit.start)) &&
      ARRIVES.test(folded.slice(Math.max(0, last.start - REACH), last.start));
    const stay = isStay ? stayOf(last, hit) : undefined;
    if (stay) all.pop();
    all.push(stay ?? hit);
  }
  return all;
};

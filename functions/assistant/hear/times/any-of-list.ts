import { pattern } from '../../patterns.ts';
import type { DateHit } from './date-hit.ts';

/** What ties the days of a list: its last two by an "or", those before by commas or by nothing. */
const PART = '(?: (?:matin|soir|am|pm|apres-midi|avant-midi|morning|afternoon|evening|night))?';
const LAST = pattern`
  ^${PART} ?,? ?(?:or|ou|and|et|n|&|\/|or else|ou bien|ou encore) ?(?:on |le |the |maybe |peut-etre )?$`;
const EARLIER = pattern`
  ^${PART} ?,? ?(?:on |le |the )?$`;
/** "(Tuesday or Wednesday) evenings": of all the days of the list, in any week. */
const OF_PARTS = /^ (?:(?:early|late) )?(?:morning|afternoon|evening|night|nite|lunchtime|eve)s(?![a-z])/;

const isByName = ({ weekdays, isRecurring }: DateHit): boolean => weekdays?.length === 1 && !isRecurring;

const asAny = (hit: DateHit): DateHit => (isByName(hit) ? { ...hit, isRecurring: true } : hit);

/** Where the list of days by name that begins at `from` ends: behind the last that an "or" ties. */
const endOfList = (hits: readonly DateHit[], from: number, folded: string): number => {
  let end = from;
  for (let at = from + 1; at < hits.length; at += 1) {
    const [one, next] = [hits[at - 1], hits[at]];
    if (!one || !next || next.weekdays?.length !== 1) break;
    const between = folded.slice(one.end, next.start);
    if (LAST.test(between)) end = at;
    else if (!EARLIER.test(between)) break;
  }
  return end;
};

/** "A Saturday or Sunday", "any Tuesday, Wednesday or Thursday", "Tuesday or Wednesday evenings": each is any such day. */
export const anyOfLists = (hits: readonly DateHit[], folded: string): readonly DateHit[] => {
  const all = [...hits];
  for (let from = 0; from < all.length; from += 1) {
    const to = endOfList(all, from, folded);
    const list = all.slice(from, to + 1);
    const last = list.at(-1);
    const isAny =
      list[0]?.isRecurring === true || (last !== undefined && OF_PARTS.test(folded.slice(last.end)));
    if (isAny && list.every(({ weekdays }) => weekdays?.length === 1))
      all.splice(from, list.length, ...list.map(asAny));
    from = Math.max(from, to);
  }
  return all;
};

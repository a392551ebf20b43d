import { isTime } from '../marked.ts';
import type { WhenMention } from '../mention.ts';
import { FACT, OF_CARRIER, REASONS } from './reason-words.ts';

/** How far before an hour its reason may begin. */
const REACH = 80;

const isBare = ({ when: { times, at, endsBy } }: WhenMention): boolean =>
  at !== undefined && times.length === 0 && endsBy === undefined;

/** Whoever fetches somebody then may come before it, or after it where another hour says so. */
const FETCHES = /\b(?:pick|get|chercher|recuperer|ramasse)/;

const startOf = ({ when: { times, at } }: WhenMention): number | undefined => at?.minute ?? times[0]?.from;

/** "After six, I pick up my wife at 5:45". */
const isFetchedBefore = (one: WhenMention, hours: readonly WhenMention[], folded: string): boolean => {
  const { endsBy } = one.when;
  return (
    endsBy !== undefined &&
    FETCHES.test(folded.slice(one.start, one.end)) &&
    hours.some((other) => (startOf(other) ?? 0) >= endsBy)
  );
};

/** "After 5:30, because my class is over at five": the hour of a reason is no wish beside another hour. */
export const besideReasons = (hours: readonly WhenMention[], folded: string): readonly WhenMention[] => {
  const isBounded = hours.some(({ denied }) => denied !== undefined);
  const isOfReason = (one: WhenMention): boolean => {
    if (!isBare(one)) return isFetchedBefore(one, hours, folded);
    const before = `${folded.slice(Math.max(0, one.start - REACH), one.start).trimEnd()} `;
    return (
      REASONS.some((words) => words.test(before)) ||
      OF_CARRIER.test(folded.slice(one.end, one.end + REACH)) ||
      (isBounded && FACT.test(before))
    );
  };
  const isWishedElse = hours.some((one) => isTime(one.when) && !isOfReason(one));
  if (!isWishedElse) return hours;
  return hours.map((one) =>
    isOfReason(one) ? { ...one, when: { dates: [], weekdays: [], times: [] } } : one,
  );
};

import { isTime } from '../marked.ts';
import type { WhenMention } from '../mention.ts';
import { FACT, OF_CARRIER, REASONS } from './reason-words.ts';

/** How far before an hour its reason may begin. */
const REACH = 80;

const isBare = ({ when: { times, at, endsBy } }: WhenMention): boolean =>
  at !== undefined && times.length === 0 && endsBy === undefined;

/** "After 5:30, because my class is over at five": the hour of a reason is no wish beside another hour. */
export const besideReasons = (hours: readonly WhenMention[], folded: string): readonly WhenMention[] => {
  const isBounded = hours.some(({ denied }) => denied !== undefined);
  const isOfReason = (one: WhenMention): boolean => {
    if (!isBare(one)) return false;
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

import { pattern } from '../../patterns.ts';
import { isTime } from '../marked.ts';
import type { Span, WhenMention } from '../mention.ts';
import { OF_DOING } from './of-doing.ts';
import { BECAUSE, FACT, OF_CARRIER, REASONS } from './reason-words.ts';
import { IS_THEIR_END } from './whose-hours.ts';

/** How far before an hour its reason may begin. */
const REACH = 80;

/** Hours of work are refused, on the days that are told with them. */
const WORKS = /\b(?:travaill|work|boss)[a-z]*[^.,;!?]*$/;

/** An hour, or a stretch of hours, that nothing bounds. */
const isBare = ({ when: { endsBy }, denied, isWished }: WhenMention): boolean =>
  denied === undefined && endsBy === undefined && !isWished;

/** Whoever fetches somebody then may come before it, or after it where another hour says so. */
const FETCHES = /\b(?:pick|get|chercher|recuperer|ramasse)/;

/** "And pick it up after five", « pis la reprendre après 17 h »: the work is done by then, on another part of the day. */
const TAKES_BACK = pattern`
  \b(?:
    (?:pick|get) (?:it|him|her|them|(?:the|my) [a-z]+) (?:back )?up|(?:come|be) back for (?:it|him|her|them)
    |(?:la|le|l'|les) ?(?:reprendre|(?:re)?chercher|ramasser|recuperer|reprends)
  )(?: (?:in|le|at|vers|around|a))* ?$`;

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

/** "He lends me the car from one to four, it has to be back at four": the stretch is what the wish lies in. */
const isEndedBy = ({ when: { times } }: WhenMention, hours: readonly WhenMention[]): boolean =>
  times.some(({ to }) => hours.some(({ when: { endsBy } }) => endsBy === to));

const BECAUSE_BEFORE = new RegExp(`(?<![a-z])${BECAUSE}(?: [a-z']+){0,3} ?$`);
const isApart = ({ when: { times: some } }: WhenMention, { when: { times: others } }: WhenMention): boolean =>
  some.length > 0 &&
  others.length > 0 &&
  some.every((one) => others.every((other) => one.to <= other.from || other.to <= one.from));

/** "I go in at three, so it has to be over by 2:30". */
const isOverBefore = ({ when: { endsBy } }: WhenMention, { when: { times } }: WhenMention): boolean =>
  endsBy !== undefined && times.length > 0 && times.every(({ from }) => from >= endsBy);

/** "Before 11, because I'm home at noon": where both cannot be, what somebody does then is no wish. */
const isRuledOut = (one: WhenMention, hours: readonly WhenMention[], folded: string): boolean => {
  const isOfDoing = (hour: WhenMention): boolean => OF_DOING.test(folded.slice(hour.start, hour.end));
  const isTold =
    isOfDoing(one) || BECAUSE_BEFORE.test(folded.slice(Math.max(0, one.start - REACH), one.start));
  return (
    isTold &&
    hours.some(
      (other) =>
        (other.denied !== undefined && !isOfDoing(other) && isApart(one, other)) || isOverBefore(other, one),
    )
  );
};

const isEndOfOthers = ({ when: { endsBy }, start, end }: WhenMention, folded: string): boolean =>
  endsBy !== undefined && IS_THEIR_END.test(folded.slice(start, end));

const GOES = /\b(?:leav|head|par[st]\b|partons|quitt|depart)/;
const isLeaving = ({ when: { endsBy }, start, end }: WhenMention, folded: string): boolean =>
  endsBy !== undefined && GOES.test(folded.slice(start, end));

const OR = /\b(?:or|ou)\b/;
/** "The week of the 7th. The 8th I have an exam at 10": its day is told with it, and another one is named. */
const isOfOwnDay = (one: WhenMention, days: readonly Span[], folded: string): boolean =>
  days.length > 1 &&
  isEndOfOthers(one, folded) &&
  days.some(({ end }) => end <= one.start && one.start - end <= 2) &&
  !OR.test(folded);

/** "I leave the house at seven and I'm not home until 5:30": gone from the one to the other. */
const IS_BACK = /^,? ?(?:and|et|pis|puis) (?!leave|go|head)[a-z' ]{0,28}$/;
const isUntilBack = (one: WhenMention, hours: readonly WhenMention[], folded: string): boolean =>
  isLeaving(one, folded) &&
  hours.some(
    ({ start, when: { times }, denied }) =>
      denied !== undefined &&
      times.length > 0 &&
      start >= one.end &&
      IS_BACK.test(folded.slice(one.end, start)),
  );

/** "At one, the babysitter leaves at three": the end of what others do bounds nothing beside the hour that is wished. */
const isTheirEnd = (one: WhenMention, hours: readonly WhenMention[], folded: string): boolean =>
  isEndOfOthers(one, folded) &&
  hours.some(
    (other) => other !== one && isTime(other.when) && !OF_DOING.test(folded.slice(other.start, other.end)),
  );

/** "I have an interview at two, a cut that morning": over by then anyway. */
const isOverAnyway = (
  { when: { endsBy = 0 }, start, end }: WhenMention,
  parts: readonly WhenMention[],
  folded: string,
): boolean =>
  IS_THEIR_END.test(folded.slice(start, end)) &&
  parts.some(({ when: { times } }) => times.length > 0 && times.every(({ to }) => to <= endsBy));

const unwishedHour = (one: WhenMention): WhenMention => ({
  ...one,
  when: { dates: [], weekdays: [], times: [] },
});

/** "After 5:30, because my class is over at five": the hour of a reason is no wish beside another hour. */
export const besideReasons = (
  told: readonly WhenMention[],
  parts: readonly WhenMention[],
  days: readonly Span[],
  folded: string,
): readonly WhenMention[] => {
  const hours = told.map((one) =>
    isOfOwnDay(one, days, folded) || isUntilBack(one, told, folded) ? unwishedHour(one) : one,
  );
  const all = [...parts, ...hours];
  const isBounded = hours.some(({ denied }) => denied !== undefined);
  const isOfReason = (one: WhenMention): boolean => {
    if (TAKES_BACK.test(folded.slice(Math.max(0, one.start - REACH), one.start))) return true;
    if (isOverAnyway(one, parts, folded)) return true;
    if (!isBare(one))
      return [isFetchedBefore, isRuledOut, isTheirEnd].some((isNone) => isNone(one, hours, folded));
    const before = `${folded.slice(Math.max(0, one.start - REACH), one.start).trimEnd()} `;
    if (one.when.times.length > 0 && WORKS.test(before)) return false;
    if (isEndedBy(one, hours)) return false;
    return (
      REASONS.some((words) => words.test(before)) ||
      OF_CARRIER.test(folded.slice(one.end, one.end + REACH)) ||
      (isBounded && FACT.test(before))
    );
  };
  const reasons = hours.filter(isOfReason);
  // "He gets up at two in the afternoon": the part of the day right behind is of that hour.
  const isOfHour = (one: WhenMention): boolean => reasons.some(({ end }) => end + 1 === one.start);
  const unwished = [...reasons, ...parts.filter(isOfHour)];
  const isWishedElse = all.some((one) => isTime(one.when) && !unwished.includes(one));
  if (!isWishedElse) return all;
  return all.map((one) => (unwished.includes(one) ? unwishedHour(one) : one));
};

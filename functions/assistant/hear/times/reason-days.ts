import { pattern } from '../../patterns.ts';
import { isDay, isTime } from '../marked.ts';
import type { Span, WhenMention } from '../mention.ts';
import { REASONS } from './reason-words.ts';
import { IS_THEIR_END } from './whose-hours.ts';

/** Right behind a day of which all would do. */
const ALL_DAY = pattern`
  ^,? ?(?:
    toute la journee|all day(?: long)?|any ?time(?: (?:of day|at all))?|whenever|(?:a )?n'importe (?:quand|quelle heure)
    |peu importe (?:l'heure|quand)|(?:a )?l'heure que vous voulez|(?:is |c'est )?wide open
  )(?![a-z])`;

/** "Monday all day or Tuesday until noon": hours told beside such a day are of others. */
export const withAllDay = (days: readonly WhenMention[], folded: string): readonly WhenMention[] =>
  days.map((day) => (ALL_DAY.test(folded.slice(day.end)) ? { ...day, isAllDay: true } : day));

/** How far before its hour a reason may begin. */
const REACH = 80;
/** A day before what is told of it: "…, and on Thursdays she swims". */
const LEADING_DAY = pattern`
  (?:^|[,.;:!?(]|\b(?:and|but|because|et|pis|mais|car)) ?(?:(?:on|le|les) )?·+,? ?
  (?:
    (?:(?:he|she|they|we|i|ils?|elles?|on|je|(?:my|our|mon|ma|mes|notre) [a-z]+) |j')
    (?:(?:ha(?:s|ve)|got|a|ont|ai) )?
  )?$`;
/** "So not Mondays": the day is refused by itself. */
const IS_REFUSED = /^[^.;!?]{0,12}\b(?:not|no|pas|non|jamais|never)\b/;
const ENDS = /[.;!?]/;

/** The words of a reason before its hour, with the day that leads them. */
const reasonBefore = ({ start, end }: Span, folded: string): Span | undefined => {
  const from = Math.max(0, start - REACH);
  const before = `${folded.slice(from, start).trimEnd()} `;
  const isItself = IS_THEIR_END.test(folded.slice(start, end));
  const index = isItself
    ? before.length
    : REASONS.map((words) => words.exec(before)?.index).find((at) => at !== undefined);
  if (index === undefined) return undefined;
  const lead = LEADING_DAY.exec(before.slice(0, index));
  return { start: from + (lead ? lead.index : index), end: start };
};

/** Whether what follows the hour still speaks of its day: "Thursday he has hockey at six so before four". */
const goesOn = (
  hour: Span,
  days: readonly Span[],
  times: readonly WhenMention[],
  folded: string,
): boolean => {
  const next = times.find(({ start, when }) => start >= hour.end && isTime(when));
  if (IS_REFUSED.test(folded.slice(hour.end))) return true;
  if (!next || ENDS.test(folded.slice(hour.end, next.start))) return false;
  return !days.some(({ start }) => start >= hour.end && start < next.end);
};

/** "On Thursdays she swims at five; Wednesday after three": the day of a reason is no wish beside another day. */
export const besideReasonDays = (
  days: readonly WhenMention[],
  times: readonly WhenMention[],
  folded: string,
): readonly WhenMention[] => {
  const reasons = times.flatMap((hour) =>
    isTime(hour.when) || goesOn(hour, days, times, folded) ? [] : (reasonBefore(hour, folded) ?? []),
  );
  const isTheirs = (day: Span): boolean =>
    reasons.some(({ start, end }) => day.start >= start && day.end <= end);
  const isDayElse = days.some((day) => isDay(day.when) && !isTheirs(day));
  if (!isDayElse) return days;
  return days.map((day) => (isTheirs(day) ? { ...day, when: { dates: [], weekdays: [], times: [] } } : day));
};

import type { Interval } from '../../frame.ts';
import { source } from '../../patterns.ts';
import type { Span, WhenMention } from '../mention.ts';
import { numberOf } from '../numbers.ts';
import type { ClockToken } from './clock-alternatives.ts';
import type { PartFound } from './parts-of-day.ts';

/** Smaller numbers in words count things: "two on Friday morning". */
const WORDS = 'seven|eight|nine|ten|eleven|sept|huit|neuf|dix|onze';
const NUMBERS = `(?:\\d{1,2}|${WORDS})`;
/** What may stand before an hour that nothing else marks: no count and no day of a month. */
const LEAD = source`
  (?:
    ^|[,;:.!?(] |· |
  \b(?:do|faire|say|about|around|vers|take|prendre|make it|maybe|perhaps|mettons|disons|at|a) )`;
const BEFORE = new RegExp(`${LEAD}(${NUMBERS})(?: (or|ou) (${NUMBERS}))? ?(?:on |le |the )?$`);
const BEHIND = new RegExp(
  `^,? (${NUMBERS})(?: (or|ou) (${NUMBERS}))?(?= *(?:$|[.,;!?)]|(?:please|svp|stp|pls)\\b))`,
);
const REACH = 30;
/** Nobody comes earlier. */
const EARLIEST = 6 * 60;
const NOON = 12 * 60;

const minuteIn = (word: string | undefined, { from, to }: Interval): number | undefined => {
  const hour = numberOf(word);
  if (hour === undefined || hour < 1 || hour > 12) return undefined;
  return [hour * 60, hour * 60 + NOON].find((minute) => minute >= Math.max(from, EARLIEST) && minute < to);
};

/** The hours of a match, each where it stands; none where one of them is not in that part of the day. */
const hoursOf = (
  match: RegExpExecArray | null,
  offset: number,
  interval: Interval,
): readonly ClockToken[] => {
  if (!match) return [];
  const [words, first, , second] = match;
  const named = [first, second].filter((word) => word !== undefined);
  const found = named.flatMap((word, at): ClockToken[] => {
    const min = minuteIn(word, interval);
    const index = at === 0 ? words.indexOf(word) : words.lastIndexOf(word);
    const start = offset + match.index + index;
    return min === undefined ? [] : [{ min, start, end: start + word.length }];
  });
  return found.length === named.length ? found : [];
};

/** "9 on Friday morning", « vendredi matin 9 »: beside a day with a part of it a number is an hour. */
export const bareHours = (
  folded: string,
  days: readonly WhenMention[],
  parts: readonly PartFound[],
): readonly ClockToken[] =>
  days.flatMap((day: Span): readonly ClockToken[] => {
    const part = parts.find(({ start }) => start === day.end + 1);
    if (!part) return [];
    const from = Math.max(0, day.start - REACH);
    const before = hoursOf(BEFORE.exec(folded.slice(from, day.start)), from, part.interval);
    return before.length > 0
      ? before
      : hoursOf(BEHIND.exec(folded.slice(part.end, part.end + REACH)), part.end, part.interval);
  });

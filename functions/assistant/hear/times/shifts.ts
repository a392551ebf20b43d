import { isDay, isStretch } from '../marked.ts';
import type { Span, WhenMention } from '../mention.ts';
import { eraseSpans, matchesOf, type Text } from '../text.ts';
import { SHIFT } from './shift-words.ts';

const PAUSE = /^,? ?(?:(?:on|all|every|le|les|tous les) ?)*$/;

/** The text without the shifts that are told of days: "Tuesday I'm on nights" takes all of Tuesday, and names no evening. */
export const withoutShifts = (text: Text, days: readonly WhenMention[]): Text => {
  const { folded } = text;
  const named = days.filter((day) => isDay(day.when) && !isStretch(day));
  const isBeside = (shift: Span): boolean =>
    named.some(
      (day) =>
        (day.end <= shift.start && PAUSE.test(folded.slice(day.end, shift.start))) ||
        (day.start >= shift.end && PAUSE.test(folded.slice(shift.end, day.start))),
    );
  const shifts = matchesOf(folded, SHIFT).map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  return eraseSpans(text, shifts.filter(isBeside));
};

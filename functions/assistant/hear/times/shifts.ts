import { isDay, isStretch } from '../marked.ts';
import type { Span, WhenMention } from '../mention.ts';
import { eraseSpans, matchesOf, type Text } from '../text.ts';
import { NIGHT_SHIFT, SHIFT } from './shift-words.ts';

const PAUSE = /^,? ?(?:(?:on|all|every|le|les|tous les) ?)*$/;

const spansOf = (folded: string, words: RegExp): readonly Span[] =>
  matchesOf(folded, words).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

const isBesideOne = (shift: Span, days: readonly Span[], folded: string): boolean =>
  days.some(
    (day) =>
      (day.end <= shift.start && PAUSE.test(folded.slice(day.end, shift.start))) ||
      (day.start >= shift.end && PAUSE.test(folded.slice(shift.end, day.start))),
  );

/** "I work nights, late afternoon please": told of no day, a shift at night takes none of the hours of a shop. */
export const nightShifts = (folded: string, days: readonly Span[]): readonly Span[] =>
  spansOf(folded, NIGHT_SHIFT).filter((shift) => !isBesideOne(shift, days, folded));

/** The text without the shifts that are told of days: "Tuesday I'm on nights" takes all of Tuesday, and names no evening. */
export const withoutShifts = (text: Text, days: readonly WhenMention[]): Text => {
  const { folded } = text;
  const named = days.filter((day) => isDay(day.when) && !isStretch(day));
  const shifts = spansOf(folded, SHIFT).filter((shift) => isBesideOne(shift, named, folded));
  return eraseSpans(text, [...shifts, ...nightShifts(folded, days)]);
};

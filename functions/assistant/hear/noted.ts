import type { HearingContext } from './context.ts';
import { isWithin, type Mention, type Span } from './mention.ts';
import { hasKind } from './named.ts';
import type { Segment } from './segments.ts';

/** Asked while an appointment is being arranged. */
const ARRANGES: ReadonlySet<HearingContext['awaits']> = new Set([
  ...(['service', 'time', 'slot', 'details', 'confirm'] as const),
]);

/** How somebody is to be called about an appointment: one that is made or being arranged, or wished in the message. */
const callsIn = (
  thoughts: readonly Segment[],
  mentions: readonly Mention[],
  { calling, awaits, hasBooked }: HearingContext,
): readonly Span[] => {
  const isArranging = ARRANGES.has(awaits);
  const isOfOne =
    isArranging || (awaits === undefined && (hasBooked === true || hasKind(mentions, 'service')));
  return calling && isOfOne ? calling.callsIn(thoughts, isArranging) : [];
};

/** What the team is to read with an appointment: what is to be noted in so many words, and how to call whoever it is for. */
export const notedIn = (
  thoughts: readonly Segment[],
  mentions: readonly Mention[],
  context: HearingContext,
): readonly Span[] => {
  const notes = context.noting?.notesIn(thoughts) ?? [];
  const calls = callsIn(thoughts, mentions, context);
  return [...notes, ...calls.filter((call) => !notes.some((note) => isWithin(note, [call])))];
};

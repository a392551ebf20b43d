import type { Ask } from '../frame.ts';
import type { Span } from './mention.ts';
import { residueOf } from './residue.ts';
import type { Segment } from './segments.ts';
import type { Text } from './text.ts';

const isIn = ({ start }: Span, segment: Segment): boolean => start >= segment.start && start < segment.end;

const textOf = ({ raw, folded }: Text, { start, end }: Segment): Text => ({
  raw: raw.slice(start, end),
  folded: folded.slice(start, end),
});

/**
 * Thoughts that ask something of which no reader took a word; a word about time is asked about by itself. `taken` is
 * what the readers took of `rest`.
 */
export const unheardQuestions = (
  rest: Text,
  segments: readonly Segment[],
  taken: readonly Span[],
): readonly Ask[] =>
  segments.flatMap((segment): readonly Ask[] => {
    if (!segment.isQuestion || taken.some((span) => isIn(span, segment))) return [];
    const unread = residueOf(textOf(rest, segment), []);
    const isPlain = unread.length > 0 && unread.every(({ isAboutTime }) => !isAboutTime);
    return isPlain ? [{ topic: 'other', services: [], persons: [] }] : [];
  });

import { pattern } from '../../patterns.ts';
import { type Mention, within } from '../mention.ts';
import type { Segment } from '../segments.ts';

/** Whether it is open, or when. */
const OF_HOURS = /\b(?:ouvert|ouvrez|ferm|open|clos)/;
/** What may stand beside a day that leads a question. */
const BESIDE = pattern`
  ^(?:
    [\s,·]|\b(?:
      oh|ok|et|and|pis|on|le|la|les|the|pour|for|mais|but|aussi|also|(?:last|one (?:more|last)|another|final) (?:
      thing|question)
    )\b
  )*$`;

/** A thought that names a day, and nothing else. */
const isDayAlone = (segment: Segment, mentions: readonly Mention[]): boolean => {
  const own = mentions.filter((one) => within(one, segment));
  const rest = own.reduce(
    (left, { start, end }) =>
      left.slice(0, start - segment.start) + '·'.repeat(end - start) + left.slice(end - segment.start),
    segment.folded,
  );
  return own.length > 0 && own.every(({ kind }) => kind === 'when') && BESIDE.test(rest);
};

/** The thoughts with a day joined to the question behind it: "Saturday, are you open?" */
export const withLeadingDays = (
  segments: readonly Segment[],
  mentions: readonly Mention[],
): readonly Segment[] => {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    const isLed =
      before !== undefined &&
      before.sentence === segment.sentence &&
      OF_HOURS.test(segment.folded) &&
      isDayAlone(before, mentions);
    if (!isLed) joined.push(segment);
    else joined.splice(-1, 1, { ...segment, start: before.start, folded: before.folded + segment.folded });
  }
  return joined;
};

import type { Mention } from '../mention.ts';
import type { Segment } from '../segments.ts';

/** Where one thought may be joined to another. */
const JOINT = /, ?|(?<= )(?=(?:et|and|pis|puis|also|aussi|mais|but|plus(?= (?:une?|an?|le|la|les|the)\b)) )/g;

const within = (mentions: readonly Mention[], start: number, end: number): readonly Mention[] =>
  mentions.filter((mention) => mention.start >= start && mention.start < end);

/** A service and a time: an appointment, whatever else is said. */
const isWhole = (mentions: readonly Mention[]): boolean =>
  mentions.some(({ kind }) => kind === 'service') && mentions.some(({ kind }) => kind === 'when');

const isContent = ({ kind }: Mention): boolean => kind === 'service' || kind === 'when' || kind === 'person';

const cutAt = (segment: Segment, at: number): readonly Segment[] => [
  { ...segment, end: at, folded: segment.folded.slice(0, at - segment.start) },
  { ...segment, start: at, folded: segment.folded.slice(at - segment.start) },
];

/**
 * The thoughts with a wish cut from what it is joined to: in "what's your address and a men's cut Tuesday" all that a
 * wish is made of stands on one side of the "and".
 */
export const wishesApart = (segments: readonly Segment[], mentions: readonly Mention[]): readonly Segment[] =>
  segments.flatMap((segment) => {
    const content = within(mentions, segment.start, segment.end).filter(isContent);
    if (!isWhole(content)) return [segment];
    const first = Math.min(...content.map(({ start }) => start));
    const last = Math.max(...content.map(({ end }) => end));
    const joints = [...segment.folded.matchAll(JOINT)].map(
      ({ index, 0: joint }) => segment.start + index + joint.length,
    );
    const before = joints.findLast((at) => at > segment.start && at <= first);
    const behind = joints.find((at) => at >= last && at < segment.end);
    const cut = before ?? behind;
    return cut === undefined ? [segment] : cutAt(segment, cut);
  });

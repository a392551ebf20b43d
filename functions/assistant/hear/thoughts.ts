import { writtenIn } from './asides/remarks.ts';
import type { HearingContext } from './context.ts';
import { isWithin, type Mention, type Span, within } from './mention.ts';
import { withLeadingDays } from './questions/leading-days.ts';
import type { Supposed } from './questions/suppositions.ts';
import type { Segment } from './segments.ts';
import type { Text } from './text.ts';
import { wishesApart } from './wishes/wish-beside.ts';

/** The thoughts without the name of who writes: "Josh Parker" asks for no place to park, "Luc Desjardins" of no insurer. */
export const unsigned = (thoughts: readonly Segment[], { folded }: Text): readonly Segment[] =>
  thoughts.map((one) => ({ ...one, folded: folded.slice(one.start, one.end) }));

/** The thoughts, with what only supposes set apart. */
export const supposedIn = (thoughts: readonly Segment[], { supposing }: HearingContext): Supposed =>
  supposing?.readSuppositions(thoughts) ?? { thoughts, supposing: [], asks: [] };

/** The thoughts outside of some places. */
export const apartFrom = (places: readonly Span[], thoughts: readonly Segment[]): readonly Segment[] =>
  thoughts.filter((one) => !places.some(({ start, end }) => one.start < end && start < one.end));

export const spanless = (segments: readonly Segment[], spans: readonly Span[]): readonly Segment[] =>
  segments.filter((segment) => !spans.some((span) => within(span, segment)));

/** The thought in which something stands, as written. */
export const thoughtOf = (span: Span, thoughts: readonly Segment[], text: Text): string =>
  writtenIn(thoughts.find((thought) => within(span, thought)) ?? { start: 0, end: text.raw.length }, text);

export const thoughtsOf = (
  spans: readonly Span[],
  thoughts: readonly Segment[],
  text: Text,
): readonly string[] => spans.map((span) => thoughtOf(span, thoughts, text));

/** The thoughts with wishes cut from what they are joined to; what is told of the past is no wish. */
export const segmentsApart = (
  thoughts: readonly Segment[],
  mentions: readonly Mention[],
  told: readonly Span[],
): readonly Segment[] =>
  wishesApart(
    withLeadingDays(thoughts, mentions),
    mentions.filter((mention) => !isWithin(mention, told)),
  );

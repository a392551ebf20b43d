import type { AskHeard } from './asks.ts';
import { CHANGES, FEE } from './change-words.ts';
import { type Mention, within } from './mention.ts';
import type { Segment } from './segments.ts';

const OF_CHANGE = new RegExp(String.raw`\b(?:${CHANGES})(?![a-z])`);
const OF_FEE = new RegExp(String.raw`\b(?:${FEE})(?![a-z])`);

/** "I need to move it to Monday, is there a charge?": a price of no service, beside a change, is that of the change. */
export const withChangeFees = (
  asks: readonly AskHeard[],
  segments: readonly Segment[],
  mentions: readonly Mention[],
): readonly AskHeard[] => {
  if (!segments.some(({ folded }) => OF_CHANGE.test(folded))) return asks;
  const namesService = (segment: Segment): boolean =>
    mentions.some((mention) => mention.kind === 'service' && within(mention, segment));
  return asks.map((heard) => {
    const { ask, segment } = heard;
    const isOfChange = ask.topic === 'price' && OF_FEE.test(segment.folded) && !namesService(segment);
    return isOfChange ? { segment, ask: { topic: 'change_fee', services: [], persons: [] } } : heard;
  });
};

import { type Mention, within } from '../mention.ts';
import type { Segment } from '../segments.ts';
import type { AskHeard } from './asks.ts';
import { CHANGES, FEE, MISSED } from './change-words.ts';

const OF_CHANGE = new RegExp(String.raw`\b(?:${CHANGES})(?![a-z])`);
const IF = /\b(?:if|when|si|quand)\b/;
const OF_FEE = new RegExp(String.raw`\b(?:${FEE})(?![a-z])`);

const OF_MISSED = new RegExp(String.raw`\b(?:${MISSED})(?![a-z])`);

/** "I need to move it to Monday, is there a charge?": a price of no service, beside a change, is that of the change; beside one that was missed, the owner's rule. */
export const withChangeFees = (
  asks: readonly AskHeard[],
  segments: readonly Segment[],
  mentions: readonly Mention[],
): readonly AskHeard[] => {
  const isChanged = segments.some(({ folded }) => OF_CHANGE.test(folded));
  if (!isChanged && !segments.some(({ folded }) => OF_MISSED.test(folded))) return asks;
  const namesService = (segment: Segment): boolean =>
    mentions.some((mention) => mention.kind === 'service' && within(mention, segment));
  const told = asks.map((heard): AskHeard => {
    const { ask, segment } = heard;
    const isOfChange = ask.topic === 'price' && OF_FEE.test(segment.folded) && !namesService(segment);
    const topic = isChanged ? 'change_fee' : 'policy';
    return isOfChange ? { segment, ask: { topic, services: [], persons: [] } } : heard;
  });
  // "If somebody cancels on Friday, do you charge them?" asks for no place on a list, and for no Friday.
  const fee = told.find(({ ask }) => ask.topic === 'change_fee');
  if (!fee) return told;
  const conditions = segments.filter(({ folded }) => IF.test(folded) && OF_CHANGE.test(folded));
  return [
    ...told.filter(({ ask }) => ask.topic !== 'waitlist'),
    ...conditions.map((segment): AskHeard => ({ ...fee, segment, isSame: true })),
  ];
};

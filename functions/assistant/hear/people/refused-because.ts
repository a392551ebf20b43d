import { pattern } from '../../patterns.ts';
import type { Mention } from '../mention.ts';
import type { Segment } from '../segments.ts';
import type { Text } from '../text.ts';

const REFUSES = pattern`
  \b(?:not|no|never|but|except|pas|sauf|jamais|plus|pus)(?: (?:with|by|avec|par|chez))? $`;
const SAYS_WHY = pattern`
  ^[,(;:.]? ?(?:(?:because|cause|cuz|since|as|car|parce qu(?:'|e )|pcq|vu qu(?:'|e )|puisqu(?:'|e )) ?)?
  (?:s?he|they|ils?|elles?|y) `;
/** As far as the words behind a name are looked at. */
const BEHIND = 24;

const isWished = (mentions: readonly Mention[]): boolean =>
  mentions.some(({ kind }) => kind === 'service' || kind === 'when');

/**
 * The thoughts, marked where they say why somebody is refused beside a wish: "not Yvon, he scratched the sink" is a reason,
 * which the team reads, and no complaint that the wish would have to wait for.
 */
export const withReasons = (
  segments: readonly Segment[],
  mentions: readonly Mention[],
  { folded }: Text,
): readonly Segment[] => {
  if (!isWished(mentions)) return segments;
  const reasons = mentions.flatMap(({ kind, start, end }) =>
    kind === 'person' &&
    REFUSES.test(folded.slice(0, start)) &&
    SAYS_WHY.test(folded.slice(end, end + BEHIND))
      ? [end + 2]
      : [],
  );
  const isReason = ({ start, end }: Segment) => reasons.some((at) => start <= at && at < end);
  return segments.map((one) => (isReason(one) ? { ...one, isReason: true } : one));
};

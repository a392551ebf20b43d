import { globalPattern } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { matchesOf } from '../text.ts';
import type { AudienceSaid } from './audience.ts';

/** Whoever writes, alone: "for me", « pour moi », "1) me, …"; not "for me and my son". */
const SELF = globalPattern`
  (?:\b(?:for|pour|pr) (?:me|moi)(?:-meme)?|\bfor myself|(?:^|[:;,.)] ?)(?:me|moi|myself)(?= ?[,:]))
  (?! ?(?:and|et|pis|&|\+)(?! (?:une?|an?|the|le|la)\b))(?![a-z])`;

const selvesIn = (folded: string, audiences: readonly AudienceSaid[]): readonly Span[] =>
  matchesOf(folded, SELF)
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .filter(({ start, end }) => audiences.every((one) => one.end <= start || end <= one.start));

/**
 * Whoever is named nearest after a service, else nearest before it. Where whoever writes is named too, services stand
 * before whom they are for, or behind, as the first does: "for me a cut, for my son a kids' cut"; nobody for who writes.
 */
export const whoseService = (
  service: Span,
  first: Span,
  audiences: readonly AudienceSaid[],
  folded: string,
): AudienceSaid | undefined => {
  const selves = selvesIn(folded, audiences);
  if (selves.length === 0) return audiences.find(({ start }) => start >= service.start) ?? audiences.at(-1);
  const whom = [...audiences, ...selves].sort((a, b) => a.start - b.start);
  const after = whom.find(({ start }) => start >= service.start);
  const before = whom.findLast(({ start }) => start < service.start);
  const [earliest] = whom;
  const isWhomFirst = earliest !== undefined && earliest.start < first.start;
  const meant = isWhomFirst ? (before ?? after) : (after ?? before);
  return audiences.find((one) => one === meant);
};

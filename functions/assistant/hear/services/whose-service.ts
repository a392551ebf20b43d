import { globalPattern } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { matchesOf } from '../text.ts';
import type { AudienceSaid } from './audience.ts';

/** Whoever writes, alone: "for me", « pour moi », "1) me, …"; not "for me and my son". */
const SELF = globalPattern`
  (?:\b(?:for|pour|pr) (?:me|moi)(?:-meme)?|\bfor myself|(?:^|[:;,.)] ?)(?:me|moi|myself)(?= ?[,:]))(?![a-z])`;
const AND_OTHERS = /^ ?(?:and|et|pis|puis|&|\+|n)(?![a-z])(?! (?:une?|an?|the|le|la)\b) ?/;

/** « Une coupe pour moi pis coupe enfant …»: what stands behind the "and" is another service, and nobody. */
const selvesIn = (
  folded: string,
  services: readonly Span[],
  audiences: readonly AudienceSaid[],
): readonly Span[] =>
  matchesOf(folded, SELF)
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .filter(({ end }) => {
      const and = AND_OTHERS.exec(folded.slice(end))?.[0];
      return and === undefined || services.some(({ start }) => start === end + and.length);
    })
    .filter(({ start, end }) => audiences.every((one) => one.end <= start || end <= one.start));

/**
 * Whoever is named nearest after a service, else nearest before it. Where whoever writes is named too, services stand
 * before whom they are for, or behind, as the first does: "for me a cut, for my son a kids' cut"; nobody for who writes.
 */
export const whoseService = (
  service: Span,
  services: readonly Span[],
  audiences: readonly AudienceSaid[],
  folded: string,
): AudienceSaid | undefined => {
  const selves = selvesIn(folded, services, audiences);
  if (selves.length === 0) return audiences.find(({ start }) => start >= service.start) ?? audiences.at(-1);
  const whom = [...audiences, ...selves].sort((a, b) => a.start - b.start);
  const after = whom.find(({ start }) => start >= service.start);
  const before = whom.findLast(({ start }) => start < service.start);
  const [earliest] = whom;
  const isWhomFirst = earliest !== undefined && earliest.start < (services[0]?.start ?? 0);
  const meant = isWhomFirst ? (before ?? after) : (after ?? before);
  return audiences.find((one) => one === meant);
};

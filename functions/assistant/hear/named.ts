import type { Mention } from './mention.ts';

export const distinct = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** The ids of the services that some mentions name. */
export const servicesOf = (mentions: readonly Mention[]): readonly string[] =>
  distinct(
    mentions.flatMap((mention) => (mention.kind === 'service' ? mention.services.map(({ id }) => id) : [])),
  );

/** Whether any mention is of one of some kinds. */
export const hasKind = (mentions: readonly Mention[], ...kinds: ReadonlyArray<Mention['kind']>): boolean =>
  mentions.some(({ kind }) => kinds.includes(kind));

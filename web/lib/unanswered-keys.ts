import { MINUTE_MS } from '../../shared/domain/duration.ts';

/** How long a change that is sent again is taken for the same one. */
const SAME_MS = 10 * MINUTE_MS;

interface Unanswered {
  readonly key: string;
  readonly at: number;
}

/**
 * The idempotency keys of changes: one that is sent again as it was, because nobody knows whether it was done, has the
 * key it had, so that it is done once. Any other has a new one.
 */
export const createKeys = (newKey: () => string) => {
  const unanswered = new Map<string, Unanswered>();
  return {
    keyOf: (change: string): string => {
      const before = unanswered.get(change);
      const isSame = before !== undefined && Date.now() - before.at < SAME_MS;
      const kept = isSame ? before : { key: newKey(), at: Date.now() };
      unanswered.set(change, kept);
      return kept.key;
    },
    /** It is known what became of the change. */
    settle: (change: string): void => {
      unanswered.delete(change);
    },
  };
};

export type Keys = ReturnType<typeof createKeys>;

import { AppError } from './app-error.ts';
import { expiryAfter } from './clock.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

export interface Limit {
  /** Whom and what is counted, such as `chat:slug:address`; hashed by the caller when it names a person. */
  readonly scope: string;
  readonly most: number;
  readonly perSeconds: number;
}

/**
 * Counts one more use of each limit in its current window. Throws 403 `rate_limited` with the seconds left when
 * one is exceeded. Fixed windows: the count is exact, however many ask at once.
 */
export const countUse = async (table: Table, nowMs: number, limits: readonly Limit[]): Promise<void> => {
  const nowSec = Math.floor(nowMs / 1000);
  const counts = await Promise.all(
    limits.map(async ({ scope, most, perSeconds }) => {
      const window = Math.floor(nowSec / perSeconds);
      const key = keys.counter(scope, `${perSeconds}-${window}`);
      const used = await table.increase(key, 'used', 1, expiryAfter(nowMs, 2 * perSeconds));
      return { over: used > most, retryAfterSec: (window + 1) * perSeconds - nowSec };
    }),
  );
  const refused = counts.filter(({ over }) => over).map(({ retryAfterSec }) => retryAfterSec);
  if (refused.length > 0) throw new AppError('rate_limited', { retryAfterSec: Math.max(...refused) });
};

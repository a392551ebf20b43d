import { AppError } from '../app-error.ts';
import { raceRetry, untilSettled } from './retry.ts';
import type { Table } from './table.ts';
import type { Write } from './write.ts';

type Desk = Pick<Table, 'transact'>;

/**
 * Writes all of it, tried again while the database is busy. False when a condition did not hold: somebody was first, or
 * it was this very transaction, whose reply was lost. Throws 503 `busy` when nothing could be written.
 */
export const commitUnlessRefused = async (table: Desk, writes: readonly Write[]): Promise<boolean> => {
  const isMade = await untilSettled(raceRetry, async () => {
    const outcome = await table.transact(writes);
    return outcome.kind === 'contended' ? undefined : outcome.kind === 'committed';
  });
  if (isMade === undefined) throw new AppError('busy', { retryAfterSec: 1 });
  return isMade;
};

/** Writes all of it. Throws whatever it could not do: 503 `busy`, or an error for a condition that did not hold. */
export const commit = async (table: Desk, writes: readonly Write[]): Promise<void> => {
  if (!(await commitUnlessRefused(table, writes))) throw new Error('A transaction was refused.');
};

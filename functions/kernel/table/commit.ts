import { AppError } from '../app-error.ts';
import { raceRetry, untilSettled } from './retry.ts';
import type { Table } from './table.ts';
import type { Conditional, Unconditional, Write } from './write.ts';

type Ports = Pick<Table, 'attempt'>;

/**
 * Writes all of it, tried again while the database is busy. False when a condition did not hold: somebody was first, or
 * it was this very transaction, whose reply was lost. Throws 503 `busy` when nothing could be written.
 */
export const commitUnlessRefused = async (table: Ports, writes: readonly Write[]): Promise<boolean> => {
  const isMade = await untilSettled(raceRetry, async () => {
    const outcome = await table.attempt(writes);
    return outcome.kind === 'contended' ? undefined : outcome.kind === 'committed';
  });
  if (isMade === undefined) throw new AppError('busy', { retryAfterSec: 1 });
  return isMade;
};

/**
 * Writes all of it, whatever lies there. A condition has no place in it: tried again after a lost reply, a transaction
 * may be refused for its own effect, and whether that is so only its caller can tell. Throws 503 `busy`.
 */
export const commit = async (table: Ports, writes: readonly Unconditional[]): Promise<void> => {
  if (!(await commitUnlessRefused(table, writes))) throw new Error('A transaction was refused.');
};

/**
 * Writes all of it where its conditions still hold. Where they do not, what somebody else wrote stands, and nobody has
 * to know: only for what is right either way. Throws 503 `busy`.
 */
export const commitIfStill = async (table: Ports, writes: readonly Write[]): Promise<void> => {
  await commitUnlessRefused(table, writes);
};

/** The same for one item, tried once. */
export const writeIfStill = async (table: Pick<Table, 'writeIf'>, write: Conditional): Promise<void> => {
  await table.writeIf(write);
};

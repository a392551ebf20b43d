import { settledOrBusy } from './retry.ts';
import type { Table } from './table.ts';
import type { Conditional, Unconditional, Write } from './write.ts';

type Ports = Pick<Table, 'attempt'>;

/**
 * Tries once to write all of it: true when it did, undefined when it may be tried again, as `settledOrBusy` asks. Use it
 * where every reason not to write is found by reading again.
 */
export const tryWrites = async (
  table: Ports,
  writes: ReadonlyArray<Write<string>>,
): Promise<true | undefined> => {
  const outcome = await table.attempt(writes);
  return outcome.kind === 'committed' || undefined;
};

/**
 * Writes all of it, trying again while the database is busy. False when a condition did not hold: another writer was
 * first, or this same transaction, whose reply was lost. Throws 503 `busy` when nothing could be written.
 */
export const commitUnlessRefused = (table: Ports, writes: ReadonlyArray<Write<string>>): Promise<boolean> =>
  settledOrBusy(async () => {
    const outcome = await table.attempt(writes);
    return outcome.kind === 'contended' ? undefined : outcome.kind === 'committed';
  });

/**
 * Writes all of it unconditionally. Conditions are not allowed: tried again after a lost reply, a transaction may be
 * refused because of its own effect, and only its caller can recognise that. Throws 503 `busy`.
 */
export const commit = async (table: Ports, writes: readonly Unconditional[]): Promise<void> => {
  if (!(await commitUnlessRefused(table, writes))) throw new Error('A transaction was refused.');
};

/**
 * Writes all of it if its conditions hold. If they do not, the other writer's state stays and the caller is not told:
 * use it only where both outcomes are correct. Throws 503 `busy`.
 */
export const commitOrSkip = async (table: Ports, writes: ReadonlyArray<Write<string>>): Promise<void> => {
  await commitUnlessRefused(table, writes);
};

/** The same for one item, tried once. */
export const writeOrSkip = async (table: Pick<Table, 'writeIf'>, write: Conditional): Promise<void> => {
  await table.writeIf(write);
};

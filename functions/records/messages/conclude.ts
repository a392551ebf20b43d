import { raceRetry, untilSettled } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { type HeldEntry, settle } from './outbox-store.ts';

/**
 * Ends a worker's handling of an entry: deletes the entry and makes the given writes, in one transaction. False when
 * another worker holds the entry by now, or the writes are refused: the entry then stays with that worker, or is
 * taken up again when the lease has run out.
 */
export const conclude = async (
  table: Table,
  held: HeldEntry,
  writes: readonly Write[] = [],
): Promise<boolean> => {
  const isDone = await untilSettled(raceRetry, async () => {
    const outcome = await table.attempt([settle(held), ...writes]);
    return outcome.kind === 'contended' ? undefined : outcome.kind === 'committed';
  });
  return isDone ?? false;
};

import { raceRetry, untilSettled } from '../kernel/table/retry.ts';
import type { Table } from '../kernel/table/table.ts';
import type { Write } from '../kernel/table/write.ts';
import { type Held, settle } from './outbox-store.ts';

/**
 * Ends a worker's turn with an entry: the entry goes and what follows from it is written, in one transaction. False
 * when the entry is another worker's by now, or what follows can no longer be written: the entry then stays with
 * whoever has it, or is taken up again when the lease has run out.
 */
export const conclude = async (table: Table, held: Held, writes: readonly Write[] = []): Promise<boolean> => {
  const isDone = await untilSettled(raceRetry, async () => {
    const outcome = await table.attempt([settle(held), ...writes]);
    return outcome.kind === 'contended' ? undefined : outcome.kind === 'committed';
  });
  return isDone ?? false;
};

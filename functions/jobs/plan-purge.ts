import type { TenantId } from '../../shared/domain/ids.ts';
import type { Range } from '../kernel/keys.ts';
import type { Table } from '../kernel/table.ts';
import { fillQueue } from './fill-queue.ts';
import { purgeRanges, tenantsToPurge } from './purge-expired.ts';
import type { Queue } from './queue.ts';

interface Planner {
  readonly table: Table;
  readonly queue: Queue;
}

/** What a message of the purge says. */
export interface Purge {
  readonly tenantId: TenantId;
}

async function* purgesIn(table: Table, range: Range): AsyncGenerator<readonly Purge[]> {
  for await (const page of tenantsToPurge(table, range)) yield page.map((tenantId) => ({ tenantId }));
}

/**
 * Puts every business in the queue of those to purge. A run that died is simply run again: to purge a business twice is
 * to purge it once. `isOver` tells when this run must end. Answers how many were planned, and whether that is all.
 */
export const planPurge = async (
  { table, queue }: Planner,
  isOver: () => boolean = () => false,
): Promise<{ readonly planned: number; readonly isWhole: boolean }> => {
  const fillings = await Promise.all(
    purgeRanges().map((range) => fillQueue(queue, purgesIn(table, range), isOver)),
  );
  return {
    planned: fillings.reduce((sum, { sent }) => sum + sent, 0),
    isWhole: fillings.every(({ isWhole }) => isWhole),
  };
};

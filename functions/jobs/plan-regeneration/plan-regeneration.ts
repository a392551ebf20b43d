import { fillQueue } from '../../kernel/queue/fill-queue.ts';
import type { Queue } from '../../kernel/queue/queue.ts';
import type { Table } from '../../kernel/table/table.ts';
import { dueTurns, refreshShards, type Turn } from '../../resources/slots/regeneration.ts';

interface Planner {
  readonly table: Table;
  readonly queue: Queue;
}

export interface Plan {
  /** Turns that the queue accepted. */
  readonly planned: number;
  /** False when the queue refused turns or no time was left for them: they stay due. */
  readonly isWhole: boolean;
  /** How long the business that waits longest has been due, in milliseconds; 0 when none is. */
  readonly longestDueMs: number;
}

const dueFor = (turn: Turn | undefined, now: number): number =>
  turn ? now - Date.parse(turn.nextRefreshAt) : 0;

/**
 * Puts the turn of every due business in the queue, all partitions at once. It stores no position: a business that
 * was not planned stays due, so a run that died or ran out of time is simply repeated. A turn that is planned twice
 * is done once. `isOver` says when this run must end.
 */
export const planRegeneration = async (
  { table, queue }: Planner,
  now: number,
  isOver: () => boolean = () => false,
): Promise<Plan> => {
  const fillings = await Promise.all(
    refreshShards.map((shard) => fillQueue(queue, dueTurns(table, shard, now), isOver)),
  );
  return {
    planned: fillings.reduce((sum, { sent }) => sum + sent, 0),
    isWhole: fillings.every(({ isWhole }) => isWhole),
    longestDueMs: Math.max(...fillings.map(({ first }) => dueFor(first, now))),
  };
};

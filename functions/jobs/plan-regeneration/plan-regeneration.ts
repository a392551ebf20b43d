import type { JobKernel } from '../../kernel/job-kernel.ts';
import { fillQueue } from '../../kernel/queue/fill-queue.ts';
import type { Queue } from '../../kernel/queue/queue.ts';
import { scheduled } from '../../kernel/queue/scheduled.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type DueRegeneration, dueRegenerations, refreshShards } from '../../resources/slots/regeneration.ts';

interface Planner {
  readonly table: Table;
  readonly queue: Queue;
}

export interface RegenerationPlan {
  /** Regenerations that the queue accepted. */
  readonly planned: number;
  /** False when the queue refused some or no time was left for them: they stay due. */
  readonly isWhole: boolean;
  /** How long the business that waits longest has been due, in milliseconds; 0 when none is. */
  readonly longestDueMs: number;
}

const dueFor = (due: DueRegeneration | undefined, now: number): number =>
  due ? now - Date.parse(due.nextRefreshAt) : 0;

/**
 * Puts the regeneration of every due business in the queue, all partitions at once. It stores no position: a business that
 * was not planned stays due, so a run that died or ran out of time is simply repeated. One that is planned twice
 * is done once. `isOutOfTime` says when this run must end.
 */
export const planRegeneration = async (
  { table, queue }: Planner,
  now: number,
  isOutOfTime: () => boolean = () => false,
): Promise<RegenerationPlan> => {
  const fillings = await Promise.all(
    refreshShards.map((shard) => fillQueue(queue, dueRegenerations(table, shard, now), isOutOfTime)),
  );
  return {
    planned: fillings.reduce((sum, { sent }) => sum + sent, 0),
    isWhole: fillings.every(({ isWhole }) => isWhole),
    longestDueMs: Math.max(...fillings.map(({ first }) => dueFor(first, now))),
  };
};

/** Time kept for the page that is being sent. */
const RESERVE_MS = 20_000;

/** One scheduled run. Throws when not all that is due was planned, so that it is repeated. */
export const run = ({ table, clock, logger, measure }: JobKernel<'plan-regeneration'>, queue: Queue) =>
  scheduled(RESERVE_MS, async (isOutOfTime) => {
    const plan = await planRegeneration({ table, queue }, clock(), isOutOfTime);
    measure('RegenerationsPlanned', plan.planned);
    measure('LongestDue', plan.longestDueMs);
    logger.info('planned', { ...plan });
    if (!plan.isWhole) throw new Error('Not every regeneration that is due was planned.');
  });

import type { JobKernel } from '../../kernel/job-kernel.ts';
import type { Queue } from '../../kernel/queue/queue.ts';
import { nearlyOver, type Remaining } from '../../kernel/queue/time-left.ts';
import { planRegeneration } from './plan-regeneration.ts';

/** Time kept for the page that is being sent. */
const RESERVE_MS = 20_000;

/** One scheduled run. Throws when not all that is due was planned, so that it is repeated. */
export const run =
  ({ table, clock, logger, measure }: JobKernel<'plan-regeneration'>, queue: Queue) =>
  async (_event: unknown, context: Remaining): Promise<void> => {
    const plan = await planRegeneration({ table, queue }, clock(), nearlyOver(context, RESERVE_MS));
    measure('RegenerationsPlanned', plan.planned);
    measure('LongestDue', plan.longestDueMs);
    logger.info('planned', { ...plan });
    if (!plan.isWhole) throw new Error('Not every regeneration that is due was planned.');
  };

import type { JobKernel } from '../../kernel/job-kernel.ts';
import type { Queue } from '../../kernel/queue/queue.ts';
import { nearlyOver, type Remaining } from '../../kernel/queue/time-left.ts';
import { planOutside } from './plan-outside.ts';

/** Time kept for the page that is being sent. */
const RESERVE_MS = 10_000;

/** One scheduled run. What it could not plan the next one does, a minute later. */
export const run =
  ({ table, clock, measure }: JobKernel<'plan-outside'>, queue: Queue) =>
  async (_event: unknown, context: Remaining): Promise<void> => {
    const plan = await planOutside({ table, queue }, clock(), nearlyOver(context, RESERVE_MS));
    measure('OutsidePlanned', plan.planned);
    measure('LongestOutsideDue', plan.longestDueMs);
    if (!plan.isWhole) throw new Error('Not every outside calendar that is due was planned.');
  };

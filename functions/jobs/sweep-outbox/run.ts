import type { JobKernel } from '../../kernel/job-kernel.ts';
import type { Queue } from '../../kernel/queue/queue.ts';
import { nearlyOver, type Remaining } from '../../kernel/queue/time-left.ts';
import { sweepOutbox } from './sweep-outbox.ts';

/** Time kept for the page that is being handed over. */
const RESERVE_MS = 10_000;

/** One scheduled run. */
export const run =
  ({ table, clock, measure }: JobKernel<'sweep-outbox'>, queue: Queue) =>
  async (_event: unknown, context: Remaining): Promise<void> => {
    const sweep = await sweepOutbox({ table, queue }, clock(), nearlyOver(context, RESERVE_MS));
    measure('EntriesSwept', sweep.handedOver);
    measure('LongestPending', sweep.oldestMs);
  };

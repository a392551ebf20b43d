import type { JobKernel } from '../../kernel/job-kernel.ts';
import { nearlyOver, type Remaining } from '../../kernel/queue/time-left.ts';
import { continueExports } from './continue-exports.ts';

/** Time kept for the part that is being gathered. */
const RESERVE_MS = 30_000;

/** One scheduled run. */
export const run =
  (kernel: JobKernel<'continue-exports'>) =>
  async (_event: unknown, context: Remaining): Promise<void> => {
    kernel.measure(
      'ExportsFinished',
      await continueExports(kernel, kernel.clock(), nearlyOver(context, RESERVE_MS)),
    );
  };

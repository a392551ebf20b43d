import type { Signer } from '../../kernel/identity/signing.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { nearlyOver, type Remaining } from '../../kernel/queue/time-left.ts';
import { continueErasures } from './continue-erasures.ts';

/** Time kept for the step that is being taken. */
const RESERVE_MS = 30_000;

/** One scheduled run. */
export const run =
  (kernel: JobKernel<'continue-erasures'>, signer: Signer) =>
  async (_event: unknown, context: Remaining): Promise<void> => {
    const isOutOfTime = nearlyOver(context, RESERVE_MS);
    kernel.measure(
      'ErasuresFinished',
      await continueErasures({ ...kernel, signer }, kernel.clock(), isOutOfTime),
    );
  };

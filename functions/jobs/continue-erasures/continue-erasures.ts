import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { scheduled } from '../../kernel/queue/scheduled.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import { type ErasureItem, findErasure } from '../../records/privacy/erasure-store.ts';
import { runErasure } from '../../resources/privacy/run-erasure.ts';

const PAGE = 50;

/**
 * Continues every unfinished erasure, oldest first. One that fails is logged and continues in the next run. Runs
 * every minute: an erasure is finished by the first run that starts at least ninety seconds after the request.
 * `isOutOfTime` says when this run must end. Returns how many were finished.
 */
export const continueErasures = async (
  { table, signer, logger }: Pick<Kernel, 'table' | 'signer' | 'logger'>,
  now: number,
  isOutOfTime: () => boolean = () => false,
): Promise<number> => {
  let finished = 0;
  for await (const page of pagesOf<ErasureItem>(table, ranges.runningErasures(), { limit: PAGE }))
    for (const { tenantId, receiptId } of page) {
      try {
        await runErasure({ table, signer }, { tenantId, receiptId, now, isOutOfTime });
        if (!(await findErasure(table, tenantId, receiptId))) finished += 1;
      } catch (error) {
        logger.error('erasure failed', error, { tenantId, receiptId });
      }
      if (isOutOfTime()) return finished;
    }
  return finished;
};

/** Time kept for the step that is being taken. */
const RESERVE_MS = 30_000;

/** One scheduled run. */
export const run = (kernel: JobKernel<'continue-erasures'>, signer: Signer) =>
  scheduled(RESERVE_MS, async (isOutOfTime) => {
    kernel.measure(
      'ErasuresFinished',
      await continueErasures({ ...kernel, signer }, kernel.clock(), isOutOfTime),
    );
  });

import type { Kernel } from '../../kernel/http/kernel.ts';
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

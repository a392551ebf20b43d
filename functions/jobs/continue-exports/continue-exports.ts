import type { Kernel } from '../../kernel/http/kernel.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { scheduled } from '../../kernel/queue/scheduled.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import type { ExportItem } from '../../records/privacy/export-store.ts';
import { runExport } from '../../resources/exports/run-export.ts';

const PAGE = 100;

/**
 * Continues every export that its own request had no time to finish, oldest first. One that fails is logged and
 * continues in the next run. `isOutOfTime` says when this run must end. Returns how many were finished.
 */
export const continueExports = async (
  { table, logger }: Pick<Kernel, 'table' | 'logger'>,
  now: number,
  isOutOfTime: () => boolean = () => false,
): Promise<number> => {
  let finished = 0;
  for await (const page of pagesOf<ExportItem>(table, ranges.runningExports(), { limit: PAGE }))
    for (const { tenantId, exportId } of page) {
      try {
        const { status } = await runExport(table, { tenantId, exportId, now, isOutOfTime });
        if (status !== 'running') finished += 1;
      } catch (error) {
        logger.error('export failed', error, { tenantId, exportId });
      }
      if (isOutOfTime()) return finished;
    }
  return finished;
};

/** Time kept for the part that is being gathered. */
const RESERVE_MS = 30_000;

/** One scheduled run. */
export const run = (kernel: JobKernel<'continue-exports'>) =>
  scheduled(RESERVE_MS, async (isOutOfTime) => {
    kernel.measure('ExportsFinished', await continueExports(kernel, kernel.clock(), isOutOfTime));
  });

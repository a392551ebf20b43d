import type { Kernel } from '../../kernel/http/kernel.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { Position, Table } from '../../kernel/table/table.ts';
import type { ExportItem } from '../../records/export-store.ts';
import { runExport } from '../../resources/exports/run-export.ts';

const PAGE = 100;

async function* running(table: Table): AsyncGenerator<ExportItem> {
  let after: Position | undefined;
  do {
    const page = await table.query<ExportItem>(ranges.runningExports(), { limit: PAGE, after });
    yield* page.items;
    after = page.next;
  } while (after);
}

/**
 * Continues every export that its own request had no time to finish, oldest first. One that fails is logged and
 * continues in the next run. `isOver` says when this run must end. Returns how many were finished.
 */
export const exportTenants = async (
  { table, logger }: Pick<Kernel, 'table' | 'logger'>,
  now: number,
  isOver: () => boolean = () => false,
): Promise<number> => {
  let finished = 0;
  for await (const { tenantId, exportId } of running(table)) {
    try {
      const { status } = await runExport(table, { tenantId, exportId, now, isOver });
      if (status !== 'running') finished += 1;
    } catch (error) {
      logger.error('export failed', error, { tenantId, exportId });
    }
    if (isOver()) break;
  }
  return finished;
};

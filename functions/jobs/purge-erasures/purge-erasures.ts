import type { Kernel } from '../../kernel/http/kernel.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { Position, Table } from '../../kernel/table/table.ts';
import { type ErasureItem, findErasure } from '../../records/erasure-store.ts';
import { runErasure } from '../../resources/privacy/run-erasure.ts';

const PAGE = 50;

async function* running(table: Table): AsyncGenerator<ErasureItem> {
  let after: Position | undefined;
  do {
    const page = await table.query<ErasureItem>(ranges.runningErasures(), { limit: PAGE, after });
    yield* page.items;
    after = page.next;
  } while (after);
}

/**
 * Goes on with every erasure that is not done, oldest first; one that fails is logged and goes on in the next run. To be
 * run every minute: an erasure is done by the first run that comes ninety seconds after it was asked for. `isOver` tells when
 * this run must end. Answers how many were finished.
 */
export const purgeErasures = async (
  { table, signer, logger }: Pick<Kernel, 'table' | 'signer' | 'logger'>,
  now: number,
  isOver: () => boolean = () => false,
): Promise<number> => {
  let finished = 0;
  for await (const { tenantId, receiptId } of running(table)) {
    try {
      await runErasure({ table, signer }, { tenantId, receiptId, now, isOver });
      if (!(await findErasure(table, tenantId, receiptId))) finished += 1;
    } catch (error) {
      logger.error('erasure failed', error, { tenantId, receiptId });
    }
    if (isOver()) break;
  }
  return finished;
};

import type { Kernel } from '../../functions/kernel/http/kernel.ts';
import type { QueueHandler } from '../../functions/kernel/queue/batch-gateway.ts';
import { tellingTable } from '../../local/jobs/insert-stream.ts';
import { openInProcessQueue } from './in-process-queue.ts';
import { planPurge, purgeTenants } from './under-role.ts';

/** The same worker, on the day on which every row of a business is looked at. */
const onWalkDay =
  (worker: QueueHandler): QueueHandler =>
  ({ Records }, context) => {
    const whole = ({ body }: { readonly body: string }) =>
      JSON.stringify({ ...JSON.parse(body), isWhole: true });
    return worker({ Records: Records.map((record) => ({ ...record, body: whole(record) })) }, context);
  };

/**
 * Plans the purge of every business and lets the queue's worker do it, each as on its day for looking at every row.
 * Answers how often it wrote, and the businesses that could not be purged.
 */
export const purgeAll = async (kernel: Kernel) => {
  let writes = 0;
  const table = tellingTable(kernel.table, (told) => {
    writes += told.length;
  });
  const queue = openInProcessQueue({ random: () => 0, again: 0 });
  const { isWhole } = await planPurge({ table, queue }, kernel.clock());
  if (!isWhole) throw new Error('Not every business was planned.');
  await queue.drain(onWalkDay(purgeTenants({ ...kernel, table })), 2);
  return { writes, dead: queue.dead() };
};

/** The same, where every business can be purged. Answers how often it wrote. */
export const purgeWell = async (kernel: Kernel): Promise<number> => {
  const { writes, dead } = await purgeAll(kernel);
  if (dead.length > 0) throw new Error(`Could not be purged: ${JSON.stringify(dead)}`);
  return writes;
};

import { commit, commitUnlessRefused } from '../../../functions/kernel/table/commit.ts';
import { keys } from '../../../functions/kernel/table/keys.ts';
import type { Table } from '../../../functions/kernel/table/table.ts';
import type { Conditional } from '../../../functions/kernel/table/write.ts';

/** Every way to drop an outcome, and beside them what may be written. */
export const specimen = async (table: Table, write: Conditional): Promise<boolean> => {
  const removal = { remove: keys.slug('a') };
  const passedOn = () => table.writeIf(write);
  const droppedByArrow = async (): Promise<void> => {
    await passedOn();
  };

  // Dropped:
  await table.attempt([write]);
  await table.writeIf(write);
  await commitUnlessRefused(table, [write]);
  await Promise.all([write].map((one) => table.writeIf(one)));
  await Promise.all([table.attempt([write]), table.write(removal)]);
  await Promise.all([write].map(async (one) => ((await table.writeIf(one)) ? 'written' : 'refused')));
  void table.attempt([write]);
  commit(table, [removal]);

  commit(table, [removal]).catch(() => undefined);
  await table.write(removal);
  await commit(table, [removal]);
  await droppedByArrow();
  await table.increase(keys.slug('a'), 'n', 1, 0);
  await Promise.all([table.write(removal), commit(table, [removal])]);
  const outcome = await table.attempt([write]);
  return outcome.kind === 'committed' && (await passedOn());
};

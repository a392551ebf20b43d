import { type AttributeValue, BatchWriteItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { derivedId, type Ids, systemIds } from '../../../functions/kernel/identity/ids.ts';
import { openWorld, type World } from '../../support/world.ts';
import { openStage, type Stage } from './requests.ts';

/** A row as the database tells of it: copied as it is, it is not taken apart for each copy. */
type RawRow = Record<string, AttributeValue>;

/** Items that DynamoDB takes in one batch. */
const BATCH = 25;

const rawRows = async ({ kernel }: World): Promise<readonly RawRow[]> => {
  const { client, name: TableName } = kernel.table;
  const rows: RawRow[] = [];
  let ExclusiveStartKey: RawRow | undefined;
  do {
    const from = ExclusiveStartKey ? { ExclusiveStartKey } : {};
    const page = await client.send(new ScanCommand({ TableName, ConsistentRead: true, ...from }));
    rows.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return rows;
};

const putRows = async ({ kernel }: World, rows: readonly RawRow[]): Promise<void> => {
  const { client, name } = kernel.table;
  for (let n = 0; n < rows.length; n += BATCH) {
    const puts = rows.slice(n, n + BATCH).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [name]: puts } }));
  }
};

/** Ids that are the same in each run: what the assistant says varies with them, and what a row takes with that. */
const countedIds = (whose: string): Ids => {
  let count = 0;
  const next = (): string => {
    count += 1;
    return derivedId(whose, String(count));
  };
  return {
    sortable: (nowMs) => `${systemIds.sortable(nowMs).slice(0, 10)}${next().slice(0, 16)}`,
    secret: next,
  };
};

const openCounted = (whose: string): Promise<World> => {
  const ids = countedIds(whose);
  return openWorld((kernel) => ({ ...kernel, ids }));
};

/** Works on a copy of a business in a world of its own, so that what is compared began as the same. */
export type OnCopy = <T>(work: (stage: Stage) => Promise<T>) => Promise<T>;

/** Opens a business once and prepares it; each copy of it is a database of its own with the same rows. */
export const openCopies = async (
  prepare: (stage: Stage) => Promise<void> = async () => {},
): Promise<OnCopy> => {
  const first = await openCounted('first');
  const stage = await openStage(first);
  await prepare(stage);
  const [rows, now] = [await rawRows(first), first.kernel.clock()];
  await first.stop();
  return async (work) => {
    const world = await openCounted('copy');
    world.setClock(now);
    try {
      await putRows(world, rows);
      return await work({ ...stage, world });
    } finally {
      await world.stop();
    }
  };
};

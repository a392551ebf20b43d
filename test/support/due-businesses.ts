import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../functions/kernel/table/table.ts';
import { REFRESH_SHARDS } from '../../functions/resources/tenants/create-tenant.ts';

export type Item = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

const BATCH = 25;
/** Batches on their way at once. */
const AT_ONCE = 8;

/** Zones of a country with six, and one whose law changed this year. */
export const ZONES = ['America/Toronto', 'America/St_Johns', 'America/Vancouver', 'Europe/Paris'] as const;

const POISON = 'Mars/Olympus_Mons';

export interface DueBusiness {
  readonly tenantId: string;
  readonly timezone: string;
  /** No agenda can be made of its windows, as a bug or a hand in the database might leave them. */
  readonly isPoison: boolean;
}

/** So many businesses; every `poisonEvery`-th is poison, none when 0. */
export const businesses = (count: number, poisonEvery: number): readonly DueBusiness[] =>
  Array.from({ length: count }, (_, n) => ({
    tenantId: `due-${n}`,
    timezone: ZONES[n % ZONES.length] ?? ZONES[0],
    isPoison: poisonEvery > 0 && n % poisonEvery === poisonEvery - 1,
  }));

const itemsOf = (business: DueBusiness, n: number, dueAt: string): readonly Item[] => {
  const { tenantId, timezone, isPoison } = business;
  const pk = `TENANT#${tenantId}`;
  const shard = n % REFRESH_SHARDS;
  const tenant = {
    pk,
    sk: 'TENANT',
    tenantId,
    timezone,
    version: 1,
    rulesVersion: 1,
    nextRefreshAt: dueAt,
    refreshShard: shard,
    gsi2pk: `REFRESH#${shard}`,
    gsi2sk: dueAt,
  };
  const windows = [1, 2, 3, 4, 5].map((dayOfWeek) => ({
    pk,
    sk: `WINDOW#w${dayOfWeek}`,
    availabilityId: `w${dayOfWeek}`,
    dayOfWeek,
    startTime: '09:00',
    endTime: '17:00',
    timezone: isPoison ? POISON : timezone,
    capacity: 1,
    active: true,
    updatedAt: '2026-11-01T12:00:00.000Z',
  }));
  return [tenant, ...windows];
};

/** Works through things in batches, some at once. */
const inBatches = async <T>(
  things: readonly T[],
  size: number,
  work: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < things.length; from += size * AT_ONCE) {
    const starts = Array.from({ length: AT_ONCE }, (_, n) => from + n * size);
    await Promise.all(
      starts.filter((start) => start < things.length).map((at) => work(things.slice(at, at + size))),
    );
  }
};

const batchWrite = ({ client, name }: Table, requests: readonly object[]): Promise<void> =>
  inBatches(requests, BATCH, (batch) =>
    client.send(new BatchWriteCommand({ RequestItems: { [name]: [...batch] } })),
  );

/** Puts businesses in the table as they lie there when their turn has come, Monday to Friday nine to five. */
export const putBusinesses = (table: Table, all: readonly DueBusiness[], dueAt: string): Promise<void> =>
  batchWrite(
    table,
    all
      .flatMap((business, n) => itemsOf(business, n, dueAt))
      .map((Item) => ({ PutRequest: { Item: { ...Item } } })),
  );

/** Every item of the table, a page at a time. */
export async function* everyItem({ client, name }: Table): AsyncGenerator<Item> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: name, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    for (const item of page.Items ?? []) yield { ...item, pk: String(item.pk), sk: String(item.sk) };
    from = page.LastEvaluatedKey;
  } while (from);
}

/** Takes everything out of the table. */
export const emptyTable = async (table: Table): Promise<void> => {
  const keys: object[] = [];
  for await (const { pk, sk } of everyItem(table)) keys.push({ DeleteRequest: { Key: { pk, sk } } });
  await batchWrite(table, keys);
};

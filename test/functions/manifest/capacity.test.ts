import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Table } from '../../../functions/kernel/table/table.ts';
import { isMutation } from '../../../shared/routes/route-spec.ts';
import { type Resource, type RouteKey, resources, routeKeys, routeSpec } from '../../../shared/routes.ts';
import { openWorld } from '../../support/world.ts';
import { budgets } from './budgets.ts';
import { fillBusiness } from './busy-business.ts';
import { capacityPage } from './capacity-page.ts';
import { type OnCopy, openCopies } from './copies.ts';
import { allItems, methodOf, type Stage, validRequests } from './requests.ts';
import { type Call, recordCalls, type Units, unitsOf } from './units.ts';

let onCopy: OnCopy;
beforeAll(async () => {
  onCopy = await openCopies(fillBusiness);
});

const record = async (table: Table, work: () => Promise<unknown>): Promise<readonly Call[]> => {
  const recorded = recordCalls(table);
  await work();
  return recorded();
};

/** A business is made by somebody who has none. */
const tokenFor = (route: RouteKey, { world, owner }: Stage): string =>
  route === 'POST /v1/tenants' ? world.person().token : owner.token;

const callsOf = async (route: RouteKey, stage: Stage): Promise<readonly Call[]> => {
  const { path, options } = await validRequests[route](stage);
  const key = isMutation(route) ? { key: 'counted' } : {};
  const token = tokenFor(route, stage);
  return record(stage.world.kernel.table, () =>
    stage.world.call(methodOf(route), path, { token, ...options, ...key }),
  );
};

const expectIdentityFirst = ([first]: readonly Call[]): void => {
  expect(first).toMatchObject({ command: 'GetItemCommand', units: 1, input: { ConsistentRead: true } });
  expect(JSON.stringify(first?.input)).toContain('"USER#');
};

const routesOf = (resource: Resource): readonly RouteKey[] =>
  routeKeys.filter((route) => routeSpec(route).resource === resource);

/** What a resource's earlier requests made is there for its later ones: a change of a resource moves no other resource's numbers. */
describe.each(resources)('the resource of %s', (resource) => {
  test('takes what the budgets say, and begins with reading once who is signed in', () =>
    onCopy(async (stage) => {
      const measured: Partial<Record<RouteKey, Units>> = {};
      for (const route of routesOf(resource)) {
        const calls = await callsOf(route, stage);
        measured[route] = unitsOf(calls);
        if (routeSpec(route).access !== 'anyone') expectIdentityFirst(calls);
      }
      expect(measured).toEqual(
        Object.fromEntries(routesOf(resource).map((route) => [route, budgets[route]])),
      );
    }));
});

test('every route has its budget', () => {
  expect(Object.keys(budgets).toSorted()).toEqual(routeKeys.toSorted());
});

test('docs/capacity.md says what the budgets are (COMPTOIR_WRITE_DOCS=1 writes it)', () => {
  if (process.env.COMPTOIR_WRITE_DOCS === '1') writeFileSync('docs/capacity.md', capacityPage());
  expect(readFileSync('docs/capacity.md', 'utf8')).toBe(capacityPage());
});

/** An item of about this many bytes, which the index has too. */
const itemOf = (sk: string, bytes: number) => ({
  pk: 'P',
  sk,
  gsi1pk: 'G',
  gsi1sk: sk,
  text: 'x'.repeat(bytes),
});

describe('the embedded database counts as DynamoDB does', () => {
  test.each([
    [
      'a write takes a unit per KB begun, in the table and in the index',
      'put',
      { reads: 0, writes: 6, calls: 1 },
    ],
    [
      'a write in a transaction takes twice that in the table, and once in the index',
      'transact',
      { reads: 0, writes: 11, calls: 1 },
    ],
    ['a consistent read takes a unit per 4 KB begun', 'get', { reads: 2, writes: 0, calls: 1 }],
    ['a read of nothing takes a unit', 'miss', { reads: 1, writes: 0, calls: 1 }],
    ['items read in a batch are counted one by one', 'batch', { reads: 4, writes: 0, calls: 1 }],
    ['rows of one query are counted together', 'query', { reads: 3, writes: 0, calls: 1 }],
    ['a read of the index takes half', 'index', { reads: 1.5, writes: 0, calls: 1 }],
  ] as const)('%s', async (_rule, what, units) => {
    const world = await openWorld();
    const { table } = world.kernel;
    const { client, name: TableName } = table;
    const put = (Item: object) => client.send(new PutCommand({ TableName, Item: { ...Item } }));
    await put(itemOf('small', 2500));
    await put(itemOf('large', 6000));
    const Keys = [
      { pk: 'P', sk: 'small' },
      { pk: 'P', sk: 'large' },
      { pk: 'P', sk: 'none' },
    ];
    const work = {
      put: () => put(itemOf('new', 2500)),
      transact: () =>
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              { Put: { TableName, Item: itemOf('new', 2500) } },
              { Put: { TableName, Item: { pk: 'P', sk: 's' } } },
            ],
          }),
        ),
      get: () =>
        client.send(new GetCommand({ TableName, Key: { pk: 'P', sk: 'large' }, ConsistentRead: true })),
      miss: () =>
        client.send(new GetCommand({ TableName, Key: { pk: 'P', sk: 'none' }, ConsistentRead: true })),
      batch: () =>
        client.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } })),
      query: () =>
        client.send(
          new QueryCommand({
            TableName,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': 'P' },
            ConsistentRead: true,
          }),
        ),
      index: () =>
        client.send(
          new QueryCommand({
            TableName,
            IndexName: 'gsi1',
            KeyConditionExpression: 'gsi1pk = :pk',
            ExpressionAttributeValues: { ':pk': 'G' },
          }),
        ),
    };
    expect(unitsOf(await record(table, work[what]))).toEqual(units);
    await world.stop();
  });
});

describe('no scan', () => {
  const sources = readdirSync('functions', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );

  test('is written anywhere in the functions', () => {
    expect(sources.length).toBeGreaterThan(100);
    const scanning = sources.filter((file) =>
      /\bScan(Command|Input)?\b|paginateScan/.test(readFileSync(`functions/${file}`, 'utf8')),
    );
    expect(scanning).toEqual([]);
  });

  test('passes the recording', () =>
    onCopy(async (stage) => {
      const recorded = recordCalls(stage.world.kernel.table);
      await expect(allItems(stage.world)).rejects.toThrow('Nothing may scan the table.');
      expect(recorded()).toEqual([]);
    }));
});

import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Entry, ledgerOf, readLedger } from '../../../scripts/restore/ledger.ts';
import { contactsIn, reapply } from '../../../scripts/restore/reapply.ts';
import { allItems } from '../../functions/manifest/requests.ts';
import { live, rowsNaming, somebody, tracesOf } from '../../functions/resources/privacy/life.ts';
import { emptyTable } from '../../support/due-businesses.ts';
import { continueErasures } from '../../support/under-role.ts';
import { type Business, openBusiness, openWorld, type World } from '../../support/world.ts';

const ZOE = somebody('zoecanari', '5145550142');
const LUC = somebody('luctemoin', '4185550177');

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterEach(() => world.stop());

const erase = (body: object) =>
  world.call('POST', '/v1/privacy/erase', {
    token: business.owner.token,
    body: { confirm: true, ...body },
  });

const settle = async (): Promise<void> => {
  await continueErasures(world.kernel, world.kernel.clock());
  world.advance(2);
  await continueErasures(world.kernel, world.kernel.clock());
};

const saved = async (): Promise<readonly Entry[]> => {
  const lines: string[] = [];
  for await (const entry of ledgerOf(world.kernel.table)) lines.push(JSON.stringify(entry));
  return readLedger(`${lines.join('\n')}\n`);
};

const restore = async (items: Awaited<ReturnType<typeof allItems>>): Promise<void> => {
  const { table } = world.kernel;
  await emptyTable(table);
  for (const Item of items) await table.client.send(new PutCommand({ TableName: table.name, Item }));
};

const applied = async (ledger: readonly Entry[], isRehearsal = false): Promise<readonly string[]> => {
  const outcomes: string[] = [];
  for (const entry of ledger)
    outcomes.push(await reapply(world.kernel, entry, { now: world.kernel.clock(), isRehearsal }));
  return outcomes;
};

describe('a table restored to the hour before an erasure', () => {
  test('forgets the person again, under the receipt that there was, and keeps everybody else', async () => {
    await live(world, business, ZOE);
    await live(world, business, LUC);
    const copy = await allItems(world);
    const { json } = await erase({ email: ZOE.email });
    await settle();
    const ledger = await saved();
    expect(ledger.map(({ receiptId }) => receiptId)).toEqual([json.data.receiptId]);

    await restore(copy);
    expect(await tracesOf(world, ZOE)).not.toEqual([]);
    const lucs = (await rowsNaming(world, LUC)).length;
    expect(await applied(ledger)).toEqual(['opened']);
    await settle();
    expect(await tracesOf(world, ZOE)).toEqual([]);
    expect((await rowsNaming(world, LUC)).length).toBeGreaterThan(lucs / 2);
    expect((await saved()).map(({ receiptId }) => receiptId)).toEqual([json.data.receiptId]);
    expect(await applied(ledger)).toEqual(['known']);
  });

  test('is not touched by a rehearsal, which tells as much', async () => {
    await live(world, business, ZOE);
    const copy = await allItems(world);
    await erase({ phone: ZOE.phone });
    const ledger = await saved();
    await restore(copy);
    expect(await applied(ledger, true)).toEqual(['opened']);
    expect((await allItems(world)).length).toBe(copy.length);
  });
});

test('an erasure of somebody whom the table never knew finds nobody', async () => {
  const copy = await allItems(world);
  await erase({ email: 'personne@exemple.org' });
  const ledger = await saved();
  await restore(copy);
  expect(await applied(ledger)).toEqual(['nobody']);
});

test('a ledger names nobody', async () => {
  await live(world, business, ZOE);
  await erase({ email: ZOE.email, phone: ZOE.phone });
  const text = JSON.stringify(await saved());
  expect(text).not.toContain(ZOE.mark);
  expect(text).not.toContain(ZOE.national);
});

test('a line that is no erasure is refused', () => {
  expect(() => readLedger('{"tenantId":"one"}')).toThrow(/required/);
});

test('contacts are found in whatever field they stand', () => {
  const row = { email: 'A.b+c@Exemple.org', memory: { phone: '+15145550142' }, note: 'écrire à é@ex.qc.ca.' };
  expect(contactsIn(row)).toEqual([
    { email: 'a.b+c@exemple.org', phone: null },
    { email: 'é@ex.qc.ca', phone: null },
    { email: null, phone: '+15145550142' },
  ]);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ranges } from '../../../../functions/kernel/table/keys.ts';
import { openErasure } from '../../../../functions/records/privacy/erasure-store.ts';
import { openBusiness, openWorld, type World } from '../../../support/world.ts';
import { idOf } from '../../resources/slots/agenda.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

test('a query for erasures across businesses returns ids, and not the persons', async () => {
  const { tenantId } = await openBusiness(world);
  const contact = { email: 'zoe@example.com', phone: '+15145550123' };
  const asked = { tenantId: idOf(tenantId), receiptId: 'r', actorId: 'owner', contact };
  await openErasure(world.kernel, { ...asked, now: world.kernel.clock() });
  const { items } = await world.kernel.table.query<object>(ranges.runningErasures(), { limit: 10 });
  expect(items.map((row) => Object.keys(row).toSorted())).toEqual([
    ['gsi2pk', 'gsi2sk', 'pk', 'receiptId', 'sk', 'tenantId'],
  ]);
});

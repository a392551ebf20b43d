import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findErasure, getReceipt, openErasure } from '../../../functions/records/privacy/erasure-store.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { usesDuring } from '../../support/table-use.ts';
import { purgeTenant, runErasure } from '../../support/under-role.ts';
import { type Business, openBusiness, openWorld, type World } from '../../support/world.ts';
import { allItems } from '../manifest/requests.ts';
import { idOf } from '../resources/slots/agenda.ts';

const DAY_MIN = 1440;
/** Four pages, and some of a fifth one. */
const ROWS = 450;

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterEach(() => world.stop());

const put = (sk: string, item: object) => {
  const { client, name: TableName } = world.kernel.table;
  const Item = { pk: `TENANT#${business.tenantId}`, sk, ...item };
  return client.send(new PutCommand({ TableName, Item }));
};

const many = (prefix: string, itemOf: (id: string) => object) =>
  Promise.all(Array.from({ length: ROWS }, (_, n) => put(`${prefix}#${1000 + n}`, itemOf(String(1000 + n)))));

const ownRows = async () => (await allItems(world)).filter(({ pk }) => pk === `TENANT#${business.tenantId}`);

describe('an erasure of more than a page, with time for one page in each run', () => {
  const contact = { email: 'zoe@example.com', phone: null };

  const pageOfEach = async (asked: { readonly tenantId: TenantId; readonly receiptId: string }) => {
    const { table, signer, clock } = world.kernel;
    let steps = 0;
    const isOutOfTime = () => {
      steps += 1;
      return steps > 1;
    };
    const uses = await usesDuring(table, () =>
      runErasure({ table, signer }, { ...asked, now: clock(), isOutOfTime }),
    );
    return uses.filter(({ action }) => action === 'Query').length;
  };

  test.each([
    [
      'LEAD',
      (leadId: string) => ({ leadId, name: 'Ana', email: null, phone: null, message: '', status: 'new' }),
    ],
    [
      'CONVERSATION',
      (conversationId: string) => ({ conversationId, turns: 0, memory: {}, lastMessage: 'Bonjour' }),
    ],
  ] as const)('of %s goes on from where the last run was', async (kind, itemOf) => {
    const at = new Date(world.kernel.clock() - DAY_MIN * 60_000).toISOString();
    const expiresAt = Math.floor(world.kernel.clock() / 1000) + 90 * 86_400;
    const dates = { createdAt: at, lastActivityAt: at, startedAt: at, lastAt: at, expiresAt };
    await many(kind, (id) => ({ ...itemOf(id), ...dates }));
    const asked = { tenantId: idOf(business.tenantId), receiptId: 'r' };
    await openErasure(world.kernel, { ...asked, actorId: 'owner', contact, now: world.kernel.clock() });
    world.advance(3);
    const { table } = world.kernel;
    let runs = 0;
    for (; await findErasure(table, asked.tenantId, 'r'); runs += 1) {
      expect(runs).toBeLessThan(40);
      const queries = await pageOfEach(asked);
      // A page, and what was said in each of its conversations; the rest takes four.
      expect(queries).toBeLessThanOrEqual(kind === 'LEAD' ? 4 : 110);
    }
    expect(runs).toBeGreaterThan(3);
    expect(await getReceipt(table, asked.tenantId, 'r')).toMatchObject({ status: 'done' });
  });
});

describe('the deletion of a closed business of more than a page', () => {
  test('keeps the row by which it is found until nothing else is left, wherever its time ends', async () => {
    await many('DELIVERY', (messageId) => ({ messageId, webhookId: 'w' }));
    const { status } = await world.call('DELETE', '/v1/tenants/current', {
      token: business.owner.token,
      body: { confirm: 'Garage Tremblay' },
    });
    expect(status).toBe(204);
    world.advance(31 * DAY_MIN);
    const purge = { tenantId: idOf(business.tenantId), isWhole: false };
    let rows = await ownRows();
    expect(rows.length).toBeGreaterThan(ROWS);
    for (let most = 0; rows.length > 0; most += 1) {
      let asked = 0;
      const isOutOfTime = () => {
        asked += 1;
        return asked > most;
      };
      await purgeTenant(world.kernel, purge, world.kernel.clock(), isOutOfTime);
      rows = await ownRows();
      if (rows.length > 0) expect(rows.map(({ sk }) => sk)).toContain('TENANT');
      expect(most).toBeLessThan(30);
    }
    expect(rows).toEqual([]);
  });
});

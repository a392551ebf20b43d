import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Kernel } from '../../../functions/kernel/http/kernel.ts';
import { ranges } from '../../../functions/kernel/table/keys.ts';
import { openErasure } from '../../../functions/records/privacy/erasure-store.ts';
import { openExport } from '../../../functions/records/privacy/export-store.ts';
import { runExport } from '../../../functions/resources/exports/run-export.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { throttledTable } from '../../support/throttled.ts';
import { purgeTenant, runErasure } from '../../support/under-role.ts';
import { type Business, openBusiness, openWorld, type World } from '../../support/world.ts';
import { allItems } from '../manifest/requests.ts';
import { visitorOf } from '../resources/chat/visitor.ts';
import { somebody, tracesOf } from '../resources/privacy/life.ts';

const DAY_MIN = 1440;
const ZOE = somebody('zoecanari', '5145550142');
const CONTACT = { email: ZOE.email.toLowerCase(), phone: null };
const LASTING = Number.POSITIVE_INFINITY;

let world: World;
let business: Business;
let tenantId: TenantId;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
  tenantId = brandId<TenantId>(business.tenantId);
  await visitorOf(world, business.slug).say(`What are your opening hours? I am ${ZOE.email}`);
});
afterEach(() => world.stop());

/** The kernel over a table of which some transactions are refused by a throttle. */
const throttled = (nth: number, times: number) => {
  const table = throttledTable(world.kernel.table, nth, times);
  const kernel: Kernel = { ...world.kernel, table };
  return { kernel, table };
};

const now = () => world.kernel.clock();

const isOutOfTime = () => false;

const closeForGood = async () => {
  const body = { confirm: 'Garage Tremblay' };
  await world.call('DELETE', '/v1/tenants/current', { token: business.owner.token, body });
  world.advance(31 * DAY_MIN);
};

const rowsLeft = async () => {
  const rows = (await allItems(world)).filter((row) => JSON.stringify(row).includes(tenantId));
  // The owner’s account and what counts or repeats requests are not the business’s; an event that still waits holds ids
  // alone, and ends when it finds its business gone.
  return rows.filter(({ pk }) => !/^(USER|COUNT|IDEMPOTENCY|OUTBOX)#/.test(String(pk)));
};

const asked = (id: string) => ({ tenantId, receiptId: id, exportId: id, actorId: 'owner', now: now() });

describe('one throttle, at any transaction,', () => {
  test('leaves nothing of a closed business', async () => {
    for (let nth = 1; nth <= 3; nth += 1) {
      business = await openBusiness(world);
      tenantId = brandId<TenantId>(business.tenantId);
      await visitorOf(world, business.slug).say('What are your opening hours?');
      await closeForGood();
      const { kernel, table } = throttled(nth, 1);
      await purgeTenant(kernel, { tenantId, isWhole: true }, now());
      expect({ nth, seen: table.seen() > nth, left: await rowsLeft() }).toEqual({
        nth,
        seen: true,
        left: [],
      });
    }
  });

  test('leaves nothing of somebody who is erased', async () => {
    for (let nth = 1; nth <= 3; nth += 1) {
      const { kernel, table } = throttled(nth, 1);
      const receiptId = `receipt${nth}`;
      await visitorOf(world, business.slug).say(`What are your opening hours? I am ${ZOE.email}`);
      await openErasure(kernel, { ...asked(receiptId), contact: CONTACT });
      await runErasure(kernel, { tenantId, receiptId, now: now(), isOutOfTime });
      world.advance(2);
      await runErasure(kernel, { tenantId, receiptId, now: now(), isOutOfTime });
      expect({ nth, seen: table.seen() > nth, traces: await tracesOf(world, ZOE) }).toEqual({
        ...{ nth, seen: true, traces: [] },
      });
    }
  });

  test('leaves no export half made', async () => {
    for (const nth of [1, 2]) {
      const { kernel } = throttled(nth, 1);
      const exportId = `export${nth}`;
      await openExport(kernel.table, kernel.ids, asked(exportId));
      expect(await runExport(kernel.table, { tenantId, exportId, now: now(), isOutOfTime })).toMatchObject({
        ...{ status: 'ready', parts: 1 },
      });
    }
  });
});

test('a throttle that lasts is reported as such, and whatever was to be deleted can still be found', async () => {
  const busy = { code: 'busy' };
  const { kernel } = throttled(1, LASTING);
  const opened = openExport(kernel.table, kernel.ids, asked('e'));
  const erasure = openErasure(kernel, { ...asked('r'), contact: CONTACT });
  await Promise.all([
    expect(opened).rejects.toMatchObject(busy),
    expect(erasure).rejects.toMatchObject(busy),
  ]);

  await openErasure(world.kernel, { ...asked('running'), contact: CONTACT });
  const run = { tenantId, receiptId: 'running', now: now(), isOutOfTime };
  const erasing = runErasure(kernel, run);
  await closeForGood();
  const purging = purgeTenant(kernel, { tenantId, isWhole: true }, now());
  await Promise.all([
    expect(erasing).rejects.toMatchObject(busy),
    expect(purging).rejects.toMatchObject(busy),
  ]);
  const { items } = await world.kernel.table.query<object>(ranges.closedTenants(), { limit: 5 });
  expect(items).toHaveLength(1);
  await purgeTenant(world.kernel, { tenantId, isWhole: true }, now());
  expect(await rowsLeft()).toEqual([]);
});

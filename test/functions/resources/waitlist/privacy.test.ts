import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { dataOf } from '../../../support/team.ts';
import { purgeTenant } from '../../../support/under-role.ts';
import { type Business, openWorld, type World } from '../../../support/world.ts';
import { allRows } from '../bookings/records.ts';
import { busyEntries, cancel, deliver, fill, join, openSmallBusiness, rowOf } from './waiting-world.ts';

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openSmallBusiness(world);
});
afterEach(() => world.stop());

const isStored = async (waitingId: string): Promise<boolean> =>
  (await allRows(world)).some((row) => row.waitingId === waitingId);

test('an erasure takes somebody off the waitlist, and their held time goes to the next', async () => {
  const bookingId = await fill(world, business);
  const ana = await join(world, business, 'Ana');
  const bea = await join(world, business, 'Bea');
  await cancel(world, business, bookingId);
  await deliver(world);
  expect((await rowOf(world, ana))?.offer).toBeDefined();
  const { token } = business.owner;
  const body = { email: 'ana@example.org', confirm: true };
  await dataOf(world.call('POST', '/v1/privacy/erase', { token, body }));
  expect(await rowOf(world, ana)).toBeUndefined();
  // The erasure itself names the person until its second walk.
  const left = (await allRows(world)).filter(({ sk }) => !sk.startsWith('ERASURE#'));
  expect(JSON.stringify(left)).not.toContain('ana@example.org');
  await deliver(world);
  expect((await rowOf(world, bea))?.offer).toBeDefined();
  expect(await busyEntries(world, business)).toHaveLength(1);
});

test('a person’s export holds what they wait for, and nobody else’s', async () => {
  await join(world, business, 'Ana');
  await join(world, business, 'Bea');
  const { token } = business.owner;
  const started = await dataOf(
    world.call('POST', '/v1/privacy/export', { token, body: { email: 'ana@example.org' } }),
  );
  const pieces = (await allRows(world)).filter(({ sk }) => sk.startsWith(`EXPORTED#${started.exportId}#`));
  const text = pieces.map(({ piece }) => Buffer.from(piece as Uint8Array).toString()).join('');
  expect(text).toContain('waitlist_request');
  expect(text).toContain('ana@example.org');
  expect(text).not.toContain('bea@example.org');
});

test('a wait whose days are over counts for nobody, and the purge deletes it', async () => {
  const ana = await join(world, business, 'Ana');
  world.advance(5 * 24 * 60);
  expect((await world.call('GET', `/attente/${ana.token}`)).status).toBe(404);
  const { token } = business.owner;
  expect((await dataOf(world.call('GET', '/v1/waitlist', { token }))).waiting).toEqual([]);
  // Nobody reads it any more, yet the table still holds it.
  expect(await rowOf(world, ana)).toBeUndefined();
  expect(await isStored(ana.waitingId)).toBe(true);
  const tenantId = brandId<TenantId>(business.tenantId);
  await purgeTenant(world.kernel, { tenantId, isWhole: true }, world.kernel.clock());
  expect(await isStored(ana.waitingId)).toBe(false);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { countVisitorUse } from '../../../../functions/resources/public-site/visitor-limits.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { dataOf } from '../../../support/team.ts';
import { openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const tenant = (name: string): TenantId => brandId<TenantId>(name);

test('each address has its own limit for each action with each business', async () => {
  const use = { action: 'book', tenantId: tenant('t1'), viewer: '203.0.113.1' } as const;
  const count = (more: object = {}) =>
    countVisitorUse(world.kernel, { ...use, ...more }, world.kernel.clock());
  for (let n = 0; n < 20; n += 1) await count();
  await expect(count()).rejects.toMatchObject({ code: 'rate_limited' });
  for (const other of [{ viewer: '203.0.113.2' }, { tenantId: tenant('t2') }, { action: 'move' }])
    await count(other);
});

test('another slug of the business is the same business', async () => {
  const { slug, owner } = await openBusiness(world);
  const viewer = '203.0.113.9';
  const book = async (at: string) => {
    const body = { slotId: 'forged', name: 'Ana', email: 'ana@example.org' };
    return (await world.call('POST', `/public/sites/${at}/bookings`, { viewer, body })).json.error.code;
  };
  for (let n = 0; n < 20; n += 1) expect(await book(slug)).toBe('slot_invalid');
  const { token } = owner;
  const { version } = await dataOf(world.call('GET', '/v1/sites', { token }));
  const renamed = `${slug}-2`;
  await dataOf(world.call('PATCH', '/v1/sites/current', { token, body: { slug: renamed, version } }));
  expect(await book(renamed)).toBe('rate_limited');
});

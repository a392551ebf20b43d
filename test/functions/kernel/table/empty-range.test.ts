import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterAll(() => world.stop());

test('a range that ends before it starts holds nothing, where the database would refuse it', async () => {
  const { token } = business.owner;
  const path = '/v1/bookings?from=2026-11-24T00:00:00Z&to=2026-11-23T00:00:00Z';
  const { status, json } = await world.call('GET', path, { token });
  expect([status, json]).toEqual([200, { data: { bookings: [] } }]);
});

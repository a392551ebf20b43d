import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

test('a day keeps its appointments for as long as staff may still book on it', async () => {
  const { owner, serviceId } = await openBusiness(world);
  const book = (name: string) =>
    world.call('POST', '/v1/bookings', {
      token: owner.token,
      body: { serviceId, startAt: '2026-11-24T15:00:00.000Z', name },
    });
  expect((await book('Ana')).status).toBe(201);
  world.advance(30 * 24 * 60);
  const { status, json } = await book('Luc');
  expect([status, json.error.code]).toEqual([409, 'slot_taken']);
});

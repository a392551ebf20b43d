import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HOLD_MIN } from '../../../shared/domain/waitlist.ts';
import type { Business } from '../../support/world.ts';
import { cancel, fill, join, openSmallBusiness, rowOf } from '../resources/waitlist/waiting-world.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';

let world: MailWorld;
let business: Business;
beforeAll(async () => {
  world = await openMailWorld();
  business = await openSmallBusiness(world);
});
afterAll(() => world.stop());

test('each who waits is told of the time held for them, in their language, and only of one that is held', async () => {
  const bookingId = await fill(world, business);
  const ana = await join(world, business, 'Ana', { language: 'fr' });
  const bea = await join(world, business, 'Bea', { language: 'en' });
  await world.newMailsTo('');
  await cancel(world, business, bookingId);
  const [offer, another] = await world.newMailsTo('ana@example.org');
  expect(another).toBeUndefined();
  expect(offer?.subject).toMatch(/^Un créneau s’est libéré.*Vidange/);
  for (const body of [offer?.text, offer?.html]) expect(body).toContain(`/attente/${ana.token}?lang=fr`);
  expect(await world.newMailsTo('bea@example.org')).toEqual([]);
  // A mail program opens the links by itself: nothing comes of it.
  expect((await world.call('GET', `/attente/${ana.token}?lang=fr`)).status).toBe(200);
  expect((await rowOf(world, ana))?.offer).toBeDefined();
  world.advance(HOLD_MIN + 1);
  const [next] = await world.newMailsTo('bea@example.org');
  expect(next?.subject).toMatch(/^A time has become free.*Vidange/);
  expect(next?.text).toContain(`/attente/${bea.token}?lang=en`);
  expect(await world.newMailsTo('ana@example.org')).toEqual([]);
});

test('somebody who left before the mail went out is not written to', async () => {
  const cleo = await join(world, business, 'Cleo', { from: '2026-12-01', to: '2026-12-01' });
  await world.call('DELETE', `/public/waitlist/${cleo.token}`);
  expect(await world.newMailsTo('cleo@example.org')).toEqual([]);
});

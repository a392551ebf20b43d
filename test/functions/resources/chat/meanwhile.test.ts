import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { itemsOf, visitorOf } from './visitor.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const staff = (business: Business, path: string) =>
  world.call('GET', path, { token: business.owner.token }).then(({ json }) => json.data);

const conversations = ({ tenantId }: Business) => itemsOf(world, `TENANT#${tenantId}`, 'CONVERSATION#');

describe('what changes while they talk', () => {
  test('a service that is taken off the list is not booked, and the talk goes on', async () => {
    const business = await openBusiness(world);
    const { token } = business.owner;
    const { say } = visitorOf(world, business.slug);
    const [slot] = (await say('Une vidange demain ?')).json.data.suggestions.slots;
    await world.call('PATCH', `/v1/services/${business.serviceId}`, { token, body: { active: false } });
    const picked = await say('Celui-ci', { slotId: slot.slotId });
    const told = await say('Ana Lévy, ana@example.org');
    expect([picked.status, told.status]).toEqual([200, 200]);
    expect(told.json.data).not.toHaveProperty('booking');
    expect((await say('Bonjour')).status).toBe(200);
    expect((await staff(business, '/v1/bookings')).bookings).toEqual([]);
  });

  test('an offer older than an hour is not booked, and offered anew', async () => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug);
    const [slot] = (await say('Une place demain ?')).json.data.suggestions.slots;
    world.advance(61);
    await say('Celui-ci', { slotId: slot.slotId });
    const { status, json } = await say('Ana Lévy, ana@example.org');
    expect(status).toBe(200);
    expect(json.data).not.toHaveProperty('booking');
    expect(json.data.suggestions.slots.length).toBeGreaterThan(0);
  });

  test('a conversation older than 90 days is forgotten, and a new one begins', async () => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug);
    await say('Bonjour');
    world.advance(90 * 24 * 60 + 1);
    expect((await say('Bonjour')).status).toBe(200);
  });

  test('a renamed site goes on talking under its old name', async () => {
    const business = await openBusiness(world);
    const { token } = business.owner;
    const { say } = visitorOf(world, business.slug);
    await say('Une place demain à 14 h ?');
    await world.call('PATCH', '/v1/sites/current', { token, body: { slug: `${business.slug}-neuf` } });
    expect((await say('Ana Lévy, ana@example.org')).json.data.booking).toBeDefined();
  });
});

describe('the same message sent again under the same key', () => {
  test('is answered as it was, and counts and books once', async () => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug);
    await say('Une place demain à 14 h ?');
    const first = await say('Ana Lévy, ana@example.org', { key: 'once' });
    const again = await say('Ana Lévy, ana@example.org', { key: 'once' });
    expect([again.status, again.json, again.headers['idempotency-replayed']]).toEqual([
      200,
      first.json,
      'true',
    ]);
    expect(first.json.data.booking).toBeDefined();
    expect((await conversations(business)).map(({ turns }) => turns)).toEqual([2]);
    expect((await staff(business, '/v1/bookings')).bookings).toHaveLength(1);
  });

  test('without consent it left no trace, and is simply answered again', async () => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug);
    const ask = () =>
      say('Quels sont vos prix ?', { consent: false, key: 'again', extra: { convId: undefined } });
    const [first, again] = [await ask(), await ask()];
    expect([again.status, again.json.data.reply]).toEqual([200, first.json.data.reply]);
  });
});

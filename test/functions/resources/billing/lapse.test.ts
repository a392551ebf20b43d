import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { end, pay } from '../../../../local/payments/subscription-life.ts';
import { checkoutOf, eventsOf, tell } from '../../../support/payments.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';

const DAY_MIN = 24 * 60;

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
  business = await openBusiness(world);
  const { token } = business.owner;
  await world.call('POST', '/v1/billing/checkout', { token, body: checkoutOf('pro') });
  const page = world.payments.ledger.checkouts.at(-1);
  if (page) pay(world.payments.life, page);
  const subscription = world.payments.ledger.subscriptions.at(-1);
  world.advance(20 * DAY_MIN);
  await world.payments.liveOn();
  if (subscription) end(world.payments.life, subscription);
  for (const event of eventsOf(world)) await tell(world, event);
});
afterAll(() => world.stop());

let visitors = 0;
const modeNow = async (): Promise<string> => {
  visitors += 1;
  const { json } = await world.call('POST', `/public/sites/${business.slug}/chat`, {
    viewer: `2001:db8:0:${visitors}::1`,
    body: { message: 'Quels sont vos services ?' },
  });
  return json.data.mode;
};

const times = async () =>
  (await world.call('GET', `/public/sites/${business.slug}/slots?serviceId=${business.serviceId}`)).json.data
    .slots.length;

describe('a plan that has lapsed', () => {
  test('falls back to Basic’s limits at once, and the assistant goes on', async () => {
    const { json } = await world.call('GET', '/v1/me', { token: business.owner.token });
    expect(json.data.plan).toBe('basic');
    expect(await modeNow()).toBe('rules');
  });

  test('thirty days later leaves an assistant that greets and takes requests', async () => {
    world.advance(30 * DAY_MIN + 1);
    expect(await modeNow()).toBe('greeting');
  });

  test('takes nothing down: the page, its times and its bookings are there, and all its data', async () => {
    expect((await world.call('GET', `/site/${business.slug}`)).status).toBe(200);
    expect(await times()).toBeGreaterThan(0);
    const { json } = await world.call('GET', '/v1/services', { token: business.owner.token });
    expect(json.data.services).toHaveLength(1);
  });

  test('is as it was once it is paid again', async () => {
    const { token } = business.owner;
    await world.call('POST', '/v1/billing/checkout', { token, body: checkoutOf('pro') });
    const page = world.payments.ledger.checkouts.at(-1);
    if (page) pay(world.payments.life, page);
    for (const event of eventsOf(world)) await tell(world, event);
    expect(await modeNow()).toBe('rules');
    expect((await world.call('GET', '/v1/me', { token })).json.data.plan).toBe('pro');
  });
});

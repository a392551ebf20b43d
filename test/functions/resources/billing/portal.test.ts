import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { checkoutOf, eventsOf, newSubscriber, tell } from '../../../support/payments.ts';
import { addMember, openBusiness, openWorld, type Person, type World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const RETURN = 'https://app.example/dashboard/settings/billing';

const ask = ({ token }: Person, returnUrl = RETURN, options: object = {}) =>
  world.call('POST', '/v1/billing/portal', { token, body: { returnUrl }, ...options });

const subscribed = async () => {
  const subscriber = await newSubscriber(world);
  for (const event of eventsOf(world)) await tell(world, event);
  return subscriber;
};

describe('the portal', () => {
  test('opens for the owner’s own customer, in their language, and leads back', async () => {
    const { owner, customerId } = await subscribed();
    const { status, json } = await ask(owner, RETURN, { headers: { 'accept-language': 'en' } });
    const portal = world.payments.ledger.portals.at(-1);
    expect([status, json.data.url]).toEqual([
      200,
      `https://app.example/__local/payments/portal/${portal?.id}`,
    ]);
    expect(portal).toMatchObject({ customerId, returnUrl: RETURN, locale: 'en' });
  });

  test('is there for nobody who never chose a plan', async () => {
    const { owner } = await openBusiness(world);
    const { status, json } = await ask(owner);
    expect([status, json.error.code]).toEqual([409, 'not_subscribed']);
  });

  test('is there for nobody whose customer the service no longer knows', async () => {
    const { owner } = await subscribed();
    world.payments.ledger.customers.splice(0);
    expect((await ask(owner)).json.error.code).toBe('not_subscribed');
  });

  test('leads back to the application alone', async () => {
    const { owner } = await subscribed();
    for (const address of ['https://evil.example/', 'https://app.example@evil.example/', '/dashboard']) {
      const { status, json } = await ask(owner, address);
      expect([address, status, json.error.issues[0].path]).toEqual([address, 400, 'returnUrl']);
    }
  });

  test('is the owner’s: neither an admin’s nor another business’s', async () => {
    const { tenantId } = await subscribed();
    expect((await ask(await addMember(world, tenantId, 'admin'))).json.error.code).toBe('forbidden');
    const { owner: another } = await openBusiness(world);
    expect((await ask(another)).json.error.code).toBe('not_subscribed');
  });

  test('is written down in the trail, once for a request that is repeated', async () => {
    const { owner } = await subscribed();
    const first = await ask(owner, RETURN, { key: 'portal-twice' });
    const second = await ask(owner, RETURN, { key: 'portal-twice' });
    expect(second.json).toEqual(first.json);
    const { json } = await world.call('GET', '/v1/audit', { token: owner.token });
    const opened = json.data.records.filter(
      (one: { action: string }) => one.action === 'billing_portal_opened',
    );
    expect(opened).toEqual([
      expect.objectContaining({ actor: expect.objectContaining({ email: owner.email }) }),
    ]);
  });

  test('has a new address when it is asked for again later: such a page is not open for long', async () => {
    const { owner } = await subscribed();
    const first = await ask(owner, RETURN, { key: 'portal-later' });
    world.advance(10);
    const second = await ask(owner, RETURN, { key: 'portal-later' });
    expect(second.status).toBe(200);
    expect(second.json.data.url).not.toBe(first.json.data.url);
  });

  test('leaves its address nowhere: whoever holds it is taken for the customer', async () => {
    const { owner } = await subscribed();
    await ask(owner, RETURN, { key: 'portal-secret' });
    expect(JSON.stringify(await allItems(world))).not.toContain('/portal/');
    expect(JSON.stringify(world.logs)).not.toContain('/portal/');
  });
});

test('a checkout that was never paid is enough to see one’s portal', async () => {
  const { owner } = await openBusiness(world);
  const body = checkoutOf('basic');
  await world.call('POST', '/v1/billing/checkout', { token: owner.token, body });
  expect((await ask(owner)).status).toBe(200);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInWithPassword } from '../../../local/sign-in.ts';
import { type RunningCloud, readJson, startDemoCloud } from '../../support/local-cloud.ts';

let cloud: RunningCloud;
beforeAll(async () => {
  cloud = await startDemoCloud();
});
afterAll(() => cloud?.remove());

const call = async (method: string, path: string, body?: object) => {
  const cognito = { endpoint: `${cloud.origin}/identity/`, clientId: 'comptoirlocalwebclient0001' };
  const token = await signInWithPassword(cognito, 'demo@comptoir.test', 'comptoir2026');
  const answer = await fetch(`${cloud.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, data: text ? JSON.parse(text).data : undefined };
};

const press = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' });

const subscription = async () => (await call('GET', '/v1/me')).data.subscription;

test('the demo’s owner chooses a plan, pays, has it, keeps it over a kill, and ends it', async () => {
  const { prices } = await readJson(`${cloud.origin}/config.json`);
  expect(prices).toEqual({ basic: 'price_local_basic', pro: 'price_local_pro' });
  const settings = `${cloud.origin}/dashboard/settings/billing`;
  const body = { priceId: prices.pro, successUrl: settings, cancelUrl: settings };
  const { data } = await call('POST', '/v1/billing/checkout', body);
  expect(data.url).toMatch(new RegExp(`^${cloud.origin}/__local/payments/checkout/`));
  expect(await subscription()).toBeNull();

  await cloud.kill();
  await cloud.start();
  expect((await press(`${data.url}/pay`)).headers.get('location')).toBe(settings);
  expect(await subscription()).toMatchObject({ plan: 'pro', status: 'trialing' });

  await cloud.kill();
  await cloud.start();
  const portal = await call('POST', '/v1/billing/portal', { returnUrl: settings });
  const page = await (await fetch(portal.data.url)).text();
  const [, end = ''] = /action="([^"]+\/end)"/.exec(page) ?? [];
  await press(`${cloud.origin}${end}`);
  expect(await subscription()).toMatchObject({ plan: 'pro', status: 'canceled' });
});

test('a subscription is renewed as the clock goes', async () => {
  const run = await fetch(`${cloud.origin}/__local/jobs/renew-subscriptions`, { method: 'POST' });
  expect(await run.json()).toEqual({ job: 'renew-subscriptions', done: 0 });
});

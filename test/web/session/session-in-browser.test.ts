import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { logIn } from '../../e2e/screens.ts';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
});
afterAll(() => world?.close());

const storedTokens = (page: Page) => page.evaluate("localStorage.getItem('comptoir.tokens')");

const expiringIn = (seconds: number): Account => ({
  ...owner,
  tokens: { ...owner.tokens, expiresAt: Math.floor(Date.now() / 1000) + seconds },
});

/** A browser that keeps somebody's tokens and has not used them yet. */
const withTokens = async ({ tokens }: Account) => {
  const opened = await world.open(null, '/mentions');
  await opened.page.evaluate(
    `localStorage.setItem('comptoir.tokens', ${JSON.stringify(JSON.stringify(tokens))})`,
  );
  return opened;
};

/** Counts refreshes and the calls of the API from now on. */
const counted = (page: Page) => {
  const counts = { refreshes: 0, calls: 0 };
  page.on('request', (request) => {
    if (request.headers()['x-amz-target']?.endsWith('InitiateAuth')) counts.refreshes += 1;
    if (new URL(request.url()).pathname.startsWith('/v1/')) counts.calls += 1;
  });
  return counts;
};

describe('a token', () => {
  test('that expires within a minute is renewed once, however many calls ask', async () => {
    const { page, settled, close } = await withTokens(expiringIn(59));
    const counts = counted(page);
    await page.goto(`${world.origin}/dashboard/overview`);
    await settled();
    expect(counts.calls).toBeGreaterThan(4);
    expect(counts.refreshes).toBe(1);
    expect(String(await storedTokens(page))).not.toContain(owner.tokens.idToken);
    await close();
  });

  test('that is good for longer is used as it is', async () => {
    const { page, settled, close } = await withTokens(expiringIn(600));
    const counts = counted(page);
    await page.goto(`${world.origin}/dashboard/overview`);
    await settled();
    expect(counts.calls).toBeGreaterThan(4);
    expect(counts.refreshes).toBe(0);
    await close();
  });

  test('that is refused anywhere ends the session; the login leads back to where it was', async () => {
    const { page, settled, close } = await world.open(owner, '/dashboard/members');
    await settled();
    await page.route('**/v1/services', (route) => route.fulfill({ status: 401, body: '{}' }));
    await page.getByRole('link', { name: 'Services', exact: true }).click();
    await page.waitForURL('**/login');
    expect(await storedTokens(page)).toBeNull();
    await page.unroute('**/v1/services');
    await logIn(page, world.origin, owner.email, owner.password);
    await page.waitForURL('**/dashboard/services');
    await close();
  });
});

test('tabs stay in step: a sign-out and a sign-in in one reach the other', async () => {
  const { page, close } = await world.open(owner, '/dashboard/overview');
  const other = await page.context().newPage();
  await other.goto(`${world.origin}/dashboard/leads`);
  await other.getByRole('heading', { name: 'Leads', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
  await logIn(page, world.origin, owner.email, owner.password);
  await other.waitForURL('**/dashboard/leads');
  await expectSeen(other.getByRole('heading', { name: 'Leads', level: 1 }));
  await close();
});

describe('a user who cannot be fetched', () => {
  test('is asked to try again, and signed out the second time', async () => {
    const { page, flaws, close } = await withTokens(owner);
    await page.route('**/v1/me', (route) => route.abort());
    await page.goto(`${world.origin}/dashboard/leads`);
    await page.getByRole('heading', { name: 'Impossible de charger la session' }).waitFor();
    expect((await flaws()).filter((flaw) => !flaw.includes('ERR_FAILED'))).toEqual([]);
    expect(await storedTokens(page)).not.toBeNull();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.waitForURL('**/login');
    expect(await storedTokens(page)).toBeNull();
    await close();
  });

  test('comes in when the second time succeeds', async () => {
    const { page, close } = await withTokens(owner);
    await page.route('**/v1/me', (route) => route.abort(), { times: 1 });
    await page.goto(`${world.origin}/dashboard/leads`);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expectSeen(page.getByRole('heading', { name: 'Leads', level: 1 }));
    await close();
  });

  test('is never signed out by the banner of the landing page', async () => {
    const { page, close } = await withTokens(owner);
    await page.route('**/v1/me', (route) => route.abort());
    await page.goto(world.origin);
    for (const _ of [1, 2]) {
      await page.getByText('Session incomplète').waitFor();
      await page.getByRole('button', { name: 'Réessayer' }).click();
    }
    await page.getByText('Session incomplète').waitFor();
    expect(await storedTokens(page)).not.toBeNull();
    await close();
  });
});

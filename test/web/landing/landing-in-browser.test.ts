import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Response } from 'playwright-core';
import { logIn, onboard } from '../../e2e/screens.ts';
import { words } from '../../e2e/words.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

test('the plan that a visitor began with is offered once there is a business, and not twice', async () => {
  const { page, flaws, close } = await world.open(null, '/');
  await page.getByRole('link', { name: /^Commencer.*Basic/ }).click();
  await page.waitForURL('**/signup?plan=basic');
  const person = await world.person();
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await logIn(page, world.origin, person.email, person.password);
  await onboard(page, words.fr, 'Salon Mésange', `salon-${Date.now().toString(36)}`);
  await page.getByText('Vous avez choisi le forfait Basic.').waitFor();
  expect(await flaws()).toEqual([]);
  await page.getByRole('link', { name: 'Voir le forfait' }).click();
  await page.waitForURL('**/dashboard/settings/billing');
  await page.goto(`${world.origin}/dashboard/overview`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Vous avez choisi le forfait').count()).toBe(0);
  await close();
});

const CODE = ['document', 'script', 'stylesheet'];

test('a first visit to the landing page loads at most 115 KB of markup, script and style, as brotli', async () => {
  const { page, close } = await world.open(null, '/mentions');
  await page.waitForLoadState('networkidle');
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (CODE.includes(response.request().resourceType())) loaded.push(response);
  });
  await page.goto(world.origin, { waitUntil: 'networkidle' });
  // Asked for again: a browser does not keep every body.
  const bodies = await Promise.all(
    loaded.map(async (response) => Buffer.from(await (await fetch(response.url())).arrayBuffer())),
  );
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.filter((response) => response.url().includes('identity'))).toEqual([]);
  expect(bodies.reduce((total, body) => total + brotliCompressSync(body).length, 0)).toBeLessThanOrEqual(
    115_000,
  );
  await close();
});

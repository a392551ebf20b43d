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

test('the landing page asks for the application once its picture has come, and works then', async () => {
  const { page, close } = await world.open(null, '/mentions');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const order: string[] = [];
  page.on('request', (request) => order.push(new URL(request.url()).pathname));
  const { promise, resolve: sendPicture } = Promise.withResolvers<void>();
  await page.route('**/dashboard-*.webp', async (route) => {
    await promise;
    order.push('the picture came');
    await route.continue();
  });
  const starter = page.waitForResponse((response) => response.url().includes('after-pictures'));
  await page.goto(world.origin, { waitUntil: 'domcontentloaded' });
  await (await starter).finished();
  await page.evaluate(() => document.fonts.ready);
  const isApplication = (path: string) => /^\/assets\/index-.*\.js$/.test(path);
  expect(order.filter(isApplication)).toEqual([]);
  sendPicture();
  await page.clock.resume();
  await page.getByRole('link', { name: /^Commencer.*Basic/ }).click();
  await page.waitForURL('**/signup?plan=basic');
  expect(order.findIndex(isApplication)).toBeGreaterThan(order.indexOf('the picture came'));
  await close();
});

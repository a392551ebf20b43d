import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectSeen } from '../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

/** One click of a hand, the first or second of a double one. */
const press = async (page: Page, button: Locator, clickCount: number): Promise<void> => {
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no button.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
};

test('a double click goes one step on, so that no step is agreed to unseen', async () => {
  const owner = await world.owner('Salon Chantal', false);
  const { page, settled, close } = await world.open(owner, '/onboarding/profile');
  const next = page.getByRole('button', { name: 'Continuer' });
  await next.click();
  await page.waitForURL('**/onboarding/schedule');
  await next.scrollIntoViewIfNeeded();
  await press(page, next, 1);
  await page.waitForURL('**/onboarding/site');
  await page.getByText('Slug disponible').waitFor();
  await next.scrollIntoViewIfNeeded();
  await press(page, next, 2);
  await settled();
  expect(new URL(page.url()).pathname).toBe('/onboarding/site');
  await press(page, next, 1);
  await page.waitForURL('**/onboarding/review');
  await close();
});

test('a phone that cannot be dialled is said so at its field, which takes the focus', async () => {
  const owner = await world.owner('Salon Filles', false);
  const { page, flaws, close } = await world.open(owner, '/onboarding/profile', { width: 390 });
  const phone = page.getByLabel('Téléphone');
  await phone.fill('819-555-01');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expectSeen(page.locator('[aria-invalid="true"][name="phone"]:focus'));
  await expectSeen(page.locator('p[id$="-error"]').getByText('Numéro de téléphone invalide.'));
  await phone.fill('819 555-0123');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.waitForURL('**/onboarding/schedule');
  // The browser reports the refusal itself.
  expect((await flaws()).filter((flaw) => !flaw.includes('400'))).toEqual([]);
  await close();
});

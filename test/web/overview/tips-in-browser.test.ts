import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

test('each tip of the overview leads to where it is followed', async () => {
  const owner = await world.owner('Salon Roy');
  await world.call(owner, 'POST', '/v1/leads', {
    name: 'Zoé Roy',
    phone: '514 555-0142',
    message: 'Bonjour',
  });
  const { page, flaws, close } = await world.open(owner, '/dashboard/overview');
  await page.getByRole('button', { name: 'Masquer la mise en route' }).click();
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Conseils' }) });
  const tips = card.getByRole('link');
  await tips.first().waitFor();
  expect(await flaws()).toEqual([]);
  for (const name of await tips.allTextContents()) {
    const tip = card.getByRole('link', { name });
    const path = String(await tip.getAttribute('href'));
    await tip.click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await tips.first().waitFor();
  }
  expect(await tips.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/dashboard/services',
    '/dashboard/availability',
    '/dashboard/leads?status=new',
    '/dashboard/site',
  ]);
  await close();
});

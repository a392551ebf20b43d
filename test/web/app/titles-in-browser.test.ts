import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SECTION_PATHS } from '../../../web/features/settings/section-path.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

test('each page of the dashboard, led to by its navigation, has a document title of its own', async () => {
  const { page, settled, close } = await world.open(await world.owner('Salon Roy'), '/dashboard/overview');
  const links = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link');
  await links.first().waitFor();
  const titles = new Set<string>();
  for (const link of await links.all()) {
    await link.click();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(await links.count());
  expect(titles).toContain('Réservations · Salon Roy · Comptoir');
  await settled();
  await close();
});

test('each section of the settings has one, and so has the import of customers', async () => {
  const look = { language: 'en' } as const;
  const { page, close } = await world.open(await world.owner('Salon Roy'), '/dashboard/settings', look);
  await page.getByRole('region', { name: 'Profile' }).waitFor();
  expect(await page.title()).toBe('Profile · Settings · Salon Roy · Comptoir');
  const sections = page.getByRole('navigation', { name: 'Settings sections' });
  const titles = new Set<string>();
  for (const section of SECTION_PATHS) {
    await sections.locator(`a[href$="/${section}"]`).click();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(SECTION_PATHS.length);
  await page.goto(`${world.origin}/dashboard/leads/import`);
  await page.getByRole('heading', { name: 'Import customers' }).waitFor();
  expect(await page.title()).toBe('Import customers · Salon Roy · Comptoir');
  await close();
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

test('the review’s three links lead to what there is once it is confirmed, with a service that was chosen', async () => {
  const owner = await world.owner('Barbier Fontaine', false);
  const { page, flaws, close } = await world.open(owner, '/onboarding');
  for (const next of ['schedule', 'site', 'review']) {
    if (next === 'site') {
      await page.getByRole('checkbox', { name: 'Suivi, 30 min' }).check();
      await page.getByRole('textbox', { name: 'Nom du service' }).fill('Suivi de dossier');
      expect(await flaws()).toEqual([]);
    }
    if (next === 'review') await page.getByText('Slug disponible').waitFor();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.waitForURL(`**/onboarding/${next}`);
  }
  const links = page.locator('dl').getByRole('link');
  await links.nth(2).waitFor();
  expect(await flaws()).toEqual([]);
  const shown = await Promise.all((await links.all()).map(async (link) => link.getAttribute('href')));
  expect(await links.allTextContents()).toEqual(shown);
  await page.getByRole('button', { name: /^Terminer/ }).click();
  await page.waitForURL('**/dashboard/overview');
  const { services } = await world.call(owner, 'GET', '/v1/services');
  expect(services).toMatchObject([{ name: 'Suivi de dossier', durationMin: 30 }]);
  const { site, siteLinks } = await world.call(owner, 'GET', '/v1/me');
  expect([site.title, site.slug]).toEqual(['Barbier Fontaine', 'barbier-fontaine']);
  const { configUrl, chatUrl, previewUrl } = siteLinks;
  expect(shown).toEqual([configUrl, chatUrl, previewUrl]);
  const [config, preview] = await Promise.all([fetch(configUrl), fetch(previewUrl)]);
  expect([config.status, preview.status]).toEqual([200, 200]);
  await close();
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { noisyPng } from '../../support/png.ts';
import { expectEnabled, expectGone } from '../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'image/png') =>
  page
    .getByLabel(`Choisir une image : ${name}`, { exact: true })
    .setInputFiles({ name: 'photo.png', mimeType, buffer });

const part = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** The picture of a place, as its public address answers it. */
const bytesAt = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

describe('the logo and the cover', () => {
  test('are drawn anew in the browser, saved with their text, shown on the page and in its preview, and removed', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, '/dashboard/site');
    const cover = part(page, 'Couverture');
    await cover.getByText('Aucune image').waitFor();
    await choose(page, 'Couverture', noisyPng(1800, 1200));
    await cover.getByAltText('Aperçu de l’image choisie').waitFor();
    expect(await cover.getByRole('button', { name: 'Enregistrer l’image' }).isDisabled()).toBe(true);
    await cover.getByLabel('Texte de remplacement', { exact: true }).fill('Le salon, un matin');
    await cover.getByLabel('Texte de remplacement en anglais').fill(' The salon, one morning ');
    expect(await flaws()).toEqual([]);
    await cover.getByRole('button', { name: 'Enregistrer l’image' }).click();
    await cover.getByText('Image enregistrée.').waitFor();
    const { pictures } = await world.call(owner, 'GET', '/v1/pictures');
    const told = { alt: 'Le salon, un matin', translations: { en: { alt: 'The salon, one morning' } } };
    expect(pictures).toMatchObject([{ pictureId: 'cover', ...told }]);
    expect(pictures[0].width / pictures[0].height).toBeCloseTo(1600 / 838, 1);
    const bytes = await bytesAt(pictures[0].url);
    expect(bytes.length).toBeLessThanOrEqual(204_800);
    expect(bytes.includes('Canari')).toBe(false);
    const { slug } = await world.call(owner, 'GET', '/v1/sites');
    const html = await (await fetch(`${world.origin}/site/${slug}`)).text();
    expect(html).toContain(`property="og:image" content="${pictures[0].url}"`);
    expect(html).toContain('alt="Le salon, un matin"');
    const english = await (await fetch(`${world.origin}/site/${slug}?lang=en`)).text();
    expect(english).toContain('alt="The salon, one morning"');
    expect(english).not.toContain('Le salon, un matin');
    const elsewhere = cover.getByLabel('Texte de remplacement en anglais');
    expect(await elsewhere.inputValue()).toBe('The salon, one morning');
    expect(await cover.getByRole('button', { name: 'Enregistrer le texte' }).count()).toBe(0);
    await elsewhere.fill('The salon');
    await cover.getByRole('button', { name: 'Enregistrer le texte' }).click();
    await cover.getByText('Image enregistrée.').waitFor();
    expect((await world.call(owner, 'GET', '/v1/pictures')).pictures[0].translations.en.alt).toBe(
      'The salon',
    );
    expect(await flaws()).toEqual([]);
    const reader = await world.open(owner, '/dashboard/site', { language: 'en' });
    await reader.page.getByAltText('The salon', { exact: true }).waitFor();
    await reader.close();
    await cover.getByRole('button', { name: 'Retirer l’image' }).click();
    await cover.getByText('Image retirée.').waitFor();
    await cover.getByText('Aucune image').waitFor();
    await close();
  });

  test('say why a file cannot be used, and keep what was chosen when it could not be sent', async () => {
    const owner = await world.owner('Garage Nord');
    const { page, close } = await world.open(owner, '/dashboard/site');
    const logo = part(page, 'Logo');
    await logo.getByText('Aucune image').waitFor();
    await choose(page, 'Logo', Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml');
    await logo.getByRole('alert').getByText('n’est pas une image').waitFor();
    await choose(page, 'Logo', noisyPng(40, 400));
    await logo.getByRole('alert').getByText('au moins 64 pixels').waitFor();
    await choose(page, 'Logo', noisyPng(200, 100));
    await expectGone(logo.getByRole('alert'));
    await page.route('**/__local/s3/**', (route) => route.abort());
    const save = logo.getByRole('button', { name: 'Enregistrer l’image' });
    await save.click();
    await logo.getByRole('alert').getByText('Vérifiez votre connexion').waitFor();
    await page.unroute('**/__local/s3/**');
    await expectEnabled(save);
    await save.click();
    await logo.getByText('Image enregistrée.').waitFor();
    // It is not cut: a wide logo stays wide.
    const { pictures } = await world.call(owner, 'GET', '/v1/pictures');
    expect(pictures).toMatchObject([{ pictureId: 'logo', width: 200, height: 100, alt: 'Garage Nord' }]);
    await close();
  });
});

test('somebody’s photo is saved in their profile, on a phone too', async () => {
  const owner = await world.owner('Clinique Est');
  const { page, flaws, close } = await world.open(owner, '/dashboard/members');
  await page.setViewportSize({ width: 390, height: 800 });
  await page
    .getByRole('button', { name: /^Modifier/ })
    .first()
    .click();
  const photo = part(page, 'Photo');
  await photo.getByText('Aucune image').waitFor();
  await choose(page, 'Photo', noisyPng(300, 400));
  await photo.getByLabel('Texte de remplacement', { exact: true }).fill('Portrait');
  expect(await flaws()).toEqual([]);
  await photo.getByRole('button', { name: 'Enregistrer l’image' }).click();
  await photo.getByText('Image enregistrée.').waitFor();
  const { pictures } = await world.call(owner, 'GET', '/v1/pictures');
  expect(pictures).toMatchObject([{ width: 300, height: 300, alt: 'Portrait' }]);
  // Beside the name, where colleagues find it.
  await page.locator(`main img[src="${pictures[0].url}"]`).first().waitFor();
  await close();
});

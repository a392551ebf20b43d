import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

interface EditedPage {
  readonly path: string;
  readonly edit: (page: Page) => Promise<void>;
  readonly isKept: (page: Page) => Promise<boolean>;
}

const nameOf = (page: Page) => page.locator('input[name=name]').first();

const editedPages: readonly EditedPage[] = [
  {
    path: '/dashboard/availability',
    edit: (page) => page.getByRole('button', { name: 'Ajouter une plage : Lundi' }).click(),
    isKept: (page) => page.getByLabel('Lundi, plage 1 : début').isVisible(),
  },
  {
    path: '/dashboard/settings/profile',
    edit: (page) => nameOf(page).fill('Salon Roy et filles'),
    isKept: async (page) => (await nameOf(page).inputValue()) === 'Salon Roy et filles',
  },
];

const palette = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.getByLabel('Page, client, réservation ou action').fill('Services');
  await page.keyboard.press('Enter');
};

const booking = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
};

const notice = (page: Page): Promise<void> =>
  page.evaluate(
    "navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { open: '/dashboard/leads' } }))",
  );

const waysOut: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.getByRole('link', { name: 'Services' }).first().click(),
  async (page) => void (await page.evaluate('history.back()')),
  palette,
  booking,
  notice,
];

describe.each(editedPages)('$path', ({ path, edit, isKept }) => {
  test('with changes is not left without a word, whichever way', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, close } = await world.open(owner, '/dashboard/members');
    await page
      .locator(`a[href="/dashboard/${path.split('/')[2]}"]`)
      .first()
      .click();
    if (!page.url().endsWith(path)) await page.locator(`a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await edit(page);
    const dialog = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
    for (const leave of waysOut) {
      await leave(page);
      await dialog.getByRole('button', { name: 'Continuer la saisie' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect([new URL(page.url()).pathname, await isKept(page)]).toEqual([path, true]);
    }
    await palette(page);
    await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await page.waitForURL('**/dashboard/services');
    await close();
  });
});

test('a drawer over changes takes the step back for itself, and what is under it is still asked about', async () => {
  const owner = await world.owner('Salon Roy');
  const { page, close } = await world.open(owner, '/dashboard/members');
  await page.getByRole('link', { name: 'Disponibilités' }).click();
  await page.getByRole('button', { name: 'Nouvelle fenêtre' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.evaluate('history.back()');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ajouter une plage : Lundi' }).click();
  await page.getByRole('button', { name: 'Nouvelle fenêtre' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.evaluate('history.back()');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate('history.back()');
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
  await question.waitFor();
  expect(await question.count()).toBe(1);
  await close();
});

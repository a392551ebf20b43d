import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const QUESTION = 'Je veux parler à une personne, puis-je amener mon chien?';

const openSalon = async (): Promise<{ owner: Account; slug: string }> => {
  const owner = await world.owner('Salon Roy');
  const { slug } = await world.call(owner, 'GET', '/v1/sites');
  return { owner, slug };
};

/** The server takes no two messages of one conversation in less. */
const PAUSE_MS = 2100;

const LONG = Array.from({ length: 16 }, () => 'Bonjour, quels sont vos prix ?').join('\n');

/** A visitor's conversation, longer than a screen, which ends with their wish for a person; answers its id. */
const askForPerson = async (owner: Account, slug: string): Promise<string> => {
  const path = `/public/sites/${slug}/chat`;
  const { convId } = await world.call(owner, 'POST', path, { message: LONG, consent: true });
  await setTimeout(PAUSE_MS);
  await world.call(owner, 'POST', path, { message: QUESTION, consent: true, convId });
  return convId.split('.')[0];
};

const place = async (thing: Locator) => {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
};

/** Where the screen that can be read ends: the alerts lie over its bottom. */
const readableBottom = async (page: Page): Promise<number> => {
  const alert = page.locator('[data-live-alert]').first();
  if ((await alert.count()) > 0) return (await place(alert)).top;
  return page.viewportSize()?.height ?? 0;
};

/** Whether the last words and the field below them are shown whole. */
const isInSight = async (page: Page, words: Locator): Promise<boolean> => {
  const field = await place(page.getByRole('textbox', { name: 'Votre réponse au visiteur' }));
  const said = await place(words);
  return said.top >= 0 && said.bottom <= field.top && field.bottom <= (await readableBottom(page));
};

/** Whether that comes true before long: a page scrolls after it has drawn. */
const comesTrue = async (page: Page, holds: () => Promise<boolean>): Promise<boolean> => {
  for (let looks = 0; looks < 50; looks += 1) {
    if (await holds()) return true;
    await page.waitForTimeout(100);
  }
  return false;
};

test('on a phone the answer to an alert opens at the waiting question, above the field, and the alert is gone', async () => {
  const { owner, slug } = await openSalon();
  await askForPerson(owner, slug);
  const { page, flaws, close } = await world.open(owner, '/dashboard/bookings', { width: 390 });
  const answer = page.getByRole('link', { name: 'Répondre', exact: true });
  await answer.click();
  const words = page.getByRole('region').getByText(QUESTION);
  await words.waitFor();
  await expectGone(answer);
  expect(await comesTrue(page, () => isInSight(page, words))).toBe(true);
  expect(await flaws()).toEqual([]);
  await page.goto(`${world.origin}/dashboard/bookings`);
  await expectSeen(answer);
  await close();
});

test('on a laptop what was said keeps room beside an alert, and one’s own answer is shown whole', async () => {
  const { owner, slug } = await openSalon();
  const opened = await askForPerson(owner, slug);
  await askForPerson(owner, slug);
  for (const tag of ['Chien', 'Une étiquette assez longue', 'Nouvelle'])
    await world.call(owner, 'PATCH', `/v1/conversations/${opened}`, { tag });
  const { page, flaws, close } = await world.open(owner, '/mentions', { width: 1280 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${world.origin}/dashboard/conversations?conversation=${opened}`);
  const said = page.getByRole('region', { name: /^Échange/ });
  await said.getByText(QUESTION).waitFor();
  await expectSeen(page.locator('[data-live-alert]'));
  expect(await comesTrue(page, () => isInSight(page, said.getByText(QUESTION)))).toBe(true);
  expect((await place(said)).height).toBeGreaterThan(195);
  await page.getByRole('textbox', { name: 'Votre réponse au visiteur' }).fill('Oui, avec plaisir.');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  const own = said.getByText('Oui, avec plaisir.');
  await own.waitFor();
  await page.getByRole('button', { name: 'Rendre à l’assistant' }).waitFor();
  expect(await comesTrue(page, () => isInSight(page, own))).toBe(true);
  expect(await flaws()).toEqual([]);
  await close();
});

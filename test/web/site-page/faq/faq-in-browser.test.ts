import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { FaqEntry } from '../../../../shared/schemas/faq.ts';
import { expectSeen } from '../../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
});
afterAll(() => world?.close());

const PATH = '/dashboard/faq';

const drawer = (page: Page) => page.getByRole('dialog');
const stored = async (): Promise<readonly FaqEntry[]> => (await world.call(owner, 'GET', '/v1/sites')).faq;

const write = async (page: Page, question: string, answer: string) => {
  await page.getByRole('button', { name: 'Ajouter une question' }).click();
  await drawer(page).getByLabel('Question', { exact: true }).fill(question);
  await drawer(page).getByLabel('Réponse', { exact: true }).fill(answer);
  await drawer(page).getByRole('button', { name: 'Ajouter' }).click();
  await expectSeen(page.getByRole('heading', { name: question }));
};

test('questions are written, put in order and changed over what a colleague saved meanwhile', async () => {
  const { page, flaws, flawsInOtherTheme, close } = await world.open(owner, PATH);
  expect(await flaws()).toEqual([]);
  await write(page, 'Où stationner ?', 'Derrière.');
  await write(page, 'Prenez-vous Interac ?', 'Oui.');
  expect([...(await flaws()), ...(await flawsInOtherTheme())]).toEqual([]);
  const { version } = await world.call(owner, 'GET', '/v1/sites');
  await world.call(owner, 'PATCH', '/v1/sites/current', { version, title: 'Autre titre' });
  await page.getByRole('button', { name: 'Monter : Prenez-vous Interac ?' }).click();
  await expectSeen(
    page
      .getByRole('list', { name: /dans l’ordre/ })
      .getByRole('listitem')
      .first()
      .getByRole('heading', { name: 'Prenez-vous Interac ?' }),
  );
  expect((await stored()).map(({ question }) => question)).toEqual([
    'Prenez-vous Interac ?',
    'Où stationner ?',
  ]);
  await close();
});

test('on a phone in English the form is whole, and an empty question is refused in its place', async () => {
  const phone = { language: 'en', width: 390, theme: 'dark' } as const;
  const { page, flaws, close } = await world.open(owner, PATH, phone);
  await page.getByRole('button', { name: 'Add a question' }).click();
  await drawer(page).getByRole('button', { name: 'Add' }).click();
  await expectSeen(drawer(page).getByText('Required.').first());
  expect(await flaws()).toEqual([]);
  await close();
});

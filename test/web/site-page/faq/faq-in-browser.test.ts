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

/** Somebody new asks on the public page. */
const ask = async (message: string, language: string) => {
  const { slug } = await world.call(owner, 'GET', '/v1/sites');
  const answer = await fetch(`${world.origin}/public/sites/${slug}/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, language, consent: true }),
  });
  expect(answer.status).toBe(200);
};

test('a question that nothing answers is counted in the menu, answered or dismissed, and is then gone', async () => {
  await ask('Y a-t-il un ascenseur ?', 'fr');
  await ask('Do you have toys for kids?', 'en');
  await ask('Is there a fridge in the waiting room?', 'en');
  const { page, flaws, flawsInOtherTheme, close } = await world.open(owner, PATH);
  await expectSeen(page.getByRole('link', { name: /3 questions sont sans réponse/ }));
  expect([...(await flaws()), ...(await flawsInOtherTheme())]).toEqual([]);
  await page.getByRole('button', { name: 'Répondre : Y a-t-il un ascenseur ?' }).click();
  expect(await drawer(page).getByLabel('Question', { exact: true }).inputValue()).toBe(
    'Y a-t-il un ascenseur ?',
  );
  await drawer(page).getByLabel('Réponse', { exact: true }).fill('Oui, à droite de l’entrée.');
  await drawer(page).getByRole('button', { name: 'Répondre' }).click();
  await expectSeen(page.getByRole('heading', { name: 'Y a-t-il un ascenseur ?' }));
  const cases = page.getByRole('list', { name: 'Cas de l’assistant' });
  await expectSeen(cases.getByText('« Y a-t-il un ascenseur ? »'));
  await page.getByRole('button', { name: /^Écarter : Is there a fridge/ }).click();
  await expectSeen(page.getByRole('link', { name: /une question est sans réponse/ }));
  expect(await stored()).toContainEqual(
    expect.objectContaining({ answer: 'Oui, à droite de l’entrée.', topic: 'access' }),
  );
  const { questions } = await world.call(owner, 'GET', '/v1/questions');
  expect(questions).toMatchObject([{ question: 'Do you have toys for kids?' }]);
  await close();
});

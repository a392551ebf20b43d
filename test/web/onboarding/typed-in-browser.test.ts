import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const next = async (page: Page, step: string) => {
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.waitForURL(`**/onboarding/${step}`);
};

const keysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('onboarding')));

test('what was typed in any step is there again after a reload, confirmed or not', async () => {
  const owner = await world.owner('Atelier Roy', false);
  const { page, close } = await world.open(owner, '/onboarding/profile');
  await page.getByLabel('Votre nom').fill('Odile');
  await page.reload();
  expect(await page.getByLabel('Votre nom').inputValue()).toBe('Odile');
  await next(page, 'schedule');

  await page.getByRole('checkbox', { name: 'Suivi, 30 min' }).check();
  await page.getByRole('textbox', { name: 'Nom du service' }).fill('Suivi de dossier');
  await page.getByLabel('Durée', { exact: true }).selectOption('45');
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Nom du service' }).inputValue()).toBe('Suivi de dossier');
  expect(await page.getByLabel('Durée', { exact: true }).inputValue()).toBe('45');
  await next(page, 'site');

  await page.getByLabel('Message d’accueil').fill('Bonjour et bienvenue chez nous');
  await page.getByLabel('Description').fill('Court');
  await page.reload();
  expect(await page.getByLabel('Message d’accueil').inputValue()).toBe('Bonjour et bienvenue chez nous');
  expect(await page.getByLabel('Description').inputValue()).toBe('Court');

  await page.getByRole('button', { name: 'Retour' }).click();
  await page.getByRole('textbox', { name: 'Nom du service' }).fill('');
  await page.getByRole('button', { name: 'Retour' }).click();
  await page.getByLabel('Nom de l’entreprise').fill('Atelier Roy et filles');
  await next(page, 'schedule');
  expect(await page.getByRole('textbox', { name: 'Nom du service' }).inputValue()).toBe('');
  await page.getByRole('textbox', { name: 'Nom du service' }).fill('Suivi de dossier');
  await next(page, 'site');
  expect(await page.getByLabel('Titre').inputValue()).toBe('Atelier Roy et filles');
  expect(await page.getByLabel('Description').inputValue()).toBe('Court');
  await page.getByLabel('Description').fill('');
  await next(page, 'review');
  await page.getByText('Bonjour et bienvenue chez nous').waitFor();
  await page.getByRole('button', { name: /^Terminer/ }).click();
  await page.waitForURL('**/dashboard/overview');
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes('onboarding')));
  const { services } = await world.call(owner, 'GET', '/v1/services');
  expect(services).toMatchObject([{ name: 'Suivi de dossier', durationMin: 45 }]);
  await close();
});

test('what a form holds and nobody confirmed is never saved from the summary', async () => {
  const { page, close } = await world.open(await world.owner('Garage Nord', false), '/onboarding/profile');
  for (const step of ['schedule', 'site', 'review']) await next(page, step);
  await page.getByRole('button', { name: 'Retour' }).click();
  await page.getByLabel('Titre').fill('Titre à moitié');
  await page.goto(`${world.origin}/onboarding/review`);
  await page.getByRole('button', { name: /^Terminer/ }).waitFor();
  expect(await page.getByText('Titre à moitié').count()).toBe(0);
  await close();
});

test('nothing of it stays in the browser after signing out', async () => {
  const { page, close } = await world.open(await world.owner('Garage Sud', false), '/onboarding/profile');
  await next(page, 'schedule');
  expect(await keysOf(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/login');
  expect(await keysOf(page)).toEqual([]);
  await close();
});

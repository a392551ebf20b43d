import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { downloadedText } from '../../support/downloaded.ts';
import { expectDisabled } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let receiver: Server;
let answer = 204;
beforeAll(async () => {
  receiver = createServer((_, response) => response.writeHead(answer).end()).listen(0);
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(async () => {
  receiver?.close();
  await world?.close();
});

const at = (section: string) => `/dashboard/settings/${section}`;
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const dialogOf = (page: Page) => page.getByRole('dialog');

const receiverUrl = (): string => {
  const address = receiver.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}/recu`;
};

const withLead = async (): Promise<Account> => {
  const owner = await world.owner('Salon Roy');
  await world.call(owner, 'POST', '/v1/leads', { name: 'Zoé Roy', email: 'zoe@example.com' });
  return owner;
};

const saved = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const coming = page.waitForEvent('download');
  await press();
  return downloadedText(await coming);
};

describe('webhooks', () => {
  test('are added with a secret shown once, tested, paused, followed and removed', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, at('webhooks'));
    await page.getByText('Aucun webhook.').waitFor();
    await page.getByRole('button', { name: 'Ajouter un webhook' }).first().click();
    await page.getByLabel('Adresse').fill('https://10.0.0.1/recu');
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await page.getByText('Adresse https publique attendue').waitFor();
    await page.getByLabel('Adresse').fill(receiverUrl());
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await page.getByRole('heading', { name: 'Le secret de ce webhook' }).waitFor();
    expect(await page.getByLabel('Secret', { exact: true }).inputValue()).toMatch(/^whsec_/);
    expect((await flaws()).filter((flaw) => !flaw.includes('400'))).toEqual([]);
    await page.getByRole('button', { name: 'C’est copié' }).click();
    await page.getByRole('button', { name: /^Tester/ }).click();
    await page.getByText('Test livré : votre serveur a répondu 204').waitFor();
    answer = 500;
    await page.getByRole('button', { name: /^Tester/ }).click();
    await page.getByText('Test non livré : votre serveur a répondu 500.').waitFor();
    await page.getByRole('button', { name: /^Journal des envois/ }).click();
    await dialogOf(page).getByText('Abandonné').waitFor();
    await dialogOf(page).getByText('Livré', { exact: true }).waitFor();
    expect(await flaws()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Mettre en pause/ }).click();
    await page.getByText('En pause', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Supprimer/ }).click();
    await dialogOf(page).getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText('Aucun webhook.').waitFor();
    await close();
  });
});

describe('a webhook whose maker was removed', () => {
  const left = async (): Promise<Account> => {
    const owner = await world.owner('Salon Roy');
    const admin = await world.person();
    const invitation = { email: admin.email, name: 'Luc Dubé', role: 'admin' };
    const { memberId } = await world.call(owner, 'POST', '/v1/members/invite', invitation);
    await world.call(admin, 'GET', '/v1/me');
    for (const [by, url] of [
      [owner, 'https://hooks.example.com/caisse'],
      [admin, 'https://hooks.example.com/luc'],
    ] as const)
      await world.call(by, 'POST', '/v1/webhooks', { url, events: ['lead.created'] });
    await world.call(owner, 'DELETE', `/v1/members/${memberId}`);
    return owner;
  };
  const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

  test('is shown to the owner, named, until they keep it', async () => {
    const { page, flaws, close } = await world.open(await left(), at('webhooks'));
    const warning = notice(
      page,
      'par Luc Dubé, qui n’est plus admin. Vos événements y sont toujours envoyés.',
    );
    await warning.waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await flaws()).toEqual([]);
    const keep = page.getByRole('button', { name: 'Garder : https://hooks.example.com/luc' });
    await page.route('**/v1/webhooks/**', (route) => route.abort(), { times: 1 });
    await keep.click();
    await page.getByText('Impossible de modifier le webhook.').waitFor();
    await warning.waitFor();
    await keep.click();
    await toast(page, 'Webhook gardé');
    await warning.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('https://hooks.example.com/luc').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await close();
  });

  test('is said to be sent nothing while it is paused, and can be deleted instead, on a small dark screen', async () => {
    const owner = await left();
    const { page, flaws, close } = await world.open(owner, at('webhooks'), {
      language: 'en',
      width: 390,
      theme: 'dark',
    });
    const warning = notice(page, 'by Luc Dubé, who is no longer an admin.');
    await warning.filter({ hasText: 'still sent' }).waitFor();
    await page.getByRole('button', { name: 'Pause: https://hooks.example.com/luc' }).click();
    await page.getByText('Paused', { exact: true }).waitFor();
    expect(await warning.textContent()).not.toContain('still sent');
    expect(await flaws()).toEqual([]);
    await page.getByRole('button', { name: 'Delete: https://hooks.example.com/luc' }).click();
    await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
    await warning.waitFor({ state: 'detached' });
    await close();
  });
});

describe('the calendar feed', () => {
  test('is renewed once that is confirmed, and the old address answers no more', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, close } = await world.open(owner, at('calendar'));
    const address = page.getByLabel('Adresse du flux', { exact: true });
    const old = await address.inputValue();
    expect((await fetch(old)).status).toBe(200);
    await page.getByRole('button', { name: 'Renouveler…' }).click();
    await dialogOf(page).getByRole('button', { name: 'Renouveler l’adresse' }).click();
    await toast(page, 'Nouvelle adresse prête');
    expect(await address.inputValue()).not.toBe(old);
    expect((await fetch(old)).status).toBe(404);
    await close();
  });
});

describe('exports', () => {
  test('are saved as a table, and whole as a file behind a link', async () => {
    const owner = await withLead();
    const { page, flaws, close } = await world.open(owner, at('exports'));
    const table = page.getByRole('button', { name: 'Leads (CSV)' });
    expect(await saved(page, () => table.click())).toContain('zoe@example.com');
    await page.getByRole('button', { name: 'Préparer l’export' }).click();
    const link = page.getByRole('link', { name: /^Télécharger/ });
    expect(await saved(page, () => link.click())).toContain('zoe@example.com');
    expect(await flaws()).toEqual([]);
    await page.route('**/v1/exports/bookings.csv*', (route) => route.abort());
    await page.getByRole('button', { name: 'Réservations (CSV)' }).click();
    await page.getByText('Impossible de préparer l’export.').waitFor();
    await close();
  });
});

describe('privacy', () => {
  test('warns before conversations are kept for less long', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, close } = await world.open(owner, at('privacy'), { width: 390 });
    await page.getByLabel('Jours de conservation').fill('30');
    await page.getByText('seront effacées').waitFor();
    const kept = page.locator('form').filter({ has: page.getByLabel('Jours de conservation') });
    await kept.getByRole('button', { name: 'Enregistrer' }).click();
    await toast(page, 'Modifications enregistrées');
    expect((await world.call(owner, 'GET', '/v1/me')).tenant.conversationRetentionDays).toBe(30);
    await close();
  });

  test('hands out what is held on a person, and erases it once the person is named again', async () => {
    const owner = await withLead();
    const { page, flaws, close } = await world.open(owner, at('privacy'));
    await page.getByRole('button', { name: 'Exporter ses données' }).click();
    await page.getByText('Donnez un e-mail ou un numéro de téléphone.').waitFor();
    await page.getByLabel('E-mail').fill('zoe@example.com');
    await page.getByRole('button', { name: 'Exporter ses données' }).click();
    const link = page.getByRole('link', { name: /^Télécharger/ });
    expect(await saved(page, () => link.click())).toContain('Zoé Roy');
    await page.getByRole('button', { name: 'Effacer ses données…' }).click();
    const erase = page.getByRole('button', { name: 'Effacer définitivement' });
    await expectDisabled(erase);
    expect(await flaws()).toEqual([]);
    await dialogOf(page).getByRole('textbox').fill('zoe@example.com');
    await erase.click();
    await page.getByRole('heading', { name: 'Reçu de l’effacement' }).waitFor();
    const number = await page.getByLabel('Numéro du reçu', { exact: true }).inputValue();
    await dialogOf(page).getByRole('button', { name: 'Fermer' }).click();
    await page.getByText(`Reçu ${number}`).waitFor();
    expect((await world.call(owner, 'GET', '/v1/leads')).leads).toEqual([]);
    await close();
  });
});

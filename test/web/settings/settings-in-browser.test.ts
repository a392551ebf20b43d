import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectDisabled, expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const at = (section: string) => `/dashboard/settings/${section}`;
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

const saveFirst = async (page: Page) => {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  return (await saved).json();
};

const memberOf = async (owner: Account, role: string): Promise<Account> => {
  const member = await world.person();
  await world.call(owner, 'POST', '/v1/members/invite', { email: member.email, name: 'Luc Dubé', role });
  await world.call(member, 'GET', '/v1/me');
  return member;
};

describe('an owner', () => {
  test('is told that a change is saved, and changes more over it, where only reading it again failed', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, close } = await world.open(owner, at('profile'));
    const name = page.getByLabel('Nom de l’entreprise');
    await name.waitFor();
    await page.route('**/v1/me', (route) => route.abort());
    for (const next of ['Salon Dubé', 'Salon Côté']) {
      await name.fill(next);
      expect((await saveFirst(page)).data).toMatchObject({ name: next });
      await page.getByRole('complementary').getByText(next).waitFor();
    }
    await toast(page, 'Modifications enregistrées');
    await close();
  });

  test('changes the profile, and what is not filled in says so', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, '/dashboard/settings');
    await page.waitForURL('**/settings/profile');
    const save = page.getByRole('button', { name: 'Enregistrer' });
    await expectDisabled(save.first());
    await page.getByLabel('Téléphone').fill('514 555-0142');
    await page.getByLabel('Nom de l’entreprise').fill('Salon Dubé');
    expect((await saveFirst(page)).data).toMatchObject({ name: 'Salon Dubé', phone: '+15145550142' });
    await toast(page, 'Modifications enregistrées');
    await page.getByRole('complementary').getByText('Salon Dubé').waitFor();
    await page.getByLabel('Téléphone').fill('');
    expect((await saveFirst(page)).data.phone).toBeNull();
    await page.getByLabel('Nom', { exact: true }).fill('Ana Roy');
    await save.last().click();
    await page.getByText('Ce champ est requis.').waitFor();
    expect(await page.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('gives the address, and asks for another province once the country has changed', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, at('profile'));
    const save = page.getByRole('button', { name: 'Enregistrer' }).nth(1);
    await page.getByLabel('Numéro et rue').fill('4210, rue Saint-Denis');
    await page.getByLabel('Ville').fill('Montréal');
    await page.getByLabel('Code postal').fill('H2J');
    await save.click();
    await page.getByText('Code postal attendu, comme H2X 1K4.').waitFor();
    await page.getByLabel('Code postal').fill('h2j2k8');
    await save.click();
    await toast(page, 'Modifications enregistrées');
    expect(await page.getByLabel('Code postal').inputValue()).toBe('H2J 2K8');
    await page.getByLabel('Pays').selectOption('US');
    await save.click();
    await page.getByText('Code ZIP attendu, comme 05401.').waitFor();
    await page.getByLabel('État').selectOption('VT');
    await page.getByLabel('Code ZIP').fill('05401');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await save.click();
    expect((await saved).status()).toBe(200);
    await expectGone(page.getByText('Choisissez une province ou un État du pays.'));
    const me = await world.call(owner, 'GET', '/v1/me');
    expect(me.tenant.address).toMatchObject({ region: 'VT', postalCode: '05401', country: 'US' });
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('sets the booking rules with their consequences in sight', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, at('booking'));
    await page.getByLabel('Préavis minimum').fill('8');
    await page.getByLabel('Unité du préavis').selectOption('days');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Au plus 7 jours.').waitFor();
    await page.getByLabel('Préavis minimum').fill('1');
    await page.getByLabel('Durée des créneaux (minutes)').fill('45');
    await page.getByText('9 h 00, 9 h 45, 10 h 30 et 11 h 15').waitFor();
    expect((await saveFirst(page)).data.booking).toEqual({
      slotMinutes: 45,
      horizonDays: 14,
      minNoticeMin: 1440,
      cutOffHours: 24,
      maxPerContact: 3,
      maxPerAddressDay: 10,
      maxGapMin: 15,
    });
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('closes the business by typing its name, and is then outside of it', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, close } = await world.open(owner, at('profile'));
    await page.getByRole('button', { name: 'Fermer l’entreprise…' }).click();
    const now = page.getByRole('button', { name: 'Fermer définitivement' });
    await expectDisabled(now);
    await page.getByRole('dialog').getByRole('textbox').fill('salon roy');
    await now.click();
    await page.getByRole('heading', { name: 'Vous ne faites plus partie de cette entreprise' }).waitFor();
    expect((await world.call(owner, 'GET', '/v1/me')).tenant).toBeNull();
    await close();
  });

  test('reads on a phone who did what, section by section', async () => {
    const owner = await world.owner('Salon Roy');
    await memberOf(owner, 'staff');
    const look = { language: 'en', width: 390, theme: 'dark' } as const;
    const { page, flaws, close } = await world.open(owner, '/dashboard/settings', look);
    const sections = page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link');
    await sections.first().waitFor();
    expect(await sections.count()).toBe(11);
    expect(await flaws()).toEqual([]);
    await page.getByRole('link', { name: /^Audit log/ }).click();
    await page.getByText(`${owner.email} invited Luc Dubé`).waitFor();
    await page.getByText('Luc Dubé accepted their invitation').waitFor();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await close();
  });

  test('is told that payment is not there yet', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, close } = await world.open(owner, at('billing'));
    await page.getByRole('heading', { name: 'Forfait en vigueur' }).waitFor();
    await page.route('**/v1/billing/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Choisir Pro' }).click();
    await expectSeen(page.getByText('Le paiement n’est pas encore disponible dans cet aperçu'));
    await close();
  });
});

describe('who may not', () => {
  test('reads the profile and the rules, with a word on who may change them, and meets no other page', async () => {
    const owner = await world.owner('Salon Roy');
    const viewer = await memberOf(owner, 'viewer');
    const { page, flaws, close } = await world.open(viewer, at('profile'));
    await page.getByText('Seul un admin ou un propriétaire').first().waitFor();
    await expectDisabled(page.getByLabel('Nom de l’entreprise'));
    expect(await page.getByRole('button', { name: /^(Enregistrer|Fermer)/ }).count()).toBe(0);
    const sections = page.getByRole('navigation', { name: 'Sections des paramètres' }).getByRole('link');
    expect(await sections.allTextContents()).toEqual([
      'Profil',
      'Notifications',
      'Prise de rendez-vous',
      'Calendrier',
      'API',
    ]);
    expect(await flaws()).toEqual([]);
    await page.goto(`${world.origin}${at('webhooks')}`);
    await page.getByText('Cette page est réservée aux admins et aux propriétaires.').waitFor();
    await close();
  });

  test('sees as an admin all but the owner’s', async () => {
    const owner = await world.owner('Salon Roy');
    const admin = await memberOf(owner, 'admin');
    const { page, close } = await world.open(admin, at('privacy'));
    await page.getByText('Seul un propriétaire peut modifier ce réglage.').waitFor();
    await page.getByText('Seul un propriétaire peut effacer.').waitFor();
    expect(await page.getByRole('heading', { name: 'Reçus d’effacement' }).count()).toBe(0);
    await page.goto(`${world.origin}${at('audit')}`);
    await page.getByText('Cette page est réservée aux propriétaires.').waitFor();
    await close();
  });
});

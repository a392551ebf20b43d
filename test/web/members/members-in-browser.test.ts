import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectDisabled } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const PATH = '/dashboard/members';

/** A business of its own for each test, with one member of that role. */
const team = async (role: string): Promise<Account> => {
  owner = await world.owner('Salon Roy');
  const member = await world.person();
  await world.call(owner, 'POST', '/v1/members/invite', { email: member.email, name: 'Luc Dubé', role });
  await world.call(member, 'GET', '/v1/me');
  return member;
};

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const refuse = (page: Page, method: string) =>
  page.route('**/v1/members/**', (route) =>
    route.request().method() === method ? route.abort() : route.continue(),
  );

describe('an owner', () => {
  test('invites by e-mail, with the role that changes nothing unless told', async () => {
    await team('staff');
    const { page, flaws, close } = await world.open(owner, PATH);
    await page.getByLabel('E-mail').fill(' nadia@example.com ');
    expect(await page.getByLabel('Rôle', { exact: true }).inputValue()).toBe('viewer');
    await page.getByRole('button', { name: 'Inviter' }).click();
    await toast(page, 'Invitation en attente');
    expect(await rowOf(page, 'nadia@example.com').textContent()).toContain('Invitation en attente');
    expect(await rowOf(page, 'Luc Dubé').textContent()).toContain('Actif');
    expect(await page.getByLabel('E-mail').inputValue()).toBe('');
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('is shown the role that an address is invited with, and sends it anew with no other', async () => {
    await team('staff');
    await world.call(owner, 'POST', '/v1/members/invite', { email: 'zoe@example.com', role: 'admin' });
    const { page, close } = await world.open(owner, PATH);
    await rowOf(page, 'zoe@example.com').waitFor();
    await page.getByLabel('E-mail').fill('zoe@example.com');
    await page.getByLabel('Nom', { exact: false }).first().fill('Zoé Roy');
    await page.getByRole('button', { name: 'Inviter' }).click();
    await toast(page, 'Invitation en attente');
    expect(await page.getByLabel('Rôle de Zoé Roy').inputValue()).toBe('admin');
    await close();
  });

  test('is told to hand the link over where the installation sends no e-mail', async () => {
    const by = await world.owner('Salon Roy');
    const { page, close } = await world.open(by, '/dashboard');
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), sendsEmail: false } });
    });
    await page.goto(`${world.origin}${PATH}`);
    await page.getByText('Cette installation n’envoie pas d’e-mails').waitFor();
    expect(await page.getByText('Un e-mail l’invite').count()).toBe(0);
    await close();
  });

  test('is told by the server why, and by the screen where no server answers', async () => {
    const member = await team('staff');
    const { page, close } = await world.open(owner, PATH);
    const invite = page.getByRole('button', { name: 'Inviter' });
    await page.getByLabel('E-mail').fill(member.email);
    await invite.click();
    await page.getByText('Cette personne fait déjà partie de l’entreprise.').waitFor();
    await refuse(page, 'POST');
    await invite.click();
    await page.getByText('Impossible d’envoyer l’invitation').waitFor();
    await refuse(page, 'PATCH');
    await page.getByLabel('Rôle de Luc Dubé').selectOption('viewer');
    await page.getByText('Impossible de mettre à jour le rôle').waitFor();
    expect(await page.getByLabel('Rôle de Luc Dubé').inputValue()).toBe('staff');
    await refuse(page, 'DELETE');
    await page.getByRole('button', { name: 'Supprimer Luc Dubé' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText('Impossible de supprimer le membre').waitFor();
    await close();
  });

  test('gives roles, makes an owner only once confirmed, and removes who is named', async () => {
    await team('staff');
    const { page, flaws, close } = await world.open(owner, PATH, {
      language: 'en',
      width: 390,
      theme: 'dark',
    });
    const role = page.getByLabel('Role of Luc Dubé');
    await role.selectOption('admin');
    await toast(page, 'Role updated');
    await role.selectOption('owner');
    const dialog = page.getByRole('dialog');
    expect(await dialog.textContent()).toContain('Luc Dubé');
    expect(await flaws()).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await role.inputValue()).toBe('admin');
    await page.getByRole('button', { name: 'Remove Luc Dubé' }).click();
    expect(await dialog.textContent()).toContain('Luc Dubé');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Member removed');
    await role.waitFor({ state: 'detached' });
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('reads what else ends with an admin before removing them or giving a lesser role, and not of staff', async () => {
    await team('admin');
    const { page, flaws, close } = await world.open(owner, PATH);
    const remove = page.getByRole('button', { name: 'Supprimer Luc Dubé' });
    const role = page.getByLabel('Rôle de Luc Dubé');
    const dialog = page.getByRole('dialog');
    const ends = /flux de calendrier change.*webhooks.*à vérifier.*liens d’export.*ne s’ouvrent plus/;
    await remove.click();
    await dialog.getByText('Aucun rendez-vous à venir.').waitFor();
    expect(await dialog.textContent()).toMatch(ends);
    expect(await flaws()).toEqual([]);
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await role.selectOption('staff');
    await dialog.getByText('« Luc Dubé » aura désormais le rôle « Équipe ».').waitFor();
    expect(await dialog.textContent()).toMatch(ends);
    expect(await flaws()).toEqual([]);
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    expect(await role.inputValue()).toBe('admin');
    await role.selectOption('staff');
    await dialog.getByRole('button', { name: 'Changer le rôle' }).click();
    await toast(page, 'Rôle mis à jour');
    expect(await role.inputValue()).toBe('staff');
    await remove.click();
    await dialog.getByText('Aucun rendez-vous à venir.').waitFor();
    expect(await dialog.textContent()).not.toContain('webhooks');
    await close();
  });

  test('cannot touch an owner’s row, be it their own', async () => {
    await team('owner');
    const { page, close } = await world.open(owner, PATH);
    await page.getByLabel('Rôle de Luc Dubé').waitFor();
    for (const select of await page.getByRole('table').getByRole('combobox').all())
      await expectDisabled(select);
    expect(await page.getByRole('button', { name: /^Supprimer / }).count()).toBe(0);
    await close();
  });

  test('sees why an invitation waits for somebody who has a business', async () => {
    await team('staff');
    const other = await world.owner('Garage Nord');
    await world.call(owner, 'POST', '/v1/members/invite', { email: other.email, role: 'staff' });
    const invited = await world.open(other, PATH);
    await invited.page.getByText('Votre entreprise est déjà en service').waitFor();
    expect(await invited.page.getByRole('button', { name: 'Rejoindre Salon Roy' }).count()).toBe(0);
    expect(await invited.flaws()).toEqual([]);
    await invited.close();
    const { page, close } = await world.open(owner, PATH);
    await rowOf(page, other.email).getByText('cette personne a déjà une entreprise').waitFor();
    await close();
  });
});

describe('a calendar per member', () => {
  test('is switched on and off by an admin', async () => {
    const admin = await team('admin');
    const { page, flaws, close } = await world.open(admin, PATH);
    const takes = page.getByRole('switch', { name: 'Luc Dubé prend des rendez-vous' });
    await takes.click();
    await toast(page, 'Luc Dubé prend maintenant des rendez-vous');
    expect(await takes.getAttribute('aria-checked')).toBe('true');
    const { calendars } = await world.call(owner, 'GET', '/v1/calendars');
    expect(calendars.filter(({ active }: { active: boolean }) => active)).toMatchObject([
      { name: 'Luc Dubé' },
    ]);
    await takes.click();
    await page.getByText('Aucun rendez-vous à venir.').waitFor();
    expect(await flaws()).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Arrêter' }).click();
    await toast(page, 'Luc Dubé ne prend plus de rendez-vous');
    await close();
  });

  test('asks for a name before somebody without one can be booked, and everybody sets their own', async () => {
    await team('staff');
    const { page, flaws, close } = await world.open(owner, PATH);
    const local = owner.email.split('@')[0] ?? '';
    await page.getByRole('switch', { name: `${owner.email} prend des rendez-vous` }).click();
    expect(await flaws()).toEqual([]);
    const name = page.getByRole('dialog').getByLabel('Nom');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Indiquez un nom.').waitFor();
    await name.fill('Odile Roy');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await toast(page, 'Nom enregistré');
    const { calendars } = await world.call(owner, 'GET', '/v1/calendars');
    expect(calendars.filter(({ active }: { active: boolean }) => active)).toMatchObject([
      { name: 'Odile Roy' },
    ]);
    expect(JSON.stringify(calendars)).not.toContain(`"${local}"`);
    await page.getByRole('button', { name: 'Modifier le profil de Odile Roy' }).click();
    await page.getByRole('dialog').getByLabel('Nom').fill('Odile');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('button', { name: 'Modifier le profil de Odile', exact: true }).waitFor();
    await close();
  });

  test('is explained as part of Pro to who has Basic, also if the trial ends while the page is open', async () => {
    await team('staff');
    const { page, flaws, close } = await world.open(owner, PATH);
    const takes = page.getByRole('switch', { name: 'Luc Dubé prend des rendez-vous' });
    await takes.waitFor();
    await page.route('**/v1/calendars/**', (route) =>
      route.fulfill({
        status: 403,
        json: { error: { code: 'plan_required', message: 'Cette possibilité fait partie du forfait Pro.' } },
      }),
    );
    await page.route('**/v1/me', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ response: answer, json: { data: { ...data, plan: 'basic' } } });
    });
    await takes.click();
    await page.getByText('Cette possibilité fait partie du forfait Pro.').waitFor();
    await page.getByText('Un agenda par membre avec Pro').waitFor();
    await expectDisabled(takes);
    expect((await flaws()).filter((flaw) => !flaw.includes('403'))).toEqual([]);
    await close();
  });
});

describe('who is not the owner', () => {
  test('reads the team, and changes nothing without the role for it', async () => {
    const viewer = await team('viewer');
    const { page, flaws, close } = await world.open(viewer, PATH, { width: 390 });
    await rowOf(page, owner.email).waitFor();
    expect(await page.getByRole('combobox').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^(Inviter|Supprimer)/ }).count()).toBe(0);
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('decides as an admin about staff and viewers only', async () => {
    const admin = await team('admin');
    const { page, close } = await world.open(admin, PATH);
    const roles = page.getByLabel('Rôle', { exact: true }).getByRole('option');
    await roles.first().waitFor({ state: 'attached' });
    expect(await roles.allTextContents()).toEqual(['Équipe', 'Lecture seule']);
    await close();
  });

  test('leaves the business, once it is confirmed', async () => {
    const member = await team('staff');
    const { page, close } = await world.open(member, PATH);
    await page.getByRole('button', { name: 'Quitter' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.textContent()).toContain('Salon Roy');
    await dialog.getByRole('button', { name: 'Quitter' }).click();
    await page.getByRole('heading', { name: 'Vous ne faites plus partie de cette entreprise' }).waitFor();
    expect((await world.call(owner, 'GET', '/v1/members')).members).toHaveLength(1);
    await close();
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const PATH = '/dashboard/availability';
const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const dialogOf = (page: Page) => page.getByRole('dialog');

describe('closures', () => {
  test('are added, tell of the appointments they meet, and are taken back', async () => {
    const owner = await world.owner('Salon Roy');
    const { serviceId } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 });
    const startAt = `${inDays(4)}T15:00:00.000Z`;
    const zoe = { name: 'Zoé Roy', email: 'zoe@exemple.ca' };
    await world.call(owner, 'POST', '/v1/bookings', { serviceId, startAt, ...zoe, overbook: true });
    const { page, flaws, close } = await world.open(owner, PATH);
    await page.getByText('Aucune fermeture à venir.').waitFor();
    await page.getByRole('button', { name: 'Ajouter une fermeture' }).click();
    await page.getByRole('button', { name: 'Ajouter la fermeture' }).click();
    await page.getByText('Indiquez le premier jour.').waitFor();
    await page.getByLabel('Premier jour').fill(inDays(3));
    await page.getByLabel('Dernier jour').fill(inDays(5));
    await page.getByLabel('Raison').fill('Vacances');
    await page.getByRole('button', { name: 'Ajouter la fermeture' }).click();
    await page.getByText('Un rendez-vous déjà pris tombe pendant cette fermeture.').waitFor();
    const list = page.getByRole('list', { name: 'Fermetures à venir' });
    expect(await list.textContent()).toContain('Vacances');
    expect(await flaws()).toEqual([]);
    const asked = async () =>
      (await world.call(owner, 'GET', '/v1/bookings')).bookings.map(
        (booking: { readonly askedToMove?: boolean }) => booking.askedToMove === true,
      );
    await page.getByRole('button', { name: 'Demander de choisir une autre heure' }).click();
    expect(await flaws()).toEqual([]);
    await dialogOf(page).getByRole('button', { name: 'Pas maintenant' }).click();
    expect(await asked()).toEqual([false]);
    await page.getByRole('button', { name: 'Demander de choisir une autre heure' }).click();
    await dialogOf(page).getByRole('button', { name: 'Envoyer la demande' }).click();
    await page.getByText('Un client reçoit la demande.').waitFor();
    expect(await asked()).toEqual([true]);
    await page.reload();
    const inside = list.getByRole('link', { name: '1 rendez-vous' });
    expect(await inside.getAttribute('href')).toBe(`/dashboard/bookings?view=week&date=${inDays(3)}`);
    await list.getByRole('button', { name: /^Supprimer Vacances/ }).click();
    await dialogOf(page).getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText('Aucune fermeture à venir.').waitFor();
    await close();
  });

  test('tell of no appointments any more once they are deleted, whoever deleted them', async () => {
    const owner = await world.owner('Salon Roy');
    const { serviceId } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 });
    const startAt = `${inDays(4)}T15:00:00.000Z`;
    const zoe = { name: 'Zoé Roy', email: 'zoe@exemple.ca' };
    await world.call(owner, 'POST', '/v1/bookings', { serviceId, startAt, ...zoe, overbook: true });
    const { page, close } = await world.open(owner, PATH);
    await page.getByRole('button', { name: 'Ajouter une fermeture' }).click();
    await page.getByLabel('Premier jour').fill(inDays(4));
    await page.getByRole('button', { name: 'Ajouter la fermeture' }).click();
    const warning = page.getByText('Un rendez-vous déjà pris tombe pendant cette fermeture.');
    await warning.waitFor();
    const { closures } = await world.call(owner, 'GET', '/v1/closures');
    await world.call(owner, 'DELETE', `/v1/closures/${closures[0].closureId}`);
    await page.getByText('Aucune fermeture à venir.').waitFor();
    await warning.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Demander de choisir une autre heure' }).count()).toBe(0);
    await close();
  });

  test('may be of a few hours of one day', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, PATH);
    await page.getByRole('button', { name: 'Ajouter une fermeture' }).click();
    await page.getByLabel('Premier jour').fill(inDays(3));
    await page.getByLabel('À partir de').fill('13:00');
    await page.getByLabel('Jusqu’à').fill('12:00');
    await page.getByRole('button', { name: 'Ajouter la fermeture' }).click();
    await page.getByText('La fin doit être après le début.').waitFor();
    await page.getByLabel('Jusqu’à').fill('15:30');
    expect(await flaws()).toEqual([]);
    // Pressed twice, it is sent once.
    await page.getByRole('button', { name: 'Ajouter la fermeture' }).dblclick();
    const list = page.getByRole('list', { name: 'Fermetures à venir' });
    await list.getByText(/de 13\sh\s00 à 15\sh\s30$/).waitFor();
    const { closures } = await world.call(owner, 'GET', '/v1/closures');
    expect(closures).toEqual([expect.objectContaining({ startTime: '13:00', endTime: '15:30' })]);
    await close();
  });

  test('of the law come in one go, and a second time nothing is added', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, PATH, {
      language: 'en',
      theme: 'dark',
      width: 390,
    });
    const ask = async () => {
      await page.getByRole('button', { name: 'Add Quebec’s statutory holidays' }).click();
      expect(await dialogOf(page).getByLabel('Period').inputValue()).toBe('');
      await dialogOf(page).getByRole('button', { name: 'Add', exact: true }).click();
    };
    await ask();
    await dialogOf(page).getByText('8 holidays added.').waitFor();
    expect(await flaws()).toEqual([]);
    await dialogOf(page).getByRole('button', { name: 'Done' }).click();
    expect(await page.getByRole('list', { name: 'Upcoming closures' }).getByRole('listitem').count()).toBe(8);
    await ask();
    await dialogOf(page).getByText('nothing was added').waitFor();
    await close();
  });

  test('are read by who may not change them', async () => {
    const owner = await world.owner('Salon Roy');
    const viewer = await world.person();
    await world.call(owner, 'POST', '/v1/members/invite', { email: viewer.email, role: 'viewer' });
    await world.call(viewer, 'GET', '/v1/me');
    await world.call(owner, 'POST', '/v1/closures', { from: inDays(2), label: 'Inventaire' });
    const { page, close } = await world.open(viewer, PATH);
    await page.getByText('Inventaire').waitFor();
    expect(await page.getByRole('button', { name: /^(Ajouter|Supprimer)/ }).count()).toBe(0);
    await close();
  });
});

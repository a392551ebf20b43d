import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { oneIn } from '../../support/seeded.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let demo: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: true });
  demo = await world.demoOwner();
});
afterAll(() => world?.close());

const PATH = '/dashboard/tiles';
const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lines = (page: Page, name: string) => tile(page, name).getByRole('listitem').allTextContents();

describe('the command center', () => {
  test.each(
    oneIn(2, [
      {
        language: 'fr',
        width: 1440,
        theme: 'light',
        zone: 'heure de l’Est',
        names: [
          'Services actifs',
          'Disponibilités',
          'Créneaux libres',
          'Réservations à venir',
          'Leads récents',
        ],
      },
      {
        language: 'en',
        width: 390,
        theme: 'dark',
        zone: 'Eastern Time',
        names: ['Active services', 'Availability', 'Open slots', 'Upcoming bookings', 'Recent leads'],
      },
    ] as const),
  )('shows five tiles in $language, at $width px', async ({ names, zone, ...look }) => {
    const { page, flaws, close } = await world.open(demo, PATH, look);
    expect(await flaws()).toEqual([]);
    expect(await page.getByRole('region').count()).toBe(names.length);
    const [services, availability, slots, bookings, leads] = names;
    expect(await lines(page, services)).toHaveLength(4);
    expect(await tile(page, availability).textContent()).toContain(zone);
    expect(await lines(page, slots)).toHaveLength(4);
    expect(await lines(page, bookings)).toHaveLength(4);
    expect(await lines(page, leads)).toHaveLength(6);
    await tile(page, bookings).getByRole('link').last().click();
    await page.waitForURL('**/dashboard/bookings');
    await close();
  });

  test('counts what it read, with a "+" where there is more, and asks for 8 slots, 6 bookings and 6 leads', async () => {
    const { page, close } = await world.open(demo, '/dashboard/members');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/v1/')) asked.push(`${pathname} ${searchParams.get('limit')}`);
    });
    await page.getByRole('link', { name: 'Centre de commande' }).click();
    await tile(page, 'Créneaux libres').getByText('8+', { exact: true }).waitFor();
    await tile(page, 'Leads récents').getByText('6+', { exact: true }).waitFor();
    expect(asked).toEqual(expect.arrayContaining(['/v1/slots 8', '/v1/bookings 6', '/v1/leads 6']));
    await close();
  });

  test('says in each tile what is not there yet', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, PATH);
    await tile(page, 'Services actifs').getByText('Aucun service actif').waitFor();
    await tile(page, 'Disponibilités').getByText('Aucune fenêtre').waitFor();
    await tile(page, 'Créneaux libres').getByText('Aucun créneau libre').waitFor();
    await tile(page, 'Réservations à venir').getByText('Aucune réservation planifiée.').waitFor();
    await tile(page, 'Leads récents').getByText('Aucun lead pour l’instant.').waitFor();
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('waits for every tile, so that none moves, and says in red what one could not read', async () => {
    const { page, flaws, close } = await world.open(demo, '/dashboard/members');
    let answerSlots = () => {};
    const held = new Promise<void>((resolve) => {
      answerSlots = resolve;
    });
    await page.route('**/v1/slots?**', (route) => held.then(() => route.continue()));
    await page.route('**/v1/leads?limit=6', (route) => route.abort());
    await page.getByRole('link', { name: 'Centre de commande' }).click();
    await page.getByRole('heading', { name: 'Centre de commande', level: 1 }).waitFor();
    await page.getByRole('main').getByText('Chargement…').waitFor();
    expect(await page.getByRole('main').getByRole('region').count()).toBe(0);
    answerSlots();
    await tile(page, 'Créneaux libres').getByText('8+').waitFor();
    const failed = tile(page, 'Leads récents').getByRole('alert');
    await failed.getByText('Impossible de charger les leads.').waitFor();
    expect((await flaws()).filter((flaw) => !flaw.includes('ERR_FAILED'))).toEqual([]);
    await page.unroute('**/v1/leads?limit=6');
    await tile(page, 'Leads récents').getByRole('button', { name: 'Réessayer' }).click();
    await tile(page, 'Leads récents').getByText('6+').waitFor();
    await close();
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
});
afterAll(() => world?.close());

const agendaAt = (name: string) => `${world.origin}/dashboard/bookings?view=${name}`;

/** What an agenda reads beside its bookings, and what a reader calls it. */
const READ = [
  ['**/v1/availability', 'les heures d’ouverture'],
  ['**/v1/closures', 'les fermetures'],
  ['**/v1/calendars', 'les calendriers'],
  ['**/v1/calendars/busy?**', 'les agendas externes'],
] as const;

describe('an agenda of which something could not be read', () => {
  test.each([
    ...READ.map(([path, what]) => ({ name: 'week', path, what })),
    ...['day', 'team'].map((name) => ({ name, path: '**/v1/closures', what: 'les fermetures' })),
  ])('says so, and reads it again when asked to ($name, $what)', async ({ name, path, what }) => {
    const { page, flaws, close } = await world.open(owner, '/mentions');
    await page.route(path, (route) => route.abort());
    await page.goto(agendaAt(name));
    const notice = page.getByRole('alert').filter({ hasText: `Impossible de charger ${what}` });
    await expectSeen(notice);
    expect((await flaws()).filter((flaw) => !flaw.includes('ERR_FAILED'))).toEqual([]);
    await page.unroute(path);
    await notice.getByRole('button', { name: 'Réessayer' }).click();
    await expectGone(notice);
    await close();
  });

  test('names all that is missing at once, on paper too', async () => {
    const { page, close } = await world.open(owner, '/mentions', { language: 'en' });
    await page.route('**/v1/closures', (route) => route.abort());
    await page.route('**/v1/availability', (route) => route.abort());
    await page.goto(agendaAt('week'));
    const said = 'Unable to load the opening hours and the closures: a time that looks free may not be.';
    await expectSeen(page.getByRole('alert').filter({ hasText: said }));
    await page.emulateMedia({ media: 'print' });
    await expectSeen(page.getByText(said).and(page.locator(':visible')));
    await close();
  });
});

describe('a week', () => {
  test.each(READ.map(([path]) => path))('is drawn only once %s was read', async (path) => {
    const { page, settled, close } = await world.open(owner, '/mentions');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(path, (route) => held.then(() => route.continue()));
    const all = READ.filter(([other]) => other !== path).map(([other]) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === pathOf(other)),
    );
    await page.goto(agendaAt('week'));
    await Promise.all(all);
    const week = page.getByRole('region', { name: 'Réservations de la semaine' });
    await expectSeen(page.getByText('Chargement').first());
    expect(await week.count()).toBe(0);
    answer();
    await expectSeen(week);
    await settled();
    await close();
  });
});

const pathOf = (pattern: string): string => pattern.replace(/^\*\*|\?\*\*$/g, '');

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

const HERE = '/dashboard/overview';
const setup = (name: string) => ({ has: `h2:text-is("${name}")` });

describe('the overview of a new business', () => {
  test('lists what is left to set up, ticks off what was done elsewhere, and is put away', async () => {
    const { page, flaws, flawsInOtherTheme, close } = await world.open(owner, HERE);
    const card = page.locator('section').filter({ has: page.locator(setup('Mise en route').has) });
    await expectSeen(card.getByText('0 sur 5'));
    expect(await flaws()).toEqual([]);
    expect(await flawsInOtherTheme()).toEqual([]);
    await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 });
    await page.reload();
    await expectSeen(card.getByText('1 sur 5'));
    await expectSeen(card.getByRole('listitem').filter({ hasText: 'Fait : Vos services' }));
    await card.getByRole('button', { name: 'Masquer la mise en route' }).click();
    await expectGone(card);
    await page.reload();
    await expectSeen(page.getByRole('heading', { name: 'Conseils' }));
    await expectGone(card);
    await close();
  });

  test('says that not all appointments of the day are read, and reads on when asked to', async () => {
    const { page, close } = await world.open(owner, '/mentions');
    let hasEnd = false;
    await page.route(/\/v1\/bookings\?/, async (route) => {
      const url = route.request().url().replace('cursor=more', '');
      const response = await route.fetch({ url });
      const { data } = await response.json();
      await route.fulfill({
        response,
        json: { data: { ...data, ...(hasEnd ? {} : { nextCursor: 'more' }) } },
      });
    });
    await page.goto(`${world.origin}${HERE}`);
    const notice = page.getByText('Les rendez-vous du jour ne sont pas tous chargés');
    await expectSeen(notice);
    hasEnd = true;
    await page.getByRole('button', { name: 'Charger les suivants' }).click();
    await expectGone(notice);
    await close();
  });

  test('says who is in, on a phone and in English too', async () => {
    await world.call(owner, 'PATCH', '/v1/tenants/current', { timezone: 'UTC' });
    const look = { language: 'en', theme: 'dark', width: 390 } as const;
    const { page, flaws, close } = await world.open(owner, HERE, look);
    const card = page.locator('section').filter({ has: page.locator(setup('Today').has) });
    await expectSeen(card.getByText('No hours today'));
    for (const dayOfWeek of [0, 1, 2, 3, 4, 5, 6])
      await world.call(owner, 'POST', '/v1/availability', {
        ...{ dayOfWeek, startTime: '00:00', endTime: '23:59', timezone: 'UTC' },
      });
    await page.reload();
    await expectSeen(card.getByText(/^Free until/));
    await expectSeen(card.getByText('Nothing else today'));
    expect(await flaws()).toEqual([]);
    await close();
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { axeFlaws } from '../../support/axe.ts';
import { oneIn } from '../../support/seeded.ts';
import { expectGone } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const PATH = '/dashboard/bookings';
const NAMES = ['Ana', 'Luc', 'Zoé', 'Marc', 'Lise'];

/** A business of whose free times five were booked from this machine, and one by hand. */
const openFlooded = async (): Promise<Account> => {
  const owner = await world.owner('Salon Roy');
  const { serviceId } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 });
  for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek++)
    await world.call(owner, 'POST', '/v1/availability', {
      dayOfWeek,
      startTime: '09:00',
      endTime: '17:00',
      timezone: 'America/Toronto',
    });
  const { slug } = await world.call(owner, 'GET', '/v1/sites');
  const { slots } = await world.call(owner, 'GET', `/public/sites/${slug}/slots?serviceId=${serviceId}`);
  const [byHand, ...free] = slots;
  await world.call(owner, 'POST', '/v1/bookings', { serviceId, startAt: byHand.startAt, name: 'Jean Roy' });
  for (const [n, name] of NAMES.entries())
    await world.call(owner, 'POST', `/public/sites/${slug}/bookings`, {
      slotId: free[n].slotId,
      serviceId,
      name,
      email: `v${n}@example.com`,
    });
  return owner;
};

const LOOKS = [
  {
    language: 'fr',
    theme: 'light',
    width: 1440,
    cancel: 'Annuler ces 5 réservations',
    done: '5 réservations annulées',
  },
  {
    language: 'en',
    theme: 'dark',
    width: 390,
    cancel: 'Cancel these 5 bookings',
    done: '5 bookings cancelled',
  },
] as const;

test.each(oneIn(2, LOOKS))(
  'who booked unusually many is told of, and all of it is cancelled in one act ($language, $width)',
  async ({ cancel, done, ...look }) => {
    const owner = await openFlooded();
    const { page, flaws, close } = await world.open(owner, PATH, look);
    const banner = page.getByRole('alert');
    await banner.getByText('Ana, Luc, Zoé').waitFor();
    expect(await flaws()).toEqual([]);
    await banner.getByRole('button', { name: cancel }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Ana, Luc, Zoé').waitFor();
    expect(await flaws()).toEqual([]);
    await dialog.getByRole('button', { name: cancel }).click();
    await page.getByRole('status').getByText(done).waitFor();
    await expectGone(banner);
    await page.getByText('Jean Roy').first().waitFor();
    await expectGone(page.getByText('Ana', { exact: true }));
    const { bookings } = await world.call(owner, 'GET', '/v1/bookings');
    expect(bookings.map(({ leadName }: { leadName: string }) => leadName)).toEqual(['Jean Roy']);
    await close();
  },
);

const DISMISSALS = [
  { language: 'fr', width: 390, hide: /^C’est normal/, told: 'Avis masqué', dismissed: 'a jugé normales' },
  { language: 'en', width: 1440, hide: /^This is fine/, told: 'Notice hidden', dismissed: 'in order' },
] as const;

test.each(oneIn(2, DISMISSALS))(
  'what is in order is hidden with a word, stays hidden, and is in the audit trail ($language, $width)',
  async ({ hide, told, dismissed, ...look }) => {
    const owner = await openFlooded();
    const { page, flaws, close } = await world.open(owner, PATH, look);
    const banner = page.getByRole('alert');
    await banner.getByRole('button', { name: hide }).click();
    await page.getByRole('status').getByText(told).waitFor();
    await expectGone(banner);
    expect(await flaws()).toEqual([]);
    await page.reload();
    await page.getByText('Jean Roy').first().waitFor();
    await expectGone(banner);
    await page.goto(`${world.origin}/dashboard/settings/audit`);
    await page.getByText(dismissed).first().waitFor();
    const { bookings } = await world.call(owner, 'GET', '/v1/bookings');
    expect(bookings).toHaveLength(NAMES.length + 1);
    await close();
  },
);

test('what could not be hidden stays, and says so beside its button, not as something done', async () => {
  const owner = await openFlooded();
  const { page, close } = await world.open(owner, PATH, { language: 'fr', width: 390 });
  await page.route('**/dismiss', (route) => route.fulfill({ status: 500, body: '' }));
  const banner = page.getByRole('alert');
  await banner.getByRole('button', { name: /^C’est normal/ }).click();
  await banner.getByText('L’avis n’a pas pu être masqué').waitFor();
  await expectGone(page.getByRole('status').getByText('L’avis n’a pas pu être masqué'));
  expect(await axeFlaws(page)).toEqual([]);
  await close();
});

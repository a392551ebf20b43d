import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { oneIn } from '../../support/seeded.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';
import { watchShifts } from './shifts.ts';

let world: DashboardWorld;
let owner: Account;
/** A business that has something in each list, more than one person and a visitor who asks for one of them. */
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
  const create = (path: string, body: object) => world.call(owner, 'POST', path, body);
  const colleague = await world.person();
  await create('/v1/members/invite', { email: colleague.email, name: 'Zoé Roy', role: 'staff' });
  await world.call(colleague, 'GET', '/v1/me');
  await create('/v1/people', { name: 'Ana Lévy' });
  const { serviceId } = await create('/v1/services', { name: 'Coupe', durationMin: 30, price: 40 });
  for (const name of ['Luc Roy', 'Zoé Côté']) await create('/v1/leads', { name, tags: ['VIP'] });
  const startAt = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000).toISOString();
  await create('/v1/bookings', { serviceId, startAt, name: 'Luc Roy', phone: '514 555-0173' });
  const { slug } = await world.call(owner, 'GET', '/v1/sites');
  await create(`/public/sites/${slug}/chat`, { message: 'Je veux parler à une personne', consent: true });
});
afterAll(() => world?.close());

/** Every list and calendar, and what stands above and below it. */
const SCREENS = [
  '/dashboard/overview',
  '/dashboard/tiles',
  '/dashboard/leads',
  '/dashboard/leads?view=board',
  '/dashboard/bookings',
  '/dashboard/bookings?view=team',
  '/dashboard/bookings?view=week',
  '/dashboard/bookings?view=day',
  '/dashboard/bookings?view=list',
  '/dashboard/bookings?show=past',
  '/dashboard/bookings?show=waitlist',
  '/dashboard/conversations',
  '/dashboard/services',
  '/dashboard/members',
  '/dashboard/automations',
  '/dashboard/availability',
  '/dashboard/faq',
  '/dashboard/reports',
] as const;

const VISITS = [
  { width: 1440, order: 'last first' },
  { width: 390, order: 'in turn' },
] as const;

test.each(oneIn(2, VISITS))(
  'nothing of a list or calendar moves while its screen loads, at $width px, answered $order',
  async ({ width, order }) => {
    const { page, close } = await world.open(owner, '/mentions', { width });
    const shiftsOf = await watchShifts(page);
    const found: string[] = [];
    for (const path of oneIn(2, SCREENS)) {
      const shifts = await shiftsOf(`${world.origin}${path}`, order);
      found.push(...shifts.map((shift) => `${path}: ${shift}`));
    }
    await close();
    expect(found).toEqual([]);
  },
);

test('nothing of the overview moves for the longest sentence of a day, which says that nothing is booked', async () => {
  const newcomer = await world.owner('Salon Vide');
  const { page, close } = await world.open(newcomer, '/mentions', { width: 1440 });
  const shiftsOf = await watchShifts(page);
  const shifts = await shiftsOf(`${world.origin}/dashboard/overview`, 'last first');
  await page.getByText(/^Aucun rendez-vous aujourd’hui ni demain/).waitFor();
  await close();
  expect(shifts).toEqual([]);
});

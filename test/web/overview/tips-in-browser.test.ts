import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectSeen } from '../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

test('each tip of the overview leads to where it is followed', async () => {
  const owner = await world.owner('Salon Roy');
  await world.call(owner, 'POST', '/v1/leads', {
    name: 'Zoé Roy',
    phone: '514 555-0142',
    message: 'Bonjour',
  });
  const { page, flaws, close } = await world.open(owner, '/dashboard/overview');
  await page.getByRole('button', { name: 'Masquer la mise en route' }).click();
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Conseils' }) });
  const tips = card.getByRole('link');
  await tips.first().waitFor();
  expect(await flaws()).toEqual([]);
  for (const name of await tips.allTextContents()) {
    const tip = card.getByRole('link', { name });
    const path = String(await tip.getAttribute('href'));
    await tip.click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await tips.first().waitFor();
  }
  expect(await tips.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/dashboard/services',
    '/dashboard/availability',
    '/dashboard/leads?status=new',
    '/dashboard/site',
  ]);
  await close();
});

test('what is wrong with an appointment is told also where a hundred others come before it', async () => {
  const owner = await world.owner('Salon Lévy');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const startAt = `${tomorrow}T15:00:00.000Z`;
  const { serviceId } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 });
  const booking = await world.call(owner, 'POST', '/v1/bookings', { serviceId, startAt, name: 'Zoé Roy' });
  const { page, close } = await world.open(owner, '/login');
  await page.route(/\/v1\/bookings\?.*status=active/, (route) => {
    const isNext = new URL(route.request().url()).searchParams.get('cursor') === 'next';
    const bookings = isNext ? [{ ...booking, confirmationBounced: true }] : [booking];
    return route.fulfill({ json: { data: { bookings, ...(isNext ? {} : { nextCursor: 'next' }) } } });
  });
  await page.goto(`${world.origin}/dashboard/overview`);
  const tip = page.getByRole('link', { name: 'Joignez un client' });
  await expectSeen(tip);
  expect(await tip.getAttribute('href')).toBe(`/dashboard/bookings?booking=${booking.bookingId}`);
  await close();
});

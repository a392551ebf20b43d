import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { oneIn } from '../../support/seeded.ts';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

/** A business at which somebody has booked two services in a row; answers the first appointment. */
const openWithBasket = async (): Promise<{ readonly owner: Account; readonly bookingId: string }> => {
  const owner = await world.owner('Salon Roy');
  const service = (name: string) =>
    world.call(owner, 'POST', '/v1/services', { name, durationMin: 60, price: 40 });
  const parts = [await service('Coupe'), await service('Barbe')].map(({ serviceId }) => ({ serviceId }));
  for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek++)
    await world.call(owner, 'POST', '/v1/availability', {
      dayOfWeek,
      startTime: '09:00',
      endTime: '17:00',
      timezone: 'America/Toronto',
    });
  const { slug } = await world.call(owner, 'GET', '/v1/sites');
  const search = { arrangement: 'in_a_row', parts };
  const { offers } = await world.call(owner, 'POST', `/public/sites/${slug}/offers`, search);
  const { bookings } = await world.call(owner, 'POST', `/public/sites/${slug}/baskets`, {
    offer: offers[0].offer,
    name: 'Zoé Roy',
    email: 'zoe@example.com',
  });
  return { owner, bookingId: bookings[0].bookingId };
};

test.each(
  oneIn(2, [
    {
      language: 'fr',
      theme: 'light',
      width: 1440,
      heading: 'Réservés ensemble',
      all: 'Tout annuler',
      confirm: 'Annuler tous les rendez-vous',
      done: 'Rendez-vous annulés',
    },
    {
      language: 'en',
      theme: 'dark',
      width: 390,
      heading: 'Booked together',
      all: 'Cancel all',
      confirm: 'Cancel all bookings',
      done: 'Bookings cancelled',
    },
  ] as const),
)(
  'a booking leads to the others that were booked with it, and all are cancelled at once ($language, $width)',
  async ({ heading, all, confirm, done, ...look }) => {
    const { owner, bookingId } = await openWithBasket();
    const { page, flaws, close } = await world.open(owner, `/dashboard/bookings?booking=${bookingId}`, look);
    const opened = (title: string) => page.getByRole('dialog', { name: title });
    const others = (title: string) => opened(title).getByRole('region', { name: heading });
    await expectSeen(others('Coupe').getByRole('listitem'));
    expect(await others('Coupe').getByRole('listitem').count()).toBe(1);
    expect(await flaws()).toEqual([]);
    await others('Coupe').getByRole('link', { name: 'Barbe' }).click();
    await expectSeen(others('Barbe').getByRole('link', { name: 'Coupe' }));
    await others('Barbe').getByRole('button', { name: all }).click();
    await page.getByRole('button', { name: confirm }).click();
    await expectSeen(page.getByText(done, { exact: true }));
    expect(await flaws()).toEqual([]);
    const { bookings } = await world.call(owner, 'GET', '/v1/bookings?status=cancelled');
    expect(bookings).toHaveLength(2);
    await close();
  },
);

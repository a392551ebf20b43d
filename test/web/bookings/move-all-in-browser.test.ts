import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

interface Booked {
  readonly owner: Account;
  readonly ids: readonly string[];
}

/** A business at which somebody has booked three services in a row. */
const openWithBasket = async (): Promise<Booked> => {
  const owner = await world.owner('Salon Roy');
  const service = (name: string) =>
    world.call(owner, 'POST', '/v1/services', { name, durationMin: 60, price: 40 });
  const made = [await service('Coupe'), await service('Barbe'), await service('Couleur')];
  const parts = made.map(({ serviceId }) => ({ serviceId }));
  for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek++)
    await world.call(owner, 'POST', '/v1/availability', {
      ...{ dayOfWeek, startTime: '09:00', endTime: '17:00', timezone: 'America/Toronto' },
    });
  const search = { arrangement: 'in_a_row', parts };
  const { offers } = await world.call(owner, 'POST', '/v1/bookings/offers', search);
  const { bookings } = await world.call(owner, 'POST', '/v1/bookings/baskets', {
    ...{ offer: offers[0].offer, name: 'Zoé Roy', email: 'zoe@example.com' },
  });
  return { owner, ids: bookings.map(({ bookingId }: { bookingId: string }) => bookingId) };
};

const startOf = async (owner: Account, id: string): Promise<string> =>
  (await world.call(owner, 'GET', `/v1/bookings/${id}`)).startAt;

const startsOf = ({ owner, ids }: Booked) => Promise.all(ids.map((id) => startOf(owner, id)));

/** Moves one of them alone, by so many hours. */
const moveAlone = async ({ owner, ids }: Booked, nth: number, hours: number) => {
  const { startAt, version } = await world.call(owner, 'GET', `/v1/bookings/${ids[nth]}`);
  const later = new Date(Date.parse(startAt) + hours * 3_600_000).toISOString();
  await world.call(owner, 'PATCH', `/v1/bookings/${ids[nth]}`, { startAt: later, version });
};

const looks = [
  {
    ...({ language: 'fr', theme: 'light', width: 1440 } as const),
    ...{ move: 'Tout déplacer', title: 'Déplacer tous ces rendez-vous', now: 'Actuellement' },
    ...{ from: /À partir du/, find: 'Chercher', offers: 'Propositions', need: 'Choisissez une proposition.' },
    ...{ told: 'Le client reçoit un seul message.', done: 'Rendez-vous déplacés', part: 'Coupe' },
    ...{ lost: /Aucun des rendez-vous n’a été déplacé\. Voici les propositions à jour\./ },
    ...{ apart: /L’un de ces rendez-vous a été déplacé à part/ },
  },
  {
    ...({ language: 'en', theme: 'dark', width: 390 } as const),
    ...{ move: 'Move all', title: 'Move all of these bookings', now: 'Currently' },
    ...{ from: /From/, find: 'Search', offers: 'Offers', need: 'Pick an offer.' },
    ...{ told: 'The customer gets one message.', done: 'Bookings moved', part: 'Coupe' },
    ...{ lost: /None of the appointments was moved\. Here are the present offers\./ },
    ...{ apart: /One of these bookings was moved by itself/ },
  },
] as const;
type Look = (typeof looks)[number];

/** Opens a booking and the drawer that moves it with the others. */
const openDrawer = async ({ owner, ids }: Booked, { language, theme, width, move, title }: Look) => {
  const look = { language, theme, width };
  const shown = await world.open(owner, `/dashboard/bookings?booking=${ids[0]}`, look);
  await shown.page.getByRole('button', { name: move, exact: true }).click();
  const drawer = shown.page.getByRole('dialog', { name: title });
  await expectSeen(drawer);
  return { ...shown, drawer };
};

/** The first day of the offers, searched from so many days from now on. */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The browser's own line about the refusal that the test asks for. */
const isRefusal = (flaw: string) => /^Failed to load resource: .* 409 /.test(flaw);

const submit = (page: Page, { move }: Look) => page.getByRole('button', { name: move, exact: true }).click();

test.each(looks)(
  'all that was booked at once is moved to another time, from a day on ($language, $width)',
  async (look) => {
    const booked = await openWithBasket();
    const { page, drawer, flaws, close } = await openDrawer(booked, look);
    await expectSeen(drawer.getByRole('radio').first());
    await expectSeen(drawer.getByRole('region', { name: look.now }).getByText(/Couleur/));
    await expectSeen(drawer.getByText(look.told));
    expect(await flaws()).toEqual([]);
    await submit(page, look);
    await expectSeen(drawer.getByText(look.need));
    await drawer.getByLabel(look.from).fill(dayIn(20));
    expect(await drawer.getByRole('radio').count()).toBe(0);
    // "Enter" in the day searches, and moves nothing.
    await drawer.getByLabel(look.from).press('Enter');
    const offers = drawer.getByRole('group', { name: look.offers });
    await expectSeen(offers.getByRole('radio').first());
    await offers.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    expect(await flaws()).toEqual([]);
    await submit(page, look);
    await expectSeen(page.getByRole('status').getByText(look.done, { exact: true }));
    expect(await flaws()).toEqual([]);
    const [first = '', second = '', third = ''] = await startsOf(booked);
    expect(first >= dayIn(19)).toBe(true);
    expect([second, third].map((at) => Date.parse(at) - Date.parse(first))).toEqual([3_600_000, 7_200_000]);
    await close();
  },
);

test.each(looks)(
  'what was changed meanwhile is said, and where they lie apart that each is moved by itself ($language)',
  async (look) => {
    const booked = await openWithBasket();
    const { page, drawer, flaws, close } = await openDrawer(booked, look);
    await drawer.getByRole('radio').first().check();
    await moveAlone(booked, 2, 30 * 24);
    const was = await startsOf(booked);
    await submit(page, look);
    await expectSeen(drawer.getByRole('alert').getByText(look.lost));
    await expectSeen(drawer.getByRole('status').getByText(look.apart));
    expect(await drawer.getByRole('radio').count()).toBe(0);
    expect(await drawer.getByRole('button', { name: look.find, exact: true }).count()).toBe(0);
    expect((await flaws()).filter((flaw) => !isRefusal(flaw))).toEqual([]);
    expect(await startsOf(booked)).toEqual(was);
    await close();
  },
);

test('a search that is refused is said, and one that stopped before its end is taken up there', async () => {
  const booked = await openWithBasket();
  const { owner, ids } = booked;
  const { page, close } = await world.open(owner, `/dashboard/bookings?booking=${ids[0]}`);
  const error = { code: 'booking_closed', message: 'Cette réservation ne peut plus être modifiée.' };
  await page.route('**/offers', (route) => route.fulfill({ status: 409, json: { error } }), { times: 1 });
  await page.getByRole('button', { name: 'Tout déplacer', exact: true }).click();
  const said = page.getByRole('dialog', { name: 'Déplacer tous ces rendez-vous' }).getByRole('status');
  await expectSeen(said.getByText(error.message));
  const searchedUntil = '2027-01-05T14:00:00.000Z';
  const data = { offers: [], isPartial: true, searchedUntil };
  await page.route('**/offers', (route) => route.fulfill({ json: { data } }), { times: 1 });
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await expectSeen(said.getByText(/rien n’a été trouvé avant le mar\. 5 janv\./));
  const sent = page.waitForRequest((request) => request.url().includes('/offers?'));
  await page.getByRole('button', { name: 'Chercher plus tard' }).click();
  expect(new URL((await sent).url()).searchParams.get('from')).toBe(searchedUntil);
  await close();
});

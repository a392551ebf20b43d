import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { moveClock } from '../../support/local-cloud.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false, movesClock: true });
});
afterAll(() => world?.close());

/** A business that is open day and night, with two services and a known client. */
const openSalon = async () => {
  const owner = await world.owner('Salon Roy');
  const call = (path: string, body: object) => world.call(owner, 'POST', path, body);
  const people: string[] = [];
  for (const name of ['Léa', 'Marie']) {
    const { personId } = await call('/v1/people', { name });
    people.push(personId);
    await world.call(owner, 'PATCH', `/v1/calendars/${personId}`, { active: true });
    for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek += 1)
      await call('/v1/availability', {
        dayOfWeek,
        startTime: '00:00',
        endTime: '24:00',
        calendarId: personId,
      });
  }
  // A team that has just begun to take bookings is offered after a minute.
  const now = await moveClock(world.origin, 2);
  // Times begin on the quarter hours: the first that is offered must still be ahead once it is booked.
  await moveClock(world.origin, 16 - (new Date(now).getUTCMinutes() % 15));
  await call('/v1/services', { name: 'Coupe', durationMin: 60, price: 45 });
  await call('/v1/services', { name: 'Couleur', durationMin: 60, price: 80 });
  const { leadId } = await call('/v1/leads', { name: 'Marie-Ève Roy', phone: '514 555-0142' });
  return { owner, marie: people[1] ?? '', leadId: String(leadId) };
};

const bodyOf = async (page: Page, path: string, press: () => Promise<void>) => {
  const sent = page.waitForResponse((answer) => answer.url().endsWith(path));
  await press();
  const answer = await sent;
  return { asked: answer.request().postDataJSON(), status: answer.status(), ...(await answer.json()) };
};

const press = (page: Page, name: string) => () => page.getByRole('button', { name, exact: true }).click();

describe('booking several appointments at once for a client', () => {
  test('keeps the client who was picked, shows whole offers, books all of one, and shows that they belong together', async () => {
    const { owner, leadId } = await openSalon();
    await world.call(owner, 'PATCH', '/v1/sites/current', { taxes: 'extra' });
    const { page, flaws, close } = await world.open(owner, `/dashboard/bookings?new=1&lead=${leadId}`);
    await page.getByText('Client connu : Marie-Ève Roy').waitFor();
    await press(page, 'Plusieurs rendez-vous à la fois')();
    const dialog = page.getByRole('dialog', { name: 'Plusieurs rendez-vous à la fois' });
    await dialog.getByText('Client connu : Marie-Ève Roy').waitFor();
    await press(page, 'Tout réserver')();
    await dialog.getByText('Choisissez une proposition.').waitFor();
    const search = await bodyOf(page, '/v1/bookings/offers', press(page, 'Voir les propositions'));
    expect([search.asked.arrangement, search.asked.parts.length]).toEqual(['in_a_row', 2]);
    const radios = dialog.getByRole('radio', { name: /Coupe.*Couleur.*Total : 125,00 \$ \(taxes en sus\)/ });
    await radios.first().waitFor();
    expect(await flaws()).toEqual([]);
    await radios.first().check();
    const { status, data } = await bodyOf(page, '/v1/bookings/baskets', press(page, 'Tout réserver'));
    expect([status, data.bookings.length]).toEqual([201, 2]);
    for (const one of data.bookings) expect(one).toMatchObject({ leadId, basketId: data.basketId });
    await page.getByRole('status').getByText('2 rendez-vous réservés ensemble').waitFor();
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/dashboard/bookings?booking=${data.bookings[0].bookingId}`);
    const together = page.getByRole('region', { name: 'Réservés ensemble' });
    await together.getByRole('link', { name: 'Couleur' }).waitFor();
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('asks for people together and a series, by whom and from when, and says what was lost, on a phone', async () => {
    const { owner, marie } = await openSalon();
    const look = { language: 'en', theme: 'dark', width: 390 } as const;
    const { page, flaws, close } = await world.open(owner, '/dashboard/bookings?new=1', look);
    await page.getByLabel('Customer’s name').fill('Zoé');
    await press(page, 'Several appointments at once')();
    expect(await page.getByLabel('Customer’s name').inputValue()).toBe('Zoé');
    await page.getByRole('radio', { name: 'For several people, at the same time' }).check();
    await page.getByLabel('With (service of person 2)').selectOption(marie);
    await page.getByText('At most 12 appointments at once.').waitFor();
    await page.getByLabel('How many times').selectOption('6');
    const together = await bodyOf(page, '/v1/bookings/offers', press(page, 'Show offers'));
    expect(together.asked).toMatchObject({
      arrangement: 'together',
      parts: [{}, { calendarId: marie }],
      count: 6,
    });
    for (const { parts, perDate } of together.data.offers) {
      expect([parts.length, perDate]).toEqual([12, 2]);
      for (const [nth, { personName }] of parts.entries()) expect(personName).toBe(nth % 2 ? 'Marie' : 'Léa');
    }
    expect(together.data.offers.length).toBeGreaterThan(0);
    await page.getByRole('radio', { name: 'The same appointment, repeated' }).check();
    await page.getByLabel('Number of appointments').selectOption('6');
    await page.getByLabel('Every', { exact: true }).selectOption('3');
    const series = await bodyOf(page, '/v1/bookings/offers', press(page, 'Show offers'));
    expect(series.data.offers[0].parts).toHaveLength(6);
    const offer = page.getByRole('radio', { name: /Total/ }).first();
    await offer.check();
    expect(await flaws()).toEqual([]);
    await takeFirst(owner, series.data.offers[0].offer);
    const lost = await bodyOf(page, '/v1/bookings/baskets', press(page, 'Book it all'));
    const again = lost.status === 409;
    expect(again).toBe(true);
    await page.getByText('Nothing was booked. Here are the present offers.').waitFor();
    await press(page, 'Only one appointment')();
    expect(await page.getByLabel('Customer’s name').inputValue()).toBe('Zoé');
    await close();
  });

  test('says where a search stopped before its end, and takes it up there', async () => {
    const { owner } = await openSalon();
    const { page, close } = await world.open(owner, '/dashboard/bookings?new=1');
    await press(page, 'Plusieurs rendez-vous à la fois')();
    const searchedUntil = '2027-01-05T14:00:00.000Z';
    const data = { offers: [], isPartial: true, searchedUntil };
    await page.route('**/v1/bookings/offers', (route) => route.fulfill({ json: { data } }), { times: 1 });
    await press(page, 'Voir les propositions')();
    const stopped = page.getByRole('status').filter({ hasText: 'La recherche s’est arrêtée avant la fin' });
    await stopped.waitFor();
    const text = (await stopped.textContent())?.replace(/\s/g, ' ');
    expect(text).toContain('rien n’a été trouvé avant le mar. 5 janv.');
    expect(text).not.toContain('chat');
    const further = await bodyOf(page, '/v1/bookings/offers', press(page, 'Chercher plus tard'));
    expect([further.asked.from, further.status]).toEqual([searchedUntil, 200]);
    await close();
  });
});

/** Somebody else books an offer. */
const takeFirst = (owner: Account, offer: string) =>
  world.call(owner, 'POST', '/v1/bookings/baskets', { offer, name: 'Paul Côté' });

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectDisabled, expectGone, expectSeen } from '../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
const at = (time: string) => `${day}T${time}:00.000Z`;
const ANA = { name: 'Ana Lévy', email: 'ana@example.org' };

/** A business with two services and two bookings, one after the other. */
const openBooked = async () => {
  const owner = await world.owner('Salon Roy');
  const service = (body: object) => world.call(owner, 'POST', '/v1/services', body);
  const { serviceId } = await service({ name: 'Coupe', durationMin: 60, price: 45 });
  await service({ name: 'Teinture', durationMin: 90, price: 120 });
  const book = (startAt: string, who: object) =>
    world.call(owner, 'POST', '/v1/bookings', { serviceId, startAt, ...who });
  const { bookingId } = await book(at('15:00'), ANA);
  await book(at('17:00'), { name: 'Paul Côté' });
  return { owner, bookingId: String(bookingId), path: `/dashboard/bookings?booking=${bookingId}` };
};

describe('editing a booking', () => {
  test('says what the customer hears before it is saved, saves it whole, and keeps who did it', async () => {
    const { owner, path } = await openBooked();
    const { page, flaws, close } = await world.open(owner, path);
    await page.getByRole('button', { name: /^Modifier/ }).click();
    const save = page.getByRole('button', { name: 'Enregistrer' });
    await expectDisabled(save);
    await page.getByLabel('Note').fill('Frange courte');
    await page.getByText('Le client ne reçoit pas de message pour ces changements.').waitFor();
    await page.getByLabel('Service').selectOption({ label: 'Teinture (90 min)' });
    expect(await page.getByLabel('Durée (minutes)').inputValue()).toBe('90');
    await page.getByLabel('Durée (minutes)').fill('75');
    await page.getByText(/^Autre service, autre durée\. Un e-mail part à ana@example\.org/).waitFor();
    expect(await flaws()).toEqual([]);
    const made = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await save.click();
    expect((await (await made).json()).data).toMatchObject({
      ...{ title: 'Teinture', endAt: at('16:15'), price: 120, note: 'Frange courte' },
    });
    await page.getByRole('status').getByText('Réservation modifiée').waitFor();
    await page.goto(`${new URL(page.url()).origin}${path}`);
    const history = page.getByRole('list', { name: 'Historique' });
    await history.getByText('Service : Coupe → Teinture').waitFor();
    await history.getByText(/^Fin\s: \d+\sh\s00 → \d+\sh\s15$/).waitFor();
    await history.getByText('Note : modifié').waitFor();
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('names what is in the way, keeps what was typed, and lets an admin insist', async () => {
    const { owner, path } = await openBooked();
    const { page, flaws, close } = await world.open(owner, path, {
      language: 'en',
      theme: 'dark',
      width: 390,
    });
    await page.getByRole('button', { name: /^Edit/ }).click();
    await page.getByLabel('Length (minutes)').fill('130');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/In the way: Paul Côté, Coupe/).waitFor();
    expect(await page.getByLabel('Length (minutes)').inputValue()).toBe('130');
    expect((await flaws()).filter((flaw) => !flaw.includes('409'))).toEqual([]);
    await page.getByLabel('Book it anyway').check();
    const made = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await (await made).json()).data).toMatchObject({ endAt: at('17:10'), overbooked: true });
    await close();
  });

  test('loses nothing typed when a colleague was first, and keeps what they changed', async () => {
    const { owner, bookingId, path } = await openBooked();
    const { page, close } = await world.open(owner, path);
    await page.getByRole('button', { name: /^Modifier/ }).click();
    await page.getByLabel('Note').fill('Frange courte');
    const { version } = await world.call(owner, 'GET', `/v1/bookings/${bookingId}`);
    await world.call(owner, 'PATCH', `/v1/bookings/${bookingId}`, { price: 40, version });
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('status').getByText('Réservation modifiée').waitFor();
    expect(await world.call(owner, 'GET', `/v1/bookings/${bookingId}`)).toMatchObject({
      ...{ price: 40, note: 'Frange courte' },
    });
    await close();
  });
});

describe('cancelling a booking', () => {
  test('can be undone from the message that says so, and later from the booking', async () => {
    const { owner, bookingId, path } = await openBooked();
    const status = async () => (await world.call(owner, 'GET', `/v1/bookings/${bookingId}`)).status;
    const { page, flaws, close } = await world.open(owner, path);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Annuler/ })
      .click();
    await page.getByRole('button', { name: 'Annuler la réservation' }).click();
    await page.getByRole('button', { name: 'Annuler l’annulation' }).click();
    await page.getByRole('status').getByText('Réservation rétablie').waitFor();
    expect(await status()).toBe('confirmed');
    await world.call(owner, 'DELETE', `/v1/bookings/${bookingId}`);
    await page.goto(`${new URL(page.url()).origin}${path}`);
    const restore = page.getByRole('button', { name: /^Rétablir/ });
    await restore.waitFor();
    expect(await flaws()).toEqual([]);
    await restore.click();
    await page.getByRole('status').getByText('Réservation rétablie').waitFor();
    expect(await status()).toBe('confirmed');
    await close();
  });

  test.each([
    ['has the focus', (undo: Locator) => undo.focus(), (page: Page) => page.locator('main').focus()],
    ['is pointed at', (undo: Locator) => undo.hover(), (page: Page) => page.mouse.move(1, 1)],
  ])('can be undone for as long as the message %s, which says when it is late', async (_, hold, leave) => {
    const { owner, path } = await openBooked();
    const { page, flaws, close } = await world.open(owner, '/mentions', { width: 390 });
    await page.clock.install();
    await page.goto(`${world.origin}${path}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Annuler/ })
      .click();
    await page.getByRole('button', { name: 'Annuler la réservation' }).click();
    const undo = page.getByRole('button', { name: 'Annuler l’annulation' });
    await hold(undo);
    await page.clock.fastForward(30_000);
    await expectSeen(page.getByRole('status').getByText(/Un message est peut-être déjà parti/));
    expect(await flaws()).toEqual([]);
    await leave(page);
    await page.clock.fastForward(10_000);
    await expectGone(undo);
    await close();
  });

  test('gives the focus back from the message once it is undone', async () => {
    const { owner, path } = await openBooked();
    const { page, close } = await world.open(owner, path);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Annuler/ })
      .click();
    await page.getByRole('button', { name: 'Annuler la réservation' }).click();
    const undo = page.getByRole('button', { name: 'Annuler l’annulation' });
    const tab = page.getByRole('link', { name: 'Aperçu' });
    await undo.waitFor();
    await tab.focus();
    await undo.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Réservation rétablie').waitFor();
    await expectSeen(page.locator('a:focus', { hasText: 'Aperçu' }));
    await close();
  });
});

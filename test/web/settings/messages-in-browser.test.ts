import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { oneIn } from '../../support/seeded.ts';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let demo: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: true });
  demo = await world.demoOwner();
});
afterAll(() => world?.close());

const BOUNCE = 'bounce@simulator.amazonses.com';

/** Books for an address from which all e-mail comes back, and waits until that is known. */
const bookedInVain = async (): Promise<string> => {
  const { slots } = await world.call(demo, 'GET', '/v1/slots?limit=100');
  const { services } = await world.call(demo, 'GET', '/v1/services');
  const body = {
    ...{ serviceId: services[0].serviceId, startAt: slots.at(-1).startAt },
    ...{ name: 'Zoé Canari', email: BOUNCE, overbook: true },
  };
  const { bookingId } = await world.call(demo, 'POST', '/v1/bookings', body);
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const { confirmationBounced } = await world.call(demo, 'GET', `/v1/bookings/${bookingId}`);
    if (confirmationBounced) return bookingId;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Nothing was reported of the confirmation.');
};

describe('a booking whose confirmation came back', () => {
  test('is marked, tells which message it was and why, and its address may be written to again', async () => {
    const bookingId = await bookedInVain();
    const { page, flaws, close } = await world.open(demo, `/dashboard/bookings?booking=${bookingId}`);
    const drawer = page.getByRole('dialog');
    const messages = drawer.getByRole('list', { name: 'Messages envoyés' });
    await messages.getByText('Confirmation', { exact: true }).waitFor();
    await messages.getByText('Revenu', { exact: true }).waitFor();
    await messages.getByText('Cette adresse n’existe pas.').waitFor();
    await drawer.getByText('Confirmation non reçue').waitFor();
    expect(await flaws()).toEqual([]);
    await close();
    const settings = await world.open(demo, '/dashboard/settings/messages');
    const list = settings.page.getByRole('list', { name: 'E-mails arrêtés' });
    await list.getByText(`Zoé Canari · ${BOUNCE}`).waitFor();
    expect(await settings.flaws()).toEqual([]);
    await settings.page.getByRole('button', { name: `Écrire de nouveau à ${BOUNCE}` }).click();
    await settings.page.getByText('Aucune adresse.').waitFor();
    expect(await settings.flaws()).toEqual([]);
    await settings.close();
  });
});

test.each(
  oneIn(2, [
    { language: 'en', theme: 'dark', width: 390 },
    { language: 'fr', theme: 'light', width: 390 },
  ] as const),
)('settings of messages fit and break no rule ($language, $theme, $width px)', async (look) => {
  const { page, flaws, close } = await world.open(demo, '/dashboard/settings/messages', look);
  await page.getByRole('heading', { name: /^(Your e-mail of|Vos e-mails des)/ }).waitFor();
  await page.getByText(/^(No address\.|Aucune adresse\.)$/).waitFor();
  expect(await flaws()).toEqual([]);
  await close();
});

test('a list that cannot be read says so, and can be asked for again', async () => {
  const { page, close } = await world.open(demo, '/dashboard/overview');
  await page.route('**/v1/suppressions*', (route) => route.abort());
  await page.goto(`${world.origin}/dashboard/settings/messages`);
  await expectSeen(page.getByText('Impossible de charger les adresses.'));
  await page.unroute('**/v1/suppressions*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expectSeen(page.getByText('Aucune adresse.'));
  await close();
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) =>
  new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - hours * HOUR_MS).toISOString();

/** A business and a client of it who came once and once did not. */
const openKnown = async () => {
  const owner = await world.owner('Salon Roy');
  const call = (method: string, path: string, body: object) => world.call(owner, method, path, body);
  const { serviceId } = await call('POST', '/v1/services', { name: 'Coupe', durationMin: 45, price: 45 });
  const lead = { name: 'Marie-Ève Roy', phone: '514 555-0142', note: 'Allergique au parabène' };
  const { leadId } = await call('POST', '/v1/leads', lead);
  const book = (startAt: string) =>
    call('POST', '/v1/bookings', { serviceId, startAt, name: lead.name, phone: lead.phone });
  await book(hoursAgo(5));
  const { bookingId } = await book(hoursAgo(3));
  await call('PATCH', `/v1/bookings/${bookingId}`, { status: 'no_show' });
  return { owner, leadId: String(leadId) };
};

describe('booking for a known client', () => {
  test('finds them by the end of their phone, shows what they had, and books for them', async () => {
    const { owner, leadId } = await openKnown();
    const { page, flaws, close } = await world.open(owner, '/dashboard/bookings?new=walk-in');
    await page.getByLabel('Chercher un client connu').fill('0142');
    await page.getByText('1 client trouvé').waitFor();
    expect(await flaws()).toEqual([]);
    await page.getByRole('button', { name: /Marie-Ève Roy/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Client connu : Marie-Ève Roy').waitFor();
    await dialog.locator('button:focus').getByText('Autre client').waitFor();
    await dialog.getByText('Allergique au parabène').waitFor();
    await dialog.getByText(/^45,00\s\$/).waitFor();
    expect(await page.getByLabel('Nom du client').inputValue()).toBe('Marie-Ève Roy');
    expect(await flaws()).toEqual([]);
    const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Commencer' }).click();
    expect((await (await made).json()).data).toMatchObject({ leadId, leadName: 'Marie-Ève Roy' });
    await close();
  });

  test('says that nobody is known, takes the first by Enter, and lets go of them, on a phone', async () => {
    const { owner, leadId } = await openKnown();
    const look = { language: 'en', theme: 'dark', width: 390 } as const;
    const { page, flaws, close } = await world.open(owner, '/dashboard/bookings?new=1', look);
    const search = page.getByLabel('Find a known customer');
    await search.fill('Zoé');
    await page.getByText(/^No known customer/).waitFor();
    await search.fill('eve r');
    await page.getByText('1 customer found').waitFor();
    await search.press('Enter');
    await page.getByText('Known customer: Marie-Ève Roy').waitFor();
    expect(await flaws()).toEqual([]);
    await page.getByRole('button', { name: 'Another customer' }).click();
    await search.and(page.locator(':focus')).waitFor();
    expect(await page.getByLabel('Customer’s name').inputValue()).toBe('');
    await page.goto(`${new URL(page.url()).origin}/dashboard/leads?lead=${leadId}`);
    await page.getByRole('dialog').getByText('No-shows').waitFor();
    expect(await flaws()).toEqual([]);
    await close();
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let demo: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: true });
  demo = await world.demoOwner();
});
afterAll(() => world?.close());

const boxOf = async (thing: Locator) => {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { ...box, bottom: box.y + box.height };
};

test('on a phone the header says whole who is signed in, beside its buttons', async () => {
  const { page, settled, flaws, close } = await world.open(demo, '/dashboard/services', { width: 390 });
  await settled();
  const header = page.getByRole('banner');
  const isCut = await header.locator('p').evaluate((line) => line.scrollWidth > line.clientWidth);
  expect(isCut).toBe(false);
  await expectSeen(header.getByText('demo@comptoir.test'));
  await expectSeen(header.getByRole('link', { name: 'Gérer le site' }));
  expect(await flaws()).toEqual([]);
  await close();
});

test('what a notification means stands nearer to it than to the next one', async () => {
  const { page, settled, close } = await world.open(demo, '/dashboard/settings/notifications');
  await settled();
  const [own, meaning, next] = await Promise.all(
    ['Nouveau rendez-vous', 'Dès qu’un visiteur réserve.', 'Nouvelle demande'].map((text) =>
      boxOf(page.getByText(text, { exact: true })),
    ),
  );
  expect((next?.y ?? 0) - (meaning?.bottom ?? 0)).toBeGreaterThan((meaning?.y ?? 0) - (own?.bottom ?? 0));
  await close();
});

test('a customer’s tags leave no gap in a list, where they are pressed by a mouse', async () => {
  const { page, settled, close } = await world.open(demo, '/dashboard/leads');
  await settled();
  const row = page.getByRole('row').filter({ hasText: 'VIP' }).first();
  const tag = row.getByRole('link', { name: /VIP/ });
  expect((await boxOf(tag)).height).toBeLessThanOrEqual(28);
  await close();
});

test('the table of leads fits its card on a laptop, and its steps say what waits, in the same words', async () => {
  const path = '/dashboard/leads';
  const { page, settled, flaws, close } = await world.open(demo, path, { width: 1280 });
  await settled();
  const wide = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  expect(wide).toBeLessThanOrEqual(0);
  const row = page.getByRole('row').filter({ hasText: 'Attend une réponse' }).first();
  const [name = ''] = await row.getByRole('rowheader').getByRole('button').allTextContents();
  await page.goto(`${world.origin}${path}?view=board`);
  await settled();
  const card = page.getByRole('article').filter({ hasText: name }).first();
  await expectSeen(card.getByText('Attend une réponse'));
  expect(await flaws()).toEqual([]);
  await close();
});

test('a new tag is asked for in whole words on a phone, and what does not fit is said', async () => {
  const { conversations } = await world.call(demo, 'GET', '/v1/conversations?limit=1');
  const path = `/dashboard/conversations?conversation=${conversations[0].conversationId}`;
  const { page, settled, flaws, close } = await world.open(demo, path, { width: 390 });
  await settled();
  const tag = page.getByRole('combobox', { name: 'Nouvelle étiquette' });
  expect((await boxOf(tag)).width).toBeGreaterThanOrEqual(190);
  await tag.focus();
  await page.keyboard.insertText('Une étiquette vraiment très très longue');
  await expectSeen(page.getByText('30 caractères au plus : la suite n’a pas été gardée.'));
  expect(await flaws()).toEqual([]);
  await tag.fill('Chien');
  await tag.press('End');
  await page.keyboard.insertText('s');
  expect(await page.getByText('la suite n’a pas été gardée').count()).toBe(0);
  await close();
});

test('no date below the report’s chart is cut', async () => {
  const { page, settled, close } = await world.open(demo, '/dashboard/reports');
  await settled();
  const chart = page.getByRole('img', { name: /jour/ });
  const { x, width } = await boxOf(chart);
  for (const label of await chart.locator('text').all()) {
    const box = await boxOf(label);
    expect(box.x + box.width).toBeLessThanOrEqual(x + width);
  }
  await close();
});

test('on a phone a member’s name stands beside their picture, and a long message ends in dots', async () => {
  const { page, settled, close } = await world.open(demo, '/dashboard/members', { width: 390 });
  await settled();
  const name = page.getByText('Marie Lavoie').first();
  expect(await name.evaluate((element) => getComputedStyle(element).textAlign)).toBe('left');
  await page.goto(`${world.origin}/dashboard/leads`);
  await settled();
  const message = page.getByText(/Could somebody call me back/).first();
  expect(await message.evaluate((element) => getComputedStyle(element).textAlign)).toBe('left');
  await close();
});

/** A field that is refused, and its label, neither of them beyond the edge of what scrolls. */
const expectInView = async (field: Locator, top: number): Promise<void> => {
  await expectSeen(field.and(field.page().locator('[aria-invalid=true]:focus')));
  const label = await field.evaluate(
    (input: HTMLInputElement) => input.labels?.[0]?.getBoundingClientRect().top,
  );
  expect(label).toBeGreaterThanOrEqual(top);
  expect((await boxOf(field)).bottom).toBeLessThanOrEqual(844);
};

test('on a phone a form that is refused shows the field, even the one that has the focus still', async () => {
  const { page, settled, close } = await world.open(demo, '/dashboard/settings/booking', { width: 390 });
  await settled();
  const horizon = page.getByLabel('Horizon (jours)');
  await horizon.fill('9999');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expectInView(horizon, 0);
  await close();
});

test('on a phone a drawer that is refused shows the first field with its label, below its header', async () => {
  const { page, settled, close } = await world.open(demo, '/dashboard/faq', { width: 390 });
  await settled();
  await page.getByRole('button', { name: 'Ajouter une question' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: /^(Ajouter|Créer|Enregistrer)/ }).click();
  const header = await boxOf(drawer.locator('header'));
  await expectInView(drawer.getByLabel('Question', { exact: true }), header.bottom);
  await close();
});

test('on a phone the day breaks no time and no name of who it is with', async () => {
  const { bookings } = await world.call(demo, 'GET', '/v1/bookings');
  const dates: readonly string[] = bookings.map(({ startAt }: { startAt: string }) => startAt).toSorted();
  const [date] = dates.at(-1)?.split('T') ?? [];
  const look = { language: 'en', width: 390 } as const;
  const { page, settled, close } = await world.open(demo, `/dashboard/bookings?view=day&date=${date}`, look);
  await settled();
  const lines = page.locator('li').getByText(/^\d+:\d\d.[ap]\.m\.$|^With /);
  expect(await lines.count()).toBeGreaterThan(2);
  for (const line of await lines.all()) expect((await boxOf(line)).height).toBeLessThanOrEqual(24);
  await close();
});

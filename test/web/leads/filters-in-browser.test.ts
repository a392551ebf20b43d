import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Look } from '../../e2e/inspected-page.ts';
import { oneIn } from '../../support/seeded.ts';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const WORDS = {
  fr: {
    search: 'Rechercher un lead',
    filters: 'Filtres',
    one: 'Filtres (1)',
    status: 'Statut',
    takeOff: 'Statut : Gagné, retirer ce filtre',
    order: 'Ordre',
    orderSet: 'Ordre : Nom, de Z à A, retirer ce filtre',
    clear: 'Tout effacer',
    show: 'Voir la liste',
  },
  en: {
    search: 'Search leads',
    filters: 'Filters',
    one: 'Filters (1)',
    status: 'Status',
    takeOff: 'Status: Won, remove this filter',
    order: 'Order',
    orderSet: 'Order: Name, Z to A, remove this filter',
    clear: 'Clear all',
    show: 'Show the list',
  },
} as const;

const PHONE = { width: 390, height: 844 };
const LOOKS: readonly Look[] = [
  { language: 'fr', theme: 'light', width: PHONE.width },
  { language: 'en', theme: 'dark', width: PHONE.width },
];

test('what cannot be read for another filter is said, and the rows of the last one do not stand for it', async () => {
  const owner = await world.owner('Salon Roy');
  await world.call(owner, 'POST', '/v1/leads', { name: 'Ana Roy' });
  const { page, close } = await world.open(owner, '/dashboard/leads');
  const ana = page.getByRole('button', { name: 'Ana Roy', exact: true });
  await expectSeen(ana.first());
  await page.route(/\/v1\/leads\?.*status=won/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'invalid_request', message: 'Illisible.' } } }),
  );
  await page.getByLabel('Statut', { exact: true }).first().selectOption({ label: 'Gagné' });
  await expectSeen(page.getByText('Illisible.'));
  expect(await ana.count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expectGone(page.getByText('Illisible.'));
  await close();
});

test.each(oneIn(2, LOOKS))(
  'a phone shows the first client at once; the choices are in a sheet, and those made are chips ($language, $theme)',
  async (look) => {
    const words = WORDS[look.language];
    const owner = await world.owner('Salon Roy');
    await world.call(owner, 'POST', '/v1/leads', { name: 'Ana Roy', tags: ['VIP'] });
    const { leadId } = await world.call(owner, 'POST', '/v1/leads', { name: 'Luc Roy' });
    await world.call(owner, 'PATCH', `/v1/leads/${leadId}`, { status: 'won' });

    const { page, flaws, flawsInOtherTheme, close } = await world.open(owner, '/dashboard/leads', look);
    const lead = (name: string) => page.getByRole('button', { name, exact: true }).first();
    const filters = page.getByRole('button', { name: words.filters, exact: true });
    const sheet = page.getByRole('dialog', { name: words.filters });
    const isFocused = (name: string) =>
      expectSeen(page.locator(':focus').and(page.getByRole('button', { name, exact: true })));
    await expectSeen(lead('Luc Roy'));
    expect((await lead('Luc Roy').boundingBox())?.y).toBeLessThan(PHONE.height);
    await expectSeen(page.getByRole('searchbox', { name: words.search }));
    expect(await page.getByRole('combobox').count()).toBe(0);
    expect(await flaws()).toEqual([]);

    await filters.focus();
    await page.keyboard.press('Enter');
    await sheet.getByRole('combobox', { name: words.status }).selectOption('won');
    expect(await flaws()).toEqual([]);
    expect(await flawsInOtherTheme()).toEqual([]);
    await page.keyboard.press('Escape');
    await expectGone(sheet);
    await isFocused(words.one);
    await expectGone(lead('Ana Roy'));
    expect(new URL(page.url()).search).toBe('?status=won');
    expect(await flaws()).toEqual([]);
    expect(await flawsInOtherTheme()).toEqual([]);
    await page.getByRole('button', { name: words.takeOff }).click();
    await expectSeen(lead('Ana Roy'));
    expect(new URL(page.url()).search).toBe('');
    await isFocused(words.filters);

    await filters.click();
    await sheet.getByRole('combobox', { name: words.order }).selectOption('-name');
    await page.goBack();
    await expectGone(sheet);
    await expectSeen(page.getByRole('button', { name: words.orderSet }));
    await page.getByRole('button', { name: words.one }).click();
    await sheet.getByRole('button', { name: words.clear }).click();
    await sheet.getByRole('button', { name: words.show }).click();
    await expectSeen(filters);
    expect(new URL(page.url()).search).toBe('');

    await page.setViewportSize({ width: 1440, height: 900 });
    await expectSeen(page.getByRole('combobox', { name: words.status }));
    expect(await filters.count()).toBe(0);
    await close();
  },
);

test('what a choice lets go of is said, with what goes together, and the order of the list is seen', async () => {
  const owner = await world.owner('Salon Lévy');
  await world.call(owner, 'POST', '/v1/leads', { name: 'Ana Roy', tags: ['VIP'] });
  const { page, flaws, close } = await world.open(owner, '/dashboard/leads');
  await expectSeen(page.getByRole('columnheader', { name: 'Dernière activité' }));
  await page.getByLabel('Statut', { exact: true }).selectOption({ label: 'Nouveau' });
  await page.getByRole('combobox', { name: 'Étiquettes' }).selectOption({ label: 'VIP' });
  await expectSeen(page.getByRole('status').filter({ hasText: 'Retiré : Statut · Nouveau. Une recherche' }));
  expect(await page.getByLabel('Statut', { exact: true }).inputValue()).toBe('');
  expect(await flaws()).toEqual([]);
  await page.getByRole('combobox', { name: 'Étiquettes' }).selectOption({ label: 'Toutes les étiquettes' });
  await expectGone(page.getByText(/^Retiré/));
  await close();
});

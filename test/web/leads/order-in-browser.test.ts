import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { HOUR_MS } from '../../../shared/domain/duration.ts';
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
    order: 'Ordre',
    filters: /^Filtres/,
    show: 'Voir la liste',
    tags: 'Étiquettes',
    column: 'Rendez-vous',
    told: /qui n’en a aucun n’est pas dans cette liste/,
    nobody: 'Personne n’a de rendez-vous, passé ou à venir.',
    all: 'Voir tous les leads',
  },
  en: {
    order: 'Order',
    filters: /^Filters/,
    show: 'Show the list',
    tags: 'Tags',
    column: 'Appointment',
    told: /whoever has none is not in this list/,
    nobody: 'Nobody has an appointment, past or coming.',
    all: 'Show all leads',
  },
} as const;

const LOOKS: readonly Look[] = [
  { language: 'fr', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 1440 },
];

test.each(oneIn(2, LOOKS))(
  'the list is ordered by the last appointment, both ways round ($language, $width)',
  async (look) => {
    const words = WORDS[look.language];
    const owner = await world.owner(`Salon Roy ${look.width}`);
    const create = (path: string, body: object) => world.call(owner, 'POST', path, body);
    await create('/v1/leads', { name: 'Zoé Jamais', tags: ['VIP'] });

    const { page, flaws, close } = await world.open(owner, '/dashboard/leads?sort=lastBookingAt', look);
    await expectSeen(page.getByText(words.nobody));
    await expectSeen(page.getByText(words.told));
    await page.getByRole('button', { name: words.all }).click();
    await expectSeen(page.getByRole('button', { name: 'Zoé Jamais', exact: true }));

    const { serviceId } = await create('/v1/services', { name: 'Coupe', durationMin: 30, price: 40 });
    const soon = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
    for (const [days, name] of [30, 60].map((n) => [n, `Client ${n}`] as const))
      await create('/v1/bookings', {
        ...{ serviceId, name, email: `c${days}@example.org`, overbook: true },
        startAt: new Date(soon + days * 24 * HOUR_MS).toISOString(),
      });
    const listed = async (): Promise<readonly string[]> =>
      (await world.call(owner, 'GET', '/v1/leads?sort=lastBookingAt')).leads.map(
        ({ name }: { name: string }) => name,
      );
    while ((await listed()).length < 2) await page.waitForTimeout(100);
    expect(await listed()).toEqual(['Client 30', 'Client 60']);

    await page.goto(new URL('/dashboard/leads?tag=VIP', page.url()).href);
    const isPhone = look.width === 390;
    const within = isPhone ? page.getByRole('dialog') : page;
    /** Does something with one of the choices; on a phone they are in a sheet. */
    const choice = async (name: string, act: (select: Locator) => Promise<unknown>): Promise<void> => {
      if (isPhone) await page.getByRole('button', { name: words.filters }).click();
      await act(within.getByRole('combobox', { name }));
      if (isPhone) await within.getByRole('button', { name: words.show }).click();
    };
    const orderIs = (value: string) =>
      choice(words.order, async (select) => expect(await select.inputValue()).toBe(value));
    await choice(words.order, (select) => select.selectOption('-lastBookingAt'));
    await expectGone(page.getByRole('button', { name: 'Zoé Jamais', exact: true }));
    expect(new URL(page.url()).search).toBe('?sort=-lastBookingAt');
    const names = page.getByRole('rowheader').getByRole('button');
    expect(await names.allInnerTexts()).toEqual(['Client 60', 'Client 30']);
    expect(await flaws()).toEqual([]);
    await page.getByRole('button', { name: words.column, exact: true }).click();
    await expectSeen(names.first().filter({ hasText: 'Client 30' }));
    await orderIs('lastBookingAt');
    await choice(words.tags, (select) => select.selectOption('VIP'));
    await expectSeen(page.getByRole('button', { name: 'Zoé Jamais', exact: true }));
    await orderIs('');
    await close();
  },
);

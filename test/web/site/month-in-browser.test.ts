import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFlaws } from '../../support/axe.ts';
import { expectSeen } from '../../support/seen.ts';
import { brotliSize, builtFiles } from './built-site.ts';
import { demoSlots } from './demo-config.ts';
import { openSiteWorld, openWithoutMonth, PAGE, type SiteWorld } from './site-world.ts';

let world: SiteWorld;
beforeAll(async () => {
  world = await openSiteWorld();
});
afterAll(() => world?.close());
beforeEach(() => world.reset());

const days = ['2026-11-24', '2026-11-27', '2026-12-01'].map((date) => ({
  date,
  startAt: `${date}T14:00:00Z`,
}));
const daysCalls = () => world.calls.filter(({ path }) => path.endsWith('/days'));

/** The free days above, and on each its three times; `many` of them on the first. */
const answering = (many = 0) => {
  world.answer = (request) => {
    if (request.path.endsWith('/days')) return { body: { data: { days } } };
    const from = request.query.get('from') ?? '';
    const slots = demoSlots(request.query.get('serviceId') ?? 'none').filter(
      ({ startAt }) => startAt >= from,
    );
    return { body: { data: { slots: many > 0 && from === '' ? slots.slice(0, many) : slots } } };
  };
};

/** Scrolls to the form, as whoever wants to book does. */
const openForm = async (path: string, width: number) => {
  const opened = await world.open(path, { viewport: { width, height: 844 } });
  await opened.page
    .getByRole('heading', { name: /^(Prendre rendez-vous|Book an appointment)$/ })
    .scrollIntoViewIfNeeded();
  return opened;
};

const offered = (page: Page) =>
  page
    .locator('input[name="slotId"]')
    .evaluateAll((times) => times.map((time) => time.getAttribute('value')?.replace(/^.*?\./, '')));

describe('the month of the booking form', () => {
  test.each([
    ['fr', 1280, 'light'],
    ['en', 390, 'dark'],
  ] as const)(
    'is open once the form comes near, marks the day that is shown, is walked through by keys, and shows the day it picks (%s)',
    async (language, width, theme) => {
      const says = (fr: RegExp, en: RegExp) => (language === 'fr' ? fr : en);
      answering();
      const { page, complaints } = await openForm(`${PAGE}?lang=${language}&theme=${theme}`, width);
      const grid = page.getByRole('grid', { name: says(/^novembre 2026$/, /^November 2026$/) });
      await expectSeen(grid);
      expect(daysCalls()).toHaveLength(1);
      expect(daysCalls()[0]?.query.get('serviceId')).toBe('svc-eclat');
      expect(await axeFlaws(page)).toEqual([]);
      const right = await grid.evaluate((element) => element.getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(width);
      expect(await offered(page)).toEqual(['2026-11-24T14:00', '2026-11-24T16:30', '2026-11-24T19:00']);
      expect(await grid.locator('[aria-current=date]').allTextContents()).toEqual(['24']);

      const day = (name: RegExp) => page.getByRole('button', { name });
      await day(says(/^mardi 24 novembre, libre, affiché$/, /^Tuesday, November 24, free, shown$/)).focus();
      await page.keyboard.press('ArrowRight');
      const closed = day(
        says(/^mercredi 25 novembre, rien de libre$/, /^Wednesday, November 25, nothing free$/),
      );
      expect(await closed.getAttribute('aria-disabled')).toBe('true');
      const before = world.calls.length;
      await page.keyboard.press('Enter');
      expect(world.calls).toHaveLength(before);

      await page.keyboard.press('PageDown');
      await expectSeen(page.getByRole('grid', { name: says(/^décembre 2026$/, /^December 2026$/) }));
      const asked = page.waitForResponse(/\/slots\?/);
      await page.keyboard.press('Enter');
      await asked;
      const picked = day(says(/^mardi 1er décembre, libre, affiché$/, /^Tuesday, December 1, free, shown$/));
      await expectSeen(picked);
      expect(await picked.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(world.calls.find(({ path }) => path.endsWith('/slots'))?.query.get('from')).toBe(
        '2026-12-01T14:00:00Z',
      );
      await page.locator('input[value="svc-eclat.2026-12-01T14:00"]').waitFor({ state: 'attached' });
      expect(await offered(page)).toEqual(['2026-12-01T14:00', '2026-12-01T16:30', '2026-12-01T19:00']);
      expect(await axeFlaws(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('leads from day to free day, and keeps the focus on the button that does', async () => {
    answering();
    const { page } = await openForm(PAGE, 390);
    const [before, after] = ['Jour libre précédent', 'Jour libre suivant'].map((name) =>
      page.getByRole('button', { name }),
    );
    if (!before || !after) throw new Error('Two were asked for.');
    await expectSeen(after);
    expect(await before.isDisabled()).toBe(true);
    for (const day of ['vendredi 27 novembre', 'mardi 1er décembre']) {
      await after.press('Enter');
      await expectSeen(page.getByRole('button', { name: `${day}, libre, affiché` }));
    }
    expect(await after.isDisabled()).toBe(true);
    await expectSeen(page.getByRole('grid', { name: 'décembre 2026' }));
    await before.press('Enter');
    await page.locator('input[value="svc-eclat.2026-11-27T14:00"]').waitFor({ state: 'attached' });
    expect(await before.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  test('shows all times of its day, though an answer ends within it', async () => {
    answering(2);
    const { page } = await openForm(PAGE, 390);
    await page.getByLabel('Service', { exact: true }).selectOption('svc-massage');
    await page.locator('input[value="svc-massage.2026-11-24T19:00"]').waitFor({ state: 'attached' });
    expect(await offered(page)).toEqual(['2026-11-24T14:00', '2026-11-24T16:30', '2026-11-24T19:00']);
    await page.context().close();
  });

  test('asks for the days of another service, and shows the soonest of them', async () => {
    answering();
    const { page } = await openForm(PAGE, 390);
    await page.getByRole('button', { name: 'Jour libre suivant' }).click();
    await page.getByLabel('Service', { exact: true }).selectOption('svc-massage');
    await expectSeen(page.getByRole('button', { name: 'mardi 24 novembre, libre, affiché' }));
    expect(daysCalls().map(({ query }) => query.get('serviceId'))).toEqual(['svc-eclat', 'svc-massage']);
    await page.context().close();
  });

  test('says that the days could not be loaded, and asks again', async () => {
    world.answer = () => ({ status: 503, body: { error: { code: 'busy', message: 'Réessayez.' } } });
    const { page } = await openForm(PAGE, 1280);
    const alert = page.getByRole('alert').filter({ hasText: 'Impossible de charger les jours libres.' });
    await expectSeen(alert);
    expect(await axeFlaws(page)).toEqual([]);
    answering();
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expectSeen(page.getByRole('grid'));
    await page.context().close();
  });

  test('says so where no day is free', async () => {
    world.answer = () => ({ body: { data: { days: [] } } });
    const { page } = await openForm(PAGE, 1280);
    await expectSeen(page.getByText('Aucun jour libre pour le moment.'));
    await page.context().close();
  });

  test('that cannot be fetched is said, and the times of all days are there, with later ones', async () => {
    const later = { slotId: 'later', startAt: '2026-12-02T14:00:00Z', endAt: '2026-12-02T15:00:00Z' };
    world.answer = ({ query }) => ({
      body: { data: { slots: query.get('from') === '2026-12-01T19:01:00.000Z' ? [later] : [] } },
    });
    const { page } = await openWithoutMonth(world);
    await expectSeen(page.getByRole('alert').filter({ hasText: 'Le calendrier n’a pas pu être chargé' }));
    await page.getByText('Voir plus de jours').click();
    await page.getByRole('button', { name: 'Chercher plus tard' }).click();
    await page.locator('input[value="later"]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Chercher plus tard' }).click();
    await page.getByText('Pas d’autre créneau pour l’instant.').waitFor();
    expect(await page.getByRole('radio').count()).toBe(demoSlots('svc-eclat').length + 1);
    await page.context().close();
  });

  test('is at most 6 KB of script, as brotli, and is not loaded by who does not come near', async () => {
    const scripts = builtFiles(world.built.siteDir, '.js').filter((file) => file.includes('month-calendar-'));
    expect(scripts).toHaveLength(1);
    expect(scripts.reduce((sum, file) => sum + brotliSize(file), 0)).toBeLessThanOrEqual(6 * 1024);
    const { page } = await world.open(PAGE, { viewport: { width: 390, height: 844 } });
    await page.waitForLoadState('networkidle');
    expect(daysCalls()).toEqual([]);
    await page.context().close();
  });
});

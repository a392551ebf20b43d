import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { axeFlaws } from '../../support/axe.ts';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { openSiteWorld, PAGE, type SiteWorld, slotsAnswer } from './site-world.ts';

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

const answering = () => {
  world.answer = (request) =>
    request.path.endsWith('/days') ? { body: { data: { days } } } : slotsAnswer(request);
};

describe('the month of the booking form', () => {
  test.each([
    ['fr', 1280],
    ['en', 390],
  ] as const)(
    'is opened, walked through by keys, and shows the times of the date it picks (%s)',
    async (language, width) => {
      const says = (fr: RegExp, en: RegExp) => (language === 'fr' ? fr : en);
      answering();
      const { page, complaints } = await world.open(`${PAGE}?lang=${language}`, {
        viewport: { width, height: 844 },
      });
      const opener = page.getByRole('button', { name: says(/^Choisir une date$/, /^Choose a date$/) });
      await opener.click();
      const grid = page.getByRole('grid', { name: says(/^novembre 2026$/, /^November 2026$/) });
      await expectSeen(grid);
      expect(daysCalls()[0]?.query.get('serviceId')).toBe('svc-eclat');
      expect(await axeFlaws(page)).toEqual([]);
      const right = await grid.evaluate((element) => element.getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(width);

      const day = (name: RegExp) => page.getByRole('button', { name });
      await day(says(/^mardi 24 novembre, libre$/, /^Tuesday, November 24, free$/)).focus();
      await page.keyboard.press('ArrowRight');
      const closed = day(
        says(/^mercredi 25 novembre, rien de libre$/, /^Wednesday, November 25, nothing free$/),
      );
      expect(await closed.getAttribute('aria-disabled')).toBe('true');
      const before = world.calls.length;
      await page.keyboard.press('Enter');
      expect(world.calls).toHaveLength(before);
      await expectSeen(grid);

      await page.keyboard.press('PageDown');
      await expectSeen(page.getByRole('grid', { name: says(/^décembre 2026$/, /^December 2026$/) }));
      const asked = page.waitForResponse(/\/slots\?/);
      await page.keyboard.press('Enter');
      await asked;
      await expectGone(page.getByRole('grid'));
      await expectSeen(
        page.getByRole('button', { name: says(/^Revenir au plus tôt$/, /^Back to the soonest$/) }),
      );
      expect(world.lastCall().query.get('from')).toBe('2026-12-01T14:00:00Z');
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

      const askedAgain = page.waitForResponse(/\/slots\?/);
      await page
        .getByRole('button', { name: says(/^Revenir au plus tôt$/, /^Back to the soonest$/) })
        .click();
      await askedAgain;
      await expectGone(
        page.getByRole('button', { name: says(/^Revenir au plus tôt$/, /^Back to the soonest$/) }),
      );
      expect(world.lastCall().query.get('from')).toBeNull();
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('says that the days could not be loaded, and asks again', async () => {
    world.answer = () => ({ status: 503, body: { error: { code: 'busy', message: 'Réessayez.' } } });
    const { page } = await world.open(PAGE);
    await page.getByRole('button', { name: 'Choisir une date' }).click();
    const alert = page.getByRole('alert');
    await expectSeen(alert);
    expect(await axeFlaws(page)).toEqual([]);
    answering();
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expectSeen(page.getByRole('grid'));
    await page.context().close();
  });

  test('says so where no day is free', async () => {
    world.answer = () => ({ body: { data: { days: [] } } });
    const { page } = await world.open(PAGE);
    await page.getByRole('button', { name: 'Choisir une date' }).click();
    await expectSeen(page.getByText('Aucun jour libre pour le moment.'));
    await page.context().close();
  });

  test('that cannot be fetched is said, and the times stay', async () => {
    const { page } = await world.open(PAGE);
    await page.route('**/month-calendar-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Choisir une date' }).click();
    await expectSeen(page.getByRole('alert'));
    await expectSeen(page.getByRole('radio').first());
    await page.context().close();
  });
});

import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { axeFlaws } from '../../support/axe.ts';
import { brotliSize, builtFiles } from './built-site.ts';
import { openSiteWorld, PAGE, type SiteWorld } from './site-world.ts';

let world: SiteWorld;

beforeAll(async () => {
  world = await openSiteWorld();
});
afterAll(() => world?.close());
beforeEach(() => world.reset());

describe('the public page in a browser', () => {
  test('hydrates without a word on the console, under a policy that runs nothing inline', async () => {
    const { page, complaints } = await world.open(PAGE);
    await page.getByLabel('Votre message').fill('Allô');
    await page.getByRole('button', { name: 'Envoyer' }).isEnabled();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['in French, light', PAGE, 1280],
    ['in English, dark', `${PAGE}?lang=en&theme=dark`, 1280],
    ['on a phone', `${PAGE}?colour=%23ffff00`, 390],
    ['on a phone, dark', `${PAGE}?theme=dark&colour=%23000080`, 390],
    ['with very long names', `${PAGE}?long=1`, 390],
    ['with a team, dark', `${PAGE}?team=1&theme=dark`, 390],
    ['with a team, in English', `${PAGE}?team=1&lang=en`, 1440],
    ['of the embed', '/embed/studio-lumiere', 400],
    ['of an unknown site', '/site/inconnu', 800],
  ])('breaks no accessibility rule and is never wider than the window (%s)', async (_, path, width) => {
    const { page } = await world.open(path, { viewport: { width, height: 844 } });
    expect(await axeFlaws(page)).toEqual([]);
    const right = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('body *')].map((e) => e.getBoundingClientRect().right)),
    );
    expect(right).toBeLessThanOrEqual(width);
    await page.context().close();
  });

  test('tells a service on a phone in few lines: its price beside its button', async () => {
    const { page } = await world.open(PAGE, { viewport: { width: 390, height: 844 } });
    const cards = page.locator('#services li');
    const card = cards.filter({ hasText: '$' }).first();
    const middle = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    const apart = (await middle(card.getByText('$'))) - (await middle(card.getByRole('link')));
    expect(Math.abs(apart)).toBeLessThan(4);
    const heights = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.max(...heights)).toBeLessThan(200);
    await page.context().close();
  });

  test('stores nothing in the browser but the conversation, in its own tab and once there is one', async () => {
    const { page } = await world.open(PAGE);
    const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length]);
    expect(await stored()).toEqual([0, 0]);
    await page.getByLabel('Votre message').fill('Bonjour');
    await page.getByLabel('Votre message').press('Enter');
    await page.getByText('Bien sûr.').waitFor();
    expect(await page.context().cookies()).toEqual([]);
    expect(await stored()).toEqual([0, 1]);
    await page.context().close();
  });

  test.each([PAGE, `${PAGE}?cover=1`, '/embed/studio-lumiere', '/rdv/t0k3n'])(
    'loads at most 75 KB of script by itself, as brotli, and none that it does not name (%s)',
    async (path) => {
      const { page } = await world.open(path);
      await page.waitForLoadState('networkidle');
      const named = await page
        .locator('script[src], link[rel=modulepreload]')
        .evaluateAll((all) =>
          all.flatMap((one) => [
            one.getAttribute('src') ?? one.getAttribute('href') ?? '',
            ...(one.getAttribute('data-scripts')?.split(' ') ?? []),
          ]),
        );
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      const scripts = loaded.filter((address) => address.endsWith('.js'));
      expect(new Set(scripts)).toEqual(new Set(named));
      const bytes = [...new Set(scripts)].reduce(
        (sum, address) => sum + brotliSize(join(world.built.siteDir, address)),
        0,
      );
      expect(bytes).toBeGreaterThan(30 * 1024);
      expect(bytes).toBeLessThanOrEqual(75 * 1024);
      await page.context().close();
    },
  );

  test('weighs at most 8 KB of style, as brotli', () => {
    const sheets = builtFiles(world.built.siteDir, '.css');
    expect(sheets).toHaveLength(1);
    expect(sheets.map(brotliSize).every((bytes) => bytes <= 8 * 1024)).toBe(true);
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { axeFlaws } from '../../support/axe.ts';
import { openSiteWorld, type SiteWorld } from './site-world.ts';

const PAGE = '/unsubscribe/t0k3n';

let world: SiteWorld;
beforeAll(async () => {
  world = await openSiteWorld();
});
afterAll(() => world?.close());

test.each([
  ['on a phone', PAGE, 390, 'light'],
  ['in the dark, in English', `${PAGE}?lang=en`, 1280, 'dark'],
  ['unsubscribed', `${PAGE}?unsubscribed`, 390, 'dark'],
  ['of a very long name', `${PAGE}?long`, 390, 'light'],
] as const)(
  'the page of an unsubscribe link hydrates in silence, breaks no accessibility rule and fits (%s)',
  async (_, path, width, colorScheme) => {
    const { page, complaints } = await world.open(path, { viewport: { width, height: 844 }, colorScheme });
    expect(await axeFlaws(page)).toEqual([]);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { sharedBrowser } from '../../support/run-host.ts';
import { COVER, openSiteWorld, PAGE, type SiteWorld, slotsAnswer } from './site-world.ts';

/** Longer than a page waits for its cover. */
const TOO_LONG_MS = 10_000;
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

let world: SiteWorld;

beforeAll(async () => {
  world = await openSiteWorld();
});
beforeEach(() => world.reset());
afterAll(() => world?.close());

interface CoveredPage {
  readonly page: Page;
  /** Paths of what was asked for and of the cover when it came, in that order. */
  readonly order: readonly string[];
  readonly sendCover: () => void;
}

const CAME = 'the cover came';
const isOwnScript = (path: string): boolean => path.endsWith('.js') && !path.includes('after-pictures');

/** A page whose cover is held back and whose clock stands still, once all that it asks for by itself has come. */
const openCovered = async (): Promise<CoveredPage> => {
  const browser = await sharedBrowser();
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + TOO_LONG_MS);
  const order: string[] = [];
  page.on('request', (request) => order.push(new URL(request.url()).pathname));
  const { promise, resolve: sendCover } = Promise.withResolvers<void>();
  await page.route(`**${COVER}`, async (route) => {
    await promise;
    order.push(CAME);
    await route.fulfill({ contentType: 'image/gif', body: PIXEL });
  });
  const starter = page.waitForResponse((response) => response.url().includes('after-pictures'));
  await page.goto(`${world.origin}${PAGE}?cover=1`, { waitUntil: 'domcontentloaded' });
  await (await starter).finished();
  await page.evaluate(() => document.fonts.ready);
  return { page, order, sendCover };
};

const untilTakenOver = (page: Page) => page.getByRole('button', { name: /^Plusieurs services/ }).waitFor();

describe('the script of a page with a cover', () => {
  test('is asked for after the cover has come, and sends what was written before it', async () => {
    const { page, order, sendCover } = await openCovered();
    await page.getByLabel('Votre message').fill('Allô');
    expect(order).toContain(COVER);
    expect(order.filter(isOwnScript)).toEqual([]);
    sendCover();
    await page.clock.resume();
    await untilTakenOver(page);
    expect(order.findIndex(isOwnScript)).toBeGreaterThan(order.indexOf(CAME));
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByRole('log').getByText('Allô').waitFor();
    expect(await page.getByLabel('Votre message').inputValue()).toBe('');
    await page.context().close();
  });

  test('shows the times of a service that was chosen before it', async () => {
    world.answer = slotsAnswer;
    const { page, sendCover } = await openCovered();
    const service = page.getByLabel('Service', { exact: true });
    await service.selectOption('svc-massage');
    sendCover();
    await page.clock.resume();
    await page.locator('input[value="svc-massage.2026-11-24T14:00"]').waitFor({ state: 'attached' });
    expect(await service.inputValue()).toBe('svc-massage');
    await page.context().close();
  });

  test('comes all the same when the cover does not', async () => {
    const { page, order } = await openCovered();
    expect(order.filter(isOwnScript)).toEqual([]);
    await page.clock.fastForward(TOO_LONG_MS);
    await page.clock.resume();
    await untilTakenOver(page);
    expect(order).not.toContain(CAME);
    await page.context().close();
  });
});

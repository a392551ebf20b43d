import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectSeen } from '../../support/seen.ts';
import { openSiteWorld, PAGE, type SiteWorld } from './site-world.ts';

let world: SiteWorld;
beforeAll(async () => {
  world = await openSiteWorld();
});
afterAll(() => world?.close());
beforeEach(() => world.reset());

/** The form's choice, once it is that one. */
const chosen = (page: Page, name: string, value: string) =>
  page.locator(`select[name="${name}"]:has(option[value="${value}"]:checked)`);

describe('a link of the page’s served parts', () => {
  test('opens the form with a person, and with a service that they perform', async () => {
    const { page, complaints } = await world.open(`${PAGE}?team=1`);
    await page.getByRole('link', { name: 'Réserver avec Bruno Ngo' }).click();
    await expectSeen(chosen(page, 'with', 'cal-bruno'));
    await expectSeen(chosen(page, 'service', 'svc-eclat'));
    await expectSeen(page.locator('#reserver-title:focus'));
    await page.getByRole('link', { name: 'Réserver : Consultation découverte' }).click();
    await expectSeen(chosen(page, 'service', 'svc-decouverte'));
    await expectSeen(chosen(page, 'with', 'cal-bruno'));
    // What the server made is still there after the page was rendered again.
    await expectSeen(page.getByRole('heading', { name: 'Alice Côté' }));
    expect(complaints).toEqual([]);
    expect(new URL(page.url()).search).toBe('?team=1');
    await page.context().close();
  });

  test('leads to the same choice without scripts', async () => {
    const { page } = await world.open(`${PAGE}?team=1`, { javaScriptEnabled: false });
    const button = page.getByRole('button', { name: 'Réserver avec Bruno Ngo' });
    expect(await button.getAttribute('value')).toBe('service=svc-eclat&with=cal-bruno');
    expect(await page.getByRole('link', { name: 'Réserver avec Bruno Ngo' }).count()).toBe(0);
    await expectSeen(page.getByRole('heading', { name: 'Bon à savoir' }));
    await page.context().close();
  });
});

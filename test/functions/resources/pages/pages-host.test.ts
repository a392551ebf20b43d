import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openWorld, type World } from '../../../support/world.ts';
import { ANA, openDesk } from '../public-site/visitors-calls.ts';

const PAGES = 'https://pages.example';

let world: World;
beforeAll(async () => {
  world = await openWorld((kernel) => ({ ...kernel, settings: { ...kernel.settings, pagesBase: PAGES } }));
});
afterAll(() => world.stop());

const addressesIn = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, address = '']) => new URL(address).origin);

test('a business is told the addresses of its site on the pages’ host', async () => {
  const { slug, staff } = await openDesk(world);
  const { siteLinks, site } = (await staff('GET', '/v1/me')).json.data;
  expect(siteLinks).toEqual({
    configUrl: `${PAGES}/public/sites/${slug}/config`,
    chatUrl: `${PAGES}/public/sites/${slug}/chat`,
    previewUrl: `${PAGES}/site/${slug}`,
    publicUrl: `${PAGES}/site/${slug}`,
    widgetScriptUrl: `${PAGES}/widget.js`,
  });
  expect(site.publicUrl).toBe(siteLinks.publicUrl);
  expect((await staff('GET', '/v1/sites')).json.data.publicUrl).toBe(siteLinks.publicUrl);
});

test('search engines are told the pages’ host, in each language', async () => {
  const { slug } = await openDesk(world);
  const { text } = await world.call('GET', `/site/${slug}`);
  const told = [
    ...addressesIn(text, /<link rel="(?:canonical|alternate)"[^>]* href="([^"]*)"/g),
    ...addressesIn(text, /<meta property="og:url" content="([^"]*)"/g),
  ];
  expect(told.length).toBeGreaterThanOrEqual(4);
  expect(new Set(told)).toEqual(new Set([PAGES]));
});

test('a visitor gets the link to their appointment there', async () => {
  const { slots, book } = await openDesk(world);
  const [slot] = await slots();
  const { json } = await book({ slotId: slot?.slotId, ...ANA });
  expect(json.data.manageUrl).toMatch(/^https:\/\/pages\.example\/rdv\/[\w.~-]+$/);
});

test('a page’s way to the legal notice leads to the application', async () => {
  const { slug } = await openDesk(world);
  const { text } = await world.call('GET', `/site/${slug}`);
  expect(text).toContain('href="https://app.example/mentions');
});

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readJson } from '../support/local-cloud.ts';
import { oneIn } from '../support/seeded.ts';
import { type DashboardWorld, openDashboardWorld } from '../web/dashboard-world.ts';
import { csvCells } from './csv-cells.ts';
import type { InspectedPage } from './inspected-page.ts';
import { plainText } from './messages-list.ts';
import { dress, type PayloadBusiness, payloadBusiness } from './payload-business.ts';
import { dashboardScreens, publicPaths, reflections } from './payload-screens.ts';
import { type Watch, watch } from './payload-watch.ts';
import { PAYLOADS, REFUSED, SHORT_BUNDLES } from './payloads.ts';

jest.setTimeout(180_000);

let world: DashboardWorld;
let business: PayloadBusiness;
let visitor: InspectedPage;
let visited: Watch;

beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  business = await payloadBusiness(world);
  visitor = await world.open(null, '/mentions');
  visited = await watch(visitor.page);
});
afterAll(() => world?.close());

const configOf = async () => (await readJson(`${world.origin}/public/sites/${business.slug}/config`)).data;

const wordsOn = async (page: Page, selector: string): Promise<string> =>
  plainText((await page.locator(selector).first().textContent()) ?? '');

const bodyOf = async (path: string, lang: 'fr' | 'en' = 'fr'): Promise<string> => {
  const { idToken } = business.owner.tokens;
  const answer = await fetch(new URL(path, world.origin), {
    headers: { authorization: `Bearer ${idToken}`, 'accept-language': lang },
  });
  expect(answer.status).toBe(200);
  return answer.text();
};

const opened = async (
  { page, harm }: Watch,
  path: string,
  untilQuiet: () => Promise<unknown> = () => page.waitForLoadState('networkidle'),
): Promise<string[]> => {
  await page.goto(`${world.origin}${path}`);
  await page.locator('h1').first().waitFor();
  await untilQuiet();
  return harm();
};

test('a payload that is not a text is noticed', async () => {
  const { page } = visited;
  const bare = `${world.origin}/bare`;
  for (const payload of PAYLOADS.slice(0, 3)) {
    await page.route(bare, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<h1>x</h1><input value="${payload}">${payload}` }),
    );
    await page.goto(bare);
    await page.waitForLoadState('networkidle');
    expect((await visited.harm()).join()).toContain('a payload ran');
    await page.unroute(bare);
  }
});

test.each(REFUSED)('$path does not take $body', async ({ path, body }) => {
  await expect(world.call(business.owner, 'PATCH', path, body)).rejects.toThrow('400');
});

/** Each payload stands in the lists of the dashboard too, every time. */
const called = oneIn(
  5,
  SHORT_BUNDLES.map((bundle, index) => ({ bundle, part: index + 1 })),
);

describe.each(called)('a business whose name is of payloads, part $part', ({ bundle }) => {
  beforeAll(() => dress(world, business.owner, bundle));

  test('is so called on its pages, where nothing of it runs', async () => {
    const harm: string[] = [];
    for (const path of publicPaths(business)) harm.push(...(await opened(visited, path)));
    expect(harm).toEqual([]);
    const { title, name } = await configOf();
    await opened(visited, `/site/${business.slug}`);
    expect(await wordsOn(visited.page, 'h1')).toBe(plainText(title));
    expect(plainText(await visited.page.title())).toBe(plainText(title));
    const block = await visited.page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(block ?? '')).toMatchObject({ name });
  });
});

describe('whatever was typed', () => {
  test('runs on no screen of the dashboard and breaks no policy there', async () => {
    const { page, settled, close } = await world.open(business.owner, '/mentions');
    const watched = await watch(page);
    const harm: string[] = [];
    for (const { path, act } of oneIn(8, dashboardScreens)) {
      harm.push(...(await opened(watched, path, settled)));
      await act?.(page);
      harm.push(...(await watched.harm()));
    }
    for (const payload of PAYLOADS.slice(0, 3))
      harm.push(...(await opened(watched, `/dashboard/leads?q=${encodeURIComponent(payload)}`)));
    expect(harm).toEqual([]);
    await opened(watched, '/dashboard/leads');
    const rows = plainText((await page.locator('tbody').textContent()) ?? '');
    for (const payload of PAYLOADS.slice(0, 5)) expect(rows).toContain(plainText(payload));
    await close();
  });

  test('does not run from an address either', async () => {
    const harm: string[] = [];
    for (const path of oneIn(3, reflections(business.slug))) harm.push(...(await opened(visited, path)));
    expect(harm).toEqual([]);
  });

  test('is a text in the chat, said and answered', async () => {
    await opened(visited, `/embed/${business.slug}`);
    const { page } = visited;
    const payload = PAYLOADS[1];
    await page.locator('textarea').fill(payload);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByRole('log').getByText(payload).first().waitFor();
    await page.getByRole('log').getByRole('paragraph').nth(2).waitFor();
    expect(await visited.harm()).toEqual([]);
  });

  test('comes back as a text in a form that was sent without JavaScript', async () => {
    const context = await visitor.page.context().browser()?.newContext({ javaScriptEnabled: false });
    if (!context) throw new Error('There is no browser.');
    const page = await context.newPage();
    await page.goto(`${world.origin}/site/${business.slug}`);
    const [name, note] = [PAYLOADS[1], PAYLOADS[5]];
    await page.locator('[name=slotId]').first().check();
    await page.locator('form[method=post] [name=name]').fill(name);
    await page.locator('form[method=post] [name=note]').fill(note);
    await page.locator('form[method=post] [name=email]').fill('a@b');
    await page.locator('form[method=post] button[type=submit]').click();
    await page.getByRole('alert').first().waitFor();
    expect(await page.locator('[name=name]').inputValue()).toBe(name);
    expect(await page.locator('[name=note]').inputValue()).toBe(note);
    expect(await page.locator('[onerror], [ontoggle], iframe, base').count()).toBe(0);
    await context.close();
  });

  test('is no formula in a file of leads or bookings', async () => {
    for (const file of ['leads', 'bookings']) {
      const cells = csvCells(await bodyOf(`/v1/exports/${file}.csv`));
      expect(cells.length).toBeGreaterThan(20);
      expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
    }
    expect(await bodyOf('/v1/exports/leads.csv')).toContain("'=HYPERLINK");
  });

  test('begins no line of the calendar feed', async () => {
    const feed = await bodyOf(business.feedUrl);
    const lines = feed
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter(Boolean);
    expect(lines.filter((line) => !/^[A-Z][A-Z-]*[;:]/.test(line) || line.startsWith('X-PWNED'))).toEqual([]);
    expect(feed).toContain('__pwned');
  });

  test('is no markup in a mail, and does not run in the mailbox', async () => {
    const { messages } = await readJson(`${world.origin}/__local/mailbox.json`);
    const planted = messages.filter(({ html = '' }: { html?: string }) =>
      /<(script|img|svg|iframe|base|details)\b[^>]*(__pwned|evil|data-pwned)|<script/i.test(html ?? ''),
    );
    expect(planted).toEqual([]);
    expect(await opened(visited, '/__local/mailbox')).toEqual([]);
  });
});

const POLICIES = ['/', '/login', '/mentions', '/dashboard/overview'];

describe('the content security policy', () => {
  test.each(POLICIES)('of %s lets no script in but files, and asks for Trusted Types', async (path) => {
    const { headers } = await fetch(`${world.origin}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test('of a business’s pages lets no script in but files', async () => {
    for (const path of publicPaths(business)) {
      const { headers } = await fetch(`${world.origin}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
    }
  });
});

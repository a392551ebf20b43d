import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { DEMO_LOGIN } from '../../local/demo/demo-business.ts';
import { freePort } from '../../local/free-port.ts';
import { type RunningCloud, readJson, startDemoCloud } from '../support/local-cloud.ts';
import { sharedBrowser } from '../support/run-host.ts';
import { expectSeen } from '../support/seen.ts';
import { PATIENCE_MS } from './inspected-page.ts';
import { logIn, say } from './screens.ts';
import { words as allWords } from './words.ts';

const words = allWords.fr;

let cloud: RunningCloud;
let pages: string;
let browser: Browser;
/** An owner's browser, signed in on the application's host. */
let owner: Page;

const open = async (): Promise<Page> => {
  const context = await browser.newContext({ locale: 'fr-CA', viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
};

const keptIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

beforeAll(async () => {
  const port = await freePort();
  pages = `http://localhost:${port}`;
  [cloud, browser] = await Promise.all([startDemoCloud({ PAGES_PORT: String(port) }), sharedBrowser()]);
  owner = await open();
  await logIn(owner, cloud.origin, DEMO_LOGIN.email, DEMO_LOGIN.password);
});

afterAll(async () => {
  await browser?.close();
  await cloud?.remove();
});

test('a page lies on the other host, and no script on it can read what the owner’s browser keeps', async () => {
  expect(await keptIn(owner)).toContain('comptoir.tokens');
  const page = await owner.context().newPage();
  await page.goto(`${cloud.origin}/site/demo?lang=fr`);
  expect(page.url()).toBe(`${pages}/site/demo?lang=fr`);
  expect(await keptIn(page)).toEqual([]);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${pages}/site/demo?lang=fr`);
});

test('opened as 127.0.0.1 both hosts stay there: the pages, the way back, and what a page asks', async () => {
  const as = (origin: string): string => origin.replace('localhost', '127.0.0.1');
  const config = await readJson(`${as(cloud.origin)}/config.json`);
  expect([config.appBase, config.pagesBase]).toEqual([as(cloud.origin), as(pages)]);
  const moved = await fetch(`${as(cloud.origin)}/site/demo`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([308, `${as(pages)}/site/demo`]);
  const back = await fetch(`${as(pages)}/dashboard/leads`, { redirect: 'manual' });
  expect([back.status, back.headers.get('location')]).toEqual([308, `${as(cloud.origin)}/dashboard/leads`]);
  expect(await (await fetch(`${as(cloud.origin)}/widget.js`)).text()).toContain(as(pages));

  const page = await open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(`${as(cloud.origin)}/site/demo?lang=fr`);
  await say(page, words, words.ask);
  await page.getByRole('log').getByText('Pour quel service').waitFor();
  expect(new Set(asked)).toEqual(new Set([as(cloud.origin), as(pages)]));
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    `${as(pages)}/site/demo?lang=fr`,
  );
});

test('nothing of the application is on that host', async () => {
  for (const path of ['/', '/dashboard/leads', '/v1/me', '/config.json', '/index.html']) {
    const answer = await fetch(`${pages}${path}`, { redirect: 'manual' });
    expect([path, answer.status, answer.headers.get('location')]).toEqual([
      path,
      308,
      `${cloud.origin}${path}`,
    ]);
  }
});

test('an owner tries the assistant from the dashboard, where the chat is the other host’s', async () => {
  const asked: string[] = [];
  owner.on('request', (request) => asked.push(request.url()));
  await owner.goto(`${cloud.origin}/dashboard/site`);
  await say(owner, words, words.ask);
  await owner.getByRole('log').getByText('Pour quel service').waitFor();
  expect(asked).toContain(`${pages}/public/sites/demo/chat`);
});

test('a snippet with the widget’s former address still opens the chat', async () => {
  const port = await freePort();
  const client = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><title>Client</title><script async src="${cloud.origin}/widget.js" data-site="demo"></script>`,
      ),
  ).listen(port, '127.0.0.1');
  const page = await open();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.getByRole('button', { name: 'Discuter avec nous' }).click();
  const frame = page.frameLocator('comptoir-chat iframe');
  // The panel is ready once the frame's own messages are heard.
  await page.locator('comptoir-chat [data-ready]').waitFor();
  await frame.getByRole('button', { name: 'Fermer le chat' }).click();
  await expectSeen(page.getByRole('button', { name: 'Discuter avec nous' }));
  client.close();
});

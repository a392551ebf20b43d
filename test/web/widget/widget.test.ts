import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Frame, Page } from 'playwright-core';
import { axeFlaws } from '../../support/axe.ts';
import { sharedBrowser } from '../../support/run-host.ts';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type BuiltSite, readBuiltSite } from '../site/built-site.ts';
import { demoConfig } from '../site/demo-config.ts';
import { openPage } from '../site/open-page.ts';
import { type SiteServer, startSiteServer } from '../site/site-server.ts';

let built: BuiltSite;
let browser: Browser;
let product: SiteServer;
let customer: SiteServer;

const booking = {
  bookingId: 'b1',
  title: 'Soin éclat',
  startAt: '2026-11-24T14:00:00Z',
  endAt: '2026-11-24T15:00:00Z',
  status: 'confirmed',
  manageUrl: 'https://comptoir.test/rdv/secret',
};

/** What docs/widget.md asks of a host page's policy, and no more. */
const policyMeta = (): string =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${product.origin}; frame-src ${product.origin}">`;

/** The page that docs/widget.md shows, on a product at another address. */
const samplePage = (): string =>
  readFileSync('docs/widget-sample.html', 'utf8').replaceAll('http://localhost:3000', product.origin);

/** Another site in the chat's own frame: it says what the chat would say, and tells on request what it heard. */
const IMPOSTOR = `<!doctype html><title>Impostor</title><script>
  const heard = [];
  addEventListener('message', ({ data }) => {
    heard.push(data);
    if (data === 'what was heard?') parent.postMessage(heard, '*');
  });
  const booking = ${JSON.stringify({ bookingId: 'x', title: 'x', startAt: 'x', endAt: 'x' })};
  parent.postMessage({ comptoir: 'ready' }, '*');
  parent.postMessage({ comptoir: 'booking', booking }, '*');
  parent.postMessage({ comptoir: 'close' }, '*');
  parent.postMessage('told', '*');
</script>`;

/** A customer's own site, with the snippet that the dashboard shows. */
const hostPage = (attributes: string, head = ''): string =>
  `<!doctype html><html lang="fr"><head><title>Site client</title>${head}
  <script async src="${product.origin}/widget.js" ${attributes}></script></head>
  <body><main><h1>Site client</h1><p>Contenu.</p></main></body></html>`;

beforeAll(async () => {
  built = await readBuiltSite();
  browser = await sharedBrowser();
  const none = { siteDir: built.siteDir, answer: () => ({ body: {} }) };
  product = await startSiteServer({
    ...none,
    widgetFile: built.widgetFile,
    page: () => built.renderer.renderEmbedPage({ config: demoConfig(), language: 'fr', appBase: '' }),
    answer: () => ({
      body: {
        data: { reply: 'C’est réservé.', suggestions: { slots: [] }, convId: 'c', mode: 'rules', booking },
      },
    }),
  });
  customer = await startSiteServer({
    ...none,
    page: (path, query) => {
      if (path === '/widget-sample.html') return samplePage();
      if (path === '/impostor') return IMPOSTOR;
      const head = path === '/strict' ? policyMeta() : '';
      return hostPage(query.get('attributes') ?? 'data-site="studio-lumiere"', head);
    },
  });
});

afterAll(async () => {
  await browser?.close();
  await customer?.close();
  await product?.close();
});

const open = async (attributes = 'data-site="studio-lumiere"', options = {}) => {
  const opened = await openPage(browser, `${customer.origin}/?attributes=${encodeURIComponent(attributes)}`, {
    locale: 'fr-CA',
    ...options,
  });
  return { ...opened, launcher: opened.page.getByRole('button', { name: 'Discuter avec nous' }) };
};

const chatFrame = async (page: Page): Promise<Frame> => {
  const frame = await (await page.waitForSelector('comptoir-chat iframe')).contentFrame();
  if (!frame) throw new Error('the frame holds no page');
  await frame.getByRole('button', { name: 'Fermer le chat' }).waitFor();
  return frame;
};

const isFocused = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('comptoir-chat')?.shadowRoot?.activeElement?.tagName === 'BUTTON',
  );

describe('the loader', () => {
  test('weighs at most 3 KB as brotli', () => {
    expect(brotliCompressSync(readFileSync(built.widgetFile)).length).toBeLessThanOrEqual(3 * 1024);
  });

  test('asks for nothing but itself and stores nothing until it is opened', async () => {
    const context = await browser.newContext({ locale: 'fr-CA' });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(customer.origin);
    await page.getByRole('button', { name: 'Discuter avec nous' }).waitFor();
    expect(asked.filter((path) => path !== '/' && path !== '/favicon.ico')).toEqual(['/widget.js']);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await context.close();
  });

  test('draws nothing for a slug that cannot be one', async () => {
    const { page } = await open('data-site="../evil"');
    expect(await page.locator('comptoir-chat').count()).toBe(0);
    await page.context().close();
  });

  test('opens the chat alone in a sandboxed frame, once, and keeps the conversation when closed', async () => {
    const { page, launcher, complaints } = await open();
    await launcher.click();
    const frame = await chatFrame(page);
    expect(new URL(frame.url()).pathname).toBe('/embed/studio-lumiere');
    const sandbox = await page.locator('iframe').getAttribute('sandbox');
    expect(sandbox?.split(' ')).not.toContain('allow-top-navigation');
    await frame.getByLabel('Votre message').fill('brouillon');
    await page.getByRole('button', { name: 'Fermer le chat' }).click();
    await launcher.click();
    expect(await frame.getByLabel('Votre message').inputValue()).toBe('brouillon');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('tells the chat the campaign that led to the host page, and nothing else of its address', async () => {
    const address = `${customer.origin}/?utm_source=infolettre&utm_campaign=hiver%202026&secret=1`;
    const { page } = await openPage(browser, address, { locale: 'fr-CA' });
    await page.getByRole('button', { name: 'Discuter avec nous' }).click();
    const frame = await chatFrame(page);
    expect(new URL(frame.url()).search).toBe('?utm_source=infolettre&utm_campaign=hiver+2026');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await frame.getByLabel('Votre message').fill('Bonjour');
    await frame.getByRole('button', { name: 'Envoyer' }).click();
    const utm = { source: 'infolettre', campaign: 'hiver 2026' };
    expect((await sent).postDataJSON()).toMatchObject({ message: 'Bonjour', source: 'widget', utm });
    await page.context().close();
  });

  test('is worked by the keyboard: Enter opens, Escape closes from the page or the frame, the focus returns', async () => {
    const { page, launcher } = await open();
    await launcher.focus();
    expect(await launcher.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    const frame = await chatFrame(page);
    expect(await page.getByRole('button', { name: 'Fermer le chat' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    await frame.getByLabel('Votre message').press('Escape');
    await launcher.waitFor();
    expect(await isFocused(page)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Fermer le chat' }).focus();
    await page.keyboard.press('Escape');
    await launcher.waitFor();
    expect(await isFocused(page)).toBe(true);
    await page.context().close();
  });

  test('closes by the button inside the chat', async () => {
    const { page, launcher } = await open();
    await launcher.click();
    const frame = await chatFrame(page);
    await frame.getByRole('button', { name: 'Fermer le chat' }).click();
    await expectGone(page.locator('iframe'));
    await page.context().close();
  });

  test('opens and closes by window.Comptoir', async () => {
    const { page, launcher } = await open();
    await launcher.waitFor();
    await page.evaluate('Comptoir.open()');
    await chatFrame(page);
    await expectSeen(page.locator('iframe'));
    await page.evaluate('Comptoir.close()');
    await expectGone(page.locator('iframe'));
    await page.context().close();
  });

  test('tells the host page of a booking, without the visitor’s manage link', async () => {
    const { page, launcher } = await open();
    await launcher.click();
    const frame = await chatFrame(page);
    const heard = page.evaluate(
      () =>
        new Promise((resolve) =>
          window.addEventListener('comptoir:booking', (e) => resolve(Reflect.get(e, 'detail'))),
        ),
    );
    await frame.getByLabel('Votre message').fill('Mardi');
    await frame.getByRole('button', { name: 'Envoyer' }).click();
    const { bookingId, title, startAt, endAt } = booking;
    expect(await heard).toEqual({ bookingId, title, startAt, endAt });
    expect(product.calls.at(-1)?.body).toMatchObject({ source: 'widget' });
    await page.context().close();
  });

  test('believes no message but the frame’s own', async () => {
    const { page, launcher } = await open();
    await launcher.click();
    await chatFrame(page);
    const heard = await page.evaluate(async () => {
      let count = 0;
      window.addEventListener('comptoir:booking', () => count++);
      const fake = { bookingId: 'x', title: 'x', startAt: 'x', endAt: 'x' };
      window.postMessage({ comptoir: 'booking', booking: fake }, '*');
      window.postMessage({ comptoir: 'close' }, '*');
      await new Promise((resolve) => setTimeout(resolve, 0));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return count;
    });
    expect(heard).toBe(0);
    await expectSeen(page.locator('iframe'));
    await page.context().close();
  });

  test('neither hears nor greets another site that came into the frame', async () => {
    const { page, launcher } = await open();
    await launcher.click();
    await chatFrame(page);
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('comptoir:booking', () => resolve('a booking'));
          window.addEventListener('message', ({ data }) => data === 'told' && resolve('nothing'));
        }),
    );
    const product = await page.evaluate((address) => {
      const frame = document.querySelector('comptoir-chat')?.shadowRoot?.querySelector('iframe');
      if (!frame) throw new Error('no frame');
      const { origin } = new URL(frame.src);
      frame.src = address;
      return origin;
    }, `${customer.origin}/impostor`);
    expect(await heard).toBe('nothing');
    await expectSeen(page.locator('iframe'));
    // What the chat itself had said before the impostor came is answered to the chat's origin alone.
    const greeted = await page.evaluate(async (origin) => {
      const frame = document.querySelector('comptoir-chat')?.shadowRoot?.querySelector('iframe');
      const source = frame?.contentWindow ?? null;
      window.dispatchEvent(new MessageEvent('message', { source, origin, data: { comptoir: 'ready' } }));
      const answer = new Promise((resolve) =>
        window.addEventListener('message', ({ data }) => resolve(data)),
      );
      source?.postMessage('what was heard?', '*');
      return answer;
    }, product);
    expect(greeted).toEqual(['what was heard?']);
    await page.context().close();
  });

  test('is there once though its script is on the page twice', async () => {
    const { page, launcher, complaints } = await open(
      `data-site="studio-lumiere"></script><script src="${product.origin}/widget.js" data-site="studio-lumiere"`,
    );
    await page.waitForLoadState('load');
    await launcher.first().waitFor();
    expect(await page.locator('comptoir-chat').count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('works under a policy that allows the product’s scripts and frames alone', async () => {
    const { page, complaints } = await openPage(browser, `${customer.origin}/strict`, { locale: 'fr-CA' });
    await page.getByRole('button', { name: 'Discuter avec nous' }).click();
    await chatFrame(page);
    expect((await page.locator('iframe').boundingBox())?.width).toBe(400);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('gives the focus back to the host’s own button, and takes it from nobody', async () => {
    const { page } = await openPage(browser, `${customer.origin}/widget-sample.html`, { locale: 'fr-CA' });
    const own = page.getByRole('button', { name: 'Poser une question' });
    await page.getByRole('button', { name: 'Une question ?', exact: true }).waitFor();
    await own.click();
    const frame = await chatFrame(page);
    await frame.getByLabel('Votre message').press('Escape');
    await page.locator('iframe').waitFor({ state: 'hidden' });
    expect(await page.evaluate('document.activeElement.id')).toBe('open');
    await own.click();
    await page.locator('main').getByRole('button', { name: 'Fermer le chat' }).click();
    expect(await page.evaluate('document.activeElement.id')).toBe('close');
    await page.context().close();
  });

  test('is shown by the sample page, which hears of a booking', async () => {
    const { page, complaints } = await openPage(browser, `${customer.origin}/widget-sample.html`, {
      locale: 'fr-CA',
    });
    await page.getByRole('button', { name: 'Une question ?', exact: true }).click();
    const frame = await chatFrame(page);
    await frame.getByLabel('Votre message').fill('Mardi');
    await frame.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText('comptoir:booking Soin éclat').waitFor();
    expect(await axeFlaws(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('covers a phone’s screen, and is not printed', async () => {
    const { page, launcher } = await open(undefined, { viewport: { width: 390, height: 844 } });
    await launcher.click();
    await chatFrame(page);
    expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.emulateMedia({ media: 'print' });
    await expectGone(page.locator('comptoir-chat'));
    await page.context().close();
  });

  test('stands where and looks as its attributes say', async () => {
    const { page } = await open(
      'data-site="studio-lumiere" data-position="left" data-color="#facc15" data-label="Une question ?"',
    );
    const launcher = page.getByRole('button', { name: 'Une question ?' });
    const box = await launcher.boundingBox();
    expect(box?.x).toBeLessThan(100);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await launcher.evaluate((e) => getComputedStyle(e).backgroundColor)).toBe('rgb(250, 204, 21)');
    expect(await launcher.textContent()).toBe('Une question ?');
    await page.context().close();
  });

  test.each([
    ['closed', 1000, false],
    ['open', 1000, true],
    ['open on a phone', 390, true],
  ])('breaks no accessibility rule (%s)', async (_, width, opened) => {
    const { page, launcher } = await open(undefined, { viewport: { width, height: 800 } });
    if (opened) {
      await launcher.click();
      await chatFrame(page);
    } else await launcher.waitFor();
    expect(await axeFlaws(page)).toEqual([]);
    await page.context().close();
  });
});

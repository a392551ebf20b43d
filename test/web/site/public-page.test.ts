import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser.ts';
import { type BuiltSite, brotliTotal, buildSite } from './built-site.ts';
import { demoConfig, demoSlots } from './demo-config.ts';
import { axeViolations, openPage } from './open-page.ts';
import { type FakeAnswer, type FakeRequest, type SiteServer, startSiteServer } from './site-server.ts';

jest.setTimeout(60_000);

let built: BuiltSite;
let browser: Browser;
let server: SiteServer;
let answer: (request: FakeRequest) => FakeAnswer;

const languageOf = (query: URLSearchParams) => (query.get('lang') === 'en' ? 'en' : 'fr');

const pageAt = (path: string, query: URLSearchParams) => {
  const common = { language: languageOf(query), appBase: '' } as const;
  const config = demoConfig({
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    primaryColor: query.get('colour') ?? '#0ea5e9',
  });
  const { renderer } = built;
  if (path === '/embed/studio-lumiere') return renderer.renderEmbedPage({ ...common, config });
  if (path === '/site/inconnu') return renderer.renderNoticePage({ ...common, kind: 'site' });
  return renderer.renderSitePage({
    ...common,
    config,
    initialSlots: demoSlots('svc-eclat'),
    formNonce: 'n0nce',
    serviceId: query.get('service') ?? 'svc-eclat',
  });
};

const booking = {
  bookingId: 'b1',
  title: 'Soin éclat du visage',
  startAt: '2026-11-24T14:00:00Z',
  endAt: '2026-11-24T15:00:00Z',
  status: 'confirmed',
  manageUrl: 'https://comptoir.test/rdv/t',
};

const chatAnswer = (over: object = {}) => ({
  body: { data: { reply: 'Bien sûr.', suggestions: { slots: [] }, convId: 'c1', mode: 'rules', ...over } },
});

const slotsAnswer = ({ query }: FakeRequest) => ({
  body: { data: { slots: demoSlots(query.get('serviceId') ?? 'none') } },
});

beforeAll(async () => {
  built = await buildSite();
  browser = await launchBrowser();
  server = await startSiteServer({
    siteDir: built.siteDir,
    page: pageAt,
    answer: (request) => answer(request),
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await built?.remove();
});

beforeEach(() => {
  server.calls.length = 0;
  answer = () => chatAnswer();
});

const open = (path: string, options = {}) => openPage(browser, `${server.origin}${path}`, options);
const PAGE = '/site/studio-lumiere';

const say = async (page: Page, text: string) => {
  await page.getByLabel('Votre message').fill(text);
  await page.getByRole('button', { name: 'Envoyer' }).click();
};

const lastCall = (): FakeRequest => {
  const call = server.calls.at(-1);
  if (!call) throw new Error('nothing was called');
  return call;
};

const fillForm = async (page: Page, time = /^9.h.00$/) => {
  await page.getByRole('radio', { name: time }).first().check();
  await page.getByLabel('Votre nom').fill('Zoé Roy');
  await page.getByLabel('E-mail').fill('zoe@exemple.ca');
};

describe('the public page in a browser', () => {
  test('hydrates without a word on the console, under a policy that runs nothing inline', async () => {
    const { page, complaints } = await open(PAGE);
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
    ['of the embed', '/embed/studio-lumiere', 400],
    ['of an unknown site', '/site/inconnu', 800],
  ])('breaks no accessibility rule and is never wider than the window (%s)', async (_, path, width) => {
    const { page } = await open(path, { viewport: { width, height: 844 } });
    expect(await axeViolations(page)).toEqual([]);
    const right = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('body *')].map((e) => e.getBoundingClientRect().right)),
    );
    expect(right).toBeLessThanOrEqual(width);
    await page.context().close();
  });

  test('stores nothing in the browser', async () => {
    const { page } = await open(PAGE);
    await say(page, 'Bonjour');
    await page.getByText('Bien sûr.').waitFor();
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await page.context().close();
  });

  test('weighs at most 75 KB of script and 8 KB of style, as brotli', () => {
    expect(brotliTotal(built.siteDir, '.js')).toBeLessThanOrEqual(75 * 1024);
    expect(brotliTotal(built.siteDir, '.css')).toBeLessThanOrEqual(8 * 1024);
  });
});

describe('the chat', () => {
  test('sends the message with its history, consent and a fresh key, and appends the reply', async () => {
    const { page } = await open(PAGE);
    await say(page, '  Avez-vous une place mardi ?  ');
    await page.getByText('Bien sûr.').waitFor();
    const call = lastCall();
    expect(call).toMatchObject({ method: 'POST', path: '/public/sites/studio-lumiere/chat' });
    expect(call.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(call.body).toMatchObject({
      message: 'Avez-vous une place mardi ?',
      history: [{ role: 'assistant', content: demoConfig().welcomeMessage }],
      consent: true,
      source: 'chat',
      language: 'fr',
    });
    expect(await page.getByLabel('Votre message').inputValue()).toBe('');
    await page.context().close();
  });

  test('refuses a second message within two seconds, and keeps its text', async () => {
    const { page } = await open(PAGE);
    await say(page, 'Un');
    await page.getByText('Bien sûr.').waitFor();
    await say(page, 'Deux');
    await page.getByText('Veuillez patienter quelques secondes avant de renvoyer un message.').waitFor();
    expect(await page.getByLabel('Votre message').inputValue()).toBe('Deux');
    expect(server.calls).toHaveLength(1);
    await page.context().close();
  });

  test('is busy until the reply: Send is disabled and the assistant is seen typing', async () => {
    const { promise: after, resolve: release } = Promise.withResolvers<void>();
    answer = () => ({ ...chatAnswer(), after });
    const { page } = await open(PAGE);
    await say(page, 'Bonjour');
    await page.getByText('L’assistant écrit…').waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: 'Envoi…' }).isDisabled()).toBe(true);
    release();
    await page.getByText('Bien sûr.').waitFor();
    expect(await page.getByText('L’assistant écrit…').count()).toBe(0);
    await page.context().close();
  });

  test('offers slots as buttons that answer with their handle, and shows the booking as a card', async () => {
    const [slot] = demoSlots('s');
    answer = ({ body }) =>
      JSON.stringify(body).includes('slotId')
        ? chatAnswer({ reply: '', booking })
        : chatAnswer({ suggestions: { slots: [slot] } });
    const { page } = await open(PAGE);
    await page.clock.install();
    await say(page, 'Mardi ?');
    const button = page.getByRole('button', { name: /mar\. 24 nov\., 9.h.00/ });
    await button.waitFor();
    await page.clock.fastForward(2000);
    await button.click();
    await page.getByRole('link', { name: 'Ajouter au calendrier' }).waitFor();
    expect(lastCall().body).toMatchObject({ slotId: slot?.slotId, convId: 'c1' });
    expect(await page.getByRole('status').filter({ hasText: 'Rendez-vous confirmé' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Voir mon rendez-vous' }).getAttribute('href')).toBe(
      booking.manageUrl,
    );
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  test.each([
    [
      403,
      'Trop de demandes, réessayez dans quelques minutes.',
      'Trop de demandes, réessayez dans quelques minutes.',
    ],
    [
      500,
      'Nous ne pouvons pas répondre pour le moment. Merci de réessayer plus tard.',
      'Le chat est momentanément indisponible.',
    ],
  ])('says so when the server answers %i, in a bubble and in the status', async (status, bubble, text) => {
    answer = () => ({ status, body: { error: { code: 'x', message: 'x' } } });
    const { page } = await open(PAGE);
    await say(page, 'Bonjour');
    await page.getByRole('log').getByText(bubble).waitFor();
    await page.getByRole('status').filter({ hasText: text }).waitFor();
    await page.context().close();
  });

  test('sends on Enter and makes a new line on Shift and Enter', async () => {
    const { page } = await open(PAGE);
    const input = page.getByLabel('Votre message');
    await input.fill('Un');
    await input.press('Shift+Enter');
    await input.pressSequentially('deux');
    await input.press('Enter');
    await page.getByText('Bien sûr.').waitFor();
    expect(lastCall().body).toMatchObject({ message: 'Un\ndeux' });
    await page.context().close();
  });
});

describe('the booking form', () => {
  test('books by a call and shows what, when, with whom, the calendar file and the manage link', async () => {
    answer = () => ({ status: 201, body: { data: booking } });
    const { page, complaints } = await open(PAGE);
    await fillForm(page);
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click();
    await page.getByRole('button', { name: 'Prendre un autre rendez-vous' }).waitFor();
    expect(lastCall()).toMatchObject({
      path: '/public/sites/studio-lumiere/bookings',
      body: {
        slotId: 'svc-eclat.2026-11-24T14:00',
        serviceId: 'svc-eclat',
        name: 'Zoé Roy',
        email: 'zoe@exemple.ca',
        language: 'fr',
        consent: true,
      },
    });
    expect(lastCall().headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    const card = page.getByRole('status').filter({ hasText: 'Rendez-vous confirmé' });
    expect((await card.textContent())?.replace(/\u00a0/g, ' ')).toContain('mar. 24 nov., 9 h 00 – 10 h 00');
    expect(await card.textContent()).toContain('Studio Lumière inc.');
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('asks for the slots of another service when it is chosen', async () => {
    answer = slotsAnswer;
    const { page } = await open(PAGE);
    await page.getByRole('link', { name: /Réserver.*Massage relaxant/ }).click();
    await page.locator('input[value="svc-massage.2026-11-24T14:00"]').waitFor({ state: 'attached' });
    expect(lastCall().query.get('serviceId')).toBe('svc-massage');
    expect(await page.getByLabel('Service', { exact: true }).inputValue()).toBe('svc-massage');
    expect(await page.locator('input[name="serviceId"]').inputValue()).toBe('svc-massage');
    await page.context().close();
  });

  test('offers the alternatives when the slot was taken, and books one of them under a new key', async () => {
    const alternatives = demoSlots('alt').slice(1, 3);
    const taken = { code: 'slot_taken', message: 'Ce créneau vient d’être pris.', alternatives };
    answer = (request) => {
      if (request.method === 'GET') return slotsAnswer(request);
      return JSON.stringify(request.body).includes('alt.')
        ? { status: 201, body: { data: booking } }
        : { status: 409, body: { error: taken } };
    };
    const { page } = await open(PAGE);
    await fillForm(page);
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Ce créneau vient d’être pris.' });
    await alert.waitFor();
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Votre nom').inputValue()).toBe('Zoé Roy');
    await page.locator('input[value="alt.2026-11-24T16:30"]').check();
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click();
    await page.getByRole('link', { name: 'Ajouter au calendrier' }).waitFor();
    const keys = server.calls
      .filter(({ method }) => method === 'POST')
      .map((c) => c.headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
    await page.context().close();
  });

  test('sends the same words again under the same key after a failure', async () => {
    answer = () => ({ status: 503, body: { message: 'Service Unavailable' } });
    const { page } = await open(PAGE);
    await fillForm(page);
    const submit = page.getByRole('button', { name: 'Réserver ce créneau' });
    await submit.click();
    await page.getByRole('alert').waitFor();
    await Promise.all([page.waitForResponse(/bookings$/), submit.click()]);
    expect(server.calls[0]?.headers['idempotency-key']).toBe(server.calls[1]?.headers['idempotency-key']);
    await page.context().close();
  });

  test('says what is missing beside the inputs, calls nothing, and puts the focus there', async () => {
    const { page } = await open(PAGE);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click();
    await page.getByText('Indiquez votre nom.').waitFor();
    await page.getByText('Indiquez un e-mail ou un téléphone.').waitFor();
    expect(await page.getByLabel('Votre nom').evaluate((e) => e === document.activeElement)).toBe(true);
    expect(server.calls).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  test('is a plain form without JavaScript', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    await page.getByLabel('Service', { exact: true }).selectOption('svc-massage');
    await page.getByRole('button', { name: 'Voir les créneaux' }).click();
    await page.waitForURL(/service=svc-massage/);
    expect(await page.locator('input[name="serviceId"]').inputValue()).toBe('svc-massage');
    await fillForm(page);
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click();
    const request = await posted;
    expect(new URL(request.url()).pathname).toBe('/site/studio-lumiere/book');
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toMatchObject({
      nonce: 'n0nce',
      serviceId: 'svc-massage',
      name: 'Zoé Roy',
      email: 'zoe@exemple.ca',
      consent: 'true',
    });
    await page.context().close();
  });
});

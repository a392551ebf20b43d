import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFlaws } from '../../support/axe.ts';
import { oneIn } from '../../support/seeded.ts';
import { expectDisabled, expectGone, expectSeen } from '../../support/seen.ts';
import { demoConfig, demoSlots } from './demo-config.ts';
import { chatAnswer, demoBooking, openSiteWorld, PAGE, type SiteWorld } from './site-world.ts';

let world: SiteWorld;

beforeAll(async () => {
  world = await openSiteWorld();
});
afterAll(() => world?.close());
beforeEach(() => world.reset());

const say = async (page: Page, text: string) => {
  await page.getByLabel('Votre message').fill(text);
  await page.getByRole('button', { name: 'Envoyer' }).click();
};

describe('the chat', () => {
  test('sends the message with its history, consent and a fresh key, and appends the reply', async () => {
    const { page } = await world.open(PAGE);
    await say(page, '  Avez-vous une place mardi ?  ');
    await page.getByText('Bien sûr.').waitFor();
    const call = world.lastCall();
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

  test('goes on after a reload and in the other language, and nowhere but in its tab', async () => {
    const { page } = await world.open(PAGE);
    await say(page, 'Avez-vous une place ?');
    await page.getByText('Bien sûr.').waitFor();
    await page.reload();
    await page.getByText('Avez-vous une place ?').waitFor();
    await page.goto(`${world.origin}${PAGE}?lang=en`);
    await page.getByText('Avez-vous une place ?').waitFor();
    await page.getByLabel('Your message').fill('Tuesday at three');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Bien sûr.').nth(1).waitFor();
    expect(world.lastCall().body).toMatchObject({ convId: 'c1', consent: true, language: 'en' });
    const other = await page.context().newPage();
    await other.goto(`${world.origin}${PAGE}`);
    await other.getByLabel('Votre message').waitFor();
    expect(await other.getByText('Avez-vous une place ?').count()).toBe(0);
    await page.context().close();
  });

  test('refuses a second message within two seconds, keeps its text, and sends it from then on', async () => {
    const { page } = await world.open(PAGE);
    const noon = Date.parse('2026-11-23T17:00:00Z');
    await page.clock.setFixedTime(noon);
    await say(page, 'Un');
    await page.getByText('Bien sûr.').waitFor();
    await page.clock.setFixedTime(noon + 1999);
    await say(page, 'Deux');
    await page.getByText('Veuillez patienter quelques secondes avant de renvoyer un message.').waitFor();
    expect(await page.getByLabel('Votre message').inputValue()).toBe('Deux');
    expect(world.calls).toHaveLength(1);
    await page.clock.setFixedTime(noon + 2000);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText('Deux').waitFor();
    await page.getByText('Bien sûr.').nth(1).waitFor();
    expect(world.calls).toHaveLength(2);
    await page.context().close();
  });

  test('is busy until the reply: Send is disabled and the assistant is seen typing', async () => {
    const { promise: after, resolve: release } = Promise.withResolvers<void>();
    world.answer = () => ({ ...chatAnswer(), after });
    const { page } = await world.open(PAGE);
    await say(page, 'Bonjour');
    await page.getByText('L’assistant écrit…').waitFor({ state: 'attached' });
    await expectDisabled(page.getByRole('button', { name: 'Envoi…' }));
    release();
    await page.getByText('Bien sûr.').waitFor();
    expect(await page.getByText('L’assistant écrit…').count()).toBe(0);
    await page.context().close();
  });

  test('offers slots as buttons that answer with their handle, and shows the booking as a card', async () => {
    const [slot] = demoSlots('s');
    world.answer = ({ body }) =>
      JSON.stringify(body).includes('slotId')
        ? chatAnswer({ reply: '', booking: demoBooking })
        : chatAnswer({ suggestions: { slots: [slot] } });
    const { page } = await world.open(PAGE);
    await page.clock.install();
    await say(page, 'Mardi ?');
    const button = page.getByRole('button', { name: /mar\. 24 nov\., 9.h.00/ });
    await button.waitFor();
    await page.clock.fastForward(2000);
    await button.click();
    await page.getByRole('link', { name: 'Ajouter au calendrier' }).waitFor();
    expect(world.lastCall().body).toMatchObject({ slotId: slot?.slotId, convId: 'c1' });
    expect(await page.getByRole('status').filter({ hasText: 'Rendez-vous confirmé' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Voir mon rendez-vous' }).getAttribute('href')).toBe(
      demoBooking.manageUrl,
    );
    expect(await axeFlaws(page)).toEqual([]);
    await page.context().close();
  });

  test.each([PAGE, '/embed/studio-lumiere'])(
    'offers several at once as cards that answer with their handle, and shows what was booked as one (%s)',
    async (path) => {
      const part = (title: string, from: number) => ({
        ...{ serviceId: title, title, personName: 'Camille', price: 60, currency: 'CAD' },
        startAt: `2026-11-24T${from}:00:00.000Z`,
        endAt: `2026-11-24T${from + 1}:00:00.000Z`,
      });
      const parts = [part('Soin éclat', 14), part('Massage', 15)];
      const baskets = ['o1', 'o2'].map((offer) => ({ offer, parts, gapMin: 0, skipped: [] }));
      const basket = ['b1', 'b2'].map((bookingId) => ({ ...demoBooking, bookingId }));
      world.answer = ({ body }) =>
        JSON.stringify(body).includes('"o2"')
          ? chatAnswer({ reply: '', booking: demoBooking, basket })
          : chatAnswer({ suggestions: { slots: [], baskets } });
      const { page } = await world.open(path);
      await page.clock.install();
      await say(page, 'Un soin et un massage mardi ?');
      const second = page.getByRole('button', { name: /^2\./ });
      await second.waitFor();
      const told = ((await second.textContent()) ?? '').replace(/[\u00a0\u202f]/g, ' ');
      for (const said of ['9 h 00 – 10 h 00 · Soin éclat · Camille', '· Massage · Camille', '120,00'])
        expect(told).toContain(said);
      expect(await axeFlaws(page)).toEqual([]);
      await page.clock.fastForward(2000);
      await second.click();
      await page.getByRole('link', { name: 'Ajouter au calendrier' }).waitFor();
      expect(world.lastCall().body).toMatchObject({ slotId: 'o2', convId: 'c1' });
      expect(await page.getByRole('status').filter({ hasText: 'Rendez-vous confirmés' }).count()).toBe(1);
      await page.context().close();
    },
  );

  test('shows what was booked before in the language that the visitor reads now', async () => {
    const french = { ...demoBooking, toBring: 'Venez sans maquillage.' };
    const english = { ...demoBooking, title: 'Radiance facial', toBring: 'Come without make-up.' };
    world.answer = ({ path, headers }) =>
      path === '/public/bookings/t'
        ? { body: { data: { ...(headers['accept-language'] === 'en' ? english : french), basket: [] } } }
        : chatAnswer({ reply: '', booking: french });
    const { page } = await world.open(PAGE);
    await say(page, 'Mardi à 9 h');
    const card = page.getByRole('log').locator('dl');
    await card.getByText('Soin éclat du visage').waitFor();
    expect(world.calls).toHaveLength(1);
    await page.goto(`${world.origin}${PAGE}?lang=en`);
    await card.getByText('Radiance facial').waitFor();
    expect(await card.textContent()).toMatch(/Tue.*Come without make-up\./);
    const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    expect(decodeURIComponent(file ?? '')).toContain('SUMMARY:Radiance facial');
    await page.goto(`${world.origin}${PAGE}`);
    await card.getByText('Venez sans maquillage.').waitFor();
    await page.context().close();
  });

  test('keeps a card as it was booked where its page does not answer, and links to it where no card comes', async () => {
    world.answer = ({ path }) =>
      path.startsWith('/public/bookings/')
        ? { status: 503, body: {} }
        : chatAnswer({ reply: '', booking: demoBooking });
    const { page } = await world.open(PAGE);
    await say(page, 'Mardi à 9 h');
    const card = page.getByRole('log').locator('dl');
    await card.getByText('Soin éclat du visage').waitFor();
    await page.goto(`${world.origin}${PAGE}?lang=en`);
    await card.getByText('Soin éclat du visage').waitFor();
    await page.route(/cards-/, (route) => route.abort());
    await page.reload();
    const link = page.getByRole('log').getByRole('link', { name: 'View my appointment' });
    expect(await link.getAttribute('href')).toBe(demoBooking.manageUrl);
    await page.context().close();
  });

  test.each(
    oneIn(2, [
      ['fr', 'Votre message', 'Envoyer', 'Créneaux recommandés', 'Total : 100,00 $'],
      ['en', 'Your message', 'Send', 'Suggested times', 'Total: $100.00'],
    ]),
  )(
    'offers whole baskets as numbered cards by keys on a phone (%s), and shows what was booked on one',
    async (lang, input, send, heading, total) => {
      const part = (title: string, hour: number) => ({
        ...{ serviceId: title, title, personName: 'Ana Lévy', price: 50, currency: 'CAD' },
        ...{ startAt: `2026-11-24T${hour}:00:00Z`, endAt: `2026-11-24T${hour + 1}:00:00Z` },
      });
      const offer = (handle: string, hour: number) => ({
        ...{ offer: handle, parts: [part('Racines', hour), part('Coupe', hour + 1)], gapMin: 0, skipped: [] },
      });
      const baskets = [offer('o1', 14), { offer: 'broken' }, offer('o2', 16)];
      const toBring = 'Vos photos';
      const second = { ...demoBooking, bookingId: 'b2', title: 'Coupe', toBring };
      world.answer = ({ body }) =>
        JSON.stringify(body).includes('slotId')
          ? chatAnswer({ booking: demoBooking, basket: [demoBooking, second] })
          : chatAnswer({ suggestions: { slots: [], baskets } });
      const { page } = await world.open(`${PAGE}?lang=${lang}`, { viewport: { width: 390, height: 844 } });
      await page.clock.install();
      const notice = page.getByText(/L’assistant IA de|The AI assistant of/);
      await expectSeen(notice);
      await page.getByLabel(input).fill('Racines et coupe');
      await page.getByRole('button', { name: send }).click();
      const cards = page.getByRole('region', { name: heading }).getByRole('button');
      await cards.nth(1).waitFor();
      // The conversation needs the room.
      await expectGone(notice);
      await expectSeen(page.getByRole('link', { name: /^(Confidentialité|Privacy)$/ }).first());
      expect(await cards.count()).toBe(2);
      const words = ((await cards.nth(1).textContent()) ?? '').replace(/[\u00a0\u202f]/g, ' ');
      for (const told of ['2.', 'Racines', 'Coupe', 'Ana Lévy', total]) expect(words).toContain(told);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await axeFlaws(page)).toEqual([]);
      await page.clock.fastForward(2000);
      await cards.nth(1).press('Enter');
      const log = page.getByRole('log');
      const manage = log.getByRole('link', { name: /Voir mes rendez-vous|View my appointments/ });
      await manage.waitFor();
      expect(world.lastCall().body).toMatchObject({ slotId: 'o2', convId: 'c1' });
      expect(await manage.count()).toBe(1);
      // The card comes after its reply, and the log shows it.
      await page.waitForFunction(
        (link) => {
          const end = link?.closest('[role=log]')?.getBoundingClientRect().bottom ?? 0;
          return (link?.getBoundingClientRect().bottom ?? 1) <= end;
        },
        await manage.elementHandle(),
      );
      const file = log.getByRole('link', { name: /calendrier|calendar/ });
      expect(decodeURIComponent((await file.getAttribute('href')) ?? '').match(/UID:b\d/g)).toEqual([
        'UID:b1',
        'UID:b2',
      ]);
      for (const said of [/2 (rendez-vous confirmés|appointments confirmed)/, toBring])
        await expectSeen(log.getByText(said));
      await expectSeen(
        page.getByRole('status').filter({ hasText: /2 (rendez-vous confirmés|appointments confirmed)\./ }),
      );
      expect(await axeFlaws(page)).toEqual([]);
      await page.context().close();
    },
  );

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
    world.answer = () => ({ status, body: { error: { code: 'x', message: 'x' } } });
    const { page } = await world.open(PAGE);
    await say(page, 'Bonjour');
    await expectSeen(page.getByRole('log').getByText(bubble));
    await expectSeen(page.getByRole('status').filter({ hasText: text }));
    // What was written is in the field again, and need not wait to be sent.
    expect(await page.getByLabel('Votre message').inputValue()).toBe('Bonjour');
    world.answer = () => chatAnswer();
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expectSeen(page.getByRole('log').getByText('Bien sûr.'));
    await page.context().close();
  });

  test('makes links of this site’s own addresses and of no other', async () => {
    const own = `${world.origin}/rdv/t`;
    world.answer = () => chatAnswer({ reply: `Ici : ${own} et non https://ailleurs.test/x` });
    const { page } = await world.open(PAGE);
    await say(page, 'Où ?');
    const link = page.getByRole('log').getByRole('link');
    await link.waitFor();
    expect(await link.count()).toBe(1);
    expect(await link.getAttribute('href')).toBe(own);
    await page.context().close();
  });

  test('sends on Enter and makes a new line on Shift and Enter', async () => {
    const { page } = await world.open(PAGE);
    const input = page.getByLabel('Votre message');
    await input.fill('Un');
    await input.press('Shift+Enter');
    await input.pressSequentially('deux');
    await input.press('Enter');
    await page.getByText('Bien sûr.').waitFor();
    expect(world.lastCall().body).toMatchObject({ message: 'Un\ndeux' });
    await page.context().close();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { SMS_CONSENT_VERSION } from '../../../shared/domain/sms-consent.ts';
import { axeFlaws, axeFlawsWithoutScript } from '../../support/axe.ts';
import { oneIn } from '../../support/seeded.ts';
import { expectDisabled, expectEnabled, expectGone, expectSeen } from '../../support/seen.ts';
import { demoSlots } from './demo-config.ts';
import {
  demoBooking,
  openSiteWorld,
  openWithoutMonth,
  PAGE,
  type SiteWorld,
  slotsAnswer,
} from './site-world.ts';

let world: SiteWorld;

beforeAll(async () => {
  world = await openSiteWorld();
});
afterAll(() => world?.close());
beforeEach(() => world.reset());

/** What was sent, beside what was asked for. */
const sent = () => world.calls.filter(({ method }) => method === 'POST');

const fillForm = async (page: Page, time = /^9.h.00$/) => {
  await page.getByRole('radio', { name: time }).first().check();
  await page.getByLabel('Votre nom').fill('Zoé Roy');
  await page.getByLabel('E-mail').fill('zoe@exemple.ca');
};

describe('the booking form', () => {
  test('books by a call and shows what, when, with whom, the calendar file and the manage link', async () => {
    world.answer = () => ({ status: 201, body: { data: demoBooking } });
    const { page, complaints } = await world.open(PAGE);
    await fillForm(page);
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click();
    await page.getByRole('button', { name: 'Prendre un autre rendez-vous' }).waitFor();
    expect(world.lastCall()).toMatchObject({
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
    expect(world.lastCall().headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    const card = page.getByRole('status').filter({ hasText: 'Rendez-vous confirmé' });
    expect((await card.textContent())?.replace(/\u00a0/g, ' ')).toContain('mar. 24 nov., 9 h 00 – 10 h 00');
    expect(await card.textContent()).toContain('Studio Lumière inc.');
    expect((await card.textContent())?.replace(/\u00a0/g, ' ')).toContain('Prix75,00 €');
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await axeFlaws(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each(
    oneIn(2, [
      ['fr', 'light'],
      ['en', 'dark'],
    ]),
  )(
    'says what to bring, how to come and what cancelling means in one screen of a phone (%s, %s)',
    async (language, theme) => {
      world.answer = () => ({
        status: 201,
        body: {
          data: {
            ...demoBooking,
            toBring: 'Votre carte d’assurance maladie, et une serviette',
            confirmedTo: 'zoe@exemple.ca',
          },
        },
      });
      const { page, complaints } = await world.open(`${PAGE}?team=1&lang=${language}&theme=${theme}`, {
        viewport: { width: 390, height: 844 },
      });
      await page
        .getByRole('radio', { name: /^9.(h.00|00 a.m.)$|^9:00/ })
        .first()
        .check();
      await page.locator('input[name=name]').fill('Zoé Roy');
      await page.locator('input[name=email]').fill('zoe@exemple.ca');
      await page.locator('form[method=post] button[type=submit]').last().click();
      const box = page.getByRole('status').filter({ hasText: 'Votre carte d’assurance maladie' });
      await expectSeen(box);
      for (const said of ['Sonnez au 2.', 'la moitié du prix', language === 'fr' ? '24 heures' : '24 hours'])
        expect((await box.textContent())?.replace(/\u00a0/g, ' ')).toContain(said);
      const isWhole = await page.waitForFunction(
        (element) => {
          const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
          return top >= 0 && bottom <= window.innerHeight;
        },
        await box.elementHandle(),
      );
      expect(await isWhole.jsonValue()).toBe(true);
      expect(await axeFlaws(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test.each([
    ['fr', 'zoe@exemple.ca', 'Une confirmation part à zoe@exemple.ca.'],
    ['en', 'zoe@exemple.ca', 'A confirmation is on its way to zoe@exemple.ca.'],
    ['fr', '+15145550142', 'Une confirmation part par SMS au 514 555-0142.'],
    ['en', '+15145550142', 'A confirmation is on its way by SMS to 514 555-0142.'],
    ['fr', undefined, 'Aucune confirmation n’est envoyée : cette page en tient lieu.'],
    ['en', undefined, 'No confirmation is sent: this page stands in for it.'],
  ])('says where the confirmation goes, or that none does (%s, %s)', async (language, confirmedTo, said) => {
    world.answer = () => ({ status: 201, body: { data: { ...demoBooking, confirmedTo } } });
    const { page, complaints } = await world.open(`${PAGE}?lang=${language}`);
    await page
      .getByRole('radio', { name: /^9.(h.00|00 a.m.)$|^9:00/ })
      .first()
      .check();
    await page.locator('input[name=name]').fill('Zoé Roy');
    await page.locator('input[name=phone]').fill('514 555-0142');
    await page.locator('form[method=post] button[type=submit]').last().click();
    const box = page.getByRole('status').filter({ hasText: said.slice(0, 20) });
    await expectSeen(box);
    const text = (await box.textContent())?.replace(/[\u00a0\u202f]/g, ' ').replace(/\u2011/g, '-');
    expect(text).toContain(said);
    expect(await axeFlaws(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('on a phone says what the chosen service takes and costs, whose option is cut off, and what a late cancellation costs above the button', async () => {
    world.answer = slotsAnswer;
    const { page } = await world.open(`${PAGE}?told=1`, { viewport: { width: 390, height: 844 } });
    const facts = page.locator('#reserver').getByText(/^60.min · 75,00.€$/);
    await expectSeen(facts);
    await page.getByLabel('Service', { exact: true }).selectOption('svc-massage');
    await expectSeen(page.locator('#reserver').getByText(/^45.min · 62,50.\$$/));
    const rules = page.locator('#reserver').getByText(/facturé à la moitié de son prix/);
    const send = page.getByRole('button', { name: 'Réserver ce créneau' });
    await send.scrollIntoViewIfNeeded();
    const [above, below] = [await rules.boundingBox(), await send.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThan(0);
    expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(300);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.getByText(/^45.min · 62,50.\$$/).isVisible()).toBe(false);
    expect(await axeFlaws(page)).toEqual([]);
    await page.goto(`${world.origin}${PAGE}?told=long`);
    const opener = page.locator('#reserver').getByText('Annulations tardives et absences');
    expect(await page.getByText('Règle 40.').first().isVisible()).toBe(false);
    await opener.click();
    await expectSeen(page.locator('#reserver').getByText(/Règle 40\./));
    await page.context().close();
  });

  test('without JavaScript leads to earlier and later days by buttons that post the form; with it by others, from the day asked for', async () => {
    const { page } = await world.open(`${PAGE}?days=1`, { javaScriptEnabled: false });
    await page.getByText('Voir plus de jours').click();
    for (const name of ['Voir les jours suivants', 'Voir les jours précédents', 'Revenir au plus tôt']) {
      const look = page.getByRole('button', { name });
      await expectSeen(look);
      expect((await look.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expectSeen(page.getByText('Créneaux à partir du mardi 24 novembre.'));
    const browser = page.context().browser();
    if (!browser) throw new Error('The page has no browser.');
    const phone = { width: 390, height: 844 };
    expect(await axeFlawsWithoutScript(browser, page.url(), phone)).toEqual([]);
    await page.context().close();

    world.answer = slotsAnswer;
    const scripted = await world.open(`${PAGE}?days=1`);
    await expectSeen(scripted.page.getByText('Créneaux à partir du mardi 24 novembre.'));
    const another = scripted.page.getByRole('button', { name: /^mercredi 25 novembre, libre/ });
    await scripted.page.locator('#reserver').scrollIntoViewIfNeeded();
    await another.click();
    await expectGone(scripted.page.getByText('Créneaux à partir du'));
    expect(await scripted.page.getByRole('button', { name: 'Voir les jours suivants' }).count()).toBe(0);
    expect(scripted.complaints).toEqual([]);
    await scripted.page.context().close();
  });

  test('on a phone leads to the input that the server refuses, below the message that says so', async () => {
    const message = 'La demande est invalide. Corrigez ce qui est indiqué.';
    const issues = [{ path: 'email', message: 'Adresse e-mail invalide.' }];
    world.answer = () => ({ status: 400, body: { error: { code: 'invalid_request', message, issues } } });
    const { page } = await world.open(PAGE, { viewport: { width: 390, height: 844 } });
    await fillForm(page);
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click();
    await expectSeen(page.getByRole('alert').filter({ hasText: message }));
    await expectSeen(page.locator('input[name=email]:focus'));
    await expectSeen(page.getByText('Adresse e-mail invalide.'));
    await page.context().close();
  });

  test('sends the consent to SMS only once the box is ticked, with the version of its text', async () => {
    world.answer = () => ({ status: 409, body: { error: { code: 'busy', message: 'Réessayez.' } } });
    const { page } = await world.open(PAGE);
    await fillForm(page);
    const box = page.getByRole('checkbox', { name: /recevoir par SMS/ });
    const send = page.getByRole('button', { name: 'Réserver ce créneau' });
    expect(await box.isChecked()).toBe(false);
    await send.click();
    await page.getByRole('alert').filter({ hasText: 'Réessayez.' }).waitFor();
    expect(world.lastCall().body).not.toHaveProperty('smsConsent');
    await box.check();
    world.answer = () => ({ status: 201, body: { data: demoBooking } });
    await send.click();
    await expectSeen(page.getByRole('button', { name: 'Prendre un autre rendez-vous' }));
    expect(world.lastCall().body).toMatchObject({ smsConsent: SMS_CONSENT_VERSION });
    await page.context().close();
  });

  test('asks for the slots of another service when it is chosen', async () => {
    world.answer = slotsAnswer;
    const { page } = await world.open(PAGE);
    await page.getByRole('link', { name: /Réserver.*Massage relaxant/ }).click();
    await page.locator('input[value="svc-massage.2026-11-24T14:00"]').waitFor({ state: 'attached' });
    expect(world.lastCall().query.get('serviceId')).toBe('svc-massage');
    expect(await page.getByLabel('Service', { exact: true }).inputValue()).toBe('svc-massage');
    expect(await page.locator('input[name="serviceId"]').inputValue()).toBe('svc-massage');
    await page.context().close();
  });

  test('shows a service’s own times when it is chosen again after later ones of it and another service', async () => {
    world.answer = ({ query }) => {
      const serviceId = query.get('serviceId') ?? 'none';
      const later = {
        slotId: `${serviceId}.later`,
        startAt: '2026-12-02T14:00:00Z',
        endAt: '2026-12-02T15:00:00Z',
      };
      return { body: { data: { slots: query.has('from') ? [later] : demoSlots(serviceId) } } };
    };
    const { page } = await openWithoutMonth(world);
    const service = page.getByLabel('Service', { exact: true });
    await page.getByText('Voir plus de jours').click();
    await page.getByRole('button', { name: 'Chercher plus tard' }).click();
    await page.locator('input[value="svc-eclat.later"]').waitFor({ state: 'attached' });
    await service.selectOption('svc-massage');
    await page.locator('input[value="svc-massage.2026-11-24T14:00"]').waitFor({ state: 'attached' });
    await service.selectOption('svc-eclat');
    await page.locator('input[value^="svc-eclat."]').first().waitFor({ state: 'attached' });
    const offered = await page
      .locator('input[name="slotId"]')
      .evaluateAll((times) => times.map((time) => time.getAttribute('value')));
    expect(offered).toEqual(demoSlots('svc-eclat').map(({ slotId }) => slotId));
    await page.context().close();
  });

  test('says that the slots could not be loaded, and tries again', async () => {
    world.answer = () => ({ status: 500, body: {} });
    const { page } = await world.open(PAGE);
    await page.getByLabel('Service', { exact: true }).selectOption('svc-massage');
    const alert = page.getByRole('alert').filter({ hasText: 'Impossible de charger les créneaux.' });
    await alert.waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    world.answer = slotsAnswer;
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await page.locator('input[value="svc-massage.2026-11-24T14:00"]').waitFor({ state: 'attached' });
    await page.context().close();
  });

  test('offers the alternatives when the slot was taken, and books one of them under a new key', async () => {
    const alternatives = demoSlots('alt').slice(1, 3);
    const taken = { code: 'slot_taken', message: 'Ce créneau vient d’être pris.', alternatives };
    world.answer = (request) => {
      if (request.method === 'GET') return slotsAnswer(request);
      return JSON.stringify(request.body).includes('alt.')
        ? { status: 201, body: { data: demoBooking } }
        : { status: 409, body: { error: taken } };
    };
    const { page } = await world.open(PAGE);
    await fillForm(page);
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Ce créneau vient d’être pris.' });
    await alert.waitFor();
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Votre nom').inputValue()).toBe('Zoé Roy');
    await page.locator('input[value="alt.2026-11-24T16:30"]').check();
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click();
    await page.getByRole('link', { name: 'Ajouter au calendrier' }).waitFor();
    const keys = sent().map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
    await page.context().close();
  });

  test('sends the same words again under the same key after a failure', async () => {
    world.answer = () => ({ status: 503, body: { message: 'Service Unavailable' } });
    const { page } = await world.open(PAGE);
    await fillForm(page);
    const submit = page.getByRole('button', { name: 'Réserver ce créneau' });
    await submit.click();
    await page.getByRole('alert').filter({ hasText: 'La réservation n’a pas abouti.' }).waitFor();
    await Promise.all([page.waitForResponse(/bookings$/), submit.click()]);
    const [first, second] = sent();
    expect(first?.headers['idempotency-key']).toBe(second?.headers['idempotency-key']);
    await page.context().close();
  });

  const waitFirst = (seconds: number, waitToken: string) => ({
    status: 409,
    headers: { 'retry-after': String(seconds) },
    body: { error: { code: 'wait_first', message: 'Beaucoup de réservations.', waitToken } },
  });
  const tokenOf = ({ body }: { readonly body: unknown }) =>
    typeof body === 'object' && body && 'waitToken' in body ? body.waitToken : undefined;

  test('waits as long as it is asked to and sends itself again, as often as it has to', async () => {
    const answers = [waitFirst(4, 'first'), waitFirst(1, 'second')];
    world.answer = (request) => {
      if (request.method === 'GET') return slotsAnswer(request);
      return answers[sent().length - 1] ?? { status: 201, body: { data: demoBooking } };
    };
    const { page, complaints } = await world.open(PAGE);
    await fillForm(page);
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click();
    await page
      .getByRole('status')
      .getByText(/dans [1-4] secondes?/)
      .waitFor();
    await expectDisabled(page.getByLabel('Votre nom'));
    await expectDisabled(page.getByRole('button', { name: 'En attente…' }));
    expect(await axeFlaws(page)).toEqual([]);
    await page.getByRole('status').getByText('dans 1 seconde').waitFor();
    await page.getByRole('button', { name: 'Prendre un autre rendez-vous' }).waitFor();
    expect(sent().map(tokenOf)).toEqual([undefined, 'first', 'second']);
    expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await page.context().close();
  });

  test('gives the form back while it waits, as it was filled in, and sends nothing meanwhile', async () => {
    world.answer = () => waitFirst(1, `token-${sent().length}`);
    const { page } = await world.open(`${PAGE}?lang=en`);
    await page.clock.install();
    await page.getByRole('radio').nth(1).check();
    await page.getByLabel('Your name').fill('Zoé Roy');
    await page.getByLabel('E-mail').fill('zoe@exemple.ca');
    const submit = page.getByRole('button', { name: 'Book this time' });
    await submit.click();
    await page.getByRole('button', { name: 'Change my request' }).click();
    await expectEnabled(submit);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Zoé Roy');
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
    // Longer than the wait that was stopped.
    await page.clock.runFor(10_000);
    expect(sent()).toHaveLength(1);
    await submit.click();
    await page.getByRole('status').getByText('in 1 second:').waitFor();
    expect(sent().map(tokenOf)).toEqual([undefined, 'token-1']);
    await page.context().close();
  });

  test('says what is missing beside the inputs, calls nothing, and puts the focus there', async () => {
    const { page } = await world.open(PAGE);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click();
    await page.getByText('Indiquez votre nom.').waitFor();
    await page.getByText('Indiquez un e-mail ou un téléphone.').waitFor();
    expect(await page.getByLabel('Votre nom').evaluate((e) => e === document.activeElement)).toBe(true);
    expect(sent()).toEqual([]);
    expect(await axeFlaws(page)).toEqual([]);
    await page.context().close();
  });

  test('is a plain form without JavaScript', async () => {
    const { page } = await world.open(PAGE, { javaScriptEnabled: false });
    const pressed = async (name: string) => {
      const posted = page.waitForRequest((request) => request.method() === 'POST');
      await page.getByRole('button', { name }).click();
      const request = await posted;
      expect(new URL(request.url()).pathname).toBe('/site/studio-lumiere/book');
      return Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
    };
    await fillForm(page);
    await page.getByLabel('Service', { exact: true }).selectOption('svc-massage');
    const typed = { name: 'Zoé Roy', email: 'zoe@exemple.ca' };
    const looked = await pressed('Voir les créneaux');
    expect(looked).toMatchObject({ ...typed, look: '', service: 'svc-massage' });
    await page.goto(`${world.origin}${PAGE}?service=svc-massage`);
    expect(await page.locator('input[name="serviceId"]').inputValue()).toBe('svc-massage');
    await fillForm(page);
    const booked = await pressed('Réserver ce créneau');
    const chosen = { serviceId: 'svc-massage', service: 'svc-massage' };
    expect(booked).toMatchObject({ ...typed, ...chosen, nonce: 'n0nce', consent: 'true' });
    expect(booked).not.toHaveProperty('look');
    await page.context().close();
  });
});

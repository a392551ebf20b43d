import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { HOUR_MS } from '../../../shared/domain/duration.ts';
import type { BasketOffer } from '../../../shared/schemas/basket.ts';
import type { BasketOffers } from '../../../shared/schemas/basket-booking.ts';
import type { PublicBasket } from '../../../shared/schemas/booked-publicly.ts';
import { axeFlaws } from '../../support/axe.ts';
import { oneIn } from '../../support/seeded.ts';
import { expectGone, expectSeen } from '../../support/seen.ts';
import type { FakeAnswer, FakeRequest } from './site-server.ts';
import { demoBooking, openSiteWorld, PAGE, type SiteWorld, slotsAnswer } from './site-world.ts';

let world: SiteWorld;
beforeAll(async () => {
  world = await openSiteWorld();
});
afterAll(() => world?.close());
beforeEach(() => world.reset());

const OFFERS = '/public/sites/studio-lumiere/offers';
const BASKETS = '/public/sites/studio-lumiere/baskets';

const part = (serviceId: string, title: string, startAt: string, endAt: string) => ({
  ...{ serviceId, title, startAt, endAt },
  ...{ personName: 'Camille', price: 60, currency: 'CAD' },
});

/** A row of two on a day of November 2026. */
const row = (day: number, gapMin = 0): BasketOffer => ({
  offer: `offer-${day}`,
  parts: [
    part('svc-eclat', 'Soin éclat', `2026-11-${day}T14:00:00Z`, `2026-11-${day}T15:00:00Z`),
    part('svc-massage', 'Massage', `2026-11-${day}T15:00:00Z`, `2026-11-${day}T15:45:00Z`),
  ],
  gapMin,
  skipped: [],
});

const series: BasketOffer = {
  ...row(24),
  offer: 'offer-series',
  skipped: [{ date: '2026-12-01', reason: 'closed' }],
};

/** A row of two, every four weeks. */
const rows: BasketOffer = {
  offer: 'offer-rows',
  perDate: 2,
  gapMin: 10,
  parts: ['2026-11-24', '2026-12-22'].flatMap((date) => [
    part('svc-eclat', 'Soin éclat', `${date}T14:00:00Z`, `${date}T15:00:00Z`),
    part('svc-massage', 'Massage', `${date}T15:10:00Z`, `${date}T15:55:00Z`),
  ]),
  skipped: [{ date: '2027-01-19', reason: 'taken' }],
};

const booked: PublicBasket = {
  basketId: 'basket',
  bookings: ['b1', 'b2'].map((bookingId) => ({
    ...{ ...demoBooking, bookingId, status: 'confirmed' },
    manageUrl: `https://comptoir.test/rdv/${bookingId}`,
  })),
};

interface Answers {
  readonly offers?: (nth: number) => readonly BasketOffer[];
  readonly missed?: BasketOffers['missed'];
  /** Where the nth search stops before its end. */
  readonly stops?: (nth: number) => string | undefined;
  readonly basket?: (nth: number) => FakeAnswer;
}

/** The API as a test needs it; each answer knows how often it was asked before. */
const answers = ({ offers = () => [row(24), row(25, 10)], missed, stops, basket }: Answers = {}) => {
  const asked = new Map<string, number>();
  return (request: FakeRequest): FakeAnswer => {
    const nth = asked.get(request.path) ?? 0;
    asked.set(request.path, nth + 1);
    if (request.path === OFFERS) {
      const searchedUntil = stops?.(nth);
      const stop = { isPartial: searchedUntil !== undefined, ...(searchedUntil ? { searchedUntil } : {}) };
      return { body: { data: { offers: offers(nth), ...stop, ...(missed ? { missed } : {}) } } };
    }
    if (request.path === BASKETS) return basket?.(nth) ?? { status: 201, body: { data: booked } };
    return slotsAnswer(request);
  };
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const openForm = async (page: Page): Promise<void> => {
  await button(page, 'Plusieurs services, plusieurs personnes').click();
  await expectSeen(page.getByRole('heading', { name: 'Plusieurs rendez-vous à la fois' }));
};

const fill = async (page: Page): Promise<void> => {
  await page.getByLabel('Votre nom').fill('Zoé Roy');
  await page.getByLabel('E-mail').fill('zoe@exemple.ca');
};

const bodiesTo = (path: string) => world.calls.filter((call) => call.path === path).map(({ body }) => body);

const plain = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

describe('booking several appointments at once on the public page', () => {
  test('searches for services in a row, shows whole offers, and books all of one', async () => {
    world.answer = answers();
    const { page, complaints } = await world.open(`${PAGE}?taxes=extra`);
    await openForm(page);
    expect(
      await page
        .getByRole('heading', { level: 3 })
        .last()
        .evaluate((e) => e === document.activeElement),
    ).toBe(true);
    await button(page, 'Voir les propositions').click();
    await expectSeen(page.getByText('2 propositions'));
    expect(bodiesTo(OFFERS)).toEqual([
      { arrangement: 'in_a_row', parts: [{ serviceId: 'svc-eclat' }, { serviceId: 'svc-massage' }] },
    ]);
    const first = plain(await page.locator('label', { hasText: 'Soin éclat' }).first().textContent());
    expect(first).toContain('9 h 00 – 10 h 00');
    expect(first).toContain('Total : 120,00 $ (taxes en sus)');
    await expectSeen(page.getByText('Attente entre les rendez-vous').first());
    await page.getByRole('radio', { name: /mar\. 24 nov/ }).check();
    await fill(page);
    await button(page, 'Tout réserver').click();
    const done = page.getByRole('status').filter({ hasText: '2 rendez-vous confirmés' });
    await expectSeen(done);
    expect(await done.evaluate((element) => element === document.activeElement)).toBe(true);
    const file = await done.getByRole('link', { name: 'Ajouter au calendrier' }).getAttribute('href');
    expect(decodeURIComponent(file ?? '').match(/UID:[^\r]*/g)).toHaveLength(2);
    expect(decodeURIComponent(file ?? '')).toContain('SUMMARY:Soin éclat du visage – Studio Lumière inc.');
    expect(plain(await done.textContent())).toContain('9 h 00 – 10 h 00');
    const link = done.getByRole('link', { name: 'Voir mes rendez-vous' });
    expect(await link.getAttribute('href')).toBe('https://comptoir.test/rdv/b1');
    expect(bodiesTo(BASKETS)).toEqual([
      expect.objectContaining({ offer: 'offer-24', name: 'Zoé Roy', email: 'zoe@exemple.ca', consent: true }),
    ]);
    expect(await axeFlaws(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('says once what to bring to all of a series, and whom to ask for a change when it is too late for the link', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
    const first = { ...demoBooking, startAt: inHours(3), endAt: inHours(4), toBring: 'Vos photos' };
    const told = async (hours: number) => {
      const later = { ...first, bookingId: 'b2', startAt: inHours(hours), endAt: inHours(hours + 1) };
      const data = { basketId: 'basket', bookings: [first, later] };
      world.answer = answers({ basket: () => ({ status: 201, body: { data } }) });
      const { page } = await world.open(PAGE);
      await openForm(page);
      await button(page, 'Voir les propositions').click();
      await page.getByRole('radio', { name: /mar\. 24 nov/ }).check();
      await fill(page);
      await button(page, 'Tout réserver').click();
      const done = page.getByRole('status').filter({ hasText: '2 rendez-vous confirmés' });
      await done.waitFor();
      const text = plain(await done.textContent());
      expect(await page.getByText('Aucun moment ne convient').count()).toBe(0);
      await page.context().close();
      return text;
    };
    const late = await told(5);
    expect(late.split('Vos photos')).toHaveLength(2);
    expect(late).toContain('À moins de 24 heures du rendez-vous, adressez-vous à Studio Lumière inc.');
    expect(late).not.toContain('Par le lien');
    expect(await told(24 * 7)).toContain('Par le lien de votre confirmation, jusqu’à 24 heures avant');
  });

  test('asks for people at the same time or one after the other, and for a series with what it leaves out', async () => {
    world.answer = answers({ offers: (nth) => (nth === 2 ? [series] : [row(24)]) });
    const { page } = await world.open(PAGE);
    await openForm(page);
    for (const kind of [/en même temps/, /l’une après l’autre/, /répété/]) {
      await page.getByRole('radio', { name: kind }).check();
      if (/même/.test(kind.source)) await button(page, 'Ajouter une personne').click();
      if (/répété/.test(kind.source)) {
        await page.getByLabel('Nombre de rendez-vous').selectOption('6');
        await page.getByLabel('Toutes les').selectOption('2');
      }
      await button(page, 'Voir les propositions').click();
      await expectSeen(page.getByText('1 proposition'));
    }
    const three = [{ serviceId: 'svc-eclat' }, { serviceId: 'svc-massage' }, { serviceId: 'svc-massage' }];
    expect(bodiesTo(OFFERS)).toEqual([
      { arrangement: 'together', parts: three },
      { arrangement: 'in_a_row', parts: three },
      { arrangement: 'series', parts: [{ serviceId: 'svc-eclat' }], count: 6, everyWeeks: 2 },
    ]);
    expect(plain(await page.locator('main').textContent())).toContain('Pas le mardi 1er décembre : fermé');
    await page.context().close();
  });

  test.each([
    [
      'fr',
      'Le plus proche : mar. 24 nov., 9 h 00, libre ce jour-là seulement.',
      'Pas le mardi 1er décembre : personne n’y travaille à cette heure',
    ],
    [
      'en',
      'The nearest: Tue, Nov 24, 9:00 a.m., free on that day alone.',
      'Not on Tuesday, December 1: nobody works at that hour',
    ],
  ])(
    'says in %s which dates of a series are not free, and why, where no two of them are',
    async (language, nearest, reason) => {
      const skipped = [
        { date: '2026-12-01', reason: 'off' as const },
        { date: '2026-12-08', reason: 'taken' as const },
      ];
      world.answer = answers({ offers: () => [], missed: { startAt: '2026-11-24T14:00:00Z', skipped } });
      const { page } = await world.open(`${PAGE}?lang=${language}`);
      await button(page, /Plusieurs services|Several services/).click();
      await page.getByRole('radio', { name: /répété|repeated/ }).check();
      await button(page, /Voir les propositions|Show offers/).click();
      const said = page.getByRole('status').filter({ hasText: /Rien de libre|Nothing is free/ });
      await expectSeen(said);
      const text = plain(await said.textContent());
      expect([text.includes(nearest), text.includes(reason), text]).toEqual([true, true, text]);
      expect(await said.getByRole('listitem').count()).toBe(2);
      expect(await axeFlaws(page)).toEqual([]);
      await page.context().close();
    },
  );

  test.each([
    [
      'fr',
      'La recherche s’est arrêtée avant la fin : rien n’a été trouvé avant le mar. 24 nov., 9 h 00',
      'nous écrire dans le chat',
      'Pas d’autre proposition pour l’instant.',
    ],
    [
      'en',
      'The search stopped before the end: nothing was found before Tue, Nov 24, 9:00 a.m.',
      'write to us in the chat',
      'No other offer for now.',
    ],
  ])(
    'says in %s where a search stopped, and goes on from there, until there is nothing more',
    async (language, stopped, write, end) => {
      const stop = ['2026-11-24T14:00:00Z', '2026-11-26T14:00:00Z'];
      world.answer = answers({ offers: (nth) => (nth === 1 ? [row(25)] : []), stops: (nth) => stop[nth] });
      const { page } = await world.open(`${PAGE}?lang=${language}`);
      await button(page, /Plusieurs services|Several services/).click();
      await button(page, /Voir les propositions|Show offers/).click();
      const said = page.getByRole('status').filter({ hasText: /La recherche|The search/ });
      await expectSeen(said);
      const text = plain(await said.textContent());
      expect([text.includes(stopped), text.includes(write), text]).toEqual([true, true, text]);
      expect(await page.getByText(end).count()).toBe(0);
      const later = button(page, /Chercher plus tard|Look further ahead/);
      await later.click();
      await expectSeen(
        page.getByText(/^1 (proposition|offer) (La recherche s’est arrêtée au|The search stopped at)/),
      );
      await later.click();
      await expectSeen(page.getByText(end));
      const froms = bodiesTo(OFFERS).map((body) => (body as { from?: string }).from);
      expect(froms).toEqual([undefined, stop[0], '2026-11-25T14:01:00.000Z']);
      expect(await axeFlaws(page)).toEqual([]);
      await page.context().close();
    },
  );

  test('asks for a row on several dates, no more than can be booked at once, and shows each date whole', async () => {
    world.answer = answers({ offers: () => [rows] });
    const { page } = await world.open(PAGE);
    await openForm(page);
    await expectSeen(page.getByText('Au plus 12 rendez-vous à la fois.'));
    const times = page.getByLabel('Combien de fois');
    await times.selectOption('6');
    await button(page, 'Ajouter un service').click();
    expect(await times.locator('option').last().textContent()).toBe('4 fois');
    expect(await times.inputValue()).toBe('4');
    await button(page, 'Retirer : service 3').click();
    await times.selectOption('3');
    await page.getByLabel('Toutes les').selectOption('4');
    await button(page, 'Voir les propositions').click();
    await expectSeen(page.getByText('1 proposition'));
    expect(bodiesTo(OFFERS)).toEqual([
      {
        arrangement: 'in_a_row',
        parts: [{ serviceId: 'svc-eclat' }, { serviceId: 'svc-massage' }],
        ...{ count: 3, everyWeeks: 4 },
      },
    ]);
    const offer = plain(await page.locator('label', { hasText: 'Soin éclat' }).first().textContent());
    expect(offer).toMatch(/mar\. 24 nov\..*Soin éclat.*Massage.*mar\. 22 déc\..*Soin éclat.*Massage/);
    expect(offer).toContain('Attente entre les rendez-vous d’un jour : au plus 10 min');
    expect(offer).toContain('Pas le mardi 19 janvier : déjà pris');
    expect(offer).toContain('Total : 240,00 $');
    expect(await axeFlaws(page)).toEqual([]);
    await page.context().close();
  });

  test('says before the search which dates lie too far ahead, and changes to what can be had', async () => {
    world.answer = answers();
    const { page } = await world.open(`${PAGE}?horizon=13`);
    await openForm(page);
    const note = page.getByText(/^On réserve jusqu’au/);
    expect(await note.count()).toBe(0);
    await page.getByRole('radio', { name: /répété/ }).check();
    await expectSeen(note);
    expect(plain(await note.textContent())).toMatch(
      /^On réserve jusqu’au \S+ \S+ \S+\. Chaque semaine, au plus 2 dates tombent d’ici là : les suivantes seraient/,
    );
    await page.getByLabel('Toutes les').selectOption('3');
    await expectSeen(page.getByText(/Toutes les 3 semaines, une seule date tombe d’ici là/));
    expect(await axeFlaws(page)).toEqual([]);
    await button(page, 'Plutôt chaque semaine').click();
    expect(await page.getByLabel('Toutes les').inputValue()).toBe('1');
    await page.getByLabel('Nombre de rendez-vous').selectOption('2');
    await expectGone(note);
    await page.getByRole('radio', { name: /à la suite/ }).check();
    await page.getByLabel('Combien de fois').selectOption('2');
    await page.getByLabel('Toutes les').selectOption('2');
    await button(page, 'Plutôt une seule fois').click();
    await expectGone(note);
    await page.context().close();
  });

  test('searches nothing that lies too far ahead: the reason and what can be had stand alone, and are read out', async () => {
    world.answer = answers({ offers: () => [] });
    const { page } = await world.open(`${PAGE}?horizon=13`);
    await openForm(page);
    await page.getByRole('radio', { name: /répété/ }).check();
    await page.getByLabel('Toutes les').selectOption('3');
    await button(page, 'Voir les propositions').click();
    const note = page.getByText(/une seule date tombe d’ici là/);
    expect(await note.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectSeen(button(page, 'Plutôt chaque semaine'));
    expect(await page.getByText('Rien de libre').count()).toBe(0);
    expect(bodiesTo(OFFERS)).toEqual([]);
    expect(await axeFlaws(page)).toEqual([]);
    // Dates that can be booked, but are not free, have no other reason.
    await button(page, 'Plutôt chaque semaine').click();
    await button(page, 'Voir les propositions').click();
    await expectSeen(page.getByText('Rien de libre pour tout réserver'));
    await page.context().close();
  });

  test('offers no more than the business allows at once, and not at all where that is one', async () => {
    world.answer = answers();
    const { page } = await world.open(`${PAGE}?most=3`);
    await openForm(page);
    await expectSeen(page.getByText('Au plus 3 rendez-vous à la fois.'));
    expect(await page.getByLabel('Combien de fois').count()).toBe(0);
    await button(page, 'Ajouter un service').click();
    expect(await button(page, 'Ajouter un service').count()).toBe(0);
    await page.getByRole('radio', { name: /répété/ }).check();
    expect(await page.getByLabel('Nombre de rendez-vous').locator('option').allTextContents()).toEqual([
      '2',
      '3',
    ]);
    await page.goto(page.url().replace('most=3', 'most=1'));
    await expectSeen(button(page, 'Réserver ce créneau'));
    await expectSeen(page.getByLabel('Votre nom'));
    expect(await button(page, 'Plusieurs services, plusieurs personnes').count()).toBe(0);
    await page.context().close();
  });

  test('asks for each service by whom the visitor chooses, where that is a choice', async () => {
    world.answer = answers();
    const { page } = await world.open(`${PAGE}?team=1`);
    await openForm(page);
    await page.getByLabel('Avec (service 1)').selectOption({ label: 'Alice Côté · Esthéticienne' });
    // One person alone performs the second.
    expect(await page.getByLabel('Service 2', { exact: true }).inputValue()).toBe('svc-massage');
    expect(await page.getByLabel('Avec (service 2)').count()).toBe(0);
    await button(page, 'Voir les propositions').click();
    await expectSeen(page.getByText('2 propositions'));
    expect(bodiesTo(OFFERS)).toEqual([
      {
        arrangement: 'in_a_row',
        parts: [{ serviceId: 'svc-eclat', calendarId: 'cal-alice' }, { serviceId: 'svc-massage' }],
      },
    ]);
    await page.context().close();
  });

  test('keeps who was asked for where they perform the next service too, and says so where they do not', async () => {
    world.answer = answers();
    const { page } = await world.open(`${PAGE}?team=1`);
    await openForm(page);
    const service = page.getByLabel('Service 1', { exact: true });
    const person = page.getByLabel('Avec (service 1)');
    await person.selectOption('cal-alice');
    await service.selectOption('svc-decouverte');
    expect(await person.inputValue()).toBe('cal-alice');
    const lost = page.getByText(
      'Alice Côté ne fait pas ce service : plus personne n’est demandé en particulier.',
    );
    expect(await lost.count()).toBe(0);
    await service.selectOption('svc-massage');
    await expectSeen(lost);
    expect(await axeFlaws(page)).toEqual([]);
    await service.selectOption('svc-eclat');
    await expectGone(lost);
    expect(await person.inputValue()).toBe('');
    // Bruno alone performs the massage: he is asked for, without a choice.
    await person.selectOption('cal-bruno');
    await service.selectOption('svc-massage');
    await service.selectOption('svc-eclat');
    expect(await person.inputValue()).toBe('cal-bruno');
    await page.context().close();
  });

  test('seeks from the day that was chosen, by the business’s clock, and from the soonest again without one', async () => {
    world.answer = answers();
    const { page } = await world.open(PAGE);
    await openForm(page);
    const day = page.getByLabel('À partir du (facultatif)');
    for (const chosen of ['2026-11-25', '']) {
      await day.fill(chosen);
      await button(page, 'Voir les propositions').click();
      await expectSeen(page.getByText('2 propositions'));
    }
    expect(bodiesTo(OFFERS)).toEqual([
      expect.objectContaining({ from: '2026-11-25T05:00:00.000Z' }),
      expect.not.objectContaining({ from: expect.anything() }),
    ]);
    expect(await axeFlaws(page)).toEqual([]);
    await page.context().close();
  });

  test('after a lost race says that nothing was booked, and searches again', async () => {
    const lost = { error: { code: 'slot_taken', message: 'Ce créneau vient d’être pris.' } };
    world.answer = answers({
      offers: (nth) => (nth === 0 ? [row(24), row(25)] : [row(25)]),
      basket: () => ({ status: 409, body: lost }),
    });
    const { page } = await world.open(PAGE);
    await openForm(page);
    await button(page, 'Voir les propositions').click();
    await page.getByRole('radio', { name: /mar\. 24 nov/ }).check();
    await fill(page);
    await button(page, 'Tout réserver').click();
    const alert = page.getByRole('alert');
    await expectSeen(alert);
    expect(await alert.textContent()).toContain('Rien n’a été réservé.');
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectGone(page.getByRole('radio', { name: /mar\. 24 nov/ }));
    await expectSeen(page.getByRole('radio', { name: /mer\. 25 nov/ }));
    expect(await page.getByLabel('Votre nom').inputValue()).toBe('Zoé Roy');
    await page.context().close();
  });

  test('says what is missing, and what is not free', async () => {
    world.answer = answers({ offers: (nth) => (nth === 0 ? [row(24)] : []) });
    const { page } = await world.open(PAGE);
    await openForm(page);
    await button(page, 'Voir les propositions').click();
    await button(page, 'Tout réserver').click();
    await expectSeen(page.getByText('Choisissez une proposition.'));
    await expectSeen(page.getByText('Indiquez votre nom.'));
    expect(bodiesTo(BASKETS)).toEqual([]);
    await page.getByRole('radio', { name: /en même temps/ }).check();
    await expectGone(button(page, 'Tout réserver'));
    await button(page, 'Voir les propositions').click();
    await expectSeen(page.getByText('Rien de libre pour tout réserver'));
    await button(page, 'Un seul rendez-vous').click();
    await expectSeen(button(page, 'Réserver ce créneau'));
    await page.context().close();
  });

  test('is done with the keyboard alone', async () => {
    world.answer = answers();
    const { page } = await world.open(PAGE);
    await button(page, 'Plusieurs services, plusieurs personnes').focus();
    await page.keyboard.press('Enter');
    await expectSeen(page.getByRole('heading', { name: 'Plusieurs rendez-vous à la fois' }));
    const reach = async (name: string): Promise<void> => {
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        const here = await page.evaluate(() => {
          const at = document.activeElement;
          return `${at?.getAttribute('name') ?? ''} ${at?.textContent ?? ''}`;
        });
        if (here.includes(name)) return;
      }
      throw new Error(`The keyboard does not reach ${name}.`);
    };
    await reach('Voir les propositions');
    await page.keyboard.press('Enter');
    await expectSeen(page.getByText('2 propositions'));
    await reach('slotId');
    await page.keyboard.press('Space');
    await reach('name');
    await page.keyboard.type('Zoé Roy');
    await reach('email');
    await page.keyboard.type('zoe@exemple.ca');
    await reach('Tout réserver');
    await page.keyboard.press('Enter');
    await expectSeen(page.getByText('2 rendez-vous confirmés'));
    await page.context().close();
  });

  test('says so when its part of the page does not come, and leaves the form for one appointment', async () => {
    world.answer = answers();
    const { page } = await world.open(PAGE);
    await page.route('**/basket-area-*.js', (route) => route.abort());
    await button(page, 'Plusieurs services, plusieurs personnes').click();
    await expectSeen(page.getByText('n’a pas pu être chargé'));
    await expectSeen(button(page, 'Réserver ce créneau'));
    await page.context().close();
  });

  test.each(
    oneIn(3, [
      ['on a phone', PAGE, 390],
      ['on a phone, in English, dark', `${PAGE}?lang=en&theme=dark`, 390],
      ['on a desk', PAGE, 1440],
    ] as const),
  )('breaks no accessibility rule and is never wider than the window (%s)', async (_, path, width) => {
    world.answer = answers();
    const { page } = await world.open(path, { viewport: { width, height: 844 } });
    await button(page, /Plusieurs services|Several services/).click();
    await button(page, /Voir les propositions|Show offers/).click();
    await expectSeen(page.getByText(/2 propositions|2 offers/));
    expect(await axeFlaws(page)).toEqual([]);
    const right = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('body *')].map((e) => e.getBoundingClientRect().right)),
    );
    expect(right).toBeLessThanOrEqual(width);
    await page.context().close();
  });
});

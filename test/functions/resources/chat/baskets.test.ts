import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BasketOffer } from '../../../../shared/schemas/basket.ts';
import { dataOf } from '../../../support/team.ts';
import {
  type Business,
  type BusinessOptions,
  openBusiness,
  openWorld,
  type World,
} from '../../../support/world.ts';
import {
  firstOnes,
  injectFaults,
  isTransaction,
  lostReply,
  mentions,
  type Sent,
} from '../bookings/faults.ts';
import { expectAgreement, expectNeverOverbooked, recordsOf } from '../bookings/records.ts';
import { freshAddress, plain, visitorOf } from './visitor.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

/** A garage that also washes: two services of an hour. */
const openGarage = async (options: BusinessOptions = {}): Promise<Business> => {
  const business = await openBusiness(world, { maxPerContact: 12, ...options });
  const { token } = business.owner;
  const wash = { name: 'Lavage', durationMin: 60, price: 40 };
  await dataOf(world.call('POST', '/v1/services', { token, body: wash }));
  return business;
};

const booked = async ({ tenantId }: Business) => {
  const records = await recordsOf(world, tenantId);
  expectAgreement(records);
  expectNeverOverbooked(records);
  return records.bookings
    .filter(({ status }) => status === 'confirmed')
    .toSorted((a, b) => a.startAt.localeCompare(b.startAt));
};

const linesOf = ({ parts }: BasketOffer) => parts.map(({ title, startAt }) => [title, startAt]);

const DETAILS = 'Je m’appelle Ana Lévy, ana@example.org';

describe('two services in a row', () => {
  const talks = [
    {
      language: 'fr',
      ask: 'vidange et lavage jeudi matin',
      line: '1. Vidange, le jeudi 26 novembre à 9 h 00, puis Lavage à 10 h 00 (120 min, 100,00 $ en tout)',
      pick: 'la première',
      details: DETAILS,
      told: "C'est réservé, Ana, au nom d'Ana Lévy :",
    },
    {
      language: 'en',
      ask: 'an oil change (vidange) and a lavage on Thursday morning',
      line: '1. Vidange, on Thursday, November 26 at 9:00 a.m., then Lavage at 10:00 a.m. (120 min, $100.00 in all)',
      pick: 'the first one',
      details: 'Ana Lévy, ana@example.org',
      told: "You're booked, Ana, in the name of Ana Lévy:",
    },
  ] as const;

  test.each(talks)('in $language are offered, said back and booked as one', async (talk) => {
    const business = await openGarage();
    const { say } = visitorOf(world, business.slug, talk.language);
    const offer = (await say(talk.ask)).json.data;
    expect(plain(offer.reply)).toContain(talk.line);
    expect([offer.suggestions.slots, offer.suggestions.baskets.length > 1]).toEqual([[], true]);
    const [first] = offer.suggestions.baskets;
    expect(plain((await say(talk.pick)).json.data.reply)).toContain('Lavage');
    const { reply, basket, booking } = (await say(talk.details)).json.data;
    expect(plain(reply)).toContain(talk.told);
    expect(basket.map(({ title, startAt }: BasketOffer['parts'][number]) => [title, startAt])).toEqual(
      linesOf(first),
    );
    expect(booking).toEqual(basket[0]);
    const kept = await booked(business);
    expect(kept.map(({ title, startAt }) => [title, startAt])).toEqual(linesOf(first));
    expect(new Set(kept.map(({ basketId, leadId, source }) => `${basketId} ${leadId} ${source}`)).size).toBe(
      1,
    );
    expect(kept[0]).toMatchObject({ source: 'chat', basketId: expect.any(String) });
  });

  test('carry each the note of whom it is for, and all what was told besides', async () => {
    const business = await openGarage();
    const { say } = visitorOf(world, business.slug);
    await say('vidange pour mon mari et lavage pour moi jeudi matin. Son char a une bosse.');
    await say('la première');
    await say(DETAILS);
    expect((await booked(business)).map(({ title, note }) => [title, note])).toEqual([
      ['Vidange', 'pour mon mari\nSon char a une bosse.'],
      ['Lavage', 'pour moi\nSon char a une bosse.'],
    ]);
  });

  test('by pressing an offer, twice, are booked once', async () => {
    const business = await openGarage();
    const { say } = visitorOf(world, business.slug);
    await say(DETAILS);
    const offer = (await say('vidange et lavage jeudi matin')).json.data;
    const slotId = offer.suggestions.baskets[1].offer;
    const key = 'chat-basket-pressed-twice-0001';
    const pressed = await say('celui-ci', { slotId, key });
    expect(pressed.json.data.basket).toHaveLength(2);
    const again = (await say('celui-ci', { slotId })).json.data;
    expect(again.basket).toEqual(pressed.json.data.basket);
    expect(await booked(business)).toHaveLength(2);
  });

  test('of which somebody took one meanwhile are not booked at all: the next offers are told', async () => {
    const business = await openGarage();
    const { say } = visitorOf(world, business.slug);
    await say(DETAILS);
    const { suggestions } = (await say('vidange et lavage jeudi matin')).json.data;
    const offer = suggestions.baskets[0].offer;
    const body = { offer, name: 'Bo Roy', email: 'bo@example.com' };
    await dataOf(
      world.call('POST', `/public/sites/${business.slug}/baskets`, { viewer: freshAddress(), body }),
    );
    const lost = (await say('la première')).json.data;
    expect(plain(lost.reply)).toContain("Ce moment vient d'être pris");
    expect(lost).not.toHaveProperty('booking');
    expect(lost.suggestions.baskets.length).toBeGreaterThan(0);
    expect(await booked(business)).toHaveLength(2);
    expect((await say('la première')).json.data.basket).toHaveLength(2);
    expect(await booked(business)).toHaveLength(4);
  });
});

describe('people who come together', () => {
  test('are offered the same minute, and booked as one', async () => {
    const business = await openGarage({ capacity: 2 });
    const { say } = visitorOf(world, business.slug, 'en');
    const offer = (await say('two vidanges at the same time on Friday')).json.data;
    expect(plain(offer.reply)).toContain('2 × Vidange, at the same time');
    await say('2');
    const made = (await say('Ana Lévy, ana@example.org')).json.data;
    expect(made.basket.map(({ startAt }: { startAt: string }) => startAt)).toEqual(
      offer.suggestions.baskets[1].parts.map(({ startAt }: { startAt: string }) => startAt),
    );
    expect(new Set((await booked(business)).map(({ startAt }) => startAt)).size).toBe(1);
  });

  test('where nobody can take both at once are offered one after the other, and told so', async () => {
    const business = await openGarage();
    const { say } = visitorOf(world, business.slug);
    const { reply, suggestions } = (await say('deux vidanges en même temps vendredi')).json.data;
    expect(plain(reply)).toContain("mais l'un après l'autre");
    expect(suggestions.baskets[0].parts).toHaveLength(2);
  });

  test('who are more than may book at once are told so, and as many as may are offered', async () => {
    const business = await openGarage({ maxPerContact: 3 });
    const { say } = visitorOf(world, business.slug);
    const { reply, suggestions } = (await say('vidange pour 5 personnes vendredi')).json.data;
    expect(plain(reply)).toContain("au plus 3 rendez-vous d'un coup");
    expect(suggestions.baskets[0].parts).toHaveLength(3);
  });
});

describe('a series', () => {
  test('leaves out what cannot be booked, says why, and is booked as one', async () => {
    const business = await openGarage();
    const { say } = visitorOf(world, business.slug);
    const { reply, suggestions } = (await say('trois mercredis de suite à 10 h pour un lavage')).json.data;
    expect(plain(reply)).toContain(
      'Lavage, le mercredi 25 novembre à 10 h 00, le mercredi 2 décembre à 10 h 00, pas le mercredi 9 décembre (pas encore ouvert aux réservations)',
    );
    const [first] = suggestions.baskets;
    await say('oui');
    const { basket } = (await say(DETAILS)).json.data;
    expect(basket).toHaveLength(2);
    expect((await booked(business)).map(({ title, startAt }) => [title, startAt])).toEqual(linesOf(first));
  });
});

describe('a series of which one date alone is free', () => {
  test.each([
    [
      'fr',
      'un lavage chaque mercredi à 10 h, 3 fois',
      'Le plus proche, le mercredi 25 novembre à 10 h 00, est libre ce jour-là seulement : pas le mercredi 2 décembre (fermé), pas le mercredi 9 décembre (pas encore ouvert aux réservations).',
    ],
    [
      'en',
      'a lavage every Wednesday at 10, 3 times',
      'The nearest, on Wednesday, November 25 at 10:00 a.m., is free on that day alone: not on Wednesday, December 2 (closed), not on Wednesday, December 9 (not open for booking yet).',
    ],
  ] as const)('is told with it, and why each other is not (%s)', async (language, ask, why) => {
    const business = await openGarage();
    const { token } = business.owner;
    const closed = { from: '2026-11-30', to: '2026-12-07' };
    await dataOf(world.call('POST', '/v1/closures', { token, body: closed }));
    const { say } = visitorOf(world, business.slug, language);
    const { reply, suggestions } = (await say(ask)).json.data;
    expect(plain(reply)).toContain(why);
    expect(suggestions.slots.length).toBeGreaterThan(0);
  });
});

describe('a series of two services', () => {
  const talks = [
    {
      language: 'fr',
      ask: 'vidange et lavage tous les mercredis à 10 h, 3 fois',
      details: DETAILS,
      dates:
        'Vidange, le mercredi 25 novembre à 10 h 00, puis Lavage à 11 h 00, le mercredi 2 décembre à 10 h 00, pas le mercredi 9 décembre (pas encore ouvert aux réservations)',
      price: '100,00 $ chaque fois, 200,00 $ en tout',
      yes: 'oui',
    },
    {
      language: 'en',
      ask: 'a vidange and a lavage every Wednesday at 10, 3 times',
      details: "I'm Ana Lévy, ana@example.org",
      dates:
        'Vidange, on Wednesday, November 25 at 10:00 a.m., then Lavage at 11:00 a.m., on Wednesday, December 2 at 10:00 a.m., not on Wednesday, December 9 (not open for booking yet)',
      price: '$100.00 each time, $200.00 in all',
      yes: 'yes',
    },
  ] as const;

  test.each(talks)('in $language tells each date and its price, and is booked as one', async (talk) => {
    const business = await openGarage();
    const { say } = visitorOf(world, business.slug, talk.language);
    const { reply, suggestions } = (await say(talk.ask)).json.data;
    expect(plain(reply)).toContain(talk.dates);
    expect(plain(reply)).toContain(talk.price);
    const [first] = suggestions.baskets;
    expect(first).toMatchObject({ perDate: 2 });
    await say(talk.yes);
    const { basket } = (await say(talk.details)).json.data;
    expect(basket).toHaveLength(4);
    const kept = await booked(business);
    expect(kept.map(({ title, startAt }) => [title, startAt])).toEqual(linesOf(first));
    expect(new Set(kept.map(({ basketId }) => basketId)).size).toBe(1);
  });

  test('of more than may be booked at once is cut to whole dates, and said to be', async () => {
    const business = await openGarage({ maxPerContact: 5 });
    const { say } = visitorOf(world, business.slug);
    const { reply, suggestions } = (await say('vidange et lavage tous les mercredis, 6 fois')).json.data;
    expect(plain(reply)).toContain("au plus 5 rendez-vous d'un coup : regardons les 2 premières dates");
    expect(suggestions.baskets[0].parts).toHaveLength(4);
    expect(await booked(business)).toEqual([]);
  });

  test('of which one was taken meanwhile is not booked at all', async () => {
    const business = await openGarage();
    const { say } = visitorOf(world, business.slug);
    await say(DETAILS);
    const { suggestions } = (await say('vidange et lavage tous les mercredis, 2 fois')).json.data;
    const body = { offer: suggestions.baskets[0].offer, name: 'Bo Roy', email: 'bo@example.com' };
    await dataOf(
      world.call('POST', `/public/sites/${business.slug}/baskets`, { viewer: freshAddress(), body }),
    );
    expect((await say('la première')).json.data).not.toHaveProperty('booking');
    expect(await booked(business)).toHaveLength(4);
  });
});

describe('a change of mind', () => {
  test('about one service leaves the other, about the day moves both', async () => {
    const business = await openGarage();
    const { say } = visitorOf(world, business.slug);
    await say('vidange et lavage jeudi matin');
    const friday = (await say('plutôt vendredi')).json.data;
    expect(plain(friday.reply)).toContain('Vidange, le vendredi 27 novembre');
    expect(friday.suggestions.baskets[0].parts).toHaveLength(2);
    const alone = (await say('sans le lavage')).json.data;
    expect(alone.suggestions.slots.length).toBeGreaterThan(0);
    expect(plain(alone.reply)).not.toContain('Lavage');
  });

  test('once all are booked cancels one, or all that are left', async () => {
    const business = await openGarage();
    const { say } = visitorOf(world, business.slug);
    await say(DETAILS);
    await say('vidange et lavage jeudi matin');
    await say('la première');
    const one = (await say('annulez seulement le lavage')).json.data;
    expect(plain(one.reply)).toContain('Votre rendez-vous : Lavage');
    await say('oui');
    expect((await booked(business)).map(({ title }) => title)).toEqual(['Vidange']);
  });

  test('once all are booked cancels all of them together, after a yes', async () => {
    const business = await openGarage();
    const { say } = visitorOf(world, business.slug);
    await say(DETAILS);
    await say('vidange et lavage jeudi matin');
    await say('la première');
    const asked = (await say('annulez tout')).json.data;
    expect(plain(asked.reply)).toContain('Voulez-vous vraiment tout annuler');
    expect(await booked(business)).toHaveLength(2);
    expect(plain((await say('oui')).json.data.reply)).toContain("C'est annulé :");
    expect(await booked(business)).toEqual([]);
  });

  test('once all are booked says that all are cancelled although the reply to that was lost', async () => {
    const business = await openGarage();
    const { say } = visitorOf(world, business.slug);
    await say(DETAILS);
    await say('vidange et lavage jeudi matin');
    await say('la première');
    await say('annulez tout');
    const isCancelling = (sent: Sent) => isTransaction(sent) && mentions('booking.cancelled')(sent);
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(1, isCancelling, () => ({ after: lostReply() })),
    );
    expect(plain((await say('oui')).json.data.reply)).toContain("C'est annulé :");
    heal();
    expect(await booked(business)).toEqual([]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { DEFAULT_BOOKING_POLICY } from '../../../shared/domain/booking-policy.ts';
import { openDesk, weekdaySlots } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

describe('several appointments in one conversation', () => {
  test('two services are offered as one, each said with its hour and the price of both, and booked at once', async () => {
    const { say, desk } = conversationWith();
    const offer = await say('une coupe homme et une coloration jeudi après-midi');
    expect(plain(offer.reply)).toContain('Coupe homme et Coloration, à la suite, jeudi 26 novembre');
    expect(plain(offer.reply)).toContain(
      '1. Coupe homme, le jeudi 26 novembre à 12 h 00, puis Coloration à 13 h 00 (120 min, 140,00 $ en tout)',
    );
    await say('le premier');
    const done = await say('Marie Tremblay 514 555-1234');
    expect(done.basket?.map(({ title }) => title)).toEqual(['Coupe homme', 'Coloration']);
    expect(desk.bookings.map(({ serviceId, name }) => [serviceId, name])).toEqual([
      ['coupe-homme', 'Marie Tremblay'],
      ['coloration', 'Marie Tremblay'],
    ]);
  });

  test('says of taxes beside the price of all what holds of prices: offered, booked and asked about', async () => {
    const { say, press } = conversationWith({ taxes: 'extra' });
    const offer = await say('une coupe homme et une coloration jeudi après-midi');
    expect(plain(offer.reply)).toContain('140,00 $ en tout, taxes en sus');
    await say('Marie Tremblay 514 555-1234');
    expect(plain((await press(1)).reply)).toContain('140,00 $ en tout, taxes en sus');
    const asked = await conversationWith({ taxes: 'included' }).say(
      'how much for a men’s cut and a colouring together?',
      { language: 'en' },
    );
    expect(plain(asked.reply)).toContain('$140.00 (taxes included)');
  });

  test('two services on days of their own are taken up one after the other', async () => {
    const { say, desk } = conversationWith();
    const offer = await say('une coupe homme jeudi et une coloration vendredi');
    expect(plain(offer.reply)).toContain(
      "Je n'oublie pas l'autre demande : Coloration, vendredi 27 novembre",
    );
    await say('le premier');
    const next = await say('Marie Tremblay 514 555-1234');
    expect(next.booking?.title).toBe('Coupe homme');
    expect((await say('le deuxième')).booking?.title).toBe('Coloration');
    expect(desk.bookings).toHaveLength(2);
  });

  test('two people whom nobody can take at once: said, and offered one after the other', async () => {
    const { say, desk } = conversationWith();
    const offer = await say('une coupe homme pour deux personnes jeudi matin');
    expect(plain(offer.reply)).toContain("mais l'un après l'autre");
    await say('le premier');
    const done = await say('Bob Roy 514 555-1234');
    expect(done.basket?.every(({ startAt }) => startAt.startsWith('2026-11-26'))).toBe(true);
    expect(desk.bookings).toHaveLength(2);
  });

  test.each(['and also coupe homme for my two friends', 'pis aussi des coupes homme pour mes deux amis'])(
    'what is asked for besides stands as often as it is told: “%s”',
    async (more) => {
      const { say } = conversationWith();
      await say('coloration jeudi');
      const { reply } = await say(more);
      expect(plain(reply)).toMatch(/Coloration (?:and|et) 2 × Coupe homme/);
    },
  );

  test('a change of mind about one leaves the other', async () => {
    const { say, desk } = conversationWith();
    await say('une coupe homme et une coloration jeudi');
    await say('finalement laissez faire');
    expect(desk.bookings).toEqual([]);
    expect((await say('coupe femme vendredi')).slots).not.toEqual([]);
  });
});

describe('once one is booked', () => {
  test('another one is for the same service, until another is named', async () => {
    const { say, press } = conversationWith();
    await say('coupe homme lundi. Je m’appelle Luc, 514 555-1234');
    await press(1);
    expect(plain((await say('un autre pareil la semaine prochaine')).reply)).toContain('Coupe homme');
  });

  test('"just that one" lets go of what was asked for besides', async () => {
    const { say, press, desk } = conversationWith();
    await say('une coupe femme vendredi et une coloration samedi prochain. Je m’appelle Luc, 514 555-1234');
    await press(1);
    expect((await say('non finalement juste la coupe femme')).slots).toEqual([]);
    expect(desk.bookings).toHaveLength(1);
  });
});

describe('a weekday said alone', () => {
  test('is the one on offer', async () => {
    const { say } = conversationWith();
    await say('coupe homme le 3 décembre');
    const chosen = await say('jeudi 9h, Luc Gagnon, 514 555-1234');
    expect(plain(chosen.reply)).toContain('jeudi 3 décembre à 9 h 00');
  });
});

describe('several that are being arranged at once', () => {
  const ask = 'une coupe femme et une coloration jeudi';
  const changes: readonly (readonly [string, string])[] = [
    ['plutôt vendredi', 'Coupe femme, le vendredi 27 novembre à 9 h 00, puis Coloration à 10 h 00'],
    ['sans la coloration', 'Coupe femme, jeudi 26 novembre'],
    ['finalement juste la coupe femme', 'Coupe femme, jeudi 26 novembre'],
    ['et une coupe homme aussi', 'puis Coloration à 10 h 00, puis Coupe homme à 11 h 00'],
    [
      'plutôt une coupe homme et une coloration',
      'Coupe homme, le jeudi 26 novembre à 9 h 00, puis Coloration à 10 h 00',
    ],
    ['à 13 h', 'Coupe femme, le jeudi 26 novembre à 13 h 00, puis Coloration à 14 h 00'],
  ];
  test.each(changes)('“%s” changes them as said', async (message, told) => {
    const { say, desk } = conversationWith();
    await say(ask);
    expect(plain((await say(message)).reply)).toContain(told);
    expect(desk.basketAttempts).toEqual([]);
  });

  const beside: readonly string[] = [
    'le premier. ma coloration date de deux ans',
    'oui le 1, la coloration est-ce que ça part bien au lavage ?',
    'le premier, Marie Tremblay 514 555-1234. La coupe, c’est pour mon mariage',
    'the first one please. my colour grew out, do you fix that?',
  ];
  test.each(beside)(
    'what is told or asked of one of them beside a choice leaves all: “%s”',
    async (message) => {
      const { say } = conversationWith();
      await say(ask);
      const { reply } = await say(message);
      expect(plain(reply)).toMatch(/Coupe femme.*\b9.*Coloration.* 10/s);
    },
  );
  test.each(['la coupe femme', 'finalement la coupe femme', 'just the women’s cut'])(
    'one that is named alone is all that is wished: “%s”',
    async (message) => {
      const { say } = conversationWith();
      await say(ask);
      expect(plain((await say(message)).reply)).not.toMatch(/Coloration/);
    },
  );

  test('“others” shows other whole offers, and a number chooses one of them', async () => {
    const { say, desk } = conversationWith();
    const first = await say(ask);
    const others = await say('autre chose ?');
    const [before, now] = [first, others].map(({ baskets }) => baskets.map(({ parts }) => parts[0]?.startAt));
    expect(now?.filter((start) => before?.includes(start))).toEqual([]);
    await say('Marie Tremblay 514 555-1234');
    await say('2');
    expect(desk.basketAttempts.map(({ request }) => request.offer)).toEqual([others.baskets[1]?.offer]);
  });

  test('a refusal of more than may be booked is told, and nothing is called booked', async () => {
    const { say, press, desk } = conversationWith();
    await say('Je m’appelle Luc, 514 555-1234');
    await say(ask);
    desk.answerNextBasket({ kind: 'refused', reason: 'limit' });
    const { reply, basket } = await press(1);
    expect(basket).toBeUndefined();
    expect(plain(reply)).not.toContain("C'est réservé");
  });

  test('an offer that grew old is put forward anew, and booked on a new yes alone', async () => {
    const { say, press, desk } = conversationWith();
    await say('Je m’appelle Luc, 514 555-1234');
    await say(ask);
    desk.answerNextBasket({ kind: 'expired' });
    const again = await press(1);
    expect(again.baskets).toHaveLength(1);
    expect(plain(again.reply)).toContain('Je vous réserve le tout');
    expect((await say('oui')).basket).toHaveLength(2);
    expect(desk.bookings).toHaveLength(2);
  });

  test('records that are not what was agreed are told as what they are', async () => {
    const { say, press, desk } = conversationWith();
    await say('Je m’appelle Luc, 514 555-1234');
    await say(ask);
    const made = (bookingId: string, title: string, startAt: string, endAt: string) => ({
      ...{ bookingId, title, startAt, endAt, status: 'confirmed' as const },
      manageUrl: `https://app.example/rdv/${bookingId}`,
    });
    desk.answerNextBasket({
      kind: 'booked',
      bookings: [
        made('a', 'Coupe femme', '2026-11-24T14:00:00.000Z', '2026-11-24T15:00:00.000Z'),
        made('b', 'Coloration', '2026-11-26T15:00:00.000Z', '2026-11-26T17:00:00.000Z'),
      ],
    });
    const { reply } = await press(1);
    expect(plain(reply)).toContain("l'heure n'est pas celle dont on avait parlé");
    expect(plain(reply)).toContain('mardi 24 novembre à 9 h 00');
  });

  test('what fits nowhere at once is said, and taken one by one', async () => {
    const morning = (ms: number) => new Date(ms).toISOString().endsWith('T14:00:00.000Z');
    const { say } = conversationWith({}, openDesk(weekdaySlots().filter(morning)));
    const { reply, slots } = await say(ask);
    expect(plain(reply)).toContain('on prend un rendez-vous à la fois');
    expect(plain(reply)).toContain("Je n'oublie pas l'autre demande : Coloration");
    expect(slots.length).toBeGreaterThan(0);
  });

  test.each([
    ['coupes homme pour 4 jeudi', '3 coupes homme jeudi alors, pas 4', 3],
    ['men’s cuts for four people on Thursday', '2 men’s cuts on Thursday then', 2],
    ['coupes homme pour 4 jeudi', 'pour 3 personnes finalement', 3],
  ])('“%s” is more than can be booked at once; of “%s” all is offered', async (many, fewer, count) => {
    const { say } = conversationWith();
    const most = await say(many);
    expect(plain(most.reply)).toMatch(/au plus 3 rendez-vous|at most 3 appointments/);
    expect(most.baskets[0]?.parts).toHaveLength(3);
    const { baskets } = await say(fewer);
    expect((baskets[0] ?? most.baskets[0])?.parts).toHaveLength(count);
  });

  test('of more than can be booked at once the team reads with those that are', async () => {
    const { say, press, desk } = conversationWith();
    await say('coupes homme pour 4 jeudi');
    await press(1);
    const { basket, reply } = await say('Luc Roy, 514 555-1234');
    expect(basket).toHaveLength(3);
    expect(plain(reply)).toContain('« coupes homme pour 4 jeudi »');
    expect(JSON.stringify(desk.basketAttempts[0]?.request)).toContain('coupes homme pour 4 jeudi');
  });
});

/** Where a visitor may book eight at once. */
const roomy = { policy: { ...DEFAULT_BOOKING_POLICY, maxPerContact: 8, maxPerAddressDay: 8 } };

describe('a series', () => {
  test('is offered with its dates, those left out with why, and booked at once', async () => {
    const { say, desk } = conversationWith();
    const { reply } = await say('une coloration chaque semaine, 3 fois, jeudi à 10 h');
    expect(plain(reply)).toContain('3 fois, chaque semaine');
    expect(plain(reply)).toMatch(
      /le jeudi 26 novembre à 10 h 00, le jeudi 3 décembre à 10 h 00, pas le jeudi 10 décembre/,
    );
    expect(plain(reply)).toContain("l'agenda est ouvert jusqu'au samedi 5 décembre");
    expect(desk.bookings).toEqual([]);
  });

  test.each([
    ['fr', 'une coloration aux trois semaines, 3 fois', "l'agenda est ouvert jusqu'au samedi 5 décembre"],
    ['en', 'a colouring every two weeks, 3 times', 'the calendar is open until Saturday, December 5'],
    [
      'fr',
      'une coupe femme et une coloration aux deux semaines, 2 fois',
      "ouvert jusqu'au samedi 5 décembre",
    ],
  ] as const)(
    'without a second date that can be booked says until when one can (%s): “%s”',
    async (...told) => {
      const [language, ask, until] = told;
      const { say, desk } = conversationWith({ policy: { ...DEFAULT_BOOKING_POLICY, maxPerContact: 8 } });
      const { reply, slots, baskets } = await say(ask, { language });
      expect(plain(reply)).toContain(until);
      expect(plain(reply).split(until)).toHaveLength(2);
      expect(slots.length + baskets.length).toBeGreaterThan(0);
      expect(desk.bookings).toEqual([]);
    },
  );

  test.each([
    ['deux colorations jeudi', 'chaque semaine'],
    ['two colourings', 'weekly'],
    ['deux coupes', 'chaque semaine', 'homme'],
  ])('two of one service stay two once they are repeated: “%s”, “%s”', async (...messages) => {
    const { say, desk } = conversationWith(roomy);
    for (const message of messages) await say(message);
    expect(desk.basketQueries.at(-1)).toMatchObject({ count: 4, everyWeeks: 1 });
    expect(desk.basketQueries.at(-1)?.parts).toHaveLength(2);
  });

  test.each(['chaque semaine', 'weekly'])(
    'two stay two where they cannot be repeated: “%s”',
    async (said) => {
      const { say, desk } = conversationWith();
      await say('deux colorations');
      const { reply } = await say(said);
      expect(plain(reply)).toMatch(/au plus 3 rendez-vous|at most 3 appointments/);
      expect(desk.basketQueries.at(-1)?.parts).toHaveLength(2);
      expect(desk.basketQueries.at(-1)?.count).toBeUndefined();
    },
  );

  test('of more dates than may be booked is cut, and said to be', async () => {
    const { say, desk } = conversationWith();
    const { reply } = await say('six mardis pour une coupe homme');
    expect(plain(reply)).toContain('au plus 3 d');
    expect(desk.basketQueries[0]).toMatchObject({ arrangement: 'series', count: 3, everyWeeks: 1 });
  });

  test.each([
    [
      'fr',
      'coupe femme et coloration tous les jeudis, 2 fois',
      'Coupe femme et Coloration, à la suite, jeudi, 2 fois, chaque semaine',
      'Coupe femme, le jeudi 26 novembre à 9 h 00, puis Coloration à 10 h 00, le jeudi 3 décembre à 9 h 00 (120 min,',
      'chaque fois',
    ],
    [
      'en',
      'a men’s cut and a colouring every Thursday, 2 times please',
      'one after the other, Thursday, November 26, 2 times, every week',
      'then Coloration at 10:00 a.m., on Thursday, December 3 at 9:00 a.m. (120 min,',
      'each time',
    ],
  ] as const)('of two services is offered date by date and booked at once (%s)', async (...told) => {
    const [language, ask, wish, dates, price] = told;
    const { say, press, desk } = conversationWith(roomy);
    await say(language === 'fr' ? 'Je m’appelle Luc, 514 555-1234' : "I'm Luc, 514 555-1234", { language });
    const { reply, baskets } = await say(ask, { language });
    expect(plain(reply)).toContain(wish);
    expect(plain(reply)).toContain(dates);
    expect(plain(reply)).toContain(price);
    expect(desk.basketQueries[0]).toMatchObject({ arrangement: 'in_a_row', count: 2, everyWeeks: 1 });
    expect(desk.bookings).toEqual([]);
    expect(baskets[0]).toMatchObject({ perDate: 2 });
    const done = await press(1);
    expect(done.basket).toHaveLength(4);
    expect(desk.basketAttempts).toHaveLength(1);
  });

  test('of two services at one hour is put forward with every one of them', async () => {
    const { say } = conversationWith(roomy);
    await say('Je m’appelle Luc, 514 555-1234');
    const { reply } = await say('coupe femme et coloration tous les jeudis à 10 h, 2 fois');
    expect(plain(reply)).toContain(
      '• Coupe femme, le jeudi 3 décembre à 10 h 00\n• Coloration, le jeudi 3 décembre à 11 h 00',
    );
  });

  test('of two services says which dates are left out, and why', async () => {
    const { say } = conversationWith(roomy);
    const { reply } = await say('coupe femme et coloration tous les jeudis à 10 h, 3 fois');
    expect(plain(reply)).toContain('pas le jeudi 10 décembre (pas encore ouvert');
  });

  test('of more than may be booked at once is cut before anything is chosen, and said to be', async () => {
    const { say, desk } = conversationWith(roomy);
    const { reply } = await say('coupe femme et coloration tous les mardis pendant 8 semaines');
    expect(plain(reply)).toContain(
      "Je peux réserver au plus 8 rendez-vous d'un coup : regardons les 4 premières dates",
    );
    expect(desk.basketQueries[0]).toMatchObject({ count: 4 });
  });

  test('of several that may not be repeated even once is said, and a single visit is looked for', async () => {
    const { say, desk } = conversationWith();
    const { reply } = await say('coupe femme et coloration tous les jeudis');
    expect(plain(reply)).toContain(
      "je peux réserver au plus 3 rendez-vous d'un coup.\nJe ne peux pas répéter tout cela",
    );
    expect(desk.basketQueries[0]?.count).toBeUndefined();
    expect(plain(reply)).toContain('puis Coloration');
  });

  test('of several that has no second date is said, and a single visit is offered', async () => {
    const { say } = conversationWith(roomy, openDesk(weekdaySlots().slice(0, 20)));
    const { reply, baskets } = await say('coupe femme et coloration chaque semaine, 3 fois');
    expect(plain(reply)).toContain('Je ne peux pas répéter tout cela');
    expect(baskets[0]?.parts).toHaveLength(2);
  });

  test.each([
    [
      'fr',
      'une coloration chaque semaine jeudi à 10 h, 2 fois',
      'Le plus proche, le jeudi 26 novembre à 10 h 00, est libre ce jour-là seulement : pas le jeudi 3 décembre (complet).',
    ],
    [
      'en',
      'a colouring every Thursday at 10, 2 times',
      'The nearest, on Thursday, November 26 at 10:00 a.m., is free on that day alone: not on Thursday, December 3 (full).',
    ],
  ] as const)(
    'of which one date alone is free tells which, and why each other is not (%s)',
    async (...told) => {
      const [language, ask, why] = told;
      const desk = openDesk();
      for (const start of weekdaySlots().filter((each) => each > Date.parse('2026-11-29T00:00:00Z')))
        desk.take(new Date(start).toISOString());
      const { say } = conversationWith({}, desk);
      const { reply, slots } = await say(ask, { language });
      expect(plain(reply)).toContain(why);
      expect(slots.length).toBeGreaterThan(0);
    },
  );

  test.each([
    [
      'fr',
      'une coloration chaque semaine jeudi à 10 h, 2 fois',
      'À 10 h 00 : pas le jeudi 3 décembre (complet).',
    ],
    ['en', 'a colouring every Thursday at 10, 2 times', 'At 10:00 a.m.: not on Thursday, December 3 (full).'],
  ] as const)(
    'of which other hours have two dates says why the hour asked for has not (%s)',
    async (...told) => {
      const [language, ask, why] = told;
      const desk = openDesk();
      desk.take('2026-12-03T15:00:00.000Z');
      const { reply, baskets } = await conversationWith({}, desk).say(ask, { language });
      expect(plain(reply)).toContain(why);
      expect(baskets.length).toBeGreaterThan(0);
      expect(baskets.every(({ parts }) => parts.length === 2)).toBe(true);
    },
  );

  test('of which other hours have two dates names no more than two of those that are full', async () => {
    const starts = [0, 14, 28].flatMap((days) => weekdaySlots().map((start) => start + days * 86_400_000));
    const desk = openDesk(starts);
    for (const day of ['12-03', '12-10', '12-17', '12-24']) desk.take(`2026-${day}T15:00:00.000Z`);
    const policy = { ...roomy.policy, horizonDays: 40 };
    const { reply } = await conversationWith({ policy }, desk).say(
      'une coloration chaque semaine jeudi à 10 h, 5 fois',
    );
    expect(plain(reply)).toContain(
      'pas le jeudi 3 décembre (complet), pas le jeudi 10 décembre (complet), et 2 autres dates.',
    );
  });

  test('of two services of which no two dates are free tells why, and a single visit is offered', async () => {
    const desk = openDesk();
    for (const start of weekdaySlots().filter((each) => each > Date.parse('2026-11-29T00:00:00Z')))
      desk.take(new Date(start).toISOString());
    const { say } = conversationWith(roomy, desk);
    const { reply, baskets } = await say('coupe femme et coloration tous les jeudis, 3 fois');
    expect(plain(reply)).toContain(
      'pas le jeudi 3 décembre (complet), pas le jeudi 10 décembre (pas encore ouvert aux réservations).',
    );
    expect(plain(reply)).toContain("l'agenda est ouvert jusqu'au samedi 5 décembre");
    expect(plain(reply)).toContain('Je ne peux pas répéter tout cela');
    expect(baskets[0]?.parts).toHaveLength(2);
  });

  test.each([
    [
      'fr',
      'une coloration chaque semaine jeudi à 10 h, 2 fois',
      "Je n'ai pas pu tout essayer : j'ai cherché jusqu'au jeudi 26 novembre à 10 h 00.",
    ],
    [
      'en',
      'a colouring every Thursday at 10, 2 times',
      'I could not try everything: I looked until Thursday, November 26 at 10:00 a.m.',
    ],
  ] as const)('of which not all could be tried says until when was looked (%s)', async (...told) => {
    const [language, ask, stopped] = told;
    const desk = openDesk();
    const findBaskets = async () => ({ offers: [], searchedUntil: '2026-11-26T15:00:00.000Z' });
    const { say } = conversationWith({}, { ...desk, ports: { ...desk.ports, findBaskets } });
    const { reply, slots } = await say(ask, { language });
    expect(plain(reply)).toContain(stopped);
    expect(slots.length).toBeGreaterThan(0);
  });

  test('for which those times alone will do tells why they are not free', async () => {
    const desk = openDesk();
    desk.take('2026-12-03T15:00:00.000Z');
    const { say } = conversationWith({}, desk);
    const { reply, slots } = await say('une coloration tous les jeudis à 10 h, 2 fois, à 10 h seulement');
    expect(plain(reply)).toContain('pas le jeudi 3 décembre (complet)');
    expect(slots).toEqual([]);
  });

  test('for two people keeps its dates where they come one after the other', async () => {
    const { say, desk } = conversationWith(roomy);
    const { reply } = await say('a men’s cut for me and my son every Thursday, 2 times', {
      language: 'en',
    });
    expect(desk.basketQueries[0]).toMatchObject({ arrangement: 'together', count: 2, everyWeeks: 1 });
    expect(desk.basketQueries[0]?.parts).toHaveLength(2);
    expect(plain(reply)).toContain('2 times, every week');
  });

  test('to which somebody comes says which dates it loses', async () => {
    const few = { policy: { ...DEFAULT_BOOKING_POLICY, maxPerContact: 5, maxPerAddressDay: 5 } };
    const { say, desk } = conversationWith(few);
    await say('coloration tous les jeudis, 4 fois');
    const { reply } = await say('pour deux personnes');
    expect(plain(reply)).toContain("au plus 5 rendez-vous d'un coup : regardons les 2 premières dates");
    expect(desk.basketQueries.at(-1)).toMatchObject({ count: 2 });
  });

  const later: readonly (readonly [string, string, object])[] = [
    ['coupe femme et coloration jeudi', 'tous les jeudis, 2 fois', { count: 2, everyWeeks: 1 }],
    ['coloration tous les jeudis, 2 fois', 'pour deux personnes', { count: 2, everyWeeks: 1 }],
    ['coupe femme et coloration tous les jeudis, 2 fois', 'plutôt vendredi', { count: 2, everyWeeks: 1 }],
  ];
  test.each(later)('“%s”, then “%s”, is all of it on each date', async (first, second, expected) => {
    const { say, desk } = conversationWith(roomy);
    await say(first);
    await say(second);
    const last = desk.basketQueries.at(-1);
    expect(last).toMatchObject({ arrangement: 'in_a_row', ...expected });
    expect(last?.parts).toHaveLength(2);
  });

  test('of two services of which one is let go goes on with the other', async () => {
    const { say, desk } = conversationWith(roomy);
    await say('coupe femme et coloration tous les jeudis, 2 fois');
    await say('sans la coloration');
    expect(desk.basketQueries.at(-1)).toMatchObject({ arrangement: 'series', count: 2, everyWeeks: 1 });
  });
});

describe('what differs from what was agreed', () => {
  test('is said, and not called confirmed as agreed', async () => {
    const { say, press, desk } = conversationWith();
    await say('coloration lundi. Je m’appelle Marie, 514 555-1234');
    desk.answerNext({
      kind: 'booked',
      booking: {
        bookingId: 'b',
        title: 'Coloration',
        startAt: '2026-11-24T14:00:00.000Z',
        endAt: '2026-11-24T16:00:00.000Z',
        status: 'confirmed',
        manageUrl: 'https://app.example/rdv/x',
      },
    });
    const { reply } = await press(1);
    expect(plain(reply)).toContain('mardi 24 novembre à 9 h 00');
    expect(plain(reply)).not.toMatch(/^C'est réservé/);
  });
});

describe('several told one by one', () => {
  test.each([
    ['plutôt une coupe homme et une coloration', /Coupe homme et Coloration, à la suite/],
    ['actually a men’s cut and a colouring, any day so I’m done by 4', /Coupe homme (?:et|and) Coloration/],
  ])('both come in the place of what was arranged: “%s”', async (message, told) => {
    const { say } = conversationWith();
    await say('coupe femme jeudi');
    expect(plain((await say(message)).reply)).toMatch(told);
  });

  test.each(['les deux', 'both please!', 'je prends les deux svp', 'both!! monday 10 AND tuesday 10'])(
    'both of two times on offer are taken: “%s”',
    async (message) => {
      const { say, press, desk } = conversationWith();
      await say('coupe homme lundi à 10 h ou mardi à 10 h');
      expect(plain((await say(message)).reply)).toMatch(/n'oublie pas l'autre|haven't forgotten the other/);
      await say('Marie Tremblay 514 555-1234');
      await press(1);
      expect(desk.bookings).toHaveLength(2);
    },
  );

  test('as many as days are arranged one after the other', async () => {
    const { say, desk } = conversationWith();
    await say('deux coupes homme jeudi');
    const { reply } = await say('une mardi à 10 h et une jeudi à 10 h');
    expect(plain(reply)).toContain("l'autre demande : Coupe homme, jeudi 26 novembre, à 10 h");
    expect(plain(reply)).toContain('Coupe homme, le mardi 24 novembre à 10 h 00');
    expect(desk.bookings).toEqual([]);
  });

  test('an hour of the second is of the day that is arranged', async () => {
    const { say } = conversationWith();
    await say('coupe homme jeudi');
    const { reply } = await say('9h pour moi et 10h pour mon frère');
    expect(plain(reply)).toContain('(« pour mon frère »), jeudi 26 novembre, à 10 h');
    expect(plain(reply)).toContain('Coupe homme, le jeudi 26 novembre à 9 h 00');
  });

  test.each(['jeudi 9h. et celle de mon frère?', 'thursday at 9. and my brother’s?'])(
    'what comes besides is for the time that is chosen: “%s”',
    async (message) => {
      const { say } = conversationWith();
      await say('coupe homme jeudi ou vendredi');
      expect(plain((await say(message)).reply)).toMatch(/26.*(?:9 h 00|9:00 a\.m\.).*Coupe homme/s);
    },
  );
});

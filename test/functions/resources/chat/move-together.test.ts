import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { BasketOffer } from '../../../../shared/schemas/basket.ts';
import { dataOf } from '../../../support/team.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import {
  firstOnes,
  injectFaults,
  isTransaction,
  lostReply,
  meanwhile,
  mentions,
  type Sent,
} from '../bookings/faults.ts';
import { expectAgreement, expectNeverOverbooked, recordsOf } from '../bookings/records.ts';
import { freshAddress, plain, visitorOf } from './visitor.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.setClock(MONDAY_8H));
afterAll(() => world.stop());

const THURSDAY_9H = '2026-11-26T14:00:00.000Z';
const THURSDAY_10H = '2026-11-26T15:00:00.000Z';
const THURSDAY_11H = '2026-11-26T16:00:00.000Z';
const WEEK_MS = 604_800_000;

const laterBy = (ms: number, at: string): string => new Date(Date.parse(at) + ms).toISOString();

/** A garage that also washes and changes tires: three services of an hour. */
const openGarage = async (): Promise<Business> => {
  const business = await openBusiness(world, { maxPerContact: 12 });
  const { token } = business.owner;
  for (const name of ['Lavage', 'Pneus'])
    await dataOf(world.call('POST', '/v1/services', { token, body: { name, durationMin: 60, price: 40 } }));
  return business;
};

const standing = async ({ tenantId }: Business) => {
  const records = await recordsOf(world, tenantId);
  expectAgreement(records);
  expectNeverOverbooked(records);
  return records.bookings
    .filter(({ status }) => status === 'confirmed')
    .toSorted((a, b) => a.startAt.localeCompare(b.startAt));
};

const startsOf = async (business: Business): Promise<readonly string[]> =>
  (await standing(business)).map(({ startAt }) => startAt);

const BOOKING = {
  fr: ['Je m’appelle Ana Lévy, ana@example.org', 'vidange et lavage jeudi matin', 'la première'],
  en: ["I'm Ana Lévy, ana@example.org", 'a vidange and a lavage on Thursday morning', 'the first one'],
} as const;

type Language = keyof typeof BOOKING;

interface Answered {
  readonly reply: string;
  readonly baskets: readonly BasketOffer[];
  readonly slots: readonly { readonly startAt: string }[];
}

/** A visitor who has booked what these messages ask for. */
const bookedBy = async (language: Language, messages: readonly string[] = BOOKING[language]) => {
  const business = await openGarage();
  const visitor = visitorOf(world, business.slug, language);
  const say = async (...said: Parameters<typeof visitor.say>): Promise<Answered> => {
    const { reply, suggestions } = await dataOf(visitor.say(...said));
    return { reply: plain(reply), baskets: suggestions.baskets ?? [], slots: suggestions.slots };
  };
  for (const message of messages) await say(message);
  const before = await standing(business);
  return {
    business,
    visitor,
    say,
    before,
    isMoved: async () => (await startsOf(business)).join() !== before.map(({ startAt }) => startAt).join(),
  };
};

const startsIn = (offer: BasketOffer | undefined): readonly string[] =>
  offer?.parts.map(({ startAt }) => startAt) ?? [];

describe('two in a row', () => {
  test.each([
    {
      language: 'fr',
      ask: 'finalement, pouvez-vous les déplacer à vendredi après-midi ?',
      line: '1. Vidange, le vendredi 27 novembre à 12 h 00, puis Lavage à 13 h 00',
      pick: 'la deuxième',
      told: ["C'est déplacé. Vos nouveaux rendez-vous :", '• Vidange, le vendredi 27 novembre', '• Lavage'],
    },
    {
      language: 'en',
      ask: 'could you move them both to Friday afternoon?',
      line: '1. Vidange, on Friday, November 27 at 12:00 p.m., then Lavage at 1:00 p.m.',
      pick: 'the second one',
      told: ["They're moved. Your new appointments:", '• Vidange, on Friday, November 27', '• Lavage'],
    },
  ] as const)('in $language are offered whole, and moved as one once chosen', async (talk) => {
    const { business, say, before, isMoved } = await bookedBy(talk.language);
    const offer = await say(talk.ask);
    expect(offer.reply).toContain(talk.line);
    expect([offer.slots, offer.baskets.length > 1, await isMoved()]).toEqual([[], true, false]);
    const { reply } = await say(talk.pick);
    for (const told of talk.told) expect(reply).toContain(told);
    const after = await standing(business);
    expect(after.map(({ startAt }) => startAt)).toEqual(startsIn(offer.baskets[1]));
    expect(after.map(({ bookingId }) => bookingId)).toEqual(before.map(({ bookingId }) => bookingId));
  });

  test.each([
    ['fr', 'décalez le tout d’une semaine', 'Je les déplace ?', 'oui', WEEK_MS],
    ['fr', 'repoussez-les d’une heure', 'Je les déplace ?', 'oui', 3_600_000],
    ['en', 'push everything back a week', 'Shall I move them?', 'yes', WEEK_MS],
    ['en', 'can we shift both by an hour?', 'Shall I move them?', 'yes', 3_600_000],
  ] as const)('in %s “%s”: said back, and moved on a yes', async (language, ask, asked, yes, ms) => {
    const { business, say, isMoved } = await bookedBy(language);
    expect((await say(ask)).reply).toContain(asked);
    expect(await isMoved()).toBe(false);
    await say(yes);
    expect(await startsOf(business)).toEqual([laterBy(ms, THURSDAY_9H), laterBy(ms, THURSDAY_10H)]);
  });

  test.each([
    ['fr', 'déplacez-les les deux', 'À quel moment voulez-vous les déplacer ?', 'vendredi à 13 h', 'oui'],
    ['en', 'move them please', 'What time would you like to move them to?', 'Friday at 1pm', 'yes'],
  ] as const)('in %s without a time: it is asked for', async (language, ask, asked, time, yes) => {
    const { business, say } = await bookedBy(language);
    expect((await say(ask)).reply).toContain(asked);
    await say(time);
    const { reply } = await say(yes);
    expect(reply).not.toContain('J’ai ajouté');
    expect(await startsOf(business)).toEqual(['2026-11-27T18:00:00.000Z', '2026-11-27T19:00:00.000Z']);
  });

  test.each([
    ['fr', 'déplacez juste le lavage à vendredi à 15 h', 'oui'],
    ['en', 'just move the lavage to Friday at 3pm', 'yes'],
  ] as const)('in %s: one of them alone is moved by itself', async (language, ask, yes) => {
    const { business, say } = await bookedBy(language);
    await say(ask);
    await say(yes);
    expect(await startsOf(business)).toEqual([THURSDAY_9H, '2026-11-27T20:00:00.000Z']);
  });

  test.each([
    ['fr', 'déplacez les deux à vendredi', 'seulement le lavage finalement', 'à 15 h'],
    ['en', 'move both to Friday', 'just the lavage actually', 'at 3pm'],
  ] as const)(
    'in %s: one alone is moved after all, to the day that was told',
    async (language, ask, only, hour) => {
      const { business, say } = await bookedBy(language);
      await say(ask);
      const { baskets, slots } = await say(only);
      expect([baskets, slots.every(({ startAt }) => startAt.startsWith('2026-11-27'))]).toEqual([[], true]);
      await say(hour);
      expect(await startsOf(business)).toEqual([THURSDAY_9H, '2026-11-27T20:00:00.000Z']);
    },
  );

  test.each([
    ['fr', 'déplacez mon rendez-vous à vendredi', "Duquel s'agit-il ?", 'les deux', 'puis Lavage'],
    ['en', 'can you move my appointment to Friday?', 'Which one is it?', 'both', 'then Lavage'],
  ] as const)('in %s: which is asked, and both may be meant', async (language, ask, which, both, line) => {
    const { say } = await bookedBy(language);
    expect((await say(ask)).reply).toContain(which);
    const { reply, baskets } = await say(both);
    expect(reply).toContain(line);
    expect(baskets.flatMap(startsIn).every((at) => at.startsWith('2026-11-27'))).toBe(true);
  });

  test.each([
    ['fr', 'déplacez la vidange et le lavage à vendredi à 13 h'],
    ['en', 'move the vidange and the lavage to Friday at 1pm'],
  ] as const)('in %s may each be named, and are kept by a no', async (language, ask) => {
    const { say, isMoved } = await bookedBy(language);
    expect((await say(ask)).baskets.map(startsIn)).toEqual([
      ['2026-11-27T18:00:00.000Z', '2026-11-27T19:00:00.000Z'],
    ]);
    await say(language === 'fr' ? 'non merci' : 'no thanks');
    expect(await isMoved()).toBe(false);
  });

  test.each([
    ['fr', 'déplacez les deux à dimanche', "Je n'ai rien de libre exactement à ce moment-là."],
    ['en', 'move both to Sunday', 'I have nothing free at exactly that time.'],
  ] as const)('in %s at a time that is not free: the closest are offered', async (language, ask, why) => {
    const { say, isMoved } = await bookedBy(language);
    const { reply, baskets } = await say(ask);
    expect(reply).toContain(why);
    expect([baskets.length > 0, await isMoved()]).toEqual([true, false]);
  });

  test('are moved by pressing an offer, however often', async () => {
    const { business, say } = await bookedBy('fr');
    const { baskets } = await say('déplacez les deux à vendredi');
    const [, offer] = baskets;
    const key = 'chat-move-pressed-twice-0001';
    await say('celui-ci', { slotId: offer?.offer, key });
    const again = await say('celui-ci', { slotId: offer?.offer, key });
    expect(again.reply).toContain("C'est déplacé");
    expect(await startsOf(business)).toEqual(startsIn(offer));
  });

  test('are still moved by the visitor who comes back two days later', async () => {
    const { business, say } = await bookedBy('fr', [
      'Je m’appelle Ana Lévy, ana@example.org',
      'vidange et lavage vendredi matin',
      'la première',
    ]);
    world.advance(2 * 24 * 60);
    await say('bonjour, décalez mes rendez-vous d’une semaine');
    await say('oui');
    expect((await startsOf(business)).map((at) => at.slice(0, 10))).toEqual(['2026-12-04', '2026-12-04']);
  });

  test('are not known to another conversation, which is led to the link', async () => {
    const { business, isMoved } = await bookedBy('fr');
    const stranger = visitorOf(world, business.slug);
    const { reply } = (await stranger.say('déplacez mes deux rendez-vous à vendredi')).json.data;
    expect(plain(reply)).toContain('lien');
    expect(await isMoved()).toBe(false);
  });
});

describe('a series', () => {
  const SERIES = {
    fr: ['Je m’appelle Ana Lévy, ana@example.org', 'un lavage chaque mardi à 10 h, 2 fois', 'oui'],
    en: ["I'm Ana Lévy, ana@example.org", 'a lavage every Tuesday at 10, 2 times', 'yes'],
  } as const;

  test.each([
    ['fr', 'déplacez tous mes mardis à mercredi', 'la première', '2 × Lavage, mercredi'],
    ['en', 'move all my Tuesdays to Wednesdays', 'the first one', '2 × Lavage, Wednesday'],
  ] as const)('in %s is moved as a series', async (language, ask, pick, said) => {
    const { business, say } = await bookedBy(language, SERIES[language]);
    const { reply, baskets } = await say(ask);
    expect(reply).toContain(said);
    await say(pick);
    const starts = await startsOf(business);
    expect(starts).toEqual(startsIn(baskets[0]));
    expect(starts.map((at) => new Date(at).getUTCDay())).toEqual([3, 3]);
  });

  test.each([
    ['fr', 'déplacez les deux à mercredi', 'Il est trop tard pour déplacer en ligne', 'Lavage, le mardi 24'],
    ['en', 'move both to Wednesday', "It's too late to move online", 'Lavage, on Tuesday, November 24'],
  ] as const)(
    'in %s whose first date is too near: the other is moved',
    async (language, ask, late, which) => {
      const { business, say } = await bookedBy(language, SERIES[language]);
      world.advance(4 * 60);
      const { reply, baskets, slots } = await say(ask);
      expect(reply).toContain(late);
      expect(reply).toContain(which);
      expect([baskets.length, slots.length > 0]).toEqual([0, true]);
      await say(language === 'fr' ? 'la première' : 'the first one');
      const starts = await startsOf(business);
      expect(starts).toEqual(['2026-11-24T15:00:00.000Z', slots[0]?.startAt].toSorted());
    },
  );
});

describe('what cannot be moved at once is moved one by one, and that is said', () => {
  const THREE = {
    fr: ['Je m’appelle Ana Lévy, ana@example.org', 'vidange, lavage et pneus jeudi matin', 'la première'],
    en: [
      "I'm Ana Lévy, ana@example.org",
      'a vidange, a lavage and pneus on Thursday morning',
      'the first one',
    ],
  } as const;

  test.each([
    ['fr', ['annulez les pneus', 'oui', 'déplacez les deux à vendredi'], 'ne peut plus changer'],
    ['en', ['cancel the pneus', 'yes', 'move both to Friday'], 'can no longer be changed'],
  ] as const)('in %s: one was cancelled', async (language, [cancel, yes, move], why) => {
    const { business, say } = await bookedBy(language, THREE[language]);
    await say(cancel);
    await say(yes);
    const { reply, slots } = await say(move);
    expect(reply).toContain(why);
    expect(slots.length).toBeGreaterThan(0);
    await say(language === 'fr' ? 'la première' : 'the first one');
    expect(await startsOf(business)).toContain(THURSDAY_10H);
    await say(yes);
    const starts = await startsOf(business);
    expect(starts).toEqual([slots[0]?.startAt, laterBy(3_600_000, slots[0]?.startAt ?? '')]);
  });

  test.each([
    ['fr', 'déplacez les deux à lundi', 'a été déplacé à part', 'oui'],
    ['en', 'move both to Monday', 'was moved by itself', 'yes'],
  ] as const)('in %s: they lie apart since', async (language, move, why, yes) => {
    const { say, isMoved } = await bookedBy(language);
    await say(
      language === 'fr' ? 'déplacez le lavage à vendredi à 15 h' : 'move the lavage to Friday at 3pm',
    );
    await say(yes);
    const { reply, baskets, slots } = await say(move);
    expect(reply).toContain(why);
    expect([baskets.length, slots.length > 0]).toEqual([0, true]);
    expect(await isMoved()).toBe(true);
  });

  test.each([
    ['fr', 'une vidange jeudi à 9 h', 'un lavage vendredi à 10 h', 'déplacez les deux à lundi', 'oui'],
    ['en', 'a vidange on Thursday at 9am', 'a lavage on Friday at 10am', 'move both to Monday', 'yes'],
  ] as const)(
    'in %s: booked by themselves, without a word of why',
    async (language, one, other, move, yes) => {
      const { say } = await bookedBy(language, [BOOKING[language][0], one, yes, other, yes]);
      const { reply, baskets, slots } = await say(move);
      expect([baskets.length, slots.length > 0]).toEqual([0, true]);
      expect(reply).not.toMatch(/un à la fois|one at a time/);
    },
  );
});

describe('what happens meanwhile', () => {
  /** Somebody else books a free time of the garage. */
  const takes = async ({ slug, serviceId }: Business, startAt: string): Promise<void> => {
    const path = `/public/sites/${slug}/slots?serviceId=${serviceId}&from=${startAt}&limit=1`;
    const [slot] = (await dataOf(world.call('GET', path))).slots;
    const body = { slotId: slot.slotId, name: 'Bo Roy', email: 'bo@example.com' };
    await dataOf(world.call('POST', `/public/sites/${slug}/bookings`, { viewer: freshAddress(), body }));
  };

  const LOST = { fr: "Ce moment vient d'être pris", en: 'That time has just been taken' } as const;

  test.each(['fr', 'en'] as const)(
    'a time that is taken: none is moved, others are offered (%s)',
    async (language) => {
      const { business, say, before } = await bookedBy(language);
      const { baskets } = await say(
        language === 'fr' ? 'déplacez les deux à vendredi' : 'move both to Friday',
      );
      await takes(business, startsIn(baskets[0])[1] ?? '');
      const lost = await say(language === 'fr' ? 'la première' : 'the first one');
      expect(lost.reply).toContain(LOST[language]);
      expect(lost.reply).not.toMatch(/C'est déplacé|They're moved/);
      const starts = await startsOf(business);
      for (const { startAt } of before) expect(starts).toContain(startAt);
      await say(language === 'fr' ? 'la première' : 'the first one');
      expect(await startsOf(business)).toEqual(expect.arrayContaining([...startsIn(lost.baskets[0])]));
    },
  );

  test('one that the team cancels between the offer and the choice: the other is offered by itself', async () => {
    const { business, say, before } = await bookedBy('fr');
    await say('déplacez les deux à vendredi');
    const { token } = business.owner;
    await dataOf(world.call('DELETE', `/v1/bookings/${before[1]?.bookingId}`, { token }));
    const { reply, slots } = await say('la première');
    expect(reply).toContain('ne peut plus changer');
    expect(slots.length).toBeGreaterThan(0);
    expect(await startsOf(business)).toEqual([THURSDAY_9H]);
  });

  const isMoving = (sent: Sent): boolean => isTransaction(sent) && mentions('booking.moved')(sent);
  const isTurn = (sent: Sent): boolean => isTransaction(sent) && mentions('"TURN#')(sent);

  test('a lost reply of the database: they are moved, and said to be', async () => {
    const { business, say } = await bookedBy('fr');
    const { baskets } = await say('déplacez les deux à vendredi');
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(1, isMoving, () => ({ after: lostReply() })),
    );
    expect((await say('la première')).reply).toContain("C'est déplacé");
    heal();
    expect(await startsOf(business)).toEqual(startsIn(baskets[0]));
  });

  test('a turn that dies once they are moved: repeated, it says that they are', async () => {
    const { business, visitor, say } = await bookedBy('fr');
    const { baskets } = await say('déplacez les deux à vendredi');
    const key = 'chat-move-died-after-move-01';
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(1, isTurn, () => ({ before: new Error('died') })),
    );
    expect((await visitor.say('la première', { key })).status).toBe(500);
    heal();
    expect(await startsOf(business)).toEqual(startsIn(baskets[0]));
    expect((await say('la première', { key })).reply).toContain("C'est déplacé");
    expect(await startsOf(business)).toEqual(startsIn(baskets[0]));
    const changes = await Promise.all(
      (await standing(business)).map(({ bookingId }) =>
        dataOf(world.call('GET', `/v1/bookings/${bookingId}/history`, { token: business.owner.token })),
      ),
    );
    expect(changes.map(({ changes: each }) => each.length)).toEqual([1, 1]);
  });

  test('a member who moves one at that very moment: none is moved without being said', async () => {
    const { business, say, before } = await bookedBy('fr');
    await say('déplacez les deux à vendredi');
    const { token } = business.owner;
    const heal = meanwhile(world.kernel.table, isMoving, async () => {
      const path = `/v1/bookings/${before[1]?.bookingId}`;
      await dataOf(world.call('PATCH', path, { token, body: { startAt: THURSDAY_11H } }));
    });
    const { reply } = await say('la première');
    expect(heal()).toBe(true);
    const starts = await startsOf(business);
    const isAllMoved = starts.every((at) => at.startsWith('2026-11-27'));
    expect([reply.includes("C'est déplacé"), isAllMoved]).toEqual([isAllMoved, isAllMoved]);
    if (!isAllMoved) expect(starts).toEqual([THURSDAY_9H, THURSDAY_11H]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { DEFAULT_BOOKING_POLICY } from '../../../shared/domain/booking-policy.ts';
import { openDesk, weekdaySlots } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

describe('what is offered', () => {
  test('is spread over days when no day is asked', async () => {
    const { slots, reply } = await conversationWith().say('coloration, quand êtes-vous disponible?');
    expect(slots).toHaveLength(6);
    expect(plain(reply)).toContain('lundi 23 novembre');
    expect(plain(reply)).toContain('mercredi 25 novembre');
    expect(plain(reply)).toContain('vendredi 27 novembre');
  });

  test.each([
    ['Seulement samedi, coupe homme', "Voulez-vous que je regarde à d'autres moments ?", 'oui'],
    ['a men’s cut, only next week after 6 pm', 'Shall I look at other times?', 'yes'],
  ])('is nothing else where nothing else will do, until it is asked for: “%s”', async (said, asked, yes) => {
    const { say } = conversationWith();
    const first = await say(said);
    expect(first.slots).toEqual([]);
    expect(plain(first.reply)).toContain(asked);
    expect(first.reply).toMatch(/attente/);
    const others = await say(yes);
    expect(others.slots.length).toBeGreaterThan(0);
    expect(plain(others.reply)).toMatch(/Le plus près|The closest/);
  });

  test('is the nearest, said to be so, when the asked day has nothing', async () => {
    const { slots, reply } = await conversationWith().say('coloration dimanche');
    expect(plain(reply)).toContain('Le dimanche 22 novembre, nous sommes fermés.');
    expect(plain(reply)).toContain('Le plus près');
    expect(slots[0]?.startAt).toBe('2026-11-23T14:00:00.000Z');
  });

  test('is a time as wished that comes after hundreds of others', async () => {
    const quarters = weekdaySlots().flatMap((hour) => [0, 1, 2, 3].map((n) => hour + n * 15 * 60_000));
    const all = [0, 14, 28].flatMap((days) => quarters.map((start) => start + days * 86_400_000));
    const early = Date.parse('2026-12-30T13:00:00Z');
    const policy = { ...DEFAULT_BOOKING_POLICY, horizonDays: 60 };
    const { say } = conversationWith({ policy }, openDesk([...all, early]));
    const { slots, reply } = await say('une coupe homme avant 9 h ou après 18 h');
    expect(slots.map(({ startAt }) => startAt)).toEqual([new Date(early).toISOString()]);
    expect(plain(reply)).not.toContain("Je n'ai rien de libre");
  });

  test('is a day as wished that comes after many such days that are full', async () => {
    const last = Date.parse('2027-01-15T15:00:00Z');
    const thursdays = weekdaySlots().filter((start) => new Date(start).getUTCDay() === 4);
    const policy = { ...DEFAULT_BOOKING_POLICY, horizonDays: 60 };
    const { say } = conversationWith({ policy }, openDesk([...thursdays, last]));
    const { slots, reply } = await say('une coupe homme un lundi, un mercredi ou un vendredi');
    expect(slots.map(({ startAt }) => startAt)).toEqual([new Date(last).toISOString()]);
    expect(plain(reply)).not.toContain("Je n'ai rien de libre");
  });

  test('is around the asked hour when that hour is not free', async () => {
    const { slots, reply } = await conversationWith().say('coloration mardi à 10h30');
    expect(plain(reply)).toContain('à 10 h 30');
    expect(slots.map(({ startAt }) => startAt.slice(0, 13))).toContain('2026-11-24T15');
  });

  test('says how far the calendar is open when the date lies beyond', async () => {
    const { reply, slots } = await conversationWith().say('a haircut for men on March 3');
    expect(plain(reply)).toContain('the calendar is open until Saturday, December 5');
    expect(slots).not.toEqual([]);
  });

  test('says that a past date is past', async () => {
    expect(plain((await conversationWith().say('coloration hier')).reply)).toContain('déjà passée');
  });

  test('is other moments when none of them suits, and earlier ones on demand', async () => {
    const { say } = conversationWith();
    const first = await say('coloration');
    const second = await say('aucun, autre chose?');
    const times = first.slots.map(({ startAt }) => startAt);
    expect(second.slots.some(({ startAt }) => times.includes(startAt))).toBe(false);
    const earlier = await say('plus tôt');
    expect(earlier.slots.every(({ startAt }) => startAt < (second.slots[0]?.startAt ?? ''))).toBe(true);
  });

  test('keeps the day when only the hour changes, and the hour when only the day does', async () => {
    const { say } = conversationWith();
    await say('coloration jeudi matin');
    const evening = await say('plutôt après 15h');
    expect(evening.slots.map(({ startAt }) => startAt)).toEqual([
      '2026-11-26T20:00:00.000Z',
      '2026-11-26T21:00:00.000Z',
    ]);
    const friday = await say('ou vendredi?');
    expect(friday.slots.map(({ startAt }) => startAt)).toEqual([
      '2026-11-27T20:00:00.000Z',
      '2026-11-27T21:00:00.000Z',
    ]);
  });

  test('is nothing when the calendar is full: a message is offered instead', async () => {
    const { say, desk } = conversationWith({}, openDesk([]));
    expect(plain((await say('coloration jeudi')).reply)).toContain('transmette');
    await say('oui');
    expect((await say('Marie, marie@exemple.ca')).lead).toEqual({ leadId: 'lead-1' });
    expect(desk.leads[0]?.message).toBe('coloration jeudi');
  });

  test('reads hours in the business’s zone on the day the clocks change', async () => {
    const before = Date.parse('2026-10-31T15:00:00Z');
    const starts = [
      Date.parse('2026-11-01T05:30:00Z'),
      Date.parse('2026-11-01T06:30:00Z'),
      Date.parse('2026-11-01T15:00:00Z'),
    ];
    const { say } = conversationWith({}, openDesk(starts));
    const { reply } = await say('coloration demain matin', { now: before });
    expect(plain(reply)).toContain('dimanche 1er novembre : 1 h 30, 1 h 30, 10 h 00');
  });
});

const WEEK_MS = 7 * 24 * 3_600_000;

const isAlike = (one: string, other: string): boolean =>
  (Date.parse(one) - Date.parse(other)) % WEEK_MS === 0;

describe('which slot is meant', () => {
  test.each([
    ['le deuxième', 1],
    ['the second one', 1],
    ['the last one', 5],
    ['2', 1],
    ['mercredi à 9h', 2],
    ['vendredi 16 h', 5],
    ['le premier disponible', 0],
  ])('“%s”', async (message, index) => {
    const { say, desk } = conversationWith();
    const offer = await say('coloration svp. Je m’appelle Marie, 514 555-1234');
    const done = await say(message);
    expect(done.booking?.startAt).toBe(offer.slots[index]?.startAt);
    expect(desk.bookings).toHaveLength(1);
  });

  test('an hour offered on two days is asked about', async () => {
    const { say, desk } = conversationWith();
    await say('coloration svp. Je m’appelle Marie, 514 555-1234');
    const narrowed = await say('9 h');
    expect(narrowed.slots).toHaveLength(3);
    expect(desk.bookings).toEqual([]);
    expect((await say('lundi')).slots).toHaveLength(1);
    expect((await say('oui')).booking?.startAt).toBe('2026-11-23T14:00:00.000Z');
  });

  test('details given before a choice leave the offer as it is', async () => {
    const { say } = conversationWith();
    const offer = await say('coloration jeudi');
    const noted = await say('Marie Tremblay 514 555-1234');
    expect(noted.slots).toEqual(offer.slots);
    expect(plain(noted.reply)).toContain('Quel moment préférez-vous ?');
    expect((await say('10h')).booking).toBeDefined();
  });

  test('a handle that this conversation never offered books nothing', async () => {
    const { say, desk } = conversationWith();
    await say('coloration svp. Je m’appelle Marie, 514 555-1234');
    const forged = await say('celui-ci', { slotId: 'handle-of-another' });
    expect(plain(forged.reply)).toContain("n'est plus proposé");
    expect(forged.slots).not.toEqual([]);
    expect(desk.bookings).toEqual([]);
  });

  test('the same button pressed again after a lost answer finds the same booking', async () => {
    const { say, press, desk } = conversationWith();
    await say('coloration svp. Je m’appelle Marie, 514 555-1234');
    const first = await press(1);
    const again = await press(1);
    expect(again.booking).toEqual(first.booking);
    expect(desk.bookings).toHaveLength(1);
  });

  test.each([
    ['coloration jeudi, je dois être sortie pour 11h', 'terminé au plus tard à 11 h'],
    ['colouring on thursday, I need to be out by 11', 'finished by 11 a.m.'],
  ])('is over by the hour at which they must leave: “%s”', async (message, said) => {
    const { reply, slots } = await conversationWith().say(message);
    expect(plain(reply)).toContain(said);
    expect(slots.map(({ endAt }) => endAt)).toEqual(['2026-11-26T15:00:00.000Z', '2026-11-26T16:00:00.000Z']);
  });

  test.each(['coloration après 16h ou le mardi', 'colouring after 4 or on Tuesdays'])(
    'may be any of what was told with an “or”: “%s”',
    async (message) => {
      const { slots } = await conversationWith().say(message);
      const hours = slots.map(({ startAt }) => new Date(startAt));
      const isTuesday = (at: Date) => at.getUTCDay() === 2;
      expect(hours.some((at) => isTuesday(at) && at.getUTCHours() < 21)).toBe(true);
      expect(hours.some((at) => !isTuesday(at))).toBe(true);
      expect(hours.every((at) => isTuesday(at) || at.getUTCHours() >= 21)).toBe(true);
    },
  );

  test.each([
    'coloration mercredi ou jeudi, sauf le matin',
    'coloration',
    'coloration jeudi ou jeudi en huit',
  ])('is chosen by its day and hour where two days of that name are shown: “%s”', async (wish) => {
    const { slots } = await conversationWith().say(wish);
    expect(slots).not.toEqual([]);
    for (const slot of slots) {
      const { say: anew } = conversationWith();
      await anew(wish);
      const at = new Date(Date.parse(slot.startAt) - 5 * 3_600_000);
      const day = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'][at.getUTCDay()];
      const { reply } = await anew(`${day} ${at.getUTCHours()}h ça me va`);
      const isTwice = slots.filter(({ startAt }) => isAlike(startAt, slot.startAt)).length > 1;
      expect(plain(reply).includes('à quel nom')).toBe(!isTwice);
      expect(plain(reply)).toContain(`${day} ${at.getUTCDate()}`);
    }
  });

  test.each([
    ['fr', 'coupe homme lundi', (hour: number) => `lundi ${hour}h30 ça me va`],
    [
      'en',
      'men’s haircut Monday',
      (hour: number) => `Monday ${hour % 12 || 12}:30 ${hour < 12 ? 'am' : 'pm'} works`,
    ],
  ] as const)(
    'is chosen though its minutes are a day of the month too (%s)',
    async (language, wish, words) => {
      // Monday the 30th comes after Monday the 23rd, which is the one on offer.
      const halves = weekdaySlots().map((start) => start + 1_800_000);
      const desk = openDesk(halves);
      const { say } = conversationWith({}, desk);
      const { slots } = await say(wish, { language });
      const at = new Date(slots[0]?.startAt ?? '');
      expect(at.getUTCMinutes()).toBe(30);
      await say(words(at.getUTCHours() - 5), { language });
      await say('Luc Gagnon, 514 555-1234');
      expect(desk.standing().map(({ startAt }) => startAt)).toEqual([slots[0]?.startAt]);
    },
  );

  test.each([
    ['coloration jeudi', 'oups, le lendemain finalement', '2026-11-27'],
    ['colouring thursday', 'sorry, the day before?', '2026-11-25'],
  ])('may be told by the day on offer: “%s”, “%s”', async (wish, words, day) => {
    const { say } = conversationWith();
    await say(wish);
    const { slots } = await say(words);
    expect(new Set(slots.map(({ startAt }) => startAt.slice(0, 10)))).toEqual(new Set([day]));
  });

  test.each([
    ['coloration vendredi 14h', 'on peut tu repousser d’une heure'],
    ['colouring friday 2pm', 'hmm can we push it an hour'],
  ])('may be an hour after the one put forward: “%s”, “%s”', async (wish, words) => {
    const { say } = conversationWith();
    await say(wish);
    expect((await say(words)).slots.map(({ startAt }) => startAt)).toEqual(['2026-11-27T20:00:00.000Z']);
  });
});

describe('an hour that is told as about that hour', () => {
  test.each([
    ['coupe homme mercredi vers 10h', 'mercredi 25 novembre à 10 h'],
    ['a men’s haircut Wednesday around 10', 'Wednesday, November 25 at 10'],
    ['a men’s haircut Wednesday 10ish', 'Wednesday, November 25 at 10'],
  ])('is put forward where it is free: “%s”', async (message, time) => {
    expect(plain((await conversationWith().say(message)).reply)).toContain(time);
  });

  test.each([
    ['coupe homme mercredi vers 10h30', 'vers 10 h 30', ['15:00', '16:00']],
    ['a men’s haircut Wednesday, 10:30 or so', 'around 10:30', ['15:00', '16:00']],
  ])('suits half an hour before and after it: “%s”', async (message, time, starts) => {
    const { reply, slots } = await conversationWith().say(message);
    expect(plain(reply)).toContain(time);
    expect(plain(reply)).not.toMatch(/rien de libre|nothing free/);
    expect(slots.map(({ startAt }) => startAt.slice(11, 16))).toEqual(starts);
  });

  test('another that is told exactly suits at that hour alone', async () => {
    const { reply } = await conversationWith().say('coupe homme mercredi à 10h30');
    expect(plain(reply)).toMatch(/rien de libre exactement/);
  });
});

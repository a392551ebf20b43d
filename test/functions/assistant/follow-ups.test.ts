import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

describe('after a question about one service', () => {
  test.each([
    ['c’est combien une coloration ?', 'ok booke-moi ça mardi à 10 h'],
    ['c’est combien une coloration ?', 'parfait, réservez-moi ça mardi 10h'],
    ['how much is a coloration?', 'ok book me in for Tuesday 10am'],
    ['how long is a coloration?', 'great, can I get it Tuesday at 10am'],
  ])('“%s”, a time is for it: “%s”', async (question, wish) => {
    const { desk, say } = conversationWith();
    await say(question);
    const { slots } = await say(wish);
    expect(slots).toHaveLength(1);
    await say('Ana Roy, ana@exemple.ca');
    expect(desk.bookings).toMatchObject([{ serviceId: 'coloration' }]);
  });

  test.each([
    ['mon voyant est allumé, c’est combien une coloration ?', 'ok, mardi 10 h'],
    ['my light is on, how much is a coloration?', 'ok, Tuesday 10am'],
  ])('something unknown beside it changes nothing: “%s”', async (question, wish) => {
    const { say } = conversationWith();
    await say(question);
    expect((await say(wish)).slots).toHaveLength(1);
  });
});

describe('once an appointment is made', () => {
  test.each([
    'bon laisse tomber, annule-le',
    'finalement oublie ça, annulez mon rendez-vous',
    'ok never mind, cancel it',
    'forget it, cancel my appointment',
  ])('“%s” is about that appointment', async (words) => {
    const { desk, say } = conversationWith();
    await say('coupe femme mardi à 10 h');
    await say('Ana Roy, ana@exemple.ca');
    await say(words);
    await say('oui');
    expect(desk.standing()).toMatchObject([{ status: 'cancelled' }]);
  });

  test.each(['laisse faire, c’est beau', 'never mind, it’s fine'])('“%s” cancels nothing', async (words) => {
    const { desk, say } = conversationWith();
    await say('coupe femme mardi à 10 h');
    await say('Ana Roy, ana@exemple.ca');
    await say(words);
    await say('oui');
    expect(desk.standing()).toMatchObject([{ status: 'confirmed' }]);
  });
});

describe('the same for somebody else, once an appointment is made', () => {
  test.each([
    [
      'a men’s haircut Wednesday morning',
      'the first',
      'Thanks! Same thing for his brother please, also Friday after 4',
    ],
    ['a men’s haircut Wednesday morning', 'the first', 'and one for my son, Friday after 4'],
    [
      'une coupe homme mercredi matin',
      'le premier',
      'La même affaire pour son frère svp, vendredi après 16h aussi',
    ],
    ['une coupe homme mercredi matin', 'le premier', 'pis une pour mon gars, vendredi après 16h'],
  ])('is another appointment, at the time that is told: “%s” “%s” “%s”', async (first, choice, other) => {
    const { say, desk } = conversationWith();
    await say(first);
    await say(choice);
    await say('Ann Roy, ann@example.com');
    const { slots } = await say(other);
    expect(slots.map(({ startAt }) => startAt)).toEqual(['2026-11-27T21:00:00.000Z']);
    await say(choice);
    await say(/oui|le/.test(choice) ? 'oui' : 'yes');
    expect(desk.bookings).toHaveLength(2);
  });
});

describe('what is being arranged', () => {
  test.each([
    [
      'une coupe homme mercredi matin',
      'Bon ben laissez faire finalement, mon beau-frère vient de me dire qu’il va me la faire. Merci pareil!',
    ],
    ['une coupe homme mercredi matin', 'laisse faire, ma soeur va me la faire samedi'],
    ['une coupe homme mercredi matin', 'laissez faire pour la coupe homme, merci'],
    [
      'a men’s haircut Wednesday morning',
      'Never mind after all, my brother in law just told me he’ll come and do it. Thanks anyway!',
    ],
    ['a men’s haircut Wednesday morning', 'never mind the men’s haircut, my sister is doing it tomorrow'],
  ])('is given up, whoever does it instead: “%s” “%s”', async (wish, words) => {
    const { say } = conversationWith();
    await say(wish);
    const { reply, slots } = await say(words);
    expect(slots).toEqual([]);
    expect(plain(reply)).toMatch(/C'est noté, on laisse|leave it at that|No problem/);
  });

  test.each([
    ['une coupe homme mercredi matin', 'laisse faire mercredi, jeudi matin plutôt', '2026-11-26'],
    ['a men’s haircut Wednesday morning', 'never mind Wednesday, Thursday morning', '2026-11-26'],
    ['a men’s haircut Wednesday morning', 'my son can do it Thursday', '2026-11-26'],
  ])('goes on where another time is told: “%s” “%s”', async (wish, words, day) => {
    const { say } = conversationWith();
    await say(wish);
    const { slots } = await say(words);
    expect(slots.map(({ startAt }) => startAt.slice(0, 10))).toContain(day);
  });

  test.each([
    ['une coupe homme mercredi matin', 'oublie ça finalement, avec Ana plutôt'],
    ['a men’s haircut Wednesday morning', 'never mind that, with Ana instead please'],
    ['a men’s haircut Wednesday morning', 'never mind, make it for two people'],
  ])('goes on where somebody else is told: “%s” “%s”', async (wish, words) => {
    const people = [
      { id: 'ana', name: 'Ana Lévy' },
      { id: 'karim', name: 'Karim Haddad' },
    ];
    const { say } = conversationWith({ people });
    await say(wish);
    expect(plain((await say(words)).reply)).not.toMatch(/C'est noté, on laisse|leave it at that|No problem/);
  });
});

describe('a sum', () => {
  test.each([
    ['ça ferait combien deux coupes homme et une coupe femme ?', '115,00 $'],
    ['combien pour 2 coupes homme et une coloration ?', '170,00 $'],
    ['combien pour trois coupes femme ?', '165,00 $'],
    ['how much would two coupe homme and one coupe femme come to?', '$115.00'],
    ['what’s the price for 3 coupe femme?', '$165.00'],
  ])('counts each as often as it is named: “%s”', async (question, total) => {
    const { reply, slots } = await conversationWith().say(question);
    expect(plain(reply)).toContain(total);
    expect(slots).toEqual([]);
  });
});

describe('a price that somebody heard elsewhere', () => {
  test.each([
    ['on m’a dit 20 $ pour une coupe homme, c’est bien ça ?', '30,00 $'],
    ['une coupe homme à 20 $, c’est exact ?', '30,00 $'],
    ['I was told $20 for a coupe homme, is that right?', '$30.00'],
    ['the place next door does a coupe homme for $20, can you match it?', '$30.00'],
    ['chez l’autre coiffeur la coupe homme est à 20 $, pouvez-vous faire le même prix ?', '30,00 $'],
  ])('is answered with ours: “%s”', async (question, price) => {
    const { reply, slots } = await conversationWith().say(question);
    expect(plain(reply)).toContain(price);
    expect(plain(reply)).not.toMatch(/20,00|20\.00/);
    expect(slots).toEqual([]);
  });

  test.each(['une coupe homme mardi, j’ai 50 $', 'coupe homme Tuesday, I have $50 on me'])(
    'is not asked for by any amount: “%s”',
    async (wish) => {
      expect((await conversationWith().say(wish)).slots).not.toEqual([]);
    },
  );
});

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

import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const PAIR = 'une coupe femme et une coloration jeudi';

describe('“only” makes of what is arranged just what is named', () => {
  test.each([
    'seulement la coupe femme',
    'I only want the women’s cut',
    'Non, juste une coupe femme, jeudi à 13 h',
    'la coupe femme, c’est tout',
    'just the women’s cut please, Thursday',
  ])('of two services one: “%s”', async (message) => {
    const { say, desk } = conversationWith();
    await say(PAIR);
    const { reply } = await say(message);
    expect(plain(reply)).toMatch(/Coupe femme/);
    expect(plain(reply)).not.toContain('Coloration');
    expect(desk.basketAttempts).toEqual([]);
  });

  test.each(['Only one!', 'I want ONE session. One time only.', 'une seule fois svp', 'un seul rendez-vous'])(
    'of a series one: “%s”',
    async (message) => {
      const { say, desk } = conversationWith();
      await say('coupe homme chaque semaine 3 fois, le jeudi à 10 h');
      const { reply } = await say(message);
      expect(plain(reply)).toMatch(
        /Coupe homme, le jeudi 26 novembre à 10 h 00|Coupe homme, on Thursday, November 26/,
      );
      expect(plain(reply)).not.toMatch(/3 décembre|December 3/);
      expect((await say('Marie Tremblay 514 555-1234')).booking?.title).toBe('Coupe homme');
      expect(desk.bookings).toHaveLength(1);
    },
  );

  test('of a series one, with its day', async () => {
    const { say } = conversationWith();
    await say('coupe homme chaque semaine 3 fois, le jeudi à 10 h');
    const { reply } = await say('No! Only one, November 26.');
    expect(plain(reply)).not.toContain('December 3');
    expect(plain(reply)).toContain('November 26');
  });

  test.each(['no, only one appointment', 'just one please', 'un seul, pas deux'])(
    'of two people one: “%s”',
    async (message) => {
      const { say } = conversationWith();
      await say('coupe homme pour deux personnes jeudi matin');
      const { reply } = await say(message);
      expect(plain(reply)).toContain('Coupe homme');
      expect(plain(reply)).not.toMatch(/2 ×|puis|then/);
    },
  );

  test('of two services one, where nothing tells which: it is asked', async () => {
    const { say } = conversationWith();
    await say(PAIR);
    const { reply } = await say('juste un');
    expect(plain(reply)).toMatch(/• Coupe femme .*\n• Coloration|• Coloration .*\n• Coupe femme/);
    expect(plain((await say('la coloration')).reply)).toContain('Coloration, jeudi 26 novembre');
  });

  test('of what was to be arranged next nothing', async () => {
    const { say, press, desk } = conversationWith();
    await say('une coupe femme jeudi et une coloration vendredi');
    const { reply } = await say('finalement juste la coupe femme, jeudi');
    expect(plain(reply)).not.toContain('Coloration');
    await say('Marie Tremblay 514 555-1234');
    const done = await press(1);
    expect(done.booking?.title).toBe('Coupe femme');
    expect(done.slots).toEqual([]);
    expect(desk.bookings).toHaveLength(1);
  });
});

describe('what is taken away leaves the rest', () => {
  test.each([
    'Enlevez la coloration s’il vous plaît.',
    'remove the colouring',
    'can you take the colouring off?',
    'annulez la coloration',
  ])('“%s”', async (message) => {
    const { say } = conversationWith();
    await say(PAIR);
    const { reply } = await say(message);
    expect(plain(reply)).toMatch(/Coupe femme/);
    expect(plain(reply)).not.toContain('Coloration');
  });
});

describe('a number of each replaces what is arranged', () => {
  test('by just as many', async () => {
    const { say } = conversationWith();
    await say('coupe femme pour trois personnes jeudi');
    const { reply } = await say('non, une coupe femme et deux coupes homme');
    expect(plain(reply)).toContain('Coupe femme et 2 × Coupe homme');
  });

  test('where it tells of those that stand', async () => {
    const { say } = conversationWith();
    await say('une coupe femme et une coupe homme jeudi');
    const { reply } = await say('je veux 1 coupe femme et 2 coupes homme');
    expect(plain(reply)).toContain('Coupe femme et 2 × Coupe homme');
  });

  test('one more of what stands is one more', async () => {
    const { say } = conversationWith();
    await say('une coupe femme et une coupe homme jeudi');
    const { reply } = await say('ajoutez une autre coupe homme');
    expect(plain(reply)).toContain('Coupe femme et 2 × Coupe homme');
  });
});

describe('a word that tells of something else leaves the service', () => {
  test.each([
    'My hair colouring faded, is that a problem?',
    'ma coloration a pâli, est-ce grave ?',
    'on m’a fait une coloration ailleurs',
  ])('“%s”', async (message) => {
    const { say } = conversationWith();
    await say('coupe femme jeudi à 10 h');
    const { reply } = await say(`Marie Tremblay 514 555-1234. ${message}`);
    expect(plain(reply)).toContain('Coupe femme');
    expect(plain(reply)).not.toMatch(/^Coloration|Je vous le réserve/m);
  });
});

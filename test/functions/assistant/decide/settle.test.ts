import { describe, expect, it } from '@jest/globals';
import { openDesk } from '../../../support/assistant-ports.ts';
import { conversationWith } from '../conversation-with.ts';

describe('an hour that all of the days on offer have', () => {
  it.each([
    ['fr', 'coupe femme à 10 h', '10h ok', /mardi 24|lundi 23/],
    ['fr', 'coupe femme à 10 h', '10 h me convient', /mardi 24|lundi 23/],
    ['fr', 'coupe femme à 10 h', 'je prends 10 h', /mardi 24|lundi 23/],
    ['en', 'coupe femme at 10am', '10am please', /Tuesday, November 24|Monday, November 23/],
    ['en', 'coupe femme at 10am', '10 works', /Tuesday, November 24|Monday, November 23/],
    ['en', 'coupe femme at 10am', '10', /Tuesday, November 24|Monday, November 23/],
  ] as const)('in %s is taken on the first of them, said back with its day: %s, “%s”', async (...row) => {
    const [language, wish, hour, day] = row;
    const { desk, say } = conversationWith();
    const offered = await say(wish, { language });
    expect(offered.slots.length).toBeGreaterThan(1);
    const { reply, slots } = await say(hour, { language });
    expect(slots).toEqual(offered.slots.slice(0, 1));
    expect(reply).toMatch(day);
    await say('Luc Roy, luc.roy@exemple.ca', { language });
    expect(desk.bookings).toHaveLength(1);
  });

  it('is asked again of those days that have it, where others have not', async () => {
    const at = ['2026-11-24T15:00:00Z', '2026-11-24T19:00:00Z', '2026-11-25T15:00:00Z'];
    const { say } = conversationWith({}, openDesk(at.map(Date.parse)));
    await say('coupe femme', { language: 'fr' });
    const { reply, slots } = await say('10h', { language: 'fr' });
    expect(slots).toHaveLength(2);
    expect(reply).toMatch(/mardi 24[\s\S]*mercredi 25/);
    expect((await say('10h', { language: 'fr' })).slots).toEqual(slots.slice(0, 1));
  });
});

const TALKS = [
  {
    language: 'fr',
    wish: 'coupe femme à 10 h',
    asks: [
      'Une place mardi ?',
      'une place mardi',
      'Avez-vous mardi ?',
      'Avez-vous mardi à 10 h ?',
      'est-ce que 10h mardi est libre',
    ],
  },
  {
    language: 'en',
    wish: 'coupe femme at 10am',
    asks: [
      'Anything on Tuesday?',
      'a spot on Tuesday',
      'do you have Tuesday?',
      'Do you have Tuesday at 10?',
      'is 10am on Tuesday free',
    ],
  },
] as const;

describe.each(TALKS)(
  'in $language, of times on several days to somebody who is known',
  ({ language, wish, asks }) => {
    it.each(asks)('“%s” books nothing before a yes', async (asked) => {
      const { desk, say } = conversationWith();
      await say(wish, { language });
      await say('Luc Roy, luc.roy@exemple.ca', { language });
      const { reply } = await say(asked, { language });
      expect([reply, desk.bookings]).toEqual([reply, []]);
      expect(reply).toMatch(/mardi 24|Tuesday, November 24/);
      await say(language === 'fr' ? 'oui' : 'yes', { language });
      expect(desk.bookings).toHaveLength(1);
    });
  },
);

describe('a word that ends, where a yes or a no was asked for', () => {
  it.each([
    ['fr', 'cest tout', 'oui'],
    ['fr', 'c’est tout, merci', 'oui'],
    ['fr', 'ce sera tout', 'oui'],
    ['en', 'thats it', 'yes'],
    ['en', 'that’s all thanks', 'yes'],
  ] as const)('in %s is neither: “%s”', async (language, said, yes) => {
    const { desk, say } = conversationWith();
    await say(language === 'fr' ? 'coupe femme mardi à 10 h' : 'coupe femme tuesday at 10am', { language });
    await say('Luc Roy, luc.roy@exemple.ca', { language });
    await say(yes, { language });
    await say(language === 'fr' ? 'et une coupe homme mardi à 14 h' : 'and a coupe homme tuesday at 2pm', {
      language,
    });
    const { reply } = await say(said, { language });
    expect([reply, desk.bookings.length]).toEqual([expect.stringContaining('?'), 1]);
    expect(reply).toMatch(/Coupe homme/);
    await say(yes, { language });
    expect(desk.bookings).toHaveLength(2);
  });
});

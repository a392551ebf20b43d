import { describe, expect, it } from '@jest/globals';
import { conversationWith } from '../conversation-with.ts';

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

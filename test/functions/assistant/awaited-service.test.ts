import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const PEOPLE = [
  { id: 'ana', name: 'Ana' },
  { id: 'karim', name: 'Karim' },
];

describe('what is wished while a service is waited for is noted, and the service is asked again', () => {
  test.each([
    [
      'ok ben je vas commencer tranquillement, jeudi après-midi ça irait-tu ?',
      'jeudi 26 novembre, en après-midi',
    ],
    ['ok well I’ll start small, would Thursday afternoon work?', 'Thursday, November 26, in the afternoon'],
    ['on aimerait voir Ana pour en jaser', 'Ana'],
    ['we’d love to meet with Ana to talk it over', 'Ana'],
    ['vendredi avant midi d’abord', 'vendredi 27 novembre, en avant-midi'],
    ['Friday before noon first', 'Friday, November 27, in the morning'],
  ])('“%s”', async (message, noted) => {
    const { say, desk } = conversationWith({ people: PEOPLE });
    const isFrench = /rendez|jeudi|on aimerait|vendredi/.test(message);
    await say(isFrench ? 'je voudrais un rendez-vous mardi' : 'I would like an appointment Tuesday');
    const { reply } = await say(message);
    expect(plain(reply)).toContain(noted);
    expect(plain(reply)).toMatch(isFrench ? /quel service/i : /which service/i);
    expect(plain(reply)).not.toMatch(/transmette|tell the team/);
    const { slots } = await say('coupe femme');
    expect(slots.length).toBeGreaterThan(0);
    expect(desk.leads).toEqual([]);
  });

  test.each([
    ['je voudrais un rendez-vous mardi', 'ben là, je sais pas trop', /transmette votre message/],
    ['I would like an appointment Tuesday', 'well, it is for a thing', /tell the team/],
    // The very same again chooses nothing either.
    ['je voudrais un rendez-vous mardi', 'mardi', /transmette votre message/],
  ])(
    'whoever wishes nothing else and chooses nothing is offered the team: “%s”, “%s”',
    async (first, then, told) => {
      const { say } = conversationWith();
      await say(first);
      expect(plain((await say(then)).reply)).toMatch(told);
    },
  );
});

import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain, type Talk } from './conversation-with.ts';

/** A men's cut on Thursday 26 November at 10:00. */
const booked = async (talk: Talk): Promise<void> => {
  await talk.say('coupe homme jeudi à 10 h. Je m’appelle Luc Roy, 514 555-1234');
  await talk.say('oui');
  expect(talk.desk.bookings).toHaveLength(1);
};

describe('a further one once one is booked', () => {
  test.each([
    'une autre coupe homme jeudi à 10 h pour mon fils',
    'another men’s cut Thursday at 10 please',
    'add another men’s cut at the same time',
    'ajoutez-en une autre à 10 h pour mon fils',
  ])('may be at the very same time, with whoever is free: “%s”', async (message) => {
    const talk = conversationWith();
    await booked(talk);
    // The desk has one calendar: somebody else is free at that hour.
    talk.desk.give('2026-11-26T15:00:00.000Z');
    const { reply } = await talk.say(message);
    expect(plain(reply)).toMatch(/jeudi 26 novembre à 10 h 00|Thursday, November 26 at 10:00/);
  });

  test('in two messages', async () => {
    const talk = conversationWith();
    await booked(talk);
    talk.desk.give('2026-11-26T15:00:00.000Z');
    await talk.say('ajoutez une autre coupe homme');
    const { reply } = await talk.say('jeudi le 26, à 10 h');
    expect(plain(reply)).toContain('Coupe homme, le jeudi 26 novembre à 10 h 00');
  });

  test('is offered at no time of the first where it asks for none', async () => {
    const talk = conversationWith();
    await booked(talk);
    talk.desk.give('2026-11-26T15:00:00.000Z');
    const { slots } = await talk.say('une autre coupe homme jeudi matin');
    expect(slots.map(({ startAt }) => startAt)).not.toContain('2026-11-26T15:00:00.000Z');
  });
});

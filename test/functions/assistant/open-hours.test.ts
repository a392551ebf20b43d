import { describe, expect, it } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const open = [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, opens: '11:00', closes: '20:00' }));

describe('"first thing" and "the end of the day" are by the hours of the business', () => {
  it.each([
    ['Coupe homme mardi à la première heure', 'entre 11 h et 12 h'],
    ['Coupe homme mardi tôt dans la journée', 'entre 11 h et 13 h'],
    ['Coupe homme mardi en fin de journée', 'entre 18 h et 20 h'],
  ])('%s', async (message, hours) => {
    const { reply } = await conversationWith({ openingHours: open }).say(message);
    expect(plain(reply)).toContain(hours);
  });
});

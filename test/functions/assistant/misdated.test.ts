import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../functions/assistant/hear/hear.ts';
import { conversationWith, plain } from './conversation-with.ts';
import { contextOf } from './hear/businesses.ts';

describe('a date of another weekday than the one it is told with', () => {
  it.each([
    ['coupe homme le jeudi 25 novembre', 'Le 25 novembre est un mercredi, et non un jeudi'],
    ['coupe homme jeudi le 25', 'Le 25 novembre est un mercredi, et non un jeudi'],
    ['a coupe homme on Thursday the 25th', 'November 25 is a Wednesday, not a Thursday'],
    ['a coupe homme Thursday, November 25', 'November 25 is a Wednesday, not a Thursday'],
  ])('is said, and both days are looked at: %s', async (wish, said) => {
    const { reply, slots } = await conversationWith().say(wish);
    expect(plain(reply)).toContain(said);
    expect([...new Set(slots.map(({ startAt }) => startAt.slice(0, 10)))]).toEqual([
      '2026-11-25',
      '2026-11-26',
    ]);
    expect(plain(reply)).not.toMatch(/pas compris|didn't understand/);
  });

  it.each([
    'le mercredi 25 novembre',
    'Wednesday the 25th',
    'Tuesday 10am',
    'jeudi le 3 à 14 h',
    'Wednesday, November 25 at 2pm',
    'Friday November 28, 2025',
  ])('is no other: %s', (said) => {
    expect(hear(said, contextOf('salon')).misdated).toBeUndefined();
  });
});

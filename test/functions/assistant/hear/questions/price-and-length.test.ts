import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const salon = contextOf('salon');

const asked = (said: string) =>
  hear(said, salon)
    .asks.map(({ topic, services }) => `${topic} ${services.join('+')}`)
    .toSorted();

describe('price and length, asked at once', () => {
  test.each([
    'how long and how much for a women’s haircut?',
    'how much is a women’s haircut, and how long does it take?',
    'price and time for a women’s haircut?',
    'what’s the damage for a women’s haircut and how long should I plan for',
    'whats the damage for a women’s haircut and how long am I there',
    'the price of a women’s haircut and the time it takes?',
    'how much is a women’s haircut? and is it long?',
    'how much would a women’s haircut be? will it take more than an hour?',
    'how much is a women’s haircut and what’s the length of the appointment?',
    'combien de temps et combien d’argent pour une coupe femme',
    'c’est combien pis combien d’heures pour une coupe femme?',
    'je voudrais savoir le prix d’une coupe femme et le temps que ça prend',
    'une coupe femme, le prix et le temps?',
    'en ai-je pour longtemps pour une coupe femme, et à quel prix?',
    'la coupe femme est à combien et dure combien de temps?',
  ])('are both told of what is named once: %s', (said) => {
    expect([said, asked(said)]).toEqual([said, ['length femme', 'price femme']]);
  });

  test.each([
    ['is it long enough to put up?', []],
    ['it takes me a long time to get there', []],
    ['how much is a women’s haircut?', ['price femme']],
  ])('are not where one of them is not asked: %s', (said, expected) => {
    expect(asked(said).filter((one) => /^(?:price|length)/.test(one))).toEqual(expected);
  });
});

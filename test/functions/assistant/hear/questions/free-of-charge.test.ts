import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const shop = {
  services: [{ id: 'estimate', name: 'Évaluation', knownAs: ['Évaluation', 'Evaluation'] }],
  people: [],
};

const topicsIn = (said: string): readonly string[] =>
  hear(said, { ...contextOf('salon'), ...shop }).asks.map(({ topic }) => topic);

describe('who asks whether a service is free asks for its price, and is told no yes', () => {
  it.each([
    ['do you do free evaluations?', 'faites-vous des évaluations gratuites?'],
    ['do you offer a free evaluation?', 'offrez-vous une évaluation gratuite?'],
  ])('%s · %s', (one, two) => {
    expect([topicsIn(one), topicsIn(two)]).toEqual([['price'], ['price']]);
  });

  it.each([['do you do evaluations?', 'faites-vous des évaluations?']])('not: %s · %s', (one, two) => {
    expect([topicsIn(one), topicsIn(two)]).toEqual([['is_offered'], ['is_offered']]);
  });
});

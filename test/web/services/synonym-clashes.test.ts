import { expect, test } from '@jest/globals';
import { synonymClashes } from '../../../web/features/services/synonym-clashes.ts';

const massage = {
  name: 'Massage relaxant',
  synonyms: ['détente'],
  translations: { en: { name: 'Relaxing rub' } },
};

const clashes = (...words: readonly string[]) => synonymClashes(words, [massage]);

test('a word of another service’s name, in any spelling, is told with that service', () => {
  for (const word of ['massage', 'Massages', 'MASSAGE relaxant'])
    expect(clashes(word)).toEqual([{ word, service: 'Massage relaxant' }]);
});

test('so is its synonym, and a word of its name in the other language', () => {
  expect(clashes('Detente', 'rub').map(({ word }) => word)).toEqual(['Detente', 'rub']);
});

test('a part of a word, and words of which one is another’s only, clash with nothing', () => {
  expect(clashes('mass', 'massage facial', 'coupe', '')).toEqual([]);
});

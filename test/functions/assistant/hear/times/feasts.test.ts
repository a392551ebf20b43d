import { describe, expect, it } from '@jest/globals';
import { said } from '../said.ts';

describe('a holiday is the day that it falls on next', () => {
  it.each([
    ["l'Action de grâce", 'Thanksgiving', '+ 10-11'],
    ['la fête du Travail', 'Labour Day', '+ 09-06'],
    ['la fête des Patriotes', 'Victoria Day', '+ 05-24'],
    ['le jour du Souvenir', 'Remembrance Day', '+ 11-11'],
    ['le lendemain de Noël', 'Boxing Day', '+ 12-26'],
    ['les vacances de Noël', 'the Christmas holidays', '+ 12-24..01-02'],
  ])('%s · %s', (french, english, expected) => {
    expect([said(french, 'fr'), said(english, 'en')]).toEqual([expected, expected]);
  });
});

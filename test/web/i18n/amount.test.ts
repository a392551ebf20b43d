import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountOf, amountText } from '../../../web/i18n/amount.ts';
import { seededRuns } from '../../support/seeded.ts';

describe('an amount in a field', () => {
  test.each([
    [55.5, '55,50', '55.50'],
    [55, '55', '55'],
    [1234.05, '1234,05', '1234.05'],
    [0, '0', '0'],
    [null, '', ''],
  ])('of %j is written as in the language: « %s », "%s"', (amount, fr, en) => {
    expect([amountText(amount, 'fr'), amountText(amount, 'en')]).toEqual([fr, en]);
  });

  test.each([
    ['55,5', 55.5],
    ['55.50', 55.5],
    [' 1 234,50 $ ', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['-1', -1],
    ['', null],
    [' ', null],
    ['cinquante', Number.NaN],
    ['1,234.50', Number.NaN],
  ])('typed as « %s » is read as %j', (typed, amount) => {
    expect(amountOf(typed)).toBe(amount);
  });

  test('is read as it was shown, to the cent', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.constantFrom('fr', 'en'), (cents, language) => {
        expect(amountOf(amountText(cents / 100, language))).toBe(cents / 100);
      }),
      seededRuns(100),
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isNameMatch } from '../../../../functions/records/name-match.ts';
import { plainText } from '../../../../shared/domain/plain-text.ts';
import { seededRuns } from '../../../support/seeded.ts';

const LETTERS = 'aàâäbcçdeéèêëfghiîïjklmnoôöœpqrsßtuùûüvwxyÿzæøñÀÉÈÊÇŒÔÎ’'.split('');
const word = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 12 })
  .map((all) => all.join(''));
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('a name that is looked for', () => {
  test('is found by any part of it, in capitals, small letters, composed or not', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.nat({ max: 10 }), (whole, from, length) => {
        const letters = [...whole];
        const start = from % letters.length;
        const part = letters.slice(start, start + length + 1).join('');
        fc.pre(plainText(part) !== '');
        for (const sought of [part, part.toUpperCase(), part.toLowerCase(), part.normalize('NFD')])
          expect(isNameMatch(whole, sought)).toBe(true);
      }),
      seededRuns(300),
    );
  });

  test('is found without its accents', () => {
    fc.assert(
      fc.property(name, (whole) => {
        const bare = whole.normalize('NFD').replace(/\p{M}/gu, '');
        expect(isNameMatch(whole, bare)).toBe(true);
        expect(isNameMatch(bare, whole)).toBe(true);
      }),
      seededRuns(300),
    );
  });

  test('is found by its words in any order', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(isNameMatch(words.join(' '), words.toReversed().join('  '))).toBe(true);
      }),
      seededRuns(200),
    );
  });

  test('is not found by a letter that it does not hold', () => {
    fc.assert(
      fc.property(name, name, (whole, sought) => {
        expect(isNameMatch(whole, `${sought}2`)).toBe(false);
        expect(isNameMatch(whole, `${sought} 2`)).toBe(false);
      }),
      seededRuns(200),
    );
  });

  test('is folded once and for all, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
        expect(plainText(text.toUpperCase())).toBe(plainText(text));
      }),
      seededRuns(500),
    );
  });

  test.each([
    ['Inès Bélanger', 'ines', true],
    ['Inès Bélanger', 'BELANGER INÈS', true],
    ['Œuvrard', 'oeuvr', true],
    ['Marc L’Écuyer', "l'ecuyer", true],
    ['Groß', 'GROSS', true],
    ['Zoé', 'zoë', true],
    ['Zoé', 'zoo', false],
    ['Zoé', '', false],
    ['Zoé', '\u0301', false],
  ])('%s by “%s”: %p', (whole, sought, isFound) => {
    expect(isNameMatch(whole, sought)).toBe(isFound);
  });

  test('is not found where there is no name', () => {
    expect(isNameMatch(null, 'a')).toBe(false);
  });
});

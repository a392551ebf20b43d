import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nameEntries, soughtName } from '../../../../functions/records/leads/lead-names.ts';
import { plainText } from '../../../../shared/domain/plain-text.ts';
import { seededRuns } from '../../../support/seeded.ts';

const LETTERS = 'aàâäbcçdeéèêëfghiîïjklmnoôöœpqrsßtuùûüvwxyÿzæøñÀÉÈÊÇŒÔÎ'.split('');
const word = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 12 })
  .map((all) => all.join(''));
const words = fc.array(word, { minLength: 1, maxLength: 4 });

const isFound = (name: string, typed: string): boolean => {
  const sought = soughtName(typed);
  return sought !== '' && nameEntries(name).some((entry) => entry.startsWith(sought));
};

describe('a name that is looked for', () => {
  test('is found by the beginning of any of its words, in capitals, small letters, composed or not', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.integer({ min: 1, max: 12 }), (name, which, length) => {
        const part = [...(name[which % name.length] ?? '')].slice(0, length).join('');
        for (const typed of [part, part.toUpperCase(), part.toLowerCase(), part.normalize('NFD')])
          expect([typed, isFound(name.join(' '), typed)]).toEqual([typed, true]);
      }),
      seededRuns(300),
    );
  });

  test('is found without its accents, and by its first word after its last', () => {
    fc.assert(
      fc.property(words, (name) => {
        const whole = name.join(' ');
        expect(isFound(whole, whole.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(true);
        expect(isFound(whole, `${name.at(-1)} ${name.length > 1 ? name[0] : ''}`)).toBe(true);
      }),
      seededRuns(200),
    );
  });

  test('is not found by a letter that it does not hold', () => {
    fc.assert(
      fc.property(words, word, (name, typed) => {
        expect(isFound(name.join(' '), `${typed}2`)).toBe(false);
      }),
      seededRuns(200),
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
    ['Bélanger', 'langer', false],
  ])('%s by “%s”: %p', (name, typed, found) => {
    expect(isFound(name, typed)).toBe(found);
  });
});

test('a text is folded once and for all, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plainText(plainText(text))).toBe(plainText(text));
      expect(plainText(text.toUpperCase())).toBe(plainText(text));
    }),
    seededRuns(500),
  );
});

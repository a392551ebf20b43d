import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isGsm7, segments, septets, toGsm7 } from '../../../../functions/messages/templates/sms/gsm7.ts';
import { seededRuns } from '../../../support/seeded.ts';

describe('the GSM-7 alphabet', () => {
  test('keeps the French letters that it has, and spells the others without their accent', () => {
    expect(toGsm7('é è à ù Ç É ñ ü')).toBe('é è à ù Ç É ñ ü');
    expect(toGsm7('fête, garçon, Noël, île, août, cœur, À BIENTÔT')).toBe(
      'fete, garcon, Noel, ile, aout, coeur, A BIENTOT',
    );
    expect(toGsm7('«\u00a0l’heure\u00a0» – 9\u202fh… “oui”')).toBe('" l\'heure " - 9 h... "oui"');
  });

  test('counts a character of the extension table twice', () => {
    expect(septets('abc')).toBe(3);
    expect(septets('[€]')).toBe(6);
    expect(() => septets('ê')).toThrow(RangeError);
  });

  test('begins a second segment after 160 septets, and then holds 153 in each', () => {
    expect([160, 161, 306, 307, 459, 460].map((length) => segments('a'.repeat(length)))).toEqual([
      1, 2, 2, 3, 3, 4,
    ]);
    expect(segments('€'.repeat(80))).toBe(1);
    // 76 of two septets in each segment: the odd septet holds no half of one.
    expect([152, 153].map((length) => segments('€'.repeat(length)))).toEqual([2, 3]);
  });

  test('takes any text whatever, changes none that it can hold, and never makes a line of a space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const told = toGsm7(text);
        expect(isGsm7(told)).toBe(true);
        expect(toGsm7(told)).toBe(told);
        if (isGsm7(text)) expect(told).toBe(text);
      }),
      seededRuns(300),
    );
  });
});

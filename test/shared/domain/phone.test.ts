import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatPhone } from '../../../shared/domain/phone.ts';
import { seededRuns } from '../../support/seeded.ts';

const shown = (phone: string): string => formatPhone(phone).replaceAll('\u00a0', ' ');

describe('a phone number', () => {
  test('of North America reads as it is dialled there', () => {
    expect(formatPhone('+15145550142')).toBe('514\u00a0555-0142');
  });

  test('of another country keeps its calling code', () => {
    expect(shown('+33123456789')).toBe('+33 1 23 45 67 89');
    expect(shown('+442079460958')).toBe('+44 207 946 0958');
    expect(shown('+3222345678')).toBe('+32 223 456 78');
    expect(shown('+35312345678')).toBe('+353 123 456 78');
  });

  test('that is not E.164 is shown as it was given', () => {
    for (const phone of ['', '514 555-0142', '+1', 'poste 12', '+1234567890123456'])
      expect(formatPhone(phone)).toBe(phone);
  });

  test('keeps all its digits, and no line breaks inside it', () => {
    const e164 = fc.stringMatching(/^\+[1-9]\d{7,14}$/);
    fc.assert(
      fc.property(e164, (phone) => {
        const digits = formatPhone(phone).replace(/\D/g, '');
        const isNorthAmerican = /^\+1\d{10}$/.test(phone);
        expect(isNorthAmerican ? `+1${digits}` : `+${digits}`).toBe(phone);
        expect(formatPhone(phone)).not.toContain(' ');
      }),
      seededRuns(300),
    );
  });
});

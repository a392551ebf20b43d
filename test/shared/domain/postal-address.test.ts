import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ValidationError } from 'yup';
import { LANGUAGES } from '../../../shared/domain/language.ts';
import {
  addressForMaps,
  addressLine,
  addressLines,
  canonicalPostalCode,
} from '../../../shared/domain/postal-address.ts';
import { COUNTRIES, isRegionOf, regionLabel, regionsOf } from '../../../shared/domain/regions.ts';
import { type PostalAddress, postalAddress } from '../../../shared/schemas/postal-address.ts';
import { seededRuns } from '../../support/seeded.ts';

const montreal: PostalAddress = {
  line1: '4210, rue Saint-Denis',
  line2: 'Bureau 200',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H2J 2K8',
  country: 'CA',
};
const burlington: PostalAddress = {
  ...montreal,
  line2: null,
  city: 'Burlington',
  region: 'VT',
  postalCode: '05401',
  country: 'US',
};

const issues = (address: unknown): readonly string[] => {
  try {
    postalAddress.validateSync(address, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path} ${message}`);
  }
};

const letter = fc.constantFrom(...'ABCEGHJKLMNPRSTVXY');
const digit = fc.constantFrom(...'0123456789');
const canadianCode = fc.tuple(letter, digit, letter, digit, letter, digit).map((parts) => parts.join(''));

describe('a postal code', () => {
  test('of Canada is kept as the post writes it, however it was typed', () => {
    fc.assert(
      fc.property(
        canadianCode,
        fc.constantFrom('', ' ', '-', '\u00a0'),
        fc.boolean(),
        (code, gap, isSmall) => {
          const typed = `${code.slice(0, 3)}${gap}${code.slice(3)}`;
          const kept = canonicalPostalCode(isSmall ? typed.toLowerCase() : typed, 'CA');
          expect(kept).toBe(`${code.slice(0, 3)} ${code.slice(3)}`);
          expect(canonicalPostalCode(kept ?? '', 'CA')).toBe(kept);
          expect(canonicalPostalCode(typed, 'US')).toBeUndefined();
        },
      ),
      seededRuns(100),
    );
  });

  test('has none of the letters that Canada Post leaves out', () => {
    for (const code of ['D2J 2K8', 'W2J 2K8', 'Z2J 2K8', 'H2O 2K8', 'H2J 2U8', 'H2J  2K8', 'H2J 2K', '05401'])
      expect(canonicalPostalCode(code, 'CA')).toBeUndefined();
  });

  test('of the United States has five digits or nine', () => {
    expect(['05401', '05401-1234'].map((code) => canonicalPostalCode(code, 'US'))).toEqual([
      '05401',
      '05401-1234',
    ]);
    for (const code of ['5401', '054011234', '05401-', '05401-12345', 'H2J 2K8'])
      expect(canonicalPostalCode(code, 'US')).toBeUndefined();
  });
});

describe('an address', () => {
  test('is taken from Canada and the United States, and says which of its fields is wrong', () => {
    expect([issues(montreal), issues(burlington)]).toEqual([[], []]);
    expect(issues({ ...montreal, country: 'US' })).toEqual(['region region', 'postalCode postal_code:US']);
    expect(issues({ ...montreal, region: 'XX' })).toEqual(['region region']);
    expect(issues({ ...burlington, postalCode: '540' })).toEqual(['postalCode postal_code:US']);
    expect(issues({ ...montreal, country: 'FR' })).toEqual(['country one_of:CA, US']);
    expect(issues({ ...montreal, region: 5, postalCode: {} })).toEqual([
      'region wrong_type',
      'postalCode wrong_type',
    ]);
    expect(issues({ ...montreal, region: '__proto__' })).toContain('region region');
  });

  test('reads in French and English as each country’s post asks', () => {
    expect(addressLines(montreal, 'fr')).toEqual([
      '4210, rue Saint-Denis',
      'Bureau 200',
      'Montréal (Québec) H2J\u00a02K8',
    ]);
    expect(addressLines(montreal, 'en').at(-1)).toBe('Montréal, QC H2J\u00a02K8');
    expect(addressLines(burlington, 'fr')).toEqual([
      '4210, rue Saint-Denis',
      'Burlington (Vermont) 05401',
      'États-Unis',
    ]);
    expect(addressLine(montreal, 'en')).toBe('4210, rue Saint-Denis, Bureau 200, Montréal, QC H2J 2K8');
    expect(addressForMaps(montreal, 'en')).toBe(
      '4210, rue Saint-Denis, Bureau 200, Montréal, QC H2J 2K8, Canada',
    );
    expect(addressLine(burlington, 'en')).toBe('4210, rue Saint-Denis, Burlington, VT 05401, United States');
    expect(addressForMaps(burlington, 'en')).toBe(addressLine(burlington, 'en'));
  });
});

test('every province and state has a name in both languages, and is listed by it', () => {
  for (const country of COUNTRIES)
    for (const language of LANGUAGES) {
      const names = regionsOf(country, language).map((code) => regionLabel(country, code, language));
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)));
      expect(names.every((name) => name.length > 2)).toBe(true);
    }
  expect([regionsOf('CA', 'fr').length, regionsOf('US', 'en').length]).toEqual([13, 52]);
  expect(isRegionOf('CA', 'constructor')).toBe(false);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneMetadataModule } from '../../scripts/phone-metadata/module-text.ts';
import { partsOfPhone, readPhone } from '../../shared/domain/phone-number.ts';
import { seededRuns } from '../support/seeded.ts';

/** What the whole library says. */
const known = (phone: string): string | undefined => {
  const number = parsePhoneNumberFromString(phone, 'CA');
  return number?.isValid() ? number.number : undefined;
};

const partsKnown = (phone: string) => {
  const number = parsePhoneNumberFromString(phone);
  return number && { code: `${number.countryCallingCode}`, national: `${number.nationalNumber}` };
};

/** A number of each country, as it is dialled from abroad and written there. */
const everyCountry = Object.entries(examples).flatMap(([country, national]) => {
  const number = isSupportedCountry(country) && parsePhoneNumberFromString(`${national}`, country);
  return number ? [`${number.number}`, number.formatInternational(), number.formatNational()] : [];
});

/** A number with a digit changed, lost or added somewhere. */
const nearlyOne = fc
  .tuple(fc.constantFrom(...everyCountry), fc.nat({ max: 16 }), fc.constantFrom('', '0', '1', '5', '99', ' '))
  .map(([number, at, put]) => number.slice(0, at) + put + number.slice(at + 1));

const digits = fc
  .tuple(fc.constantFrom('', '+', '+1', '1', '011', '00'), fc.stringMatching(/^[\d ().-]{5,17}$/))
  .map((parts) => parts.join(''));

describe('a phone number', () => {
  test.each([
    ['514 555-0142', '+15145550142'],
    ['1 (514) 555-0142', '+15145550142'],
    ['+33 1 23 45 67 89', '+33123456789'],
    ['011 44 20 7946 0958', '+442079460958'],
    ['555-0142', undefined],
    ['111 555-0142', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, read) => {
    expect(readPhone(typed)).toBe(read);
  });

  test('of every country is read as the whole library reads it', () => {
    expect(everyCountry.length).toBeGreaterThan(700);
    expect(everyCountry.map(readPhone)).toEqual(everyCountry.map(known));
    expect(everyCountry.map(partsOfPhone)).toEqual(everyCountry.map(partsKnown));
  });

  test('or what is nearly one, or any digits, is judged as the whole library judges it', () => {
    fc.assert(
      fc.property(fc.oneof(nearlyOne, digits), (typed) => {
        expect([readPhone(typed), partsOfPhone(typed)]).toEqual([known(typed), partsKnown(typed)]);
      }),
      seededRuns(1000),
    );
  });
});

test('the rules are those of the library’s version', () => {
  expect(readFileSync('shared/domain/phone-metadata.ts', 'utf8')).toBe(phoneMetadataModule());
});

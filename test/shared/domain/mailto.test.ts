import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mailto } from '../../../shared/domain/mailto.ts';
import { email } from '../../../shared/schemas/fields.ts';
import { seededRuns } from '../../support/seeded.ts';

test('a link to an address writes to it as it is', () => {
  expect(mailto('ana.roy@exemple.org')).toBe('mailto:ana.roy@exemple.org');
  expect(mailto('ana+garage@exemple.org')).toBe('mailto:ana%2Bgarage@exemple.org');
});

test('a link adds nobody and no words, whatever stands before the @', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (local) => {
      const url = new URL(mailto(`${local}@exemple.org`));
      expect([url.search, url.hash]).toEqual(['', '']);
      const at = url.pathname.lastIndexOf('@');
      expect(decodeURIComponent(url.pathname.slice(0, at))).toBe(local);
    }),
    seededRuns(200),
  );
});

test.each([
  'ana?bcc=eve@exemple.org',
  'ana&cc@exemple.org',
  'a=b@exemple.org',
  'a%40b@exemple.org',
  'ana@exemple.org?bcc=x.ca',
])('an address with a field of a message in it, such as %s, is none', (address) => {
  expect(email().isValidSync(address)).toBe(false);
});

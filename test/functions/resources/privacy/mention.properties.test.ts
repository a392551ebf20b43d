import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mentionOf } from '../../../../functions/resources/privacy/mention.ts';
import { seededRuns } from '../../../support/seeded.ts';

const local = fc.stringMatching(/^[a-z][a-z0-9]{0,6}([.+_-][a-z0-9]{1,4})?$/);
const domain = fc.stringMatching(/^[a-z]{2,8}(\.[a-z]{2,5})?\.(ca|com|org)$/);
const email = fc.tuple(local, domain).map(([who, where]) => `${who}@${where}`);

/** A number that somebody could dial in Montréal, without its country. */
const national = fc.stringMatching(/^555\d{4}$/).map((rest) => `514${rest}`);
const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '\u00a0', '\u2011', ') ', '/');

/** A number as people write it: whatever they put before it and between its groups. */
const written = (digits: string) =>
  fc
    .tuple(fc.constantFrom('', '+1 ', '+1', '1-', '(', '+1(', '001 ', '1 '), separator, separator)
    .map(([before, a, b]) => `${before}${digits.slice(0, 3)}${a}${digits.slice(3, 6)}${b}${digits.slice(6)}`);

const words = fc.stringMatching(/^[a-zéà ,!?]{0,40}$/);

const ofEmail = (address: string) => mentionOf({ emails: [address], phones: [] });
const ofPhone = (digits: string) => mentionOf({ emails: [], phones: [`+1${digits}`] });

describe('an address is found', () => {
  test('wherever it stands, in small letters or large, and nothing else of the text goes with it', () => {
    const around = fc.constantFrom(' ', ', ', '. ', '\n', ' : ', '<', '>', '"', '(', ')', ';', '…', '’');
    const textBefore = fc.tuple(words, around).map((parts) => parts.join(''));
    const textAfter = fc.tuple(around, words).map((parts) => parts.join(''));
    fc.assert(
      fc.property(email, textBefore, textAfter, fc.boolean(), (address, before, after, isLoud) => {
        const text = `${before}${isLoud ? address.toUpperCase() : address}${after}`;
        expect(ofEmail(address).replacedIn(text, '#')).toBe(`${before}#${after}`);
      }),
      seededRuns(300),
    );
  });

  test.each([
    'ana arobase example.com',
    'ana at example dot com',
    'ana (at) example.com',
    'Ana [arobase] Example [point] com',
    'ana @ example.com',
    'ana(at)example(dot)com',
    'ana à example.com arobase? non : ana@example.com.',
    'ana＠example.com',
    'https://a.test/?e=ana%40example.com',
    'mailto:ana@example.com',
    'fin...ana@example.com',
    "l'adresse d'ana@example.com",
    'c’est l’ana@example.com!',
    'ana@example.com.Merci',
    'ANA@EXAMPLE.COM',
  ])('written as “%s”', (text) => {
    expect(ofEmail('ana@example.com').isIn(text)).toBe(true);
    expect(ofEmail('ana@example.com').isIn(ofEmail('ana@example.com').replacedIn(text, '#'))).toBe(false);
  });

  test.each([
    'diana@example.com',
    'jean.ana@example.com',
    'jean-ana@example.com',
    'jean+ana@example.com',
    "o'ana@example.com",
    'éana@example.com',
    'jean dot ana at example.com',
    'ana@example.community',
    'ana@example.com.au',
    'ANA@EXAMPLE.COM.AU',
    'ana@example.com-mail.ca',
    'ana at example dot com dot au',
    'ana@other-example.com',
    'ana+tag@example.com',
    'ana.b@example.com',
    'ana@exampleXcom',
    'ana, example.com',
  ])('and not in “%s”', (text) => {
    expect(ofEmail('ana@example.com').isIn(text)).toBe(false);
    expect(ofEmail('ana@example.com').replacedIn(text, '#')).toBe(text);
  });

  test('and never in a longer one that begins or ends like it', () => {
    const more = fc.stringMatching(/^[a-z0-9]{1,4}[.+_-]?$/);
    fc.assert(
      fc.property(email, more, words, words, (address, prefix, before, after) => {
        for (const other of [`${prefix}${address}`, `${address}${prefix.slice(0, 1)}`, `${address}.au`])
          expect(ofEmail(address).isIn(`${before} ${other} ${after}`)).toBe(false);
      }),
      seededRuns(300),
    );
  });

  test('and never in any other address', () => {
    fc.assert(
      fc.property(email, email, words, (one, other, before) => {
        fc.pre(one !== other);
        expect(ofEmail(one).isIn(`${before} ${other}`)).toBe(false);
      }),
      seededRuns(300),
    );
  });
});

describe('a number is found', () => {
  test('however it is written and wherever it stands', () => {
    const text = national.chain((digits) => fc.tuple(fc.constant(digits), words, written(digits), words));
    fc.assert(
      fc.property(text, ([digits, before, number, after]) => {
        const mention = ofPhone(digits);
        expect(mention.isIn(`${before} ${number} ${after}`)).toBe(true);
        expect(mention.isIn(mention.replacedIn(`${before} ${number} ${after}`, '#'))).toBe(false);
        expect(mention.replacedIn(`${before} ${number} ${after}`, '#').replace(/\D/g, '')).toBe('');
      }),
      seededRuns(300),
    );
  });

  test('beside another one', () => {
    expect(ofPhone('5145550100').replacedIn('514-555-0101/514-555-0100 514 555 0102', '#')).toBe(
      '514-555-0101/# 514 555 0102',
    );
  });

  test('without a trace of its paren or its country', () => {
    expect(ofPhone('5145550100').replacedIn('Au +1 (514) 555-0100.', '#')).toBe('Au #.');
    expect(ofPhone('5145550100').replacedIn('Au bureau (514-555-0100)', '#')).toBe('Au bureau (#)');
  });

  test('and never in a longer one', () => {
    const digit = fc.stringMatching(/^[2-9]\d{0,3}$/);
    fc.assert(
      fc.property(national, digit, fc.constantFrom('', '-', '.'), (digits, more, between) => {
        expect(ofPhone(digits).isIn(`no ${more}${between}${digits}`)).toBe(false);
        expect(ofPhone(digits).isIn(`no ${digits}${between}${more}`)).toBe(false);
      }),
      seededRuns(200),
    );
  });

  test('and never under another country’s code', () => {
    expect(ofPhone('5145550100').isIn('+33 514 555 0100')).toBe(false);
    expect(ofPhone('5145550100').isIn('0033 514 555 0100')).toBe(false);
  });

  test('of another country, written as it is there', () => {
    const mention = mentionOf({ emails: [], phones: ['+33612345678'] });
    for (const text of ['06 12 34 56 78', '+33 6 12 34 56 78', '0033612345678', '+33 (0)6 12 34 56 78'])
      expect(mention.replacedIn(text, '#')).toBe('#');
    expect(mention.isIn('06 12 34 56 79')).toBe(false);
    expect(mention.isIn('1061234567801')).toBe(false);
  });
});

test('a text names nobody by words alone', () => {
  fc.assert(
    fc.property(words, email, national, (text, address, number) => {
      expect(mentionOf({ emails: [address], phones: [`+1${number}`] }).isIn(text)).toBe(false);
    }),
    seededRuns(200),
  );
});

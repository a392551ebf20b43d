import { describe, expect, test } from '@jest/globals';
import { frenchText } from '../../../shared/domain/typography.ts';
import { pageLanguage } from '../../../web/i18n/language.tsx';
import { defineTexts } from '../../../web/i18n/texts.ts';

describe('French texts', () => {
  test('have typographic apostrophes and non-breaking spaces', () => {
    expect(frenchText("L'été : « ça va » ?")).toBe('L’été\u00a0: «\u00a0ça va\u00a0»\u00a0?');
  });

  test('leave addresses, times and marks without a space alone', () => {
    expect(frenchText('https://x.test/site/:slug 10:30 Bonjour!')).toBe(
      'https://x.test/site/:slug 10:30 Bonjour!',
    );
  });

  test('keep the apostrophes of what people typed, and set the spaces around it', () => {
    const texts = defineTexts(
      { remove: (name: string) => `Supprimer « ${name} » ?` },
      { remove: (name: string) => `Remove ${name}?` },
    );
    expect(texts.fr.remove("Bob's")).toBe("Supprimer «\u00a0Bob's\u00a0»\u00a0?");
  });
});

describe('a sentence that ends with a time', () => {
  test('has one full stop, in a phrase of either language', () => {
    const texts = defineTexts(
      { booked: (when: string) => `Confirmé : ${when}.` },
      { booked: (when: string) => `Confirmed: ${when}.` },
    );
    expect(texts.en.booked('Tuesday at 3:00 p.m.')).toBe('Confirmed: Tuesday at 3:00 p.m.');
    expect(texts.en.booked('Tuesday at 15:00')).toBe('Confirmed: Tuesday at 15:00.');
    expect(texts.fr.booked('9:00 a.m.')).toBe('Confirmé\u00a0: 9:00 a.m.');
  });
});

describe('the language of a page', () => {
  test.each([
    ['', 'en-US', 'en'],
    ['', 'EN', 'en'],
    ['', 'fr-CA', 'fr'],
    ['', 'es-MX', 'fr'],
    ['?lang=fr', 'en-US', 'fr'],
    ['?lang=en', 'fr-CA', 'en'],
    ['?lang=de', 'en-US', 'en'],
  ])('with "%s" and a browser in %s is %s', (search, browser, language) => {
    expect(pageLanguage(search, browser)).toBe(language);
  });
});

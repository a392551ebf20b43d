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

import { describe, expect, test } from '@jest/globals';
import { frenchText } from '../../../shared/domain/typography.ts';
import { appTexts } from '../../../web/app/texts.ts';
import { authTexts } from '../../../web/features/auth/texts.ts';
import { legalTexts } from '../../../web/features/landing/legal-texts.ts';
import { landingTexts } from '../../../web/features/landing/texts.ts';
import { onboardingTexts } from '../../../web/features/onboarding/texts.ts';
import { sessionTexts } from '../../../web/features/session/texts.ts';
import { pageLanguage } from '../../../web/i18n/language.tsx';
import { defineTexts } from '../../../web/i18n/texts.ts';
import { uiTexts } from '../../../web/ui/texts.ts';

const catalogs = { appTexts, authTexts, landingTexts, legalTexts, onboardingTexts, sessionTexts, uiTexts };

const leaves = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('x', 'y'))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
};

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

  test.each(Object.entries(catalogs))('%s: no straight apostrophe, no space that could break', (_, texts) => {
    const wrong = leaves(texts.fr).filter((text) => /'| [:;!?»]|« /.test(text));
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(catalogs))('%s: each text stands in English too', (_, texts) => {
    expect(leaves(texts.en)).toHaveLength(leaves(texts.fr).length);
    expect(leaves(texts.en).filter((text) => text.trim() === '')).toEqual([]);
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

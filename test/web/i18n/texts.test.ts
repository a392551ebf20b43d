import { describe, expect, test } from '@jest/globals';
import { frenchText } from '../../../shared/domain/typography.ts';
import { appTexts } from '../../../web/app/texts.ts';
import { authTexts } from '../../../web/features/auth/texts.ts';
import { closureTexts } from '../../../web/features/availability/closures/closure-texts.ts';
import { availabilityTexts } from '../../../web/features/availability/texts.ts';
import { conversationTexts } from '../../../web/features/conversations/texts.ts';
import { legalNoticeTexts } from '../../../web/features/landing/legal-notice-texts.ts';
import { privacyTexts } from '../../../web/features/landing/privacy-texts.ts';
import { landingTexts } from '../../../web/features/landing/texts.ts';
import { memberTexts } from '../../../web/features/members/texts.ts';
import { onboardingTexts } from '../../../web/features/onboarding/texts.ts';
import { invitationTexts } from '../../../web/features/session/invitation-texts.ts';
import { roleTexts } from '../../../web/features/session/role-texts.ts';
import { sessionTexts } from '../../../web/features/session/texts.ts';
import { apiTexts } from '../../../web/features/settings/api/texts.ts';
import { auditTexts } from '../../../web/features/settings/audit/texts.ts';
import { billingTexts } from '../../../web/features/settings/billing/texts.ts';
import { bookingRuleTexts } from '../../../web/features/settings/booking/texts.ts';
import { feedTexts } from '../../../web/features/settings/calendar/texts.ts';
import { exportTexts } from '../../../web/features/settings/exports/texts.ts';
import { privacySettingsTexts } from '../../../web/features/settings/privacy/texts.ts';
import { profileTexts } from '../../../web/features/settings/profile/texts.ts';
import { settingsTexts } from '../../../web/features/settings/texts.ts';
import { webhookTexts } from '../../../web/features/settings/webhooks/texts.ts';
import { shareTexts } from '../../../web/features/site/share-texts.ts';
import { siteTexts } from '../../../web/features/site/texts.ts';
import { tileTexts } from '../../../web/features/tiles/texts.ts';
import { pageLanguage } from '../../../web/i18n/language.tsx';
import { defineTexts } from '../../../web/i18n/texts.ts';
import { uiTexts } from '../../../web/ui/texts.ts';

const catalogs = {
  apiTexts,
  auditTexts,
  availabilityTexts,
  billingTexts,
  bookingRuleTexts,
  closureTexts,
  exportTexts,
  feedTexts,
  privacySettingsTexts,
  profileTexts,
  settingsTexts,
  webhookTexts,
  appTexts,
  authTexts,
  conversationTexts,
  invitationTexts,
  landingTexts,
  legalNoticeTexts,
  privacyTexts,
  memberTexts,
  onboardingTexts,
  roleTexts,
  tileTexts,
  sessionTexts,
  shareTexts,
  siteTexts,
  uiTexts,
};

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

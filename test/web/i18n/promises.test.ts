import { describe, expect, test } from '@jest/globals';
import { landingTexts } from '../../../web/features/landing/texts.ts';
import { memberTexts } from '../../../web/features/members/texts.ts';
import { planTexts } from '../../../web/features/plans/texts.ts';
import { profileTexts } from '../../../web/features/settings/profile/texts.ts';

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
};

/** Messages that leave by themselves: none do. */
const PROMISES =
  /\bSMS\b|automati[sz]|automatique|rappels?(?!\p{L})|reminder|invitation (?:envoyée|sent)|\/faq\b|\/automations\b/iu;

describe('what is sold and said', () => {
  test.each(Object.entries({ landingTexts, memberTexts, planTexts, profileTexts }))(
    '%s promises no message that nobody sends, and no page that is not there',
    (_, texts) => {
      const all = textsOf(texts);
      expect(all.length).toBeGreaterThan(20);
      expect(all.filter((text) => PROMISES.test(text))).toEqual([]);
    },
  );
});

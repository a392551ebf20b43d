import { describe, expect, test } from '@jest/globals';
import { LIMITED_THINGS, limitText } from '../../../shared/domain/error-limits.ts';
import { ERROR_CODES, type ErrorCode, errorMessage } from '../../../shared/domain/errors.ts';
import { LANGUAGES, type Language } from '../../../shared/domain/language.ts';

/** What French typography forbids: a straight apostrophe, or a plain space before a tall sign. */
const STRAIGHT = /'| [:;!?»]|« /;

/** Whose one sentence is what to do, or was agreed on word for word. */
const SAYS_IT_ITSELF: readonly ErrorCode[] = [
  ...(['end_before_start', 'contact_required', 'unauthenticated', 'suppression_stays'] as const),
  ...(['rate_limited', 'site_not_found', 'slug_taken'] as const),
];

describe('an error', () => {
  test.each(ERROR_CODES)('%s: says what to do', (code) => {
    for (const language of LANGUAGES) {
      const [what, ...then] = errorMessage(code, language).split(/(?<=[.?!]) |(?<=:)\s/);
      expect([what, then.length > 0 || SAYS_IT_ITSELF.includes(code)]).toEqual([what, true]);
    }
  });

  test.each(LIMITED_THINGS)('at the limit of %s: say how many there may be, and what to do', (what) => {
    for (const language of LANGUAGES) {
      const limit = (read: Language) => limitText({ what, most: 7 }, read);
      const text = errorMessage('limit_reached', language, { limit });
      expect(text).toMatch(/\b7\b.*\. .*\.$/);
      expect(text).not.toMatch(language === 'fr' ? STRAIGHT : /'/);
    }
  });
});

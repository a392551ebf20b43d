import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { SMS_CONSENT_VERSION, smsConsentText } from '../../../shared/domain/sms-consent.ts';

test('the text of the consent to SMS has a new version when its words change', () => {
  const words = [smsConsentText.fr('X'), smsConsentText.en('X')].join('\n');
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 8);
  expect({ [SMS_CONSENT_VERSION]: hash }).toEqual({ '2026-11-22': '91eb372d' });
});

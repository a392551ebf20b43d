import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { SMS_CONSENT_VERSION } from '../../../shared/domain/sms-consent.ts';
import { serverTexts } from '../../../web/site/server-texts.ts';

test('the text of the consent to SMS has a new version when its words change', () => {
  const words = [serverTexts.fr.smsConsent('X'), serverTexts.en.smsConsent('X')].join('\n');
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 8);
  expect({ [SMS_CONSENT_VERSION]: hash }).toEqual({ '2026-11-22': '91eb372d' });
});

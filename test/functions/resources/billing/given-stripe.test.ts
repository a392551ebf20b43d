import { describe, expect, test } from '@jest/globals';
import { readGivenStripe } from '../../../../functions/resources/billing/given-stripe.ts';

describe('the operator’s secret of Stripe', () => {
  test('is a key and the secret of the webhook endpoint', () => {
    expect(readGivenStripe('{"key":"sk_test_abc","webhookSecret":"whsec_def"}')).toEqual({
      key: 'sk_test_abc',
      webhookSecrets: ['whsec_def'],
    });
  });

  test('may be a restricted key, and two secrets while one replaces the other', () => {
    expect(readGivenStripe('{"key":"rk_live_abc","webhookSecret":"whsec_new, whsec_old"}')).toEqual({
      key: 'rk_live_abc',
      webhookSecrets: ['whsec_new', 'whsec_old'],
    });
  });

  test.each([
    'sk_test_abc',
    '',
    'null',
    '{}',
    '{"key":"sk_test_abc"}',
    '{"key":"pk_test_abc","webhookSecret":"whsec_def"}',
    '{"key":"sk_test_abc","webhookSecret":""}',
    '{"key":"sk_test_abc","webhookSecret":"whsec_a,"}',
    '{"key":"sk_test_abc","webhookSecret":"whsec_def","surplus":1}',
  ])('is nothing else: %s', (text) => {
    expect(readGivenStripe(text)).toBeUndefined();
  });
});

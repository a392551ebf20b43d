import { expect, test } from '@jest/globals';
import { checkoutFailure } from '../../../web/features/plans/checkout-failure.ts';
import { ApiError, NetworkError } from '../../../web/lib/api-error.ts';

const alert = 'Payment is not yet available.';

const refused = (status: number, code: string) =>
  new ApiError(
    { method: 'POST', path: '/v1/billing/checkout' },
    status,
    JSON.stringify({ error: { code, message: 'In the server’s words.' } }),
  );

test('whatever keeps the payment page from opening is told by one and the same alert', () => {
  const causes = [
    new NetworkError('offline'),
    new Error('The payment service answered no url'),
    refused(409, 'billing_unavailable'),
    refused(503, 'payment_unavailable'),
    refused(400, 'invalid_request'),
  ];
  for (const cause of causes) expect(checkoutFailure(cause, alert)).toBe(alert);
});

test('who is subscribed already, or may not pay, is told that instead', () => {
  expect(checkoutFailure(refused(409, 'already_subscribed'), alert)).toBe('In the server’s words.');
  expect(checkoutFailure(refused(403, 'forbidden'), alert)).toBe('In the server’s words.');
});

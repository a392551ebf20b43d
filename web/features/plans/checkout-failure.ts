import { ApiError, errorText } from '../../lib/api-error.ts';

/**
 * Refusals because of the caller's role or session, not of the payment: their message must not be "payment is
 * unavailable".
 */
const ofWhoAsks = new Set(['already_subscribed', 'forbidden']);

/** The alert when the payment page could not be opened, for any reason. */
export const checkoutFailure = (error: unknown, alert: string): string =>
  error instanceof ApiError && ofWhoAsks.has(error.code ?? '') ? errorText(error, alert) : alert;

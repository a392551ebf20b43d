import { ApiError, errorText } from '../../lib/api-error.ts';

/** Refusals of who asks, and not of the payment: to tell these people that there is no payment would be untrue. */
const ofWhoAsks = new Set(['already_subscribed', 'forbidden']);

/** What is said when the payment page could not be opened: for whatever reason, one alert. */
export const checkoutFailure = (error: unknown, alert: string): string =>
  error instanceof ApiError && ofWhoAsks.has(error.code ?? '') ? errorText(error, alert) : alert;

import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Prices } from '../../kernel/http/settings.ts';
import { derivedId } from '../../kernel/identity/ids.ts';
import { givenStripe } from './given-stripe.ts';
import type { Payments } from './payments.ts';
import { openStripe } from './stripe-gateway.ts';

/** What this resource works with: the kernel, the payment service, and what is sold. */
export interface BillingContext extends Pick<Kernel, 'table' | 'ids' | 'logger' | 'settings'> {
  readonly payments: Payments;
  readonly prices: Prices;
}

const NOTHING: Prices = { basic: '', pro: '' };

/** Milliseconds that one series of attempts takes at most. */
const SERIES_MS = 60_000;

/** The billing, if the operator has given what opens it. Throws 409 `billing_unavailable`. */
export const openBilling = async (kernel: Kernel): Promise<BillingContext> => {
  const { table, ids, logger, settings } = kernel;
  const given = await givenStripe(kernel.given, logger);
  if (!given) throw new AppError('billing_unavailable');
  const payments = openStripe({ given, endpoint: settings.paymentsEndpoint, logger });
  return { table, ids, logger, settings, payments, prices: settings.prices ?? NOTHING };
};

/**
 * Key under which one call is one effect at the payment service. It lasts for a minute of the same request and the same
 * parameters: the service keeps what it answered under a key for a day, its own failures too, so that a later attempt
 * needs another one.
 */
export const seriesKey = (requestId: string, params: unknown, now: number): string =>
  derivedId('payment', requestId, JSON.stringify(params), String(Math.floor(now / SERIES_MS)));

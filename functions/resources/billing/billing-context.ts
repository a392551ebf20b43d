import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Prices } from '../../kernel/http/settings.ts';
import { derivedId } from '../../kernel/identity/ids.ts';
import { givenStripe } from './given-stripe.ts';
import type { Payments } from './payments.ts';
import { openStripe } from './stripe-gateway.ts';

/** What this resource works with: the kernel, the payment service, and the prices. */
export interface BillingContext extends Pick<Kernel, 'table' | 'ids' | 'logger' | 'settings'> {
  readonly payments: Payments;
  readonly prices: Prices;
}

const NOTHING: Prices = { basic: '', pro: '' };

/** Milliseconds for which attempts share one key. */
const SERIES_MS = 60_000;

/** The billing context, if the operator has set Stripe's secret. Throws 409 `billing_unavailable`. */
export const openBilling = async (kernel: Kernel): Promise<BillingContext> => {
  const { table, ids, logger, settings } = kernel;
  const given = await givenStripe(kernel.given, logger);
  if (!given) throw new AppError('billing_unavailable');
  const payments = openStripe({ given, endpoint: settings.paymentsEndpoint, logger });
  return { table, ids, logger, settings, payments, prices: settings.prices ?? NOTHING };
};

/**
 * The idempotency key for one call to the payment service. It lasts one minute for the same request and parameters:
 * the service stores its answer under a key for a day, its own failures included, so a later attempt needs another
 * key.
 */
export const seriesKey = (requestId: string, params: unknown, now: number): string =>
  derivedId('payment', requestId, JSON.stringify(params), String(Math.floor(now / SERIES_MS)));

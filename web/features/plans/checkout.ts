import type { Plan } from '../../../shared/domain/plans.ts';
import type { PaymentPage } from '../../../shared/schemas/billing.ts';
import { loadConfig } from '../../lib/config.ts';
import { api } from '../session/session.ts';

/** The billing section, to which the payment pages return. */
export const BILLING_PATH = '/dashboard/settings/billing';

const here = (path: string): string => `${window.location.origin}${path}`;

/** Navigates to a page of the payment service. Throws when the answer holds no safe URL. */
const goTo = (answer: Partial<PaymentPage> | undefined): void => {
  const url = answer?.url ?? '';
  if (!/^https?:\/\//.test(url)) throw new Error('The payment service answered no url');
  window.location.assign(url);
};

/**
 * Opens the payment page of a plan. After payment it returns to the billing section, which waits for the plan; if
 * abandoned, to `cancelPath`. Throws when there is no payment page.
 */
export const openCheckout = async (plan: Plan, cancelPath: string): Promise<void> => {
  const { prices } = await loadConfig();
  const priceId = prices[plan];
  if (!priceId) throw new Error(`No price of ${plan} is configured`);
  const successUrl = here(`${BILLING_PATH}?paid=${plan}`);
  goTo(
    await api('POST /v1/billing/checkout', { body: { priceId, successUrl, cancelUrl: here(cancelPath) } }),
  );
};

/**
 * Opens the page on which a subscription is changed, paid or cancelled; it returns to the billing section, which waits
 * for the change. Throws when there is none.
 */
export const openPortal = async (): Promise<void> =>
  goTo(await api('POST /v1/billing/portal', { body: { returnUrl: here(`${BILLING_PATH}?changed=1`) } }));

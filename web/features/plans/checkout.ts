import type { Plan } from '../../../shared/domain/plans.ts';
import type { PaymentPage } from '../../../shared/schemas/billing.ts';
import { loadConfig } from '../../lib/config.ts';
import { api } from '../session/session.ts';

/** Where payments are looked at and changed; the payment pages lead back to it. */
export const BILLING_PATH = '/dashboard/settings/billing';

const here = (path: string): string => `${window.location.origin}${path}`;

/** Goes to a page of the payment service. Throws when the answer has none that a browser may be sent to. */
const goTo = (answer: Partial<PaymentPage> | undefined): void => {
  const url = answer?.url ?? '';
  if (!/^https?:\/\//.test(url)) throw new Error('The payment service answered no url');
  window.location.assign(url);
};

/**
 * Opens the payment page of a plan. Paid, it leads to where the plan is waited for; left unpaid, back to `cancelPath`.
 * Throws when there is none.
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
 * Opens the page on which a subscription is changed, paid or cancelled; it leads back to where the change is looked
 * for. Throws when there is none.
 */
export const openPortal = async (): Promise<void> =>
  goTo(await api('POST /v1/billing/portal', { body: { returnUrl: here(`${BILLING_PATH}?changed=1`) } }));

import { isTaken, tenantOfCustomer } from '../../records/tenants/subscription-store.ts';
import type { BillingContext } from './billing-context.ts';
import { followPayments } from './follow-payments.ts';
import type { PaymentEvent } from './payments.ts';

/** The events of a subscription's life; `docs/operations.md` tells the operator to enable them. */
const FOLLOWED_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
] as const;

const isFollowed = (type: string): boolean => FOLLOWED_EVENTS.some((one) => one === type);

/**
 * Processes an event of the payment service once: whatever it says, the business is set to what the service has now.
 * Events of other kinds and of customers that are not ours do nothing. Throws 503 `payment_unavailable`, `busy`: the
 * service then repeats the event for three days.
 */
export const takeEvent = async (billing: BillingContext, event: PaymentEvent, now: number): Promise<void> => {
  const { id, type, customerId, paidCheckoutId } = event;
  if (!isFollowed(type) || customerId === undefined) {
    billing.logger.info('payment event of no concern', { type });
    return;
  }
  const [taken, tenantId] = await Promise.all([
    isTaken(billing.table, id),
    tenantOfCustomer(billing.table, customerId),
  ]);
  if (taken) return;
  if (!tenantId) {
    billing.logger.warn('payment event of an unknown customer', { type, eventId: id });
    return;
  }
  await followPayments(billing, { eventId: id, tenantId, customerId, paidCheckoutId }, now);
};

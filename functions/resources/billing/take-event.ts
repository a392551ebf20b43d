import { isTaken, tenantOfCustomer } from '../../records/subscription-store.ts';
import { followPayments } from './follow-payments.ts';
import type { PaymentEvent } from './payments.ts';
import type { Till } from './till.ts';

/** The life of a subscription; `docs/operations.md` tells the operator to have these sent. */
export const FOLLOWED_EVENTS = [
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
 * Takes an event of the payment service's, once: whatever it says, the business is then as the service has it now.
 * Events of other kinds and of other people's customers do nothing. Throws 503 `payment_unavailable`, `busy`: the
 * service sends it again, for three days.
 */
export const takeEvent = async (till: Till, event: PaymentEvent, now: number): Promise<void> => {
  const { id, type, customerId, paidCheckoutId } = event;
  if (!isFollowed(type) || customerId === undefined) {
    till.logger.info('payment event of no concern', { type });
    return;
  }
  const [taken, tenantId] = await Promise.all([
    isTaken(till.table, id),
    tenantOfCustomer(till.table, customerId),
  ]);
  if (taken) return;
  if (!tenantId) {
    till.logger.warn('payment event of an unknown customer', { type, eventId: id });
    return;
  }
  await followPayments(till, { eventId: id, tenantId, customerId, paidCheckoutId }, now);
};

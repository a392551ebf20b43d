import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { Plan } from '../../../shared/domain/plans.ts';
import type { BilledSubscription } from '../../records/tenants/standing.ts';

/** The recipient of invoices. */
export interface NewCustomer {
  readonly tenantId: TenantId;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** What somebody is about to buy. */
export interface CheckoutOrder {
  readonly tenantId: TenantId;
  readonly customerId: string;
  readonly plan: Plan;
  readonly priceId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Epoch seconds until which nothing is charged. */
  readonly freeUntilSec: number | undefined;
  readonly language: Language;
}

/** A page on which one order can be paid. */
export interface Checkout {
  readonly id: string;
  /** Null once it was paid or has expired. */
  readonly url: string | null;
  readonly isPaid: boolean;
}

/** A page on which a customer sees, changes or ends what they pay. */
export interface PortalVisit {
  readonly customerId: string;
  readonly returnUrl: string;
  readonly language: Language;
}

/** An event of a customer's payments. The current state is not read from it but asked of the payment service. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | undefined;
  /** The page that was paid, if that is the event. */
  readonly paidCheckoutId: string | undefined;
}

/**
 * The payment service. A `key` makes one series of attempts one effect. Every method throws 503 `payment_unavailable`
 * when the service fails or refuses.
 */
export interface Payments {
  makeCustomer(customer: NewCustomer, key: string): Promise<string>;
  /** Undefined when the service does not know the customer: created under another key, or deleted. */
  openCheckout(order: CheckoutOrder, key: string): Promise<Checkout | undefined>;
  /** Undefined when the service knows no such page. */
  findCheckout(id: string): Promise<Checkout | undefined>;
  /** Closes a page unless it was paid or has expired, and returns how it ended. */
  closeCheckout(id: string): Promise<Checkout | undefined>;
  /** Address of the page; undefined when the service does not know the customer. */
  openPortal(visit: PortalVisit, key: string): Promise<string | undefined>;
  /** All present and past subscriptions of a customer. */
  subscriptionsOf(customerId: string): Promise<readonly BilledSubscription[]>;
  /** Ends a subscription at once; its unused days are credited. */
  endSubscription(id: string): Promise<void>;
  /** The event in a webhook's raw body; undefined unless the service signed it just now. */
  readEvent(body: string, signature: string, now: number): PaymentEvent | undefined;
}

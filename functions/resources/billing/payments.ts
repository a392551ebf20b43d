import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { Plan } from '../../../shared/domain/plans.ts';
import type { BilledSubscription } from '../../records/standing.ts';

/** Whom invoices are made out to. */
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
  /** Epoch seconds up to which nothing is charged. */
  readonly freeUntilSec: number | undefined;
  readonly language: Language;
}

/** A page on which one order can be paid. */
export interface Checkout {
  readonly id: string;
  /** Null once it was paid or has run out. */
  readonly url: string | null;
  readonly isPaid: boolean;
}

/** A page on which a customer sees what they pay, and changes or ends it. */
export interface PortalVisit {
  readonly customerId: string;
  readonly returnUrl: string;
  readonly language: Language;
}

/** Something that has happened to a customer's payments. How things stand is asked of the payment service, not read here. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | undefined;
  /** The page that was paid, where that is what has happened. */
  readonly paidCheckoutId: string | undefined;
}

/**
 * The payment service. A `key` makes one series of attempts one effect. Every method throws 503 `payment_unavailable`
 * when the service fails or refuses.
 */
export interface Payments {
  makeCustomer(customer: NewCustomer, key: string): Promise<string>;
  /** Undefined when the service knows no such customer: they were made under another key, or taken away. */
  openCheckout(order: CheckoutOrder, key: string): Promise<Checkout | undefined>;
  /** Undefined when the service knows no such page. */
  findCheckout(id: string): Promise<Checkout | undefined>;
  /** Closes a page, unless it was paid or has run out, and tells how it ended. */
  closeCheckout(id: string): Promise<Checkout | undefined>;
  /** Address of the page; undefined when the service knows no such customer. */
  openPortal(visit: PortalVisit, key: string): Promise<string | undefined>;
  /** All that a customer has, and has had. */
  subscriptionsOf(customerId: string): Promise<readonly BilledSubscription[]>;
  /** Ends a subscription at once, whose unused days are credited. */
  endSubscription(id: string): Promise<void>;
  /** The event in a webhook's body as it came over the wire; undefined when the service did not sign it just now. */
  readEvent(body: string, signature: string, now: number): PaymentEvent | undefined;
}

import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { PLANS } from '../domain/plans.ts';
import { SUBSCRIPTION_STATUSES } from '../domain/subscription.ts';
import { boolean, object, string } from './fields.ts';

/** An address of the application itself, whichever its origin is; the server compares it with its own. */
const address = () => string().min(1).max(MAX.url);

/** `priceId`: one of the two in `config.json`. */
export const checkoutCreate = object({
  priceId: string().min(1).max(MAX.handle).required(),
  successUrl: address().required(),
  cancelUrl: address().required(),
}).noUnknown();

export const portalCreate = object({ returnUrl: address().required() }).noUnknown();

/** A page of the payment service's; the browser goes there. */
export const paymentPage = object({ url: string().required() }).noUnknown();

/** What a business is subscribed to, or was last, as the payment service told. */
export const subscription = object({
  plan: string().oneOf(PLANS).required(),
  status: string().oneOf(SUBSCRIPTION_STATUSES).required(),
  /** The instant up to which it is paid, or free; it is renewed then unless it is cancelled. */
  currentPeriodEnd: string().required(),
  cancelAtPeriodEnd: boolean().required(),
}).noUnknown();

export type CheckoutCreate = InferType<typeof checkoutCreate>;
export type PaymentPage = InferType<typeof paymentPage>;
export type Subscription = InferType<typeof subscription>;

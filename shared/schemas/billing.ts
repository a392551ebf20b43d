import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { PLANS } from '../domain/plans.ts';
import { SUBSCRIPTION_STATUSES } from '../domain/subscription.ts';
import { boolean, object, string } from './fields.ts';

/** An address in the application; the server checks its origin. */
const address = () => string().min(1).max(MAX.url);

/** `priceId`: one of the two in `config.json`. */
export const checkoutCreate = object({
  priceId: string().min(1).max(MAX.handle).required(),
  successUrl: address().required(),
  cancelUrl: address().required(),
}).noUnknown();

export const portalCreate = object({ returnUrl: address().required() }).noUnknown();

/** A page of the payment service, to which the browser goes. */
export const paymentPage = object({ url: string().required() }).noUnknown();

/** A business's present or last subscription, as the payment service reported it. */
export const subscription = object({
  plan: string().oneOf(PLANS).required(),
  status: string().oneOf(SUBSCRIPTION_STATUSES).required(),
  /** The instant until which it is paid or free; it then renews unless it is cancelled. */
  currentPeriodEnd: string().required(),
  cancelAtPeriodEnd: boolean().required(),
}).noUnknown();

export type PaymentPage = InferType<typeof paymentPage>;
export type Subscription = InferType<typeof subscription>;

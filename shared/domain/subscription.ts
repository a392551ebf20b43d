/** The states of a subscription, in Stripe's terms; one that never began is not a subscription. */
export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Days for which a plan continues after its payment was due, since renewals may come late and cards expire. */
export const GRACE_DAYS = 7;

/** Days for which the assistant stays unchanged after a plan lapsed; after that it only greets and takes requests. */
export const LAPSED_ASSISTANT_DAYS = 30;

/** How a subscription stands, in Stripe's words; one that was never begun is none. */
export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Days for which a plan lasts after its payment was due: renewals arrive late, and cards expire. */
export const GRACE_DAYS = 7;

/** Days after its end for which a plan that lapsed leaves the assistant as it was; then it greets and takes requests. */
export const LAPSED_ASSISTANT_DAYS = 30;

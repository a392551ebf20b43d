export const PLANS = ['basic', 'pro'] as const;
export type Plan = (typeof PLANS)[number];

/** Monthly price of each plan, in Canadian dollars. */
export const PLAN_PRICE_CAD: Readonly<Record<Plan, number>> = { basic: 19, pro: 59 };

/** Length of the Pro trial that each new business starts with, in days. */
export const TRIAL_DAYS = 14;

/** Days before the end of a trial on which its owners are told. */
export const TRIAL_NOTICE_DAYS = 3;

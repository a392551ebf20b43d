import { PLANS, type Plan } from '../../../shared/domain/plans.ts';
import { isInBrowser } from '../../lib/in-browser.ts';
import type { KeyValueStorage } from './session-store.ts';

const KEY = 'comptoir.plan';

/** A plan by its name in an address; null for anything else. */
export const planNamed = (name: string | null): Plan | null => PLANS.find((plan) => plan === name) ?? null;

export interface PlanWish {
  readonly keep: (plan: Plan) => void;
  readonly read: () => Plan | null;
  readonly forget: () => void;
}

/** The plan that somebody chose before they had an account, kept until it was offered to them. */
export const createPlanWish = (storage: KeyValueStorage | null): PlanWish => ({
  keep: (plan) => storage?.setItem(KEY, plan),
  read: () => planNamed(storage?.getItem(KEY) ?? null),
  forget: () => storage?.removeItem(KEY),
});

/** `sessionStorage`: sign-up, confirmation, sign-in and onboarding usually happen in one tab. */
export const planWish = createPlanWish(isInBrowser ? window.sessionStorage : null);

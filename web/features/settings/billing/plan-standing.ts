import type { Plan } from '../../../../shared/domain/plans.ts';
import type { Me } from '../../../../shared/schemas/me.ts';

/** The state of the subscription; instants are ISO. */
export type Standing =
  /** Nothing was ever paid, or the subscription ended at `endedAt`. */
  | { readonly kind: 'none'; readonly endedAt: string | null }
  /** The first payment is due at `at`, when the trial ends. */
  | { readonly kind: 'begins'; readonly plan: Plan; readonly at: string }
  | { readonly kind: 'renews'; readonly plan: Plan; readonly at: string }
  /** Cancelled; valid until `at`. */
  | { readonly kind: 'ends'; readonly plan: Plan; readonly at: string }
  /** A payment failed and will be retried. */
  | { readonly kind: 'late'; readonly plan: Plan }
  /** No further retries: the owner has to pay. */
  | { readonly kind: 'stopped'; readonly plan: Plan };

export const standingOf = ({ subscription }: Pick<Me, 'subscription'>): Standing => {
  if (!subscription) return { kind: 'none', endedAt: null };
  const { plan, status, currentPeriodEnd: at, cancelAtPeriodEnd } = subscription;
  switch (status) {
    case 'canceled':
      return { kind: 'none', endedAt: at };
    case 'past_due':
      return { kind: 'late', plan };
    case 'unpaid':
    case 'paused':
      return { kind: 'stopped', plan };
    case 'trialing':
      return { kind: cancelAtPeriodEnd ? 'ends' : 'begins', plan, at };
    case 'active':
      return { kind: cancelAtPeriodEnd ? 'ends' : 'renews', plan, at };
  }
};

/** Whether a plan that was just paid is in force, which only the payment service's event decides. */
export const isInForce = ({ subscription }: Pick<Me, 'subscription'>, plan: Plan): boolean =>
  subscription?.plan === plan && (subscription.status === 'active' || subscription.status === 'trialing');

const SOON_MS = 30_000;

/**
 * Milliseconds until the next poll for the payment service's event, which comes within seconds or else much later.
 * After the first period, 0 ends the polling when it is uncertain (not `isSure`) that anything changed.
 */
export const pauseMs = (waitedMs: number, isSure: boolean): number =>
  waitedMs < SOON_MS ? 2_000 : isSure ? 15_000 : 0;

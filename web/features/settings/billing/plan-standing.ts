import type { Plan } from '../../../../shared/domain/plans.ts';
import type { Me } from '../../../../shared/schemas/me.ts';

/** How the business stands with the payment service; instants are ISO. */
export type Standing =
  /** Nothing was ever paid, or what was paid is over since `endedAt`. */
  | { readonly kind: 'none'; readonly endedAt: string | null }
  /** The first payment is due at `at`, when the free days are over. */
  | { readonly kind: 'begins'; readonly plan: Plan; readonly at: string }
  | { readonly kind: 'renews'; readonly plan: Plan; readonly at: string }
  /** Cancelled, and good until `at`. */
  | { readonly kind: 'ends'; readonly plan: Plan; readonly at: string }
  /** A payment failed, and is tried again. */
  | { readonly kind: 'late'; readonly plan: Plan }
  /** Nothing is tried any more until the owner pays. */
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

/** Whether a plan that was just paid for is in force: only the payment service's own word makes it so. */
export const isInForce = ({ subscription }: Pick<Me, 'subscription'>, plan: Plan): boolean =>
  subscription?.plan === plan && (subscription.status === 'active' || subscription.status === 'trialing');

const SOON_MS = 30_000;

/**
 * The pause before the payment service's word is looked for again: it comes within seconds, or else much later. Where
 * nothing need have changed (`isSure`), it is not looked for any longer: 0.
 */
export const pauseMs = (waitedMs: number, isSure: boolean): number =>
  waitedMs < SOON_MS ? 2_000 : isSure ? 15_000 : 0;

import { DAY_MS } from '../../../shared/domain/duration.ts';
import { UNNAMED_OPERATOR } from '../../../shared/domain/operator.ts';
import { TRIAL_NOTICE_DAYS } from '../../../shared/domain/plans.ts';
import { toInstant } from '../../kernel/clock.ts';
import { findMember } from '../../records/members/member-store.ts';
import { assistantLimitedAt, isPaidUp } from '../../records/tenants/plan-of.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { OwnerFacts } from '../templates/facts.ts';
import { businessFacts } from './business.ts';
import type { AskedMessage, Gather } from './gather.ts';

/** What all messages to an owner say, and where they may lead. */
interface Common extends Pick<OwnerFacts, 'business' | 'memberName' | 'operator'> {
  readonly dashboardUrl: string;
  readonly billingUrl: string;
}

/** Why a message to an owner is not sent any more. */
type Drop = (asked: AskedMessage) => 'past' | 'not_wanted' | undefined;

const toOwner =
  (dropOf: Drop, factsOf: (common: Common, tenant: TenantItem) => OwnerFacts): Gather =>
  async (ports, asked) => {
    const { tenant, entry } = asked;
    const row = await findMember(ports.table, entry.tenantId, entry.recipient);
    if (row?.role !== 'owner') return { kind: 'dropped', reason: 'subject_gone' };
    const drop = dropOf(asked);
    if (drop) return { kind: 'dropped', reason: drop };
    const { operator = UNNAMED_OPERATOR, appBase } = ports.settings;
    const { name, address, email } = operator;
    const common: Common = {
      business: await businessFacts(ports, tenant),
      memberName: row.name ?? '',
      operator: { name, address, email },
      dashboardUrl: `${appBase}/dashboard`,
      billingUrl: `${appBase}/dashboard/settings/billing`,
    };
    const facts = factsOf(common, tenant);
    return { kind: 'ready', channel: 'email', to: row.email, language: tenant.language, facts };
  };

const isPast = (instant: string, now: number): boolean => Date.parse(instant) <= now;

export const welcome = toOwner(
  () => undefined,
  (common, { trialEndsAt }) => ({ kind: 'owner_welcome', ...common, trialEndsAt }),
);

/** Dropped when a plan was bought meanwhile. */
export const trialEnding = toOwner(
  ({ tenant, now }) => {
    if (isPaidUp(tenant, now)) return 'not_wanted';
    return isPast(tenant.trialEndsAt, now) ? 'past' : undefined;
  },
  (common, { trialEndsAt }) => ({ kind: 'owner_trial_ending', ...common, trialEndsAt }),
);

/** The same. */
export const trialEnded = toOwner(
  ({ tenant, now }) => (isPaidUp(tenant, now) ? 'not_wanted' : undefined),
  (common, { trialEndsAt }) => ({ kind: 'owner_trial_ended', ...common, trialEndsAt }),
);

/** Dropped when the payment has come through meanwhile, or the subscription has ended, of which they are told too. */
export const paymentFailed = toOwner(
  ({ tenant: { paid } }) =>
    paid?.status === 'past_due' || paid?.status === 'unpaid' ? undefined : 'not_wanted',
  (common, { paid, trialEndsAt }) => ({
    kind: 'owner_payment_failed',
    ...common,
    paidUntil: paid?.until ?? trialEndsAt,
  }),
);

/** Dropped when another plan was bought meanwhile. */
export const subscriptionEnded = toOwner(
  ({ tenant: { paid } }) => (paid?.status === 'canceled' ? undefined : 'not_wanted'),
  (common) => ({ kind: 'owner_subscription_ended', ...common }),
);

/**
 * Dropped when a plan was bought meanwhile, or the end of what was bought moved the moment: that end has notices of its
 * own.
 */
const lapseDrop =
  (daysBefore: number): Drop =>
  ({ tenant, entry, now }) => {
    const limitedAt = assistantLimitedAt(tenant);
    if (isPaidUp(tenant, now) || Date.parse(entry.dueAt) !== limitedAt - daysBefore * DAY_MS)
      return 'not_wanted';
    return daysBefore > 0 && limitedAt <= now ? 'past' : undefined;
  };

const limitedAtOf = (tenant: TenantItem): string => toInstant(assistantLimitedAt(tenant));

export const assistantEnding = toOwner(lapseDrop(TRIAL_NOTICE_DAYS), (common, tenant) => ({
  kind: 'owner_assistant_ending',
  ...common,
  limitedAt: limitedAtOf(tenant),
}));

export const assistantLimited = toOwner(lapseDrop(0), (common, tenant) => ({
  kind: 'owner_assistant_limited',
  ...common,
  limitedAt: limitedAtOf(tenant),
}));

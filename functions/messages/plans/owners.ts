import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { MessageKind } from '../../../shared/domain/messages.ts';
import { TRIAL_NOTICE_DAYS } from '../../../shared/domain/plans.ts';
import type { Table } from '../../kernel/table/table.ts';
import { isAccepted, storedMembers } from '../../records/members/member-store.ts';
import { assistantLimitedAt } from '../../records/tenants/plan-of.ts';
import { findTenant } from '../../records/tenants/tenant-store.ts';
import type { MessagePlan, PlannedMessage } from './plan.ts';

const ownersOf = async (table: Table, tenantId: TenantId): Promise<readonly string[]> => {
  const members = await storedMembers(table, tenantId);
  return members.flatMap((row) => (isAccepted(row) && row.role === 'owner' ? [row.memberId] : []));
};

/** One message to each owner, at once. */
export const toOwners =
  (message: MessageKind): MessagePlan =>
  async ({ table }, { tenantId }) =>
    (await ownersOf(table, tenantId)).map((recipient) => ({ message, recipient }));

/** The end of the assistant's answers, if no plan is bought: some days before, and as it comes. */
const ofLimit = (recipient: string, limitedAt: number): readonly PlannedMessage[] => [
  { message: 'owner_assistant_ending', recipient, dueAt: limitedAt - TRIAL_NOTICE_DAYS * DAY_MS },
  { message: 'owner_assistant_limited', recipient, dueAt: limitedAt },
];

/** What owners are told of their trial: some days before its end, as it ends, and of what follows thirty days later. */
export const ofTrial: MessagePlan = async ({ table }, { tenantId }) => {
  const tenant = await findTenant(table, tenantId);
  if (!tenant) return [];
  const { trialEndsAt } = tenant;
  const endsAt = Date.parse(trialEndsAt);
  return (await ownersOf(table, tenantId)).flatMap((recipient) => [
    { message: 'owner_trial_ending', recipient, dueAt: endsAt - TRIAL_NOTICE_DAYS * DAY_MS },
    { message: 'owner_trial_ended', recipient, dueAt: endsAt },
    ...ofLimit(recipient, assistantLimitedAt({ trialEndsAt })),
  ]);
};

/**
 * What follows thirty days after a subscription; one that ends within the trial changes nothing of what the trial
 * planned.
 */
export const ofLapse: MessagePlan = async ({ table }, { tenantId }) => {
  const tenant = await findTenant(table, tenantId);
  if (!tenant?.paid || Date.parse(tenant.paid.until) <= Date.parse(tenant.trialEndsAt)) return [];
  const limitedAt = assistantLimitedAt(tenant);
  return (await ownersOf(table, tenantId)).flatMap((recipient) => ofLimit(recipient, limitedAt));
};

import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { MessageKind } from '../../../shared/domain/messages.ts';
import { TRIAL_NOTICE_DAYS } from '../../../shared/domain/plans.ts';
import type { Table } from '../../kernel/table/table.ts';
import { isAccepted, storedMembers } from '../../records/member-store.ts';
import { findTenant } from '../../records/tenant-store.ts';
import type { Plan } from './plan.ts';

const ownersOf = async (table: Table, tenantId: TenantId): Promise<readonly string[]> => {
  const members = await storedMembers(table, tenantId);
  return members.flatMap((row) => (isAccepted(row) && row.role === 'owner' ? [row.memberId] : []));
};

/** One message to each owner, at once. */
export const toOwners =
  (message: MessageKind): Plan =>
  async ({ table }, { tenantId }) =>
    (await ownersOf(table, tenantId)).map((recipient) => ({ message, recipient }));

/** What owners are told of their trial: some days before its end, and as it ends. */
export const ofTrial: Plan = async ({ table }, { tenantId }) => {
  const tenant = await findTenant(table, tenantId);
  if (!tenant) return [];
  const endsAt = Date.parse(tenant.trialEndsAt);
  return (await ownersOf(table, tenantId)).flatMap((recipient) => [
    { message: 'owner_trial_ending', recipient, dueAt: endsAt - TRIAL_NOTICE_DAYS * DAY_MS },
    { message: 'owner_trial_ended', recipient, dueAt: endsAt },
  ]);
};

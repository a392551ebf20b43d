import { isAccepted, storedMembers } from '../../records/members/member-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { GatherPorts } from './gather.ts';

/** Where a visitor's answer goes: to the business's own contact, or to its owner, so that it reaches somebody. */
export const replyAddress = async (
  { table }: GatherPorts,
  { tenantId, privacyContact }: TenantItem,
): Promise<string | undefined> => {
  if (privacyContact) return privacyContact.email;
  const members = await storedMembers(table, tenantId);
  return members.filter(isAccepted).find(({ role }) => role === 'owner')?.email;
};

import type { TenantId } from '../../../shared/domain/ids.ts';
import { invalidField } from '../../kernel/app-error.ts';
import { ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { findMember, isAccepted } from '../../records/members/member-store.ts';

/**
 * A condition that a lead's new owner is still a member when the lead is written. Throws 400 for an invited person, a
 * former member or another business's member.
 */
export const ownerCheck = async (
  table: Table,
  tenantId: TenantId,
  ownerId: string | null | undefined,
): Promise<readonly Write[]> => {
  if (!ownerId) return [];
  const row = await findMember(table, tenantId, ownerId);
  if (!row || !isAccepted(row)) throw invalidField('ownerId', 'invalid');
  return [{ check: keys.member(tenantId, ownerId), when: ifPresent }];
};

import type { TenantId } from '../../../shared/domain/ids.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import type { Table } from '../../kernel/table/table.ts';
import { findMember, isAccepted } from '../../records/members/member-store.ts';
import { findTenant } from '../../records/tenants/tenant-store.ts';

/**
 * Whether the member who was given a link may still open it: it ends with their role, their membership or the
 * business.
 */
export const mayDownload = async (table: Table, tenantId: TenantId, memberId: string): Promise<boolean> => {
  const [tenant, member] = await Promise.all([
    findTenant(table, tenantId),
    findMember(table, tenantId, memberId),
  ]);
  return tenant !== undefined && member !== undefined && isAccepted(member) && hasRole(member.role, 'admin');
};

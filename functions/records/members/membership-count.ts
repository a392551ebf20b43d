import type { TenantId } from '../../../shared/domain/ids.ts';
import { ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';

/** The count of additions to a team, which changes with each one. */
export interface MembershipCount {
  readonly version?: number;
}

/** The count now; to be read before the rows are. */
export const membershipCount = async (table: Table, tenantId: TenantId): Promise<MembershipCount> =>
  (await table.get<MembershipCount>(keys.memberships(tenantId))) ?? {};

/** Counts one more: refused when somebody else was added since, so that two at once cannot pass a limit together. */
export const membershipWrite = (tenantId: TenantId, { version }: MembershipCount): Write => ({
  update: keys.memberships(tenantId),
  add: { version: 1 },
  when: version === undefined ? ifAbsent : ifFieldIs('version', version),
});

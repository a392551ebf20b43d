import type { Role } from '../../../shared/domain/roles.ts';
import { found } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Member } from '../../kernel/identity/caller.ts';
import { findMember, type MemberItem } from '../../records/member-store.ts';
import { checkTouch } from '../../records/power.ts';
import { changeRole } from './change-role.ts';
import { nameMember } from './name-member.ts';

interface MemberChange {
  readonly caller: Member;
  readonly memberId: string;
  readonly role?: Role | undefined;
  readonly name?: string | undefined;
  readonly now: number;
}

/** Changes a member's name, then their role. Throws what `nameMember` and `changeRole` throw. */
export const changeMember = async (
  kernel: Pick<Kernel, 'table' | 'ids'>,
  { caller, memberId, role, name, now }: MemberChange,
): Promise<MemberItem> => {
  const { tenantId } = caller;
  const check = (row: MemberItem) => checkTouch(caller, row);
  if (name !== undefined) await nameMember(kernel.table, { tenantId, memberId, name, now, check });
  if (role !== undefined) return changeRole(kernel, { caller, memberId, role, now });
  return found(await findMember(kernel.table, tenantId, memberId, now));
};

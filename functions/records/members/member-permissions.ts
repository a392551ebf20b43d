import { hasRole, type Role } from '../../../shared/domain/roles.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Outcome } from '../../kernel/table/transaction.ts';
import type { Write } from '../../kernel/table/write.ts';
import type { MemberItem } from './member-store.ts';

/** Whether `by` may manage members of `role`: admins manage staff and viewers, owners everybody. */
export const decidesAbout = (by: Role, role: Role): boolean =>
  by === 'owner' || (hasRole(by, 'admin') && !hasRole(role, 'admin'));

/** Refuses to give a role that the caller may not give. Throws 403 `forbidden`. */
export const checkGrant = (caller: Pick<CallingMember, 'role'>, role: Role): void => {
  if (!decidesAbout(caller.role, role)) throw new AppError('forbidden');
};

/**
 * Refuses a change of a member whom the caller may not change. Throws 409 `member_locked` for an owner's row and for
 * the caller's own: that is why a business never loses its last owner. Throws 403 `forbidden`.
 */
export const checkTouch = (caller: Pick<CallingMember, 'role' | 'memberId'>, row: MemberItem): void => {
  const isOwner = row.role === 'owner' && row.userId !== null;
  if (isOwner || row.memberId === caller.memberId) throw new AppError('member_locked');
  checkGrant(caller, row.role);
};

/** Part of a change to the members: refused when the caller has lost their role meanwhile. */
export const roleCheck = ({ tenantId, memberId, role }: CallingMember): Write<'role'> => ({
  as: 'role',
  check: keys.member(tenantId, memberId),
  when: ifFieldIs('role', role),
});

/**
 * Whether a transaction that holds `roleCheck` was committed; undefined when it may be tried again. Throws
 * 403 `forbidden` when the caller's role has changed.
 */
export const madeWithRole = (outcome: Outcome<'role'>): true | undefined => {
  if (outcome.kind === 'refused' && outcome.lost.includes('role')) throw new AppError('forbidden');
  return outcome.kind === 'committed' || undefined;
};

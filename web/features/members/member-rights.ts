import { hasRole, ROLES, type Role } from '../../../shared/domain/roles.ts';
import type { Member } from '../../../shared/schemas/member.ts';

/** The viewer is the signed-in member. */
export interface Viewer {
  readonly userId: string;
  readonly role: Role;
}

/** Admins decide about staff and viewers, owners about everybody; the server decides again. */
const decidesAbout = (by: Role, role: Role): boolean =>
  by === 'owner' || (hasRole(by, 'admin') && !hasRole(role, 'admin'));

/** The roles that a member may assign, highest first; empty for a member who may not. */
export const grantableRoles = (by: Role): readonly Role[] =>
  ROLES.toReversed().filter((role) => decidesAbout(by, role));

export const isSelf = ({ userId }: Pick<Member, 'userId'>, viewer: Viewer): boolean =>
  userId === viewer.userId;

/** An owner's row and one's own can be neither changed nor removed, by anybody. */
export const isLocked = (member: Pick<Member, 'userId' | 'role'>, viewer: Viewer): boolean =>
  isSelf(member, viewer) || (member.role === 'owner' && member.userId !== null);

/** Whether the viewer may give this member another role, or remove it. */
export const canChange = (member: Pick<Member, 'userId' | 'role'>, viewer: Viewer): boolean =>
  !isLocked(member, viewer) && decidesAbout(viewer.role, member.role);

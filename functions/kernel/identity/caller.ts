import { brandId, type TenantId, type UserId } from '../../../shared/domain/ids.ts';
import { hasRole, type Role } from '../../../shared/domain/roles.ts';
import type { Access } from '../../../shared/routes/route-spec.ts';
import { AppError } from '../app-error.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { Identity, TokenVerifier } from './tokens.ts';

/** A member of a business. Their role is read from the database at each request, never from the token. */
export interface CallingMember {
  readonly kind: 'member';
  readonly userId: UserId;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly tenantId: TenantId;
  /** Their row among the business's members. Also the id of their calendar, which visitors may see. */
  readonly memberId: string;
  readonly role: Role;
}

/** A signed-in user without a business; `removed` when a business has removed them. */
export interface Stranger {
  readonly kind: 'stranger';
  readonly userId: UserId;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly removed: boolean;
}

export type SignedIn = CallingMember | Stranger;

/** The item that says which business a user belongs to. Changes only together with its MEMBER. */
export interface UserItem {
  readonly tenantId?: TenantId;
  readonly role?: Role;
  readonly memberId?: string;
  readonly removed?: boolean;
}

/** The user of a token, with what their item says. */
export const callerOf = (identity: Identity, user: UserItem | undefined): SignedIn => {
  const { email, emailVerified } = identity;
  const userId = brandId<UserId>(identity.userId);
  if (!user?.tenantId || !user.role || !user.memberId)
    return { kind: 'stranger', userId, email, emailVerified, removed: user?.removed === true };
  const { tenantId, role, memberId } = user;
  return { kind: 'member', userId, email, emailVerified, tenantId, memberId, role };
};

const bearer = (authorization: string | undefined): string => {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated');
  return token;
};

/** The caller, from their token and one consistent read. Throws 401 `unauthenticated`. */
export const signedIn = async (
  authorization: string | undefined,
  verify: TokenVerifier,
  table: Table,
): Promise<SignedIn> => {
  const identity = await verify(bearer(authorization));
  return callerOf(identity, await table.get<UserItem>(keys.user(identity.userId)));
};

/** The caller as a member with at least the role that a route requires. Throws 403 `forbidden`. */
export const requireRole = (caller: SignedIn, access: Access): CallingMember => {
  if (caller.kind !== 'member') throw new AppError('forbidden');
  if (access !== 'session' && access !== 'anyone' && !hasRole(caller.role, access))
    throw new AppError('forbidden');
  return caller;
};

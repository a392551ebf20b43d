import type { Notifications } from '../../../shared/domain/notifications.ts';
import type { Role } from '../../../shared/domain/roles.ts';
import type { ProfilePatch } from '../../../shared/schemas/profile.ts';
import { found } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { ifUnchanged, isSavedBy } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { checkGrant, checkTouch, madeWithRole, roleCheck } from '../../records/members/member-permissions.ts';
import {
  findMember,
  isAccepted,
  type MemberItem,
  nextVersion,
  toMember,
} from '../../records/members/member-store.ts';
import { givenProfile, isSameProfile } from '../../records/profile.ts';
import { losesFeed } from './feed-access.ts';
import { businessWrites } from './on-business.ts';
import { roleWrites } from './role-writes.ts';

/** What is changed of a member; who they are told of is theirs alone to choose. */
export interface MemberChange extends ProfilePatch {
  readonly role?: Role | undefined;
  readonly notifications?: Notifications | undefined;
}

interface Asked {
  readonly caller: CallingMember;
  readonly memberId: string;
  readonly change: MemberChange;
  /** The version of the member that the caller saw. */
  readonly version: number;
  readonly savedUnder: string;
  readonly now: number;
}

type Ports = Pick<Kernel, 'table' | 'ids'>;

/** Own rows hold nothing that anybody else decides about: changing one needs no permission. */
const checkPermission = ({ caller, memberId, change }: Asked, row: MemberItem): void => {
  if (memberId === caller.memberId && change.role === undefined) return;
  checkTouch(caller, row);
  if (change.role) checkGrant(caller, change.role);
};

const given = ({ role, notifications, ...profile }: MemberChange): Partial<MemberItem> => ({
  ...(role === undefined ? {} : { role }),
  ...givenProfile(profile),
  ...(notifications === undefined ? {} : { notifications }),
});

const isNoChange = (row: MemberItem, { role, notifications, ...profile }: MemberChange): boolean =>
  (role ?? row.role) === row.role && isSameProfile(row, profile) && notifications === undefined;

const attempt = async (ports: Ports, asked: Asked): Promise<MemberItem | undefined> => {
  const { caller, memberId, change, version, savedUnder, now } = asked;
  const { tenantId } = caller;
  const row = found(await findMember(ports.table, tenantId, memberId));
  if (isSavedBy({ version, savedUnder }, row, toMember(row))) return row;
  checkPermission(asked, row);
  if (isNoChange(row, change)) return row;
  const { role, notifications, ...profile } = change;
  const rotatesFeed = role !== undefined && isAccepted(row) && losesFeed(row.role, role);
  const set = { ...given(change), savedUnder, ...nextVersion(row) };
  const update: Write = { update: keys.member(tenantId, memberId), set, when: ifUnchanged(row) };
  const outcome = await ports.table.attempt([
    ...(memberId === caller.memberId ? [update] : [roleCheck(caller), update]),
    ...roleWrites(ports, { caller, row, role, now }),
    ...(await businessWrites(ports.table, tenantId, { id: memberId, known: row, profile, rotatesFeed })),
  ]);
  return madeWithRole(outcome) && { ...row, ...set };
};

/**
 * Changes a member or an invited person, all of it in one transaction; a role holds from their next request. Throws
 * 404 `not_found`, 409 `member_locked`, 403 `forbidden`, 409 `changed_meanwhile` with the member as they are, 503
 * `busy`.
 */
export const changeMember = (ports: Ports, asked: Asked): Promise<MemberItem> =>
  settledOrBusy(() => attempt(ports, asked));

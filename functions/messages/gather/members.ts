import { toInstant } from '../../kernel/clock.ts';
import { keys } from '../../kernel/table/keys.ts';
import {
  type FormerMember,
  findMember,
  isAccepted,
  type MemberItem,
} from '../../records/members/member-store.ts';
import type { MemberFacts } from '../templates/facts.ts';
import { businessFacts } from './business.ts';
import type { AskedMessage, Gather, GatherPorts } from './gather.ts';

const memberOf = ({ table }: GatherPorts, { entry }: AskedMessage): Promise<MemberItem | undefined> =>
  findMember(table, entry.tenantId, entry.recipient);

const mail = ({ tenant }: AskedMessage, to: string, facts: MemberFacts) =>
  ({ kind: 'ready', channel: 'email', to, language: tenant.language, facts }) as const;

/**
 * Sign-up with the invited address filled in. The address stands behind the `#`, which no browser sends to a server:
 * no log of requests ever holds it.
 */
const inviteUrl = ({ settings }: GatherPorts, email: string): string =>
  `${settings.appBase}/signup#${new URLSearchParams({ email })}`;

/** Dropped once the invitation was accepted or withdrawn, or has expired. */
export const invited: Gather = async (ports, asked) => {
  const row = await memberOf(ports, asked);
  if (!row) return { kind: 'dropped', reason: 'subject_gone' };
  if (isAccepted(row)) return { kind: 'dropped', reason: 'not_wanted' };
  const { email, role, expiresAt = 0 } = row;
  return mail(asked, email, {
    kind: 'member_invited',
    business: await businessFacts(ports, asked.tenant),
    role,
    inviteUrl: inviteUrl(ports, email),
    expiresAt: toInstant(expiresAt * 1000),
  });
};

/** Tells the role that the member has now. */
export const roleChanged: Gather = async (ports, asked) => {
  const row = await memberOf(ports, asked);
  if (!row || !isAccepted(row)) return { kind: 'dropped', reason: 'subject_gone' };
  return mail(asked, row.email, {
    kind: 'member_role_changed',
    business: await businessFacts(ports, asked.tenant),
    memberName: row.name ?? '',
    role: row.role,
    dashboardUrl: `${ports.settings.appBase}/dashboard`,
  });
};

/** The address is that of the row which keeps the names of former members; an erasure of that row ends the message. */
export const removed: Gather = async (ports, asked) => {
  const { tenantId, recipient } = asked.entry;
  const former = await ports.table.get<FormerMember>(keys.formerMember(tenantId, recipient));
  if (!former || former.email === null) return { kind: 'dropped', reason: 'subject_gone' };
  return mail(asked, former.email, {
    kind: 'member_removed',
    business: await businessFacts(ports, asked.tenant),
    memberName: former.name ?? '',
  });
};

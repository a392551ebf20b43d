import type { TenantId } from '../../../../shared/domain/ids.ts';
import { forJobs, inTable, key, type OwnKeys, ownKeys, tenantPk } from './make-key.ts';

/** The kinds of row in a business's own partition. */
export const MEMBER_ROWS = ['MEMBER', 'MEMBERSHIPS', 'PERSON', 'FORMER', 'PUSH'] as const;

const { own, inTenant }: OwnKeys<typeof MEMBER_ROWS> = ownKeys;

// Partitions of the indexes, for what puts a row there and for what reads it.
const invitationsPk = (t: TenantId) => `INVITES#${t}`;

/** Keys of members, of the people who never sign in, and of invitations. */
export const memberKeys = {
  member: (t: TenantId, memberId: string) => own(t, `MEMBER#${memberId}`),
  /** The browsers in which a member is notified. */
  push: (t: TenantId, memberId: string) => own(t, `PUSH#${memberId}`),
  /** Somebody who takes bookings and never signs in. */
  person: (t: TenantId, personId: string) => own(t, `PERSON#${personId}`),
  /** The name of a former member, for the audit trail. */
  formerMember: (t: TenantId, memberId: string) => own(t, `FORMER#${memberId}`),
  /** Grows with each member added, so that two invitations at once cannot pass the limit together. */
  memberships: (t: TenantId) => own(t, 'MEMBERSHIPS'),
  invitation: (emailHash: string, t: TenantId) => key(`INVITE#${emailHash}`, tenantPk(t)),
  /** Grows with each invitation of an address, so that a transaction can require that none was added. */
  invitationHead: (emailHash: string) => key(`INVITE#${emailHash}`, 'HEAD'),
  user: (sub: string) => key(`USER#${sub}`, 'USER'),
} as const;

export const memberRanges = {
  members: (t: TenantId) => inTenant(t, 'MEMBER#'),
  push: (t: TenantId) => inTenant(t, 'PUSH#'),
  people: (t: TenantId) => inTenant(t, 'PERSON#'),
  /** The invitations for one address, from any business. */
  invitationsTo: (emailHash: string) => inTable(`INVITE#${emailHash}`, { prefix: 'TENANT#' }),
  /** The invitations that a business has sent. */
  invitationsOf: (t: TenantId) => forJobs(invitationsPk(t)),
  formerMembers: (t: TenantId) => inTenant(t, 'FORMER#'),
} as const;

export const memberIndexed = {
  invitation: (t: TenantId, at: string) => ({ gsi2pk: invitationsPk(t), gsi2sk: at }),
} as const;

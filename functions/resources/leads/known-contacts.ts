import type { Contacts } from '../../records/leads/contact.ts';
import type { Claim } from '../../records/leads/contact-claims.ts';
import { type LeadItem, MOST_OTHER_CONTACTS, MOST_UNVERIFIED } from '../../records/leads/lead-store.ts';
import type { Visit } from './visit.ts';

/** What a visit adds to a lead's contacts. */
export interface Learned {
  /** The contacts that become this lead's. */
  readonly claimed: readonly Claim[];
  /** Fields of the lead that change. */
  readonly changes: Partial<Contacts>;
}

const OTHERS = { email: 'otherEmails', phone: 'otherPhones' } as const;

const countOthers = ({ otherEmails = [], otherPhones = [] }: Contacts): number =>
  otherEmails.length + otherPhones.length;

type Changes = { -readonly [Field in keyof Contacts]?: Contacts[Field] };

/** Adds a contact to a lead: as the shown one of its kind when there was none, else among the further ones. */
const added = (after: Contacts, { kind, value }: Claim, isVerified: boolean): Changes => {
  const { unverified = [] } = after;
  return {
    ...(after[kind] === null
      ? { [kind]: value }
      : { [OTHERS[kind]]: [...(after[OTHERS[kind]] ?? []), value] }),
    ...(isVerified ? {} : { unverified: [...unverified, value] }),
  };
};

const isTooMany = (after: Contacts, { kind }: Claim, isVerified: boolean): boolean =>
  (after[kind] !== null && countOthers(after) >= MOST_OTHER_CONTACTS) ||
  (!isVerified && (after.unverified ?? []).length >= MOST_UNVERIFIED);

/**
 * What a visit with these contacts adds to a lead. A contact of no lead becomes this lead's when a member typed it,
 * so that deleting the lead finds all its contacts; when a visitor typed it, it stays unverified until a member
 * accepts it. A contact of another lead stays there; beyond one lead's limit a contact is not added.
 */
export const known = (lead: LeadItem, claims: readonly Claim[], typedBy: Visit['typedBy']): Learned => {
  let after: Contacts = lead;
  const claimed: Claim[] = [];
  const changes: Changes = {};
  const isVerified = typedBy === 'member';
  for (const claim of claims) {
    const { kind, value, holder } = claim;
    if (holder !== undefined && holder.leadId !== lead.leadId) continue;
    const isNew = after[kind] !== value && !(after[OTHERS[kind]] ?? []).includes(value);
    if (isNew && isTooMany(after, claim, isVerified)) continue;
    const isKnown = isNew ? isVerified : !(after.unverified ?? []).includes(value);
    if (isKnown && !holder) claimed.push(claim);
    if (!isNew) continue;
    const change = added(after, claim, isVerified);
    Object.assign(changes, change);
    after = { ...after, ...change };
  }
  return { claimed, changes };
};

import type { Contacts } from './contact.ts';
import type { Claim } from './contact-claims.ts';
import { type LeadItem, MOST_OTHER_CONTACTS } from './lead-store.ts';

/** What a lead learns of how its person is reached. */
export interface Learned {
  /** The contacts to be made this lead's. */
  readonly claimed: readonly Claim[];
  /** Fields of the lead that change with it. */
  readonly changes: Partial<Contacts>;
}

const OTHERS = { email: 'otherEmails', phone: 'otherPhones' } as const;

const countOthers = ({ otherEmails = [], otherPhones = [] }: Contacts): number =>
  otherEmails.length + otherPhones.length;

/**
 * What a visit under these contacts tells of a lead: a contact that is nobody's becomes this lead's, shown where the
 * lead had none of its kind, and kept beside the shown one else, so that whoever forgets the lead finds every one of
 * its contacts. Another lead's stays another's; past the bound for one lead a contact stays nobody's.
 */
export const known = (lead: LeadItem, claims: readonly Claim[]): Learned => {
  let after: Contacts = lead;
  const claimed: Claim[] = [];
  const changes: { -readonly [Field in keyof Contacts]?: Contacts[Field] } = {};
  for (const claim of claims) {
    const { kind, value, holder } = claim;
    const others = after[OTHERS[kind]] ?? [];
    const isNew = after[kind] !== value && !others.includes(value);
    const isAnothers = holder !== undefined && holder.leadId !== lead.leadId;
    const isTooMany = isNew && after[kind] !== null && countOthers(after) >= MOST_OTHER_CONTACTS;
    if (isAnothers || isTooMany) continue;
    if (!holder) claimed.push(claim);
    if (!isNew) continue;
    const change = after[kind] === null ? { [kind]: value } : { [OTHERS[kind]]: [...others, value] };
    Object.assign(changes, change);
    after = { ...after, ...change };
  }
  return { claimed, changes };
};

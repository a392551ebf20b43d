import { brandId, type LeadId, type TenantId } from '../../../../shared/domain/ids.ts';
import { type Bounds, inGsi1, inIndex, type OwnKeys, ownKeys, partsOf, type Range } from './make-key.ts';

/** The kinds of row in a business's own partition. */
export const LEAD_ROWS = [
  'LEAD',
  'LEADREF',
  'LEADNAME',
  'LEADMARK',
  'LEADTAG',
  'LEADCONTACT',
  'CONTACT',
] as const;

const { own, versioned, inTenant }: OwnKeys<typeof LEAD_ROWS> = ownKeys;

// Partitions of the indexes, for what puts a row there and for what reads it.
const leadsPk = (t: TenantId) => `LEADS#${t}`;
const leadsMarkedPk = (t: TenantId, name: string) => `LEADMARKS#${t}#${name}`;
const contactsPk = (t: TenantId) => `CONTACTS#${t}`;

/** Contacts by what they are sought by; a number by its digits from the last to the first. */
const contactsFrom = (tenantId: TenantId, prefix: string): Range =>
  inIndex(tenantId, contactsPk(tenantId), { prefix });

const backwards = (digits: string): string => [...digits].toReversed().join('');

/** Keys of leads, of what they are found by, and of their timelines. */
export const leadKeys = {
  lead: (t: TenantId, id: LeadId) => versioned(t, `LEAD#${id}`),
  /** A lead by its name, from one of the name's words on. */
  leadName: (t: TenantId, entry: string, id: LeadId) => own(t, `LEADNAME#${entry}#${id}`),
  /** That a lead is listed under a tag or whatever else narrows the list, or at its place in an order. */
  leadMark: (t: TenantId, id: LeadId, name: string) => own(t, `LEADMARK#${id}#${name}`),
  /** A tag that leads of the business have. */
  leadTag: (t: TenantId, name: string) => own(t, `LEADTAG#${name}`),
  /** A lead by a contact that a visitor left with it and nobody verified. */
  unverifiedContact: (t: TenantId, id: LeadId, value: string) => own(t, `LEADCONTACT#${id}#${value}`),
  contact: (t: TenantId, hash: string) => own(t, `CONTACT#${hash}`),
  leadRef: (t: TenantId, id: LeadId, at: string, refId: string) => own(t, `LEADREF#${id}#${at}#${refId}`),
} as const;

export const leadRanges = {
  leads: (t: TenantId, bounds?: Bounds) => inIndex(t, leadsPk(t), bounds),
  leadTags: (t: TenantId) => inTenant(t, 'LEADTAG#'),
  /** The leads listed under a name, by their last activity; or all of them, in another order. */
  leadsMarked: (t: TenantId, name: string) => inIndex(t, leadsMarkedPk(t, name)),
  /** All that one lead is listed under, and its unverified contacts. */
  leadMarksOf: (t: TenantId, id: LeadId) => inTenant(t, `LEADMARK#${id}#`),
  unverifiedContactsOf: (t: TenantId, id: LeadId) => inTenant(t, `LEADCONTACT#${id}#`),
  /** Leads with a name that begins so at one of its words. */
  leadNames: (t: TenantId, start: string) => inTenant(t, `LEADNAME#${start}`),
  /** Contacts of leads: e-mails that begin so, and phone numbers that end so. */
  emailsFrom: (t: TenantId, start: string) => contactsFrom(t, `email#${start}`),
  phonesEnding: (t: TenantId, digits: string) => contactsFrom(t, `phone#${backwards(digits)}`),
  /** A lead's timeline, by time. */
  leadRefs: (t: TenantId, id: LeadId) => inTenant(t, `LEADREF#${id}#`),
  leadRows: (t: TenantId) => inTenant(t, 'LEAD#'),
} as const;

export const leadIndexed = {
  lead: (t: TenantId, listedAt: string, id: LeadId) => inGsi1(leadsPk(t), listedAt, id),
  leadMark: (t: TenantId, name: string, listedAt: string, id: LeadId) =>
    inGsi1(leadsMarkedPk(t, name), listedAt, id),
  /** A contact of a lead; a phone number is sought by its end. */
  contact: (t: TenantId, kind: 'email' | 'phone', value: string) => ({
    gsi1pk: contactsPk(t),
    gsi1sk: `${kind}#${kind === 'phone' ? backwards(value.replace(/\D/g, '')) : value}`,
  }),
} as const;

/** The lead, the instant and the id of a line of a timeline. */
export const parseLeadRef = (sk: string) => {
  const [, leadId = '', at = '', ...refId] = partsOf(sk);
  return { leadId: brandId<LeadId>(leadId), at, refId: refId.join('#') };
};

/** Whether a way to a lead is its name; otherwise it is a contact. */
export const isLeadName = (sk: string): boolean => sk.startsWith('LEADNAME#');

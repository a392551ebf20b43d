import type { BookingItem } from '../bookings/booking-store.ts';
import { type Contact, type Contacts, knownBy } from '../leads/contact.ts';
import type { LeadItem } from '../leads/lead-store.ts';

/** Contacts, in the form in which they are stored. */
export interface Reached {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

/** A person as a business knows them: the contact asked about, and what their leads add to it. */
export interface DataSubject {
  readonly asked: Reached;
  /** Includes all of `asked`. */
  readonly known: Reached;
  readonly leadIds: readonly string[];
}

type LeadLike = Pick<LeadItem, 'leadId' | 'mergedFrom'> & Contacts;
export type Snapshot = Pick<BookingItem, 'leadId' | 'email' | 'phone' | 'name'>;

/** The lead that an appointment is filed under, as long as it exists. */
export type Holder = Pick<LeadItem, 'name'> | undefined;

/** `all`: the record is this person's · `contact`: somebody else's, with this person's e-mail or phone · `none`. */
export type Share = 'all' | 'contact' | 'none';

const has = (list: readonly string[], value: string | null | undefined): boolean =>
  value !== null && value !== undefined && list.includes(value);

const among = (list: readonly string[], values: ReadonlyArray<string | null> | undefined): boolean =>
  (values ?? []).some((value) => has(list, value));

const both = (one: Reached, other: Reached): Reached => ({
  emails: [...new Set([...one.emails, ...other.emails])],
  phones: [...new Set([...one.phones, ...other.phones])],
});

/** The same as the contacts of one person. */
export const asContacts = ({ emails, phones }: Reached): Contacts => ({
  ...{ email: null, phone: null },
  ...{ otherEmails: emails, otherPhones: phones },
});

/** Whether an e-mail or a phone is among some contacts. */
export const isReached = (
  { emails, phones }: Reached,
  { email = null, phone = null }: { readonly email?: string | null; readonly phone?: string | null },
): boolean => has(emails, email) || has(phones, phone);

/** A person known only by the contact asked about. */
export const stranger = (contact: Contact): DataSubject => {
  const asked = knownBy(contact);
  return { asked, known: asked, leadIds: [] };
};

/** Whether a lead has one of the contacts asked about, or is known to be the person's already. */
export const isOwnLead = ({ asked, leadIds }: DataSubject, lead: LeadLike): boolean => {
  const { emails, phones } = knownBy(lead);
  return has(leadIds, lead.leadId) || among(asked.emails, emails) || among(asked.phones, phones);
};

/** The person with what one more of their leads adds: further contacts, and the leads merged into it. */
export const withLead = (person: DataSubject, lead: LeadLike): DataSubject => ({
  ...person,
  known: both(person.known, knownBy(lead)),
  leadIds: [...new Set([...person.leadIds, lead.leadId, ...(lead.mergedFrom ?? [])])],
});

const isSameName = (one: string | null, other: string): boolean =>
  one !== null && one.localeCompare(other, 'fr', { sensitivity: 'base' }) === 0;

/**
 * How much of an appointment is the person's. Contacts that their own leads add count only where the appointment's
 * lead is gone: a household may share a phone, and somebody else's appointment stays whole except for the exact
 * e-mail or phone asked about. An appointment with that contact under another name than its lead's is the person's,
 * although filed under that lead: they may have no lead of their own.
 */
export const shareOf = (person: DataSubject, snapshot: Snapshot, holder: Holder): Share => {
  const { asked, known, leadIds } = person;
  const isIn = (reached: Reached) => isReached(reached, snapshot);
  if (has(leadIds, snapshot.leadId)) return 'all';
  if (!holder) return isIn(known) ? 'all' : 'none';
  if (!isIn(asked)) return 'none';
  return leadIds.length > 0 || isSameName(holder.name, snapshot.name) ? 'contact' : 'all';
};

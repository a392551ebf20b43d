import type { BookingItem } from '../bookings/booking-store.ts';
import type { Contact, Contacts } from '../leads/contact.ts';
import type { LeadItem } from '../leads/lead-store.ts';

/** Ways of reaching somebody, in the form in which they are stored. */
export interface Reached {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

/** Somebody as a business knows him: by what it was asked about, and by what his leads add to that. */
export interface Person {
  readonly asked: Reached;
  /** All of `asked` too. */
  readonly known: Reached;
  readonly leadIds: readonly string[];
}

type LeadLike = Pick<LeadItem, 'leadId' | 'mergedFrom'> & Contacts;
type Snapshot = Pick<BookingItem, 'leadId' | 'email' | 'phone'>;

/** `all`: the record is this person's · `contact`: another's, who gave this person's e-mail or phone · `none`. */
export type Share = 'all' | 'contact' | 'none';

const has = (list: readonly string[], value: string | null | undefined): boolean =>
  value !== null && value !== undefined && list.includes(value);

const among = (list: readonly string[], values: ReadonlyArray<string | null> | undefined): boolean =>
  (values ?? []).some((value) => has(list, value));

export const reachedBy = ({ email, phone, otherEmails = [], otherPhones = [] }: Contacts): Reached => ({
  emails: [...new Set([...(email ? [email] : []), ...otherEmails])],
  phones: [...new Set([...(phone ? [phone] : []), ...otherPhones])],
});

const both = (one: Reached, other: Reached): Reached => ({
  emails: [...new Set([...one.emails, ...other.emails])],
  phones: [...new Set([...one.phones, ...other.phones])],
});

/** Nobody but what was asked about. */
export const stranger = (contact: Contact): Person => {
  const asked = reachedBy(contact);
  return { asked, known: asked, leadIds: [] };
};

/** Whether a lead can be reached by what was asked, or is known to be the person's already. */
export const isHisLead = ({ asked, leadIds }: Person, lead: LeadLike): boolean => {
  const { emails, phones } = reachedBy(lead);
  return has(leadIds, lead.leadId) || among(asked.emails, emails) || among(asked.phones, phones);
};

/** The person with what one more lead of his tells of him: further contacts, and the leads it has taken in. */
export const withLead = (person: Person, lead: LeadLike): Person => ({
  ...person,
  known: both(person.known, reachedBy(lead)),
  leadIds: [...new Set([...person.leadIds, lead.leadId, ...(lead.mergedFrom ?? [])])],
});

/**
 * How much of an appointment is the person's. What his own leads add counts only where the appointment's lead is gone:
 * a household may share a phone, and somebody else's appointment stays whole but for the very e-mail or phone asked.
 */
export const shareOf = (person: Person, snapshot: Snapshot, hasLead: boolean): Share => {
  const { asked, known, leadIds } = person;
  const isIn = ({ emails, phones }: Reached) => has(emails, snapshot.email) || has(phones, snapshot.phone);
  if (has(leadIds, snapshot.leadId)) return 'all';
  if (!hasLead) return isIn(known) ? 'all' : 'none';
  return isIn(asked) ? 'contact' : 'none';
};

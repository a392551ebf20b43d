import type { Signer } from '../../kernel/identity/signing.ts';

/** How a person can be reached: e-mail in lower case, phone as E.164. */
export interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Whether a person can be reached at all. */
export const hasContact = ({ email, phone }: Contact): boolean => email !== null || phone !== null;

/** All contacts of a lead: the two shown first, and further ones. */
export interface Contacts extends Contact {
  readonly otherEmails?: readonly string[];
  readonly otherPhones?: readonly string[];
  /** Those that a visitor typed and nobody verified: shown, but never used to find, export or erase a person. */
  readonly unverified?: readonly string[];
}

/** One contact with the keyed hash under which it is found, which reveals nothing about the person. */
export interface HashedContact {
  readonly kind: 'email' | 'phone';
  readonly value: string;
  readonly hash: string;
}

/** The contacts a person is known by: all of the lead's, except unverified ones. */
export const knownBy = ({ email, phone, otherEmails = [], otherPhones = [], unverified = [] }: Contacts) => {
  const each = (values: readonly (string | null)[]): readonly string[] => [
    ...new Set(values.flatMap((value) => (value === null || unverified.includes(value) ? [] : [value]))),
  ];
  return { emails: each([email, ...otherEmails]), phones: each([phone, ...otherPhones]) };
};

/** Every contact a person is known by, each once, e-mails first and the shown ones before the others. */
export const reachesOf = (signer: Signer, contacts: Contacts): readonly HashedContact[] => {
  const { emails, phones } = knownBy(contacts);
  const reach = (kind: HashedContact['kind']) => (value: string) => ({
    kind,
    value,
    hash: signer.hash('contact', kind, value),
  });
  return [...emails.map(reach('email')), ...phones.map(reach('phone'))];
};

/** The keyed hashes under which a contact's lead is found, e-mail first. */
export const contactHashes = (signer: Signer, contact: Contact): readonly string[] =>
  reachesOf(signer, contact).map(({ hash }) => hash);

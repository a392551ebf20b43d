import type { Signer } from '../kernel/identity/signing.ts';

/** How a person can be reached: e-mail in lower case, phone as E.164. */
export interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** All that was given of how a lead is reached: the two that are shown first, and further ones. */
export interface Contacts extends Contact {
  readonly otherEmails?: readonly string[];
  readonly otherPhones?: readonly string[];
  /** Those of them that only a visitor has typed: shown, but nobody is found, exported or erased by them. */
  readonly unverified?: readonly string[];
}

/** One way of reaching somebody, and the keyed hash under which it is found, which tells nothing of the person. */
export interface Reach {
  readonly kind: 'email' | 'phone';
  readonly value: string;
  readonly hash: string;
}

/** What somebody is known by: all that was given of them, but for what only a visitor has typed. */
export const knownBy = ({ email, phone, otherEmails = [], otherPhones = [], unverified = [] }: Contacts) => {
  const each = (values: readonly (string | null)[]): readonly string[] => [
    ...new Set(values.flatMap((value) => (value === null || unverified.includes(value) ? [] : [value]))),
  ];
  return { emails: each([email, ...otherEmails]), phones: each([phone, ...otherPhones]) };
};

/** Every way by which somebody is known, each once, e-mails first and the shown ones before the others. */
export const reachesOf = (signer: Signer, contacts: Contacts): readonly Reach[] => {
  const { emails, phones } = knownBy(contacts);
  const reach = (kind: Reach['kind']) => (value: string) => ({
    kind,
    value,
    hash: signer.hash('contact', kind, value),
  });
  return [...emails.map(reach('email')), ...phones.map(reach('phone'))];
};

/** The names under which a contact's lead is found, e-mail first. */
export const contactHashes = (signer: Signer, contact: Contact): readonly string[] =>
  reachesOf(signer, contact).map(({ hash }) => hash);

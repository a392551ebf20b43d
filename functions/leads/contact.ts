import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { invalidField } from '../kernel/app-error.ts';
import type { Signer } from '../kernel/signing.ts';

/** How a person can be reached: e-mail in lower case, phone as E.164. */
export interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** A phone number as E.164, read as a Canadian one without a country code. Throws 400 for what nobody could dial. */
export const normalisePhone = (phone: string): string => {
  const number = parsePhoneNumberFromString(phone, 'CA');
  if (!number?.isValid()) throw invalidField('phone', 'phone');
  return number.number;
};

/** Both ways of reaching somebody, each in the one form under which it is compared. */
export const normaliseContact = (given: {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}): Contact => ({
  email: given.email ? given.email.toLowerCase() : null,
  phone: given.phone ? normalisePhone(given.phone) : null,
});

/** The names under which a contact's lead is found, e-mail first: keyed hashes, which tell nothing of a person. */
export const contactHashes = (signer: Signer, { email, phone }: Contact): readonly string[] => [
  ...(email ? [signer.hash('contact', 'email', email)] : []),
  ...(phone ? [signer.hash('contact', 'phone', phone)] : []),
];

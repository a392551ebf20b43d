import type { Language } from '../../../../shared/domain/language.ts';
import { type PersonAsked, personAsked } from '../../../../shared/schemas/privacy.ts';
import { validateBody } from '../../../lib/form-validation.ts';

/** The contact by which the business finds a person. */
export interface PersonValues {
  readonly email: string;
  readonly phone: string;
}

export const nobody: PersonValues = { email: '', phone: '' };

export const toPerson = (values: PersonValues): PersonAsked => {
  const email = values.email.trim();
  const phone = values.phone.trim();
  return { ...(email === '' ? {} : { email }), ...(phone === '' ? {} : { phone }) };
};

/** The server's own schema, and a rule that a contact is given. */
export const validatePerson = (values: PersonValues, language: Language, oneRequired: string) => {
  const person = toPerson(values);
  const errors = validateBody<PersonValues>(personAsked, person, language);
  return person.email || person.phone ? errors : { ...errors, email: oneRequired };
};

/** What has to be typed again before an erasure: the e-mail, else the phone. */
export const signOf = (person: PersonAsked): string => person.email ?? person.phone ?? '';

/** Whether it matches, regardless of case, and of spaces in a phone number. */
export const isSigned = (typed: string, person: PersonAsked): boolean => {
  const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();
  return plain(typed) !== '' && plain(typed) === plain(signOf(person));
};

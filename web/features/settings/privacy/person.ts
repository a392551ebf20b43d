import type { Language } from '../../../../shared/domain/language.ts';
import { type PersonAsked, personAsked } from '../../../../shared/schemas/privacy.ts';
import { validateBody } from '../../../lib/form-validation.ts';

/** By what a person is known to the business. */
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

/** The server's own check, and that somebody is named at all. */
export const validatePerson = (values: PersonValues, language: Language, oneRequired: string) => {
  const person = toPerson(values);
  const errors = validateBody<PersonValues>(personAsked, person, language);
  return person.email || person.phone ? errors : { ...errors, email: oneRequired };
};

/** What is to be typed once more before somebody is erased: the e-mail, or else the phone. */
export const signOf = (person: PersonAsked): string => person.email ?? person.phone ?? '';

/** Whether it was; letters may be of either case, and a phone may be written with other spaces. */
export const isSigned = (typed: string, person: PersonAsked): boolean => {
  const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();
  return plain(typed) !== '' && plain(typed) === plain(signOf(person));
};

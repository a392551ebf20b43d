import { readPhone } from '../../shared/domain/phone-number.ts';
import { invalidField } from '../kernel/app-error.ts';
import type { Contact } from './contact.ts';

/** A phone number as E.164, read as a Canadian one without a country code. Throws 400 for what nobody could dial. */
export const normalisePhone = (phone: string): string => {
  const number = readPhone(phone);
  if (number === undefined) throw invalidField('phone', 'phone');
  return number;
};

/** Both ways of reaching somebody, each in the one form under which it is compared. */
export const normaliseContact = (given: {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}): Contact => ({
  email: given.email ? given.email.toLowerCase() : null,
  phone: given.phone ? normalisePhone(given.phone) : null,
});

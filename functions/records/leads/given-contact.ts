import { readPhone } from '../../../shared/domain/phone-number.ts';
import { invalidField } from '../../kernel/app-error.ts';
import type { Contact } from './contact.ts';

/**
 * A phone number as E.164, read as Canadian when it has no country code. Throws 400 for one that cannot be dialled.
 */
export const normalisePhone = (phone: string): string => {
  const number = readPhone(phone);
  if (number === undefined) throw invalidField('phone', 'phone');
  return number;
};

/** E-mail and phone, each in the form in which contacts are compared. */
export const normaliseContact = (given: {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}): Contact => ({
  email: given.email ? given.email.toLowerCase() : null,
  phone: given.phone ? normalisePhone(given.phone) : null,
});

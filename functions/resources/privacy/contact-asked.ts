import type { PersonAsked } from '../../../shared/schemas/privacy.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Contact } from '../../records/leads/contact.ts';
import { normaliseContact } from '../../records/leads/given-contact.ts';

/** The contact to search for. Throws 400 `contact_required`, 400 for a phone that cannot be dialled. */
export const contactAsked = (asked: PersonAsked): Contact => {
  if (!asked.email && !asked.phone)
    throw new AppError('contact_required', { issues: [{ path: 'email', key: 'required' }] });
  return normaliseContact(asked);
};

import { formatPhone } from '../../../shared/domain/phone.ts';
import type { Lead } from '../../../shared/schemas/lead.ts';

/** A lead's label: its name, else its contact. */
export const leadName = (lead: Pick<Lead, 'name' | 'email' | 'phone'>, unnamed: string): string =>
  lead.name ?? lead.email ?? (lead.phone === null ? unnamed : formatPhone(lead.phone));

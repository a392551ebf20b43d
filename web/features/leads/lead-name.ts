import { formatPhone } from '../../../shared/domain/phone.ts';
import type { Lead } from '../../../shared/schemas/lead.ts';

/** What tells one lead from another: its name, else how it is reached. */
export const leadName = (lead: Pick<Lead, 'name' | 'email' | 'phone'>, unnamed: string): string =>
  lead.name ?? lead.email ?? (lead.phone === null ? unnamed : formatPhone(lead.phone));

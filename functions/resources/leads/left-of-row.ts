import type { ImportedRow } from '../../../shared/schemas/lead-import.ts';
import { knownBy } from '../../records/leads/contact.ts';
import type { Claim } from '../../records/leads/contact-claims.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';
import { known } from './known-contacts.ts';
import type { Visit } from './visit.ts';

type Left = NonNullable<ImportedRow['left']>[number];

/**
 * What a visit says of a known lead and does not change: a name or birthday that the lead has otherwise, and a contact
 * that is another lead's or one too many.
 */
export const leftOfRow = (
  { name, byHand, typedBy }: Visit,
  lead: LeadItem,
  claims: readonly Claim[],
): readonly Left[] => {
  const { emails, phones } = knownBy({ ...lead, ...known(lead, claims, typedBy).changes });
  const isOther = (mine: string | null | undefined, said: string | null | undefined) =>
    Boolean(mine) && Boolean(said) && mine !== said;
  return [
    ...(isOther(lead.name, name) ? (['name'] as const) : []),
    ...claims.flatMap(({ kind, value }) => ([...emails, ...phones].includes(value) ? [] : [kind])),
    ...(isOther(lead.birthday, byHand?.birthday) ? (['birthday'] as const) : []),
  ];
};

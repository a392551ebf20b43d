import type { Lead, LeadStatus } from '../../../shared/schemas/lead.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import type { Sort } from '../../ui/data-table.tsx';

export interface LeadFilter {
  readonly search: string;
  readonly status: LeadStatus | null;
  readonly sort: Sort | null;
}

const matches = ({ name, email, message, note, phone }: Lead, search: string): boolean =>
  matchesSearch({ texts: [name, email, message, note], phone }, search);

const sortText = (lead: Lead, key: string, statuses: Readonly<Record<LeadStatus, string>>): string => {
  switch (key) {
    case 'name':
      return lead.name ?? '';
    case 'status':
      return statuses[lead.status];
    default:
      return lead.createdAt;
  }
};

/** The leads that pass the filter, in the order asked for, else in the server's. `statuses` are the words shown. */
export const shownLeads = (
  leads: readonly Lead[],
  { search, status, sort }: LeadFilter,
  statuses: Readonly<Record<LeadStatus, string>>,
): readonly Lead[] => {
  const kept = leads.filter((lead) => (status === null || lead.status === status) && matches(lead, search));
  if (!sort) return kept;
  const way = sort.direction === 'ascending' ? 1 : -1;
  return kept.toSorted(
    (a, b) => way * sortText(a, sort.key, statuses).localeCompare(sortText(b, sort.key, statuses)),
  );
};

import { distinctTags } from '../../../shared/domain/tags.ts';
import type { Lead, LeadStatus } from '../../../shared/schemas/lead.ts';
import type { Sort } from '../../ui/table-header.tsx';

export interface LeadFilter {
  readonly search: string;
  /** `waiting`: leads with an unanswered request. */
  readonly status: LeadStatus | 'waiting' | null;
  /** Blank for all owners. */
  readonly ownerId: string;
  /** Blank for any. */
  readonly tag: string;
  readonly sort: Sort | null;
}

/** The query for the server, which searches all leads by name, whole e-mail or phone number. */
export const leadQuery = ({ search, status, ownerId, tag }: Omit<LeadFilter, 'sort'>, limit: number) => ({
  limit,
  ...(search.trim() === '' ? {} : { q: search.trim() }),
  ...(status === null ? {} : status === 'waiting' ? { waiting: 'true' as const } : { status }),
  ...(ownerId === '' ? {} : { ownerId }),
  ...(tag === '' ? {} : { tag }),
});

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

/** The leads in the order chosen, else in the server's. `statuses` are the labels shown. */
export const inOrder = (
  leads: readonly Lead[],
  sort: Sort | null,
  statuses: Readonly<Record<LeadStatus, string>>,
): readonly Lead[] => {
  if (!sort) return leads;
  const way = sort.direction === 'ascending' ? 1 : -1;
  return leads.toSorted(
    (a, b) => way * sortText(a, sort.key, statuses).localeCompare(sortText(b, sort.key, statuses)),
  );
};

/** The tags of these leads, each once. */
export const knownTags = (leads: readonly Lead[]): readonly string[] =>
  distinctTags(leads.flatMap(({ tags = [] }) => tags));

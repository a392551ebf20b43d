import type { Lead, LeadSort, LeadSource, LeadStatus } from '../../../shared/schemas/lead.ts';

/** How a lead may stand: `waiting` for an answer, or by its status. */
export type Standing = LeadStatus | 'waiting';

export interface LeadFilter {
  readonly search: string;
  readonly status: Standing | null;
  readonly source: LeadSource | null;
  /** Blank for all owners. */
  readonly ownerId: string;
  /** Blank for any. */
  readonly tag: string;
  readonly sort: LeadSort | null;
}

/** Whether an order is by what the leads in a list do not say themselves: the server alone knows it, of all leads. */
export const isByBooking = (sort: LeadSort | null): boolean =>
  sort === 'lastBookingAt' || sort === '-lastBookingAt';

/** The filters that the server has a list for: a search, a tag or a source alone, or a status with an owner. */
export const listable = (filter: LeadFilter): LeadFilter => {
  const none = { ...filter, search: '', status: null, source: null, ownerId: '', tag: '' };
  if (filter.search.trim() !== '') return { ...none, search: filter.search };
  if (filter.tag !== '') return { ...none, tag: filter.tag };
  if (filter.source !== null) return { ...none, source: filter.source };
  return filter;
};

export const isFiltered = ({ search, status, source, ownerId, tag }: LeadFilter): boolean =>
  search.trim() !== '' || status !== null || source !== null || ownerId !== '' || tag !== '';

/** The query for the server, which sorts all leads where none are left out. */
export const leadQuery = (filter: LeadFilter, limit: number) => {
  const { search, status, source, ownerId, tag, sort } = filter;
  return {
    limit,
    ...(search.trim() === '' ? {} : { q: search.trim() }),
    ...(status === null ? {} : status === 'waiting' ? { waiting: 'true' as const } : { status }),
    ...(source === null ? {} : { source }),
    ...(ownerId === '' ? {} : { ownerId }),
    ...(tag === '' ? {} : { tag }),
    ...(sort === null || isFiltered(filter) ? {} : { sort }),
  };
};

/** Leads that are all there is of a list, in the order chosen. */
export const inOrder = (leads: readonly Lead[], sort: LeadSort | null): readonly Lead[] => {
  if (!sort || isByBooking(sort)) return leads;
  const way = sort.startsWith('-') ? -1 : 1;
  const textOf = (lead: Lead) => (sort.endsWith('name') ? (lead.name ?? '') : lead.createdAt);
  return leads.toSorted((a, b) => way * textOf(a).localeCompare(textOf(b)));
};

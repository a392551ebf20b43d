import { LEAD_STATUSES, type LeadStatus } from '../../../shared/schemas/lead.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import type { Sort } from '../../ui/data-table.tsx';
import type { LeadFilter } from './shown-leads.ts';

const sortKeys = ['name', 'status', 'createdAt'];

const statusOf = (value: string | null): LeadStatus | null =>
  LEAD_STATUSES.find((status) => status === value) ?? null;

const sortOf = (value: string | null): Sort | null => {
  const descending = value?.startsWith('-') ?? false;
  const key = value?.replace(/^-/, '') ?? '';
  return sortKeys.includes(key) ? { key, direction: descending ? 'descending' : 'ascending' } : null;
};

/** What of the leads is shown, kept in the address: `?q=`, `?status=`, `?sort=name` or `-name`, `?lead=` for the open one. */
export const useLeadFilter = () => {
  const { params, set, clear } = useAddressParams();
  const filter: LeadFilter = {
    search: params.get('q') ?? '',
    status: statusOf(params.get('status')),
    sort: sortOf(params.get('sort')),
  };
  return {
    filter,
    isFiltered: filter.search.trim() !== '' || filter.status !== null,
    openedId: params.get('lead'),
    setSearch: (search: string) => set('q', search),
    setStatus: (status: string) => set('status', status),
    setSort: ({ key, direction }: Sort) => set('sort', direction === 'descending' ? `-${key}` : key),
    setOpened: (leadId: string | null) => set('lead', leadId ?? ''),
    clear,
  };
};

export type LeadFilterState = ReturnType<typeof useLeadFilter>;

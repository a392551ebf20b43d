import { LEAD_STATUSES } from '../../../shared/schemas/lead.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import type { Sort } from '../../ui/table-header.tsx';
import type { LeadFilter } from './shown-leads.ts';

const sortKeys = ['name', 'status', 'createdAt'];

const statusOf = (value: string | null): LeadFilter['status'] =>
  [...LEAD_STATUSES, 'waiting' as const].find((status) => status === value) ?? null;

const sortOf = (value: string | null): Sort | null => {
  const descending = value?.startsWith('-') ?? false;
  const key = value?.replace(/^-/, '') ?? '';
  return sortKeys.includes(key) ? { key, direction: descending ? 'descending' : 'ascending' } : null;
};

/**
 * The leads' view and filters, kept in the URL: `?view=board`, `?q=`, `?status=`, `?owner=`, `?tag=`, `?sort=name` or `-name`,
 * `?lead=` for the open one.
 */
export const useLeadFilter = () => {
  const { params, set, change } = useAddressParams();
  const isBoard = params.get('view') === 'board';
  const filter: LeadFilter = {
    search: params.get('q') ?? '',
    status: isBoard ? null : statusOf(params.get('status')),
    ownerId: params.get('owner') ?? '',
    tag: params.get('tag') ?? '',
    sort: sortOf(params.get('sort')),
  };
  return {
    isBoard,
    filter,
    isFiltered: [filter.search.trim(), filter.status ?? '', filter.ownerId, filter.tag].some(
      (one) => one !== '',
    ),
    openedId: params.get('lead'),
    setSearch: (search: string) => set('q', search),
    setStatus: (status: string) => set('status', status),
    setOwner: (ownerId: string) => set('owner', ownerId),
    setTag: (tag: string) => set('tag', tag),
    setSort: ({ key, direction }: Sort) => set('sort', direction === 'descending' ? `-${key}` : key),
    setOpened: (leadId: string | null) => set('lead', leadId ?? ''),
    clear: () => change({ q: '', status: '', owner: '', tag: '' }),
  };
};

export type LeadFilterState = ReturnType<typeof useLeadFilter>;

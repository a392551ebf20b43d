import { MAX } from '../../../shared/domain/limits.ts';
import { MAX_TAG } from '../../../shared/domain/tags.ts';
import { LEAD_SORTS, LEAD_SOURCES, LEAD_STATUSES } from '../../../shared/schemas/lead.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import type { Sort } from '../../ui/table-header.tsx';
import { isByBooking, isFiltered, type LeadFilter, listable } from './shown-leads.ts';

const among = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

const NONE = { q: '', status: '', source: '', owner: '', tag: '' } as const;

const sortShown = (sort: LeadFilter['sort']): Sort | null =>
  sort && { key: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' };

/**
 * The leads' view and filters, kept in the URL: `?view=board`, `?q=`, `?status=`, `?source=`, `?owner=`, `?tag=`,
 * `?sort=name` or `-name`, by the last booking of all leads alone, `?lead=` for the open one. Choosing a filter lets go
 * of those that it does not go with.
 */
export const useLeadFilter = () => {
  const { params, set, change } = useAddressParams();
  const isBoard = params.get('view') === 'board';
  const asked = listable({
    search: (params.get('q') ?? '').slice(0, MAX.search),
    status: isBoard ? null : among([...LEAD_STATUSES, 'waiting' as const], params.get('status')),
    source: isBoard ? null : among(LEAD_SOURCES, params.get('source')),
    ownerId: (params.get('owner') ?? '').slice(0, MAX.id),
    tag: (params.get('tag') ?? '').slice(0, MAX_TAG),
    sort: isBoard ? null : among(LEAD_SORTS, params.get('sort')),
  });
  const filter = isFiltered(asked) && isByBooking(asked.sort) ? { ...asked, sort: null } : asked;
  return {
    isBoard,
    filter,
    isFiltered: isFiltered(filter),
    sorted: sortShown(filter.sort),
    openedId: params.get('lead'),
    setSearch: (q: string) => change({ ...NONE, q }),
    setTag: (tag: string) => change({ ...NONE, tag }),
    setSource: (source: string) => change({ ...NONE, source }),
    setStatus: (status: string) => change({ ...NONE, owner: filter.ownerId, status }),
    setOwner: (owner: string) => change({ ...NONE, status: filter.status ?? '', owner }),
    setSort: ({ key, direction }: Sort) => set('sort', direction === 'descending' ? `-${key}` : key),
    /** An order of all leads, which lets go of the filters; blank for the last active first, which goes with all. */
    setOrderOfAll: (sort: string) => change(sort === '' ? { sort } : { ...NONE, sort }),
    isByBooking: isByBooking(filter.sort),
    setOpened: (leadId: string | null) => set('lead', leadId ?? ''),
    clearAll: () => change({ ...NONE, sort: '' }),
    clear: () => change({ ...NONE, ...(isByBooking(filter.sort) ? { sort: '' } : {}) }),
  };
};

export type LeadFilterState = ReturnType<typeof useLeadFilter>;

import { LEAD_STATUSES } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import { leadTexts } from './texts.ts';
import type { LeadFilterState } from './use-lead-filter.ts';

/** Search and status, above the table. */
export const LeadsToolbar = ({ state }: { state: LeadFilterState }) => {
  const t = useTexts(leadTexts);
  const options = LEAD_STATUSES.map((status) => ({ value: status as string, label: t.statuses[status] }));
  return (
    <div className="flex flex-wrap gap-3 p-4">
      <SearchInput
        label={t.search}
        value={state.filter.search}
        onChange={(event) => state.setSearch(event.target.value)}
      />
      <Select
        aria-label={t.filterStatus}
        value={state.filter.status ?? ''}
        onChange={(event) => state.setStatus(event.target.value)}
        options={[{ value: '', label: t.allStatuses }, ...options]}
        className="sm:max-w-48"
      />
    </div>
  );
};

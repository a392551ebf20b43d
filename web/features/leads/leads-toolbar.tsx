import { Columns3, Rows3 } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { type Filter, Filters } from '../../ui/filters.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { ViewLinks } from '../../ui/view-links.tsx';
import { useCan } from '../session/use-me.ts';
import { TagChange } from './tag-change.tsx';
import { leadTexts } from './texts.ts';
import { useLeadChoices } from './use-lead-choices.ts';
import type { LeadFilterState } from './use-lead-filter.ts';
import type { LeadsResource } from './use-leads.ts';
import { useLetGo } from './use-let-go.ts';
import { workTexts } from './work-texts.ts';

interface ToolbarProps {
  readonly state: LeadFilterState;
}

const LeadViews = ({ state: { isBoard } }: ToolbarProps) => {
  const t = useTexts(workTexts);
  return (
    <ViewLinks
      label={t.views}
      views={[
        { name: t.table, to: '?', Icon: Rows3, isCurrent: !isBoard },
        { name: t.board, to: '?view=board', Icon: Columns3, isCurrent: isBoard },
      ]}
    />
  );
};

interface LetGoProps {
  readonly choices: readonly Filter[];
  readonly search: string;
}

/** Which choices the last one let go of, since no list has both. */
const LetGo = ({ choices, search }: LetGoProps) => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  const searched = { key: 'search', label: t.search, value: search, options: [] };
  const names = useLetGo([searched, ...choices]).map(({ label, value, options }) => {
    const chosen = options.find((option) => option.value === value);
    return `${label} · ${chosen?.label ?? value}`;
  });
  return (
    <p role="status" className="basis-full text-muted empty:hidden">
      {names.length > 0 && `${words.letGo(names.join(', '))} ${words.filtersAlone}`}
    </p>
  );
};

/** Table or board, search, filters by status, owner, source and tag, the order, and what can be done about the tag. */
export const LeadsToolbar = ({
  state,
  resource,
}: ToolbarProps & { readonly resource: Pick<LeadsResource, 'changeTag'> }) => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  const choices = useLeadChoices(state);
  const canChangeTags = useCan('admin');
  const { tag } = state.filter;
  return (
    <div className="flex flex-wrap gap-3 p-4 max-sm:gap-x-2">
      <LeadViews state={state} />
      <SearchInput
        label={t.search}
        className="min-w-40 flex-1 sm:min-w-56 sm:max-w-72"
        value={state.filter.search}
        onChange={(event) => state.setSearch(event.target.value)}
      />
      <Filters
        filters={choices}
        hint={words.filtersAlone}
        isNarrowed={state.isFiltered}
        onClear={state.clearAll}
      />
      <LetGo choices={choices} search={state.filter.search} />
      {tag !== '' && canChangeTags && <TagChange tag={tag} state={state} resource={resource} />}
      {state.isByBooking && <p className="basis-full text-muted">{words.byBooking}</p>}
    </div>
  );
};

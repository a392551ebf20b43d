import { Columns3, Rows3 } from 'lucide-react';
import { tagName } from '../../../shared/domain/tags.ts';
import { LEAD_SORTS, LEAD_SOURCES, LEAD_STATUSES } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import { tagTexts } from '../../ui/tag-texts.ts';
import { ViewLinks } from '../../ui/view-links.tsx';
import { useCan } from '../session/use-me.ts';
import { TagChange } from './tag-change.tsx';
import { leadTexts } from './texts.ts';
import { useKnownTags } from './use-known-tags.ts';
import type { LeadFilterState } from './use-lead-filter.ts';
import type { LeadsResource } from './use-leads.ts';
import { useOwners } from './use-owners.ts';
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

const OwnerFilter = ({ state }: ToolbarProps) => {
  const t = useTexts(workTexts);
  const owners = useOwners();
  if (owners.length < 2) return null;
  return (
    <Select
      aria-label={t.owner}
      value={state.filter.ownerId}
      onChange={(event) => state.setOwner(event.target.value)}
      options={[
        { value: '', label: t.allOwners },
        ...owners.map(({ memberId, name }) => ({ value: memberId, label: name })),
      ]}
      className="sm:max-w-52"
    />
  );
};

const StatusFilter = ({ state }: ToolbarProps) => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  const options = LEAD_STATUSES.map((status) => ({ value: status as string, label: t.statuses[status] }));
  return (
    <Select
      aria-label={t.filterStatus}
      value={state.filter.status ?? ''}
      onChange={(event) => state.setStatus(event.target.value)}
      options={[{ value: '', label: t.allStatuses }, { value: 'waiting', label: words.waiting }, ...options]}
      className="sm:max-w-48"
    />
  );
};

const SourceFilter = ({ state }: ToolbarProps) => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  const options = LEAD_SOURCES.map((source) => ({ value: source as string, label: t.sources[source] }));
  return (
    <Select
      aria-label={t.columns.source}
      value={state.filter.source ?? ''}
      onChange={(event) => state.setSource(event.target.value)}
      options={[{ value: '', label: words.allSources }, ...options]}
      className="sm:max-w-48"
    />
  );
};

const OrderChoice = ({ state }: ToolbarProps) => {
  const words = useTexts(workTexts);
  return (
    <Select
      aria-label={words.order}
      value={state.filter.sort ?? ''}
      onChange={(event) => state.setOrderOfAll(event.target.value)}
      options={[
        { value: '', label: words.lastActive },
        ...LEAD_SORTS.map((sort) => ({ value: sort, label: words.orders[sort] })),
      ]}
      className="sm:max-w-72"
    />
  );
};

const TagChoice = ({ state }: ToolbarProps) => {
  const words = useTexts(workTexts);
  const t = useTexts(tagTexts);
  const asked = state.filter.tag;
  const known = useKnownTags();
  const value = known.find((tag) => tagName(tag) === tagName(asked)) ?? asked;
  const tags = value === '' || known.includes(value) ? known : [...known, value];
  if (tags.length === 0) return null;
  return (
    <Select
      aria-label={t.tags}
      value={value}
      onChange={(event) => state.setTag(event.target.value)}
      options={[{ value: '', label: words.allTags }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
      className="sm:max-w-48"
    />
  );
};

/** Table or board, search, filters by status, owner, source and tag, the order, and what can be done about the tag. */
export const LeadsToolbar = ({
  state,
  resource,
}: ToolbarProps & { readonly resource: Pick<LeadsResource, 'changeTag'> }) => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  const canChangeTags = useCan('admin');
  const { tag } = state.filter;
  return (
    <div className="flex flex-wrap gap-3 p-4">
      <LeadViews state={state} />
      <SearchInput
        label={t.search}
        className="min-w-56 flex-1 sm:max-w-72"
        value={state.filter.search}
        onChange={(event) => state.setSearch(event.target.value)}
      />
      {!state.isBoard && <StatusFilter state={state} />}
      <OwnerFilter state={state} />
      {!state.isBoard && <SourceFilter state={state} />}
      <TagChoice state={state} />
      {!state.isBoard && <OrderChoice state={state} />}
      {tag !== '' && canChangeTags && <TagChange tag={tag} state={state} resource={resource} />}
      {state.isFiltered && <p className="basis-full text-muted">{words.filtersAlone}</p>}
      {state.isByBooking && <p className="basis-full text-muted">{words.byBooking}</p>}
    </div>
  );
};

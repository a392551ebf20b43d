import { tagName } from '../../../shared/domain/tags.ts';
import { LEAD_SORTS, LEAD_SOURCES, LEAD_STATUSES } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { Filter } from '../../ui/filters.tsx';
import { tagTexts } from '../../ui/tag-texts.ts';
import { leadTexts } from './texts.ts';
import { useKnownTags } from './use-known-tags.ts';
import type { LeadFilterState } from './use-lead-filter.ts';
import { useOwners } from './use-owners.ts';
import { workTexts } from './work-texts.ts';

const useStatusChoice = ({ filter, setStatus }: LeadFilterState): Filter => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  return {
    key: 'status',
    label: t.status,
    value: filter.status ?? '',
    options: [
      { value: '', label: t.allStatuses },
      { value: 'waiting', label: words.waiting },
      ...LEAD_STATUSES.map((status) => ({ value: status, label: t.statuses[status] })),
    ],
    onChange: setStatus,
    className: 'sm:max-w-48',
  };
};

const useOwnerChoice = ({ filter, setOwner }: LeadFilterState): Filter | null => {
  const t = useTexts(workTexts);
  const owners = useOwners() ?? [];
  if (owners.length < 2) return null;
  return {
    key: 'owner',
    label: t.owner,
    value: filter.ownerId,
    options: [
      { value: '', label: t.allOwners },
      ...owners.map(({ memberId, name }) => ({ value: memberId, label: name })),
    ],
    onChange: setOwner,
    className: 'sm:max-w-52',
  };
};

const useSourceChoice = ({ filter, setSource }: LeadFilterState): Filter => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  return {
    key: 'source',
    label: t.columns.source,
    value: filter.source ?? '',
    options: [
      { value: '', label: words.allSources },
      ...LEAD_SOURCES.map((source) => ({ value: source, label: t.sources[source] })),
    ],
    onChange: setSource,
    className: 'sm:max-w-48',
  };
};

const useTagChoice = ({ filter, setTag }: LeadFilterState): Filter | null => {
  const words = useTexts(workTexts);
  const t = useTexts(tagTexts);
  const asked = filter.tag;
  const known = useKnownTags();
  const value = known.find((tag) => tagName(tag) === tagName(asked)) ?? asked;
  const tags = value === '' || known.includes(value) ? known : [...known, value];
  if (tags.length === 0) return null;
  return {
    key: 'tag',
    label: t.tags,
    value,
    options: [{ value: '', label: words.allTags }, ...tags.map((tag) => ({ value: tag, label: tag }))],
    onChange: setTag,
    className: 'sm:max-w-48',
  };
};

const useOrderChoice = ({ filter, setOrderOfAll }: LeadFilterState): Filter => {
  const words = useTexts(workTexts);
  return {
    key: 'order',
    label: words.order,
    value: filter.sort ?? '',
    options: [
      { value: '', label: words.lastActive },
      ...LEAD_SORTS.map((sort) => ({ value: sort, label: words.orders[sort] })),
    ],
    onChange: setOrderOfAll,
    className: 'sm:max-w-72',
  };
};

/** What may be chosen of the leads: status, owner, source, tag, order; on the board owner and tag alone. */
export const useLeadChoices = (state: LeadFilterState): readonly Filter[] => {
  const [status, owner, source] = [useStatusChoice(state), useOwnerChoice(state), useSourceChoice(state)];
  const [tag, order] = [useTagChoice(state), useOrderChoice(state)];
  const choices = state.isBoard ? [owner, tag] : [status, owner, source, tag, order];
  return choices.filter((choice) => choice !== null);
};

import { Trash2 } from 'lucide-react';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Column } from '../../ui/table-column.ts';
import { useCan, useMe } from '../session/use-me.ts';
import { latestWords } from './latest-words.ts';
import { LeadStanding } from './lead-status-badge.tsx';
import { LeadTags } from './lead-tags.tsx';
import { leadTexts } from './texts.ts';
import type { LeadFilterState } from './use-lead-filter.ts';
import { workTexts } from './work-texts.ts';

interface LeadsTableProps {
  readonly leads: readonly Lead[];
  readonly state: LeadFilterState;
  readonly canSort: boolean;
  readonly onDelete: (lead: Lead) => void;
}

type Words = (typeof leadTexts)['fr'];

const NameButton = ({ lead, words, onOpen }: { lead: Lead; words: Words; onOpen: () => void }) => (
  <button
    type="button"
    onClick={onOpen}
    className="-my-2 min-h-11 max-w-full text-left font-medium break-words text-ink underline-offset-4 hover:underline @2xl:min-w-28 @2xl:max-w-48"
  >
    {lead.name ?? words.unnamed}
  </button>
);

const baseColumns = (words: Words, onOpen: (leadId: string) => void): ReadonlyArray<Column<Lead>> => [
  {
    key: 'name',
    header: words.columns.name,
    isName: true,
    sortable: true,
    cell: (lead) => (
      <>
        <NameButton lead={lead} words={words} onOpen={() => onOpen(lead.leadId)} />
        <LeadTags lead={lead} />
      </>
    ),
  },
  {
    key: 'contact',
    header: words.columns.contact,
    cell: (lead) => (
      <ContactLinks
        email={lead.email}
        phone={lead.phone}
        none={words.none}
        className="items-end wrap-anywhere @2xl:items-start @2xl:min-w-36"
      />
    ),
  },
  {
    key: 'message',
    header: words.columns.message,
    isSpare: true,
    cell: (lead) => (
      <span className="line-clamp-2 max-w-64 text-left break-words">{latestWords(lead) || words.none}</span>
    ),
  },
  { key: 'source', header: words.columns.source, isSpare: true, cell: (lead) => words.sources[lead.source] },
  {
    key: 'status',
    header: words.columns.status,
    cell: (lead) => <LeadStanding lead={lead} />,
  },
];

/** When a lead came, or by what it is sorted otherwise. */
/** The date that the list is ordered by, so that its order is seen. */
const dateOf = ({ isByBooking, filter }: LeadFilterState) => {
  if (isByBooking) return 'lastBookingAt';
  return filter.sort === null ? 'lastActivityAt' : 'createdAt';
};

const useDateColumn = (state: LeadFilterState): Column<Lead> => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const key = dateOf(state);
  const headers = {
    lastBookingAt: words.lastBooking,
    lastActivityAt: t.lastActivity,
    createdAt: t.columns.createdAt,
  };
  return {
    key,
    header: headers[key],
    // What was active last is the order that a list has of itself.
    sortable: key !== 'lastActivityAt',
    cell: ({ [key]: at }) => (
      <span className="whitespace-nowrap tabular">
        {at === undefined ? t.none : formatInstant(at, 'date', language, tenant.timezone)}
      </span>
    ),
  };
};

export const LeadsTable = ({ leads, state, canSort, onDelete }: LeadsTableProps) => {
  const t = useTexts(leadTexts);
  const columns = [...baseColumns(t, state.setOpened), useDateColumn(state)];
  const deleting: Column<Lead> = {
    key: 'actions',
    header: t.columns.actions,
    isActions: true,
    cell: (lead) => (
      <IconButton
        label={t.delete(lead.name ?? t.unnamed)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onDelete(lead)}
        className="-my-2"
      />
    ),
  };
  return (
    <DataTable
      {...(canSort ? { onSort: state.setSort } : {})}
      caption={t.caption}
      cardsUnder="2xl"
      columns={useCan('staff') ? [...columns, deleting] : columns}
      rows={leads}
      rowKey={(lead) => lead.leadId}
      sort={canSort ? state.sorted : null}
    />
  );
};

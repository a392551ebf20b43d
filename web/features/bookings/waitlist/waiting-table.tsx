import type { Waiting } from '../../../../shared/schemas/waitlist.ts';
import { formatInstant, formatPeriod, formatWeekday } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { useCan, useMe } from '../../session/use-me.ts';
import { waitlistTexts } from './texts.ts';

interface WaitingTableProps {
  readonly waiting: readonly Waiting[];
  readonly onRemove: (row: Waiting) => void;
}

/** The days, weekdays and parts of the day that somebody asked for. */
const Wish = ({ row }: { row: Waiting }) => {
  const t = useTexts(waitlistTexts);
  const language = useLanguage();
  const days = row.weekdays.map((day) => formatWeekday(day, language)).join(', ');
  const parts = row.dayParts.map((part) => t.parts[part]).join(', ');
  return (
    <span>
      <span className="block tabular">{formatPeriod(row.from, row.to, language)}</span>
      {(days || parts) && (
        <span className="block text-muted">{[days, parts].filter(Boolean).join(' · ')}</span>
      )}
    </span>
  );
};

const State = ({ row: { offer, unanswered, isServed } }: { row: Waiting }) => {
  const t = useTexts(waitlistTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  if (!offer) return <span className="text-muted">{isServed ? t.waits(unanswered) : t.unserved}</span>;
  const at = (iso: string, style: 'dateTime' | 'time') => formatInstant(iso, style, language, timezone);
  return (
    <span className="font-medium">{t.held(at(offer.startAt, 'dateTime'), at(offer.until, 'time'))}</span>
  );
};

/** Everybody who waits, first come first. */
export const WaitingTable = ({ waiting, onRemove }: WaitingTableProps) => {
  const t = useTexts(waitlistTexts);
  const canWrite = useCan('staff');
  const columns: Column<Waiting>[] = [
    {
      key: 'who',
      header: t.columns.who,
      isName: true,
      cell: ({ name, email }) => (
        <span className="block max-w-64 min-w-0 break-words">
          {name}
          <span className="block font-normal text-muted">{email}</span>
        </span>
      ),
    },
    {
      key: 'what',
      header: t.columns.what,
      cell: ({ title, personName }) => (
        <span className="block max-w-64 break-words">
          {title || t.deleted}
          {personName && <span className="block text-muted">{t.with(personName)}</span>}
        </span>
      ),
    },
    { key: 'when', header: t.columns.when, cell: (row) => <Wish row={row} /> },
    { key: 'state', header: t.columns.state, cell: (row) => <State row={row} /> },
  ];
  const actions: Column<Waiting> = {
    key: 'actions',
    header: t.columns.actions,
    isActions: true,
    cell: (row) => (
      <Button onClick={() => onRemove(row)} aria-label={t.removeOf(row.name)}>
        {t.remove}
      </Button>
    ),
  };
  return (
    <DataTable
      caption={t.caption}
      cardsUnder="3xl"
      columns={canWrite ? [...columns, actions] : columns}
      rows={waiting}
      rowKey={({ waitingId }) => waitingId}
    />
  );
};

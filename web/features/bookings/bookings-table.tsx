import type { Booking } from '../../../shared/schemas/booking.ts';
import { useClientName } from '../../i18n/client-name.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/table-column.ts';
import { messageTexts } from '../messages/texts.ts';
import { BookingPerson } from '../placing/booking-person.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { BookingActions, type BookingCommands } from './booking-actions.tsx';
import { BookingStatusBadge } from './booking-status-badge.tsx';
import { bookingTexts } from './texts.ts';
import type { BookingsView } from './use-bookings-view.ts';

interface BookingsTableProps {
  readonly bookings: readonly Booking[];
  readonly view: BookingsView;
  readonly commands: BookingCommands;
}

const useColumns = (onOpen: (bookingId: string) => void): Record<string, Column<Booking>> => {
  const t = useTexts(bookingTexts);
  const sent = useTexts(messageTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const clientName = useClientName();
  const instant = (iso: string, style: 'dateTime' | 'time') => (
    <span className="whitespace-nowrap tabular">{formatInstant(iso, style, language, tenant.timezone)}</span>
  );
  return {
    title: {
      key: 'title',
      header: t.columns.title,
      isName: true,
      sortable: true,
      cell: (booking) => (
        <>
          <button
            type="button"
            onClick={() => onOpen(booking.bookingId)}
            className="-my-2 min-h-11 max-w-full text-left font-medium break-words underline-offset-4 hover:underline"
          >
            {booking.title || t.untitled}
            <BookingPerson booking={booking} />
          </button>
          {booking.confirmationBounced && (
            <span className="mt-1 block">
              <Badge tone="warn">{sent.bounced}</Badge>
            </span>
          )}
        </>
      ),
    },
    start: {
      key: 'start',
      header: t.columns.start,
      sortable: true,
      cell: (booking) => instant(booking.startAt, 'dateTime'),
    },
    end: {
      key: 'end',
      header: t.columns.end,
      isSpare: true,
      cell: (booking) => instant(booking.endAt, 'time'),
    },
    lead: {
      key: 'lead',
      header: t.columns.lead,
      sortable: true,
      cell: (booking) => clientName(booking) || t.none,
    },
    status: {
      key: 'status',
      header: t.columns.status,
      sortable: true,
      cell: (booking) => <BookingStatusBadge status={booking.status} />,
    },
  };
};

export const BookingsTable = ({ bookings, view, commands }: BookingsTableProps) => {
  const t = useTexts(bookingTexts);
  const canWrite = useCan('staff');
  const { title, start, end, lead, status } = useColumns(view.setOpened);
  const actions: Column<Booking> = {
    key: 'actions',
    header: t.columns.actions,
    isActions: true,
    cell: (booking) => <BookingActions booking={booking} commands={commands} />,
  };
  const columns = [
    title,
    start,
    end,
    lead,
    view.shown === 'past' && status,
    canWrite && view.shown !== 'cancelled' && actions,
  ].filter((column) => !!column);
  return (
    <DataTable
      caption={t.caption}
      cardsUnder="3xl"
      columns={columns}
      rows={bookings}
      rowKey={(booking) => booking.bookingId}
      sort={view.sort}
      onSort={view.setSort}
    />
  );
};

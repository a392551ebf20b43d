import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { useClientName } from '../../i18n/client-name.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/table-column.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { BookingPerson } from '../placing/booking-person.tsx';
import { NotRead } from '../session/not-read.tsx';
import { useMe } from '../session/use-me.ts';
import { overviewTexts } from './texts.ts';
import type { Overview } from './use-overview.ts';

/** Page size of the dashboard's bookings. */
const shownRows = 6;

const useColumns = (): ReadonlyArray<Column<Booking>> => {
  const t = useTexts(overviewTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const clientName = useClientName();
  const time = (iso: string) => formatInstant(iso, 'time', language, tenant.timezone);
  return [
    {
      key: 'title',
      header: t.columns.title,
      isName: true,
      cell: (booking) => (
        <Link to={`/dashboard/bookings?booking=${booking.bookingId}`} className="hover:underline">
          {booking.title || t.untitled}
          <BookingPerson booking={booking} />
        </Link>
      ),
    },
    { key: 'lead', header: t.columns.lead, cell: (booking) => clientName(booking) || t.unknown },
    {
      key: 'date',
      header: t.columns.date,
      cell: (booking) => formatInstant(booking.startAt, 'date', language, tenant.timezone),
    },
    {
      key: 'time',
      header: t.columns.time,
      cell: (booking) => (
        <span className="tabular">
          {time(booking.startAt)} – {time(booking.endAt)}
        </span>
      ),
    },
  ];
};

const Content = ({ upcoming }: Pick<Overview, 'upcoming'>) => {
  const t = useTexts(overviewTexts);
  const columns = useColumns();
  const { items } = upcoming;
  if (!items) return <NotRead reading={upcoming} failed={t.bookingsFailed} rows={4} />;
  if (items.length === 0) return <EmptyState icon={<CalendarDays />} text={t.noBooking} />;
  const soonest = items.toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
  return (
    <DataTable
      caption={t.nextBookings}
      columns={columns}
      rows={soonest.slice(0, shownRows)}
      rowKey={(booking) => booking.bookingId}
    />
  );
};

export const NextBookingsCard = ({ upcoming }: Pick<Overview, 'upcoming'>) => {
  const t = useTexts(overviewTexts);
  return (
    <Card
      flush
      title={t.nextBookings}
      aside={
        <span className="flex flex-wrap gap-x-4">
          <TextLink to="/dashboard/bookings?view=week">{t.week}</TextLink>
          <TextLink to="/dashboard/bookings">{t.allBookings}</TextLink>
        </span>
      }
    >
      <Content upcoming={upcoming} />
    </Card>
  );
};

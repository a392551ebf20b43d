import type { Booking } from '../../../shared/schemas/booking.ts';
import { formatInstant, formatPrice, formatSpan } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { Detail } from '../../ui/detail.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useApi } from '../session/use-api.ts';
import { useCan, useMe } from '../session/use-me.ts';
import { agendaTexts } from './agenda-texts.ts';
import { BookingActions, type BookingCommands } from './booking-actions.tsx';
import { BookingStatusBadge } from './booking-status-badge.tsx';
import { bookingTexts } from './texts.ts';
import { useCalendars } from './use-calendars.ts';

interface BookingDrawerProps {
  readonly bookingId: string;
  readonly commands: BookingCommands;
  readonly onClose: () => void;
}

const LeadDetail = ({ booking: { leadId, leadName } }: { booking: Booking }) => {
  const t = useTexts(bookingTexts);
  const words = useTexts(agendaTexts);
  return (
    <Detail label={t.columns.lead}>
      {leadName || t.none}
      {leadId !== null && (
        <>
          <br />
          <TextLink to={`/dashboard/leads?lead=${encodeURIComponent(leadId)}`}>{words.openLead}</TextLink>
        </>
      )}
    </Detail>
  );
};

const CalendarDetail = ({ booking: { calendarId } }: { booking: Booking }) => {
  const words = useTexts(agendaTexts);
  const calendar = useCalendars().find((one) => one.calendarId === calendarId);
  return calendar ? <Detail label={words.with}>{calendar.name}</Detail> : null;
};

const Details = ({ booking }: { booking: Booking }) => {
  const t = useTexts(bookingTexts);
  const words = useTexts(agendaTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { price, currency } = booking;
  const created = formatInstant(booking.createdAt, 'fullDateTime', language, tenant.timezone);
  return (
    <dl className="flex flex-col gap-2">
      <Detail label={t.when}>{formatSpan(booking.startAt, booking.endAt, language, tenant.timezone)}</Detail>
      <Detail label={t.columns.status}>
        <BookingStatusBadge status={booking.status} />
        {booking.overbooked && <p className="mt-1 text-warn">{words.overbooked}</p>}
      </Detail>
      <LeadDetail booking={booking} />
      <CalendarDetail booking={booking} />
      <Detail label={t.contact}>
        <ContactLinks email={booking.email} phone={booking.phone} none={t.none} />
      </Detail>
      <Detail label={t.price}>
        {price === null || currency === null ? t.none : formatPrice(price, currency, language)}
      </Detail>
      <Detail label={t.source}>{t.sources[booking.source]}</Detail>
      <Detail label={t.bookedOn}>{created}</Detail>
      <Detail label={t.note}>{booking.note || t.none}</Detail>
    </dl>
  );
};

/** One booking, opened by the address. */
export const BookingDrawer = ({ bookingId, commands, onClose }: BookingDrawerProps) => {
  const t = useTexts(bookingTexts);
  const canWrite = useCan('staff');
  const { data: booking, error } = useApi('GET /v1/bookings/{bookingId}', { params: { bookingId } });
  return (
    <Drawer title={booking ? booking.title || t.untitled : t.details} onClose={onClose}>
      {booking ? (
        <div className="flex flex-col gap-6">
          <Details booking={booking} />
          {commands.failure !== null && <Alert>{commands.failure}</Alert>}
          {canWrite && <BookingActions booking={booking} commands={commands} />}
        </div>
      ) : error ? (
        <Alert>{errorText(error, t.bookingFailed)}</Alert>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Drawer>
  );
};

import { priceText } from '../../../shared/domain/money.ts';
import type { Booking, OpenedBooking } from '../../../shared/schemas/booking.ts';
import { useClientName } from '../../i18n/client-name.ts';
import { formatInstant, formatSpan } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Detail } from '../../ui/detail.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BookingMessages } from '../messages/sent-messages.tsx';
import { messageTexts } from '../messages/texts.ts';
import { PersonMark } from '../placing/person-mark.tsx';
import { personTexts } from '../placing/person-texts.ts';
import { UnreadLists } from '../session/unread-lists.tsx';
import { useApi } from '../session/use-api.ts';
import { useCan, useMe } from '../session/use-me.ts';
import { agendaTexts } from './agenda-texts.ts';
import { BookedWith } from './booked-with.tsx';
import { BookingActions, type BookingCommands } from './booking-actions.tsx';
import { BookingStatusBadge } from './booking-status-badge.tsx';
import { BookingHistory } from './history/booking-history.tsx';
import { bookingTexts } from './texts.ts';

interface BookingDrawerProps {
  readonly bookingId: string;
  readonly commands: BookingCommands;
  readonly onClose: () => void;
}

const LeadDetail = ({ booking }: { booking: Booking }) => {
  const { leadId } = booking;
  const clientName = useClientName();
  const t = useTexts(bookingTexts);
  const words = useTexts(agendaTexts);
  return (
    <Detail label={t.columns.lead}>
      {clientName(booking) || t.none}
      {leadId !== null && (
        <>
          <br />
          <TextLink to={`/dashboard/leads?lead=${encodeURIComponent(leadId)}`}>{words.openLead}</TextLink>
        </>
      )}
    </Detail>
  );
};

const PersonDetail = ({ booking: { calendarId, personName, unplaced } }: { booking: Booking }) => {
  const t = useTexts(personTexts);
  const words = useTexts(agendaTexts);
  if (personName === undefined) return null;
  return (
    <Detail label={words.with}>
      <span className="flex flex-wrap items-center gap-1.5">
        <PersonMark personId={calendarId} />
        {personName} {unplaced && <Badge tone="warn">{t.toBePlaced}</Badge>}
      </span>
    </Detail>
  );
};

/** The visitor's manage link, for a member who has to send it again. */
const ManageLink = ({ booking: { manageUrl, status } }: { booking: OpenedBooking }) => {
  const words = useTexts(agendaTexts);
  if (manageUrl === undefined || status === 'cancelled') return null;
  return (
    <section
      aria-labelledby="manage-link"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-bg p-4"
    >
      <div className="min-w-0 flex-1 basis-48">
        <h3 id="manage-link" className="font-semibold">
          {words.manageLink}
        </h3>
        <p className="text-muted">{words.manageHint}</p>
        <a
          href={manageUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-1 inline-block py-1 font-medium text-link underline-offset-4 hover:underline"
        >
          {words.openManage} <span className="sr-only">{words.newTab}</span>
        </a>
      </div>
      <CopyButton text={manageUrl} what={words.manageWhat} />
    </section>
  );
};

const Details = ({ booking }: { booking: Booking }) => {
  const t = useTexts(bookingTexts);
  const words = useTexts(agendaTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const sent = useTexts(messageTexts);
  const created = formatInstant(booking.createdAt, 'fullDateTime', language, tenant.timezone);
  return (
    <dl className="flex flex-col gap-2">
      <Detail label={t.when}>{formatSpan(booking.startAt, booking.endAt, language, tenant.timezone)}</Detail>
      <Detail label={t.columns.status}>
        <BookingStatusBadge status={booking.status} />
        {booking.overbooked && <p className="mt-1 text-warn">{words.overbooked}</p>}
        {booking.confirmationBounced && <p className="mt-1 text-warn">{sent.bounced}</p>}
        {booking.askedToMove && <p className="mt-1 text-warn">{words.askedToMove}</p>}
      </Detail>
      <LeadDetail booking={booking} />
      <PersonDetail booking={booking} />
      <Detail label={t.contact}>
        <ContactLinks email={booking.email} phone={booking.phone} none={t.none} />
      </Detail>
      {booking.phone !== null && (
        <Detail label={words.sms}>
          {booking.smsConsent === undefined ? words.smsRefused : words.smsAccepted(booking.smsConsent)}
        </Detail>
      )}
      <Detail label={t.price}>{priceText(booking, language) ?? t.none}</Detail>
      <Detail label={t.source}>{t.sources[booking.source]}</Detail>
      <Detail label={t.bookedOn}>{created}</Detail>
      <Detail label={t.note}>{booking.note || t.none}</Detail>
    </dl>
  );
};

/** One booking, opened by its URL. */
export const BookingDrawer = ({ bookingId, commands, onClose }: BookingDrawerProps) => {
  const t = useTexts(bookingTexts);
  const canWrite = useCan('staff');
  const { data: booking, error } = useApi('GET /v1/bookings/{bookingId}', { params: { bookingId } });
  return (
    <Drawer title={booking ? booking.title || t.untitled : t.details} onClose={onClose}>
      {booking ? (
        <div className="flex flex-col gap-6">
          <Details booking={booking} />
          <BookedWith booking={booking} commands={canWrite ? commands : null} />
          <ManageLink booking={booking} />
          <BookingMessages bookingId={bookingId} />
          <BookingHistory booking={booking} />
          {commands.failure !== null && <Alert>{commands.failure}</Alert>}
          {canWrite && <UnreadLists of={['services']} />}
          {canWrite && <BookingActions booking={booking} commands={commands} isOpened />}
        </div>
      ) : error ? (
        <Alert>{errorText(error, t.bookingFailed)}</Alert>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Drawer>
  );
};

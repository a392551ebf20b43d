import type { OpenedBooking } from '../../../shared/schemas/booking.ts';
import { formatSpan } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useMe } from '../session/use-me.ts';
import { agendaTexts } from './agenda-texts.ts';
import { allowedActions } from './allowed-actions.ts';
import { BookingStatusBadge } from './booking-status-badge.tsx';
import { bookingTexts } from './texts.ts';

interface BookedWithProps {
  readonly booking: OpenedBooking;
  /** Absent for whoever may not cancel. */
  readonly onCancelAll?: ((booking: OpenedBooking) => void) | undefined;
}

/** The other appointments of whoever booked several at once, each with its own link. */
export const BookedWith = ({ booking, onCancelAll }: BookedWithProps) => {
  const { bookedWith = [] } = booking;
  const t = useTexts(bookingTexts);
  const words = useTexts(agendaTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  if (bookedWith.length === 0) return null;
  return (
    <section aria-labelledby="booked-with" className="rounded-control bg-bg p-4">
      <h3 id="booked-with" className="font-semibold">
        {words.bookedWith}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {bookedWith.map(({ bookingId, title, startAt, endAt, status, personName }) => (
          <li key={bookingId} className="py-2">
            <TextLink to={`/dashboard/bookings?booking=${encodeURIComponent(bookingId)}`}>
              {title || t.untitled}
            </TextLink>{' '}
            <BookingStatusBadge status={status} />
            <p className="text-muted">
              {[formatSpan(startAt, endAt, language, tenant.timezone), personName]
                .filter((fact) => fact !== undefined)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {onCancelAll && bookedWith.some((one) => allowedActions(one, Date.now()).cancel) && (
        <Button className="mt-2" onClick={() => onCancelAll(booking)}>
          {t.cancelAll}
        </Button>
      )}
    </section>
  );
};

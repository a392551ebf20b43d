import type { OpenedBooking } from '../../../shared/schemas/booking.ts';
import { formatSpan } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useMe } from '../session/use-me.ts';
import { agendaTexts } from './agenda-texts.ts';
import { allowedActions } from './allowed-actions.ts';
import type { BookingCommands } from './booking-actions.tsx';
import { BookingStatusBadge } from './booking-status-badge.tsx';
import { moveAllTexts } from './moving/texts.ts';
import { bookingTexts } from './texts.ts';

interface BookedWithProps {
  readonly booking: OpenedBooking;
  /** Null for whoever may change nothing. */
  readonly commands: Pick<BookingCommands, 'moveAll' | 'cancelAll'> | null;
}

/** The other appointments of whoever booked several at once, each with its own link. */
export const BookedWith = ({ booking, commands }: BookedWithProps) => {
  const { bookedWith = [] } = booking;
  const t = useTexts(bookingTexts);
  const words = useTexts(agendaTexts);
  const moving = useTexts(moveAllTexts);
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
      {commands && bookedWith.some((one) => allowedActions(one, Date.now()).cancel) && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => commands.moveAll(booking)}>{moving.open}</Button>
          <Button onClick={() => commands.cancelAll(booking)}>{t.cancelAll}</Button>
        </div>
      )}
    </section>
  );
};

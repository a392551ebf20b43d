import type { Booking } from '../../../shared/schemas/booking.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { PersonMark } from './person-mark.tsx';
import { personTexts } from './person-texts.ts';

/** The member who performs a booking, whether it needs another one, and whether they are busy elsewhere. */
export const BookingPerson = ({
  booking: { calendarId, personName, unplaced, busyElsewhere },
}: {
  booking: Pick<Booking, 'calendarId' | 'personName' | 'unplaced' | 'busyElsewhere'>;
}) => {
  const t = useTexts(personTexts);
  return (
    <>
      {unplaced && (
        <>
          {' '}
          <Badge tone="warn">{t.toBePlaced}</Badge>
        </>
      )}
      {busyElsewhere && (
        <>
          {' '}
          <Badge tone="warn">{t.busyElsewhere}</Badge>
        </>
      )}
      {personName !== undefined && (
        <span className="flex items-center gap-1.5 font-normal text-muted">
          <PersonMark personId={calendarId} />
          <span className="min-w-0 break-words">{t.withPerson(personName)}</span>
        </span>
      )}
    </>
  );
};

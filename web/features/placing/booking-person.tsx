import type { Booking } from '../../../shared/schemas/booking.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { personTexts } from './person-texts.ts';

/** The member who performs a booking, whether it needs another one, and whether they are busy elsewhere. */
export const BookingPerson = ({
  booking: { personName, unplaced, busyElsewhere },
}: {
  booking: Pick<Booking, 'personName' | 'unplaced' | 'busyElsewhere'>;
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
        <span className="block break-words font-normal text-muted">{t.withPerson(personName)}</span>
      )}
    </>
  );
};

import type { Booking } from '../../../shared/schemas/booking.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { personTexts } from './person-texts.ts';

/** The member who performs a booking, and whether it needs another one. */
export const BookingPerson = ({
  booking: { personName, unplaced },
}: {
  booking: Pick<Booking, 'personName' | 'unplaced'>;
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
      {personName !== undefined && (
        <span className="block break-words font-normal text-muted">{t.withPerson(personName)}</span>
      )}
    </>
  );
};

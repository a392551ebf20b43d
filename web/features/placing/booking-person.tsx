import type { Booking } from '../../../shared/schemas/booking.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { personTexts } from './person-texts.ts';

/** Who performs a booking, under its title, and whether somebody else is to be found for it. */
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

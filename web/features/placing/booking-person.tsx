import type { PersonColour } from '../../../shared/domain/person-colours.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { PersonDot } from '../../ui/person-dot.tsx';
import { personTexts } from './person-texts.ts';

/** The member who performs a booking, whether it needs another one, and whether they are busy elsewhere. */
export const BookingPerson = ({
  booking: { personName, unplaced, busyElsewhere },
  colour = null,
}: {
  booking: Pick<Booking, 'personName' | 'unplaced' | 'busyElsewhere'>;
  /** The person's, where colours are told. */
  colour?: PersonColour | null;
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
        <span className="block break-words font-normal text-muted">
          {colour !== null && (
            <>
              <PersonDot colour={colour} />{' '}
            </>
          )}
          {t.withPerson(personName)}
        </span>
      )}
    </>
  );
};

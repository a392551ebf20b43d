import type { MissedSeries } from '../../../shared/schemas/basket-booking.ts';
import { formatDay, formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { dayKey } from '../../lib/day-key.ts';
import { offerTexts } from '../chat/offer-texts.ts';
import { severalTexts } from './several-texts.ts';

interface MissedDatesProps {
  readonly missed: MissedSeries;
  readonly timezone: string;
}

/** What comes nearest to appointments on several dates, and why each date that it leaves out is not free. */
export const MissedDates = ({ missed: { startAt, skipped }, timezone }: MissedDatesProps) => {
  const { nearest } = useTexts(severalTexts);
  const texts = useTexts(offerTexts);
  const language = useLanguage();
  const isFirstFree = skipped.every(({ date }) => date !== dayKey(startAt, timezone));
  const when = formatInstant(startAt, 'dateTime', language, timezone);
  return (
    <>
      <p>{isFirstFree ? nearest.alone(when) : nearest.from(when)}</p>
      <ul className="list-disc pl-5">
        {skipped.map(({ date, reason }) => (
          <li key={date}>{texts.skipped(formatDay(date, language), texts.reasons[reason])}</li>
        ))}
      </ul>
    </>
  );
};

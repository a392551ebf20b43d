import type { Booking } from '../../../../shared/schemas/booking.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { useMe } from '../../session/use-me.ts';
import { strandedTexts } from './stranded-texts.ts';

/** How a booking is called: its client or else its service, and when it is. */
export const useWhatOf = (): ((booking: Booking) => string) => {
  const t = useTexts(strandedTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  return ({ leadName, title, startAt }) =>
    t.whatOf(leadName || title, formatInstant(startAt, 'dateTime', language, timezone));
};

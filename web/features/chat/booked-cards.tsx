import { useTexts } from '../../i18n/texts.ts';
import type { BookedProps } from './cards.tsx';
import { chatTexts } from './chat-texts.ts';
import { useLate } from './use-late.ts';

const load = async () => (await import('./cards.tsx')).Cards;

/**
 * What was booked: one appointment as its card, several on one card with one calendar file. The cards are loaded with
 * the first booking; where they do not come, a link leads to the page of each.
 */
export const BookedCards = (booked: BookedProps) => {
  const { manage } = useTexts(chatTexts).card;
  const { bookings } = booked;
  const { Part: Cards, hasFailed } = useLate(bookings.length > 0, load);
  if (Cards) return <Cards {...booked} />;
  if (!hasFailed) return null;
  return bookings.map(({ bookingId, manageUrl }) => (
    <a key={bookingId} href={manageUrl} target="_blank" rel="noopener" className="underline">
      {manage}
    </a>
  ));
};

import { BookingCard } from './booking-card.tsx';
import { useChatBusiness } from './chat-business.ts';
import type { SeveralCardProps } from './several-card.tsx';
import { useLate } from './use-late.ts';

const load = async () => (await import('./several-card.tsx')).SeveralCard;

/**
 * What was booked: one appointment as its card, several on one card with one calendar file. That card is loaded
 * with the first several; where it does not come, each has a card of its own.
 */
export const BookedCards = ({ bookings }: SeveralCardProps) => {
  const business = useChatBusiness();
  const isSeveral = bookings.length > 1;
  const { Part: SeveralCard, hasFailed } = useLate(isSeveral, load);
  if (isSeveral && !hasFailed) return SeveralCard ? <SeveralCard bookings={bookings} /> : null;
  return bookings.map((booking) => <BookingCard key={booking.bookingId} booking={booking} {...business} />);
};

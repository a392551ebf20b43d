import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { BookingCard } from './booking-card.tsx';
import { useChatBusiness } from './chat-business.ts';
import { SeveralCard } from './several-card.tsx';
import { useInPageLanguage } from './use-in-page-language.ts';

export interface BookedProps {
  /** Appointments that were booked at once. */
  readonly bookings: readonly PublicBooking[];
  /** They were booked before this page was loaded, perhaps in another language. */
  readonly isKept?: boolean | undefined;
  /** What one alone costs, where that is shown. */
  readonly price?: string | null | undefined;
}

/** The appointments' cards, in the language of the page. */
export const Cards = ({ bookings: booked, isKept = false, price = null }: BookedProps) => {
  const { business, location, timezone } = useChatBusiness();
  const bookings = useInPageLanguage(booked, isKept);
  const [first, ...rest] = bookings;
  if (!first) return null;
  if (rest.length > 0) return <SeveralCard bookings={bookings} />;
  return (
    <BookingCard booking={first} price={price} business={business} location={location} timezone={timezone} />
  );
};

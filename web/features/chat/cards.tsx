import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { useTexts } from '../../i18n/texts.ts';
import { BookingCard } from './booking-card.tsx';
import { useChatBusiness } from './chat-business.ts';
import { confirmationText, confirmedTexts } from './confirmed-texts.ts';
import { SeveralCard } from './several-card.tsx';
import { useInPageLanguage } from './use-in-page-language.ts';

export interface BookedProps {
  /** Appointments that were booked at once. */
  readonly bookings: readonly PublicBooking[];
  /** They were booked before this page was loaded, perhaps in another language. */
  readonly isKept?: boolean | undefined;
  /** What one alone costs, where that is shown. */
  readonly price?: string | null | undefined;
  /**
   * The e-mail address or phone number to which the confirmation goes, null where none is sent. Absent in the chat, where
   * the assistant says so.
   */
  readonly confirmedTo?: string | null;
}

/** Where the confirmation goes. */
const ConfirmedTo = ({ to }: { readonly to: string | null }) => (
  <p className="mt-4 text-sm wrap-anywhere">{confirmationText(to, useTexts(confirmedTexts))}</p>
);

/** The appointments' cards, in the language of the page. */
export const Cards = ({ bookings: booked, isKept = false, price = null, confirmedTo }: BookedProps) => {
  const { business, location, timezone } = useChatBusiness();
  const bookings = useInPageLanguage(booked, isKept);
  const [first, ...rest] = bookings;
  if (!first) return null;
  return (
    <>
      {rest.length > 0 ? (
        <SeveralCard bookings={bookings} />
      ) : (
        <BookingCard
          booking={first}
          price={price}
          business={business}
          location={location}
          timezone={timezone}
        />
      )}
      {confirmedTo !== undefined && <ConfirmedTo to={confirmedTo} />}
    </>
  );
};

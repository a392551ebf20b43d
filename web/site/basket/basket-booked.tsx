import type { PublicBasket } from '../../../shared/schemas/basket.ts';
import { BookingCard } from '../../features/chat/booking-card.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useBroughtIntoView } from '../booking/use-brought-into-view.ts';
import { smallButton } from '../parts/button-style.ts';
import { VisitNotes } from '../parts/visit-notes.tsx';
import type { SiteView } from '../view/site-view.ts';
import { basketTexts } from './basket-texts.ts';

interface BasketBookedProps {
  readonly basket: PublicBasket;
  readonly view: Pick<SiteView, 'chat' | 'visit'>;
  readonly onAgain: () => void;
}

/** What was booked at once; it takes the focus from the form that it replaces. */
export const BasketBooked = ({ basket: { bookings }, view: { chat, visit }, onAgain }: BasketBookedProps) => {
  const texts = useTexts(basketTexts);
  const language = useLanguage();
  const box = useBroughtIntoView();
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="mx-auto max-w-lg scroll-mt-3 space-y-4 outline-none"
    >
      <p className="text-lg font-semibold">{texts.done(bookings.length)}</p>
      {bookings.map((booking) => (
        <BookingCard
          key={booking.bookingId}
          booking={booking}
          business={chat.business}
          location={chat.location}
          timezone={chat.timezone}
          language={language}
        />
      ))}
      <VisitNotes visit={visit} />
      <p className="text-sm text-muted">{texts.doneHint}</p>
      <button type="button" onClick={onAgain} className={smallButton}>
        {texts.again}
      </button>
    </div>
  );
};

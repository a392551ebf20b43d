import { useEffect, useRef } from 'react';
import type { PublicBasket } from '../../../shared/schemas/basket.ts';
import { BookingCard } from '../../features/chat/booking-card.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { smallButton } from '../parts/button-style.ts';
import type { ChatView } from '../view/site-view.ts';
import { basketTexts } from './basket-texts.ts';

interface BasketBookedProps {
  readonly basket: PublicBasket;
  readonly chat: ChatView;
  readonly onAgain: () => void;
}

/** What was booked at once; it takes the focus from the form that it replaces. */
export const BasketBooked = ({ basket: { bookings }, chat, onAgain }: BasketBookedProps) => {
  const texts = useTexts(basketTexts);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="mx-auto max-w-lg space-y-4 outline-none">
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
      <p className="text-sm text-muted">{texts.doneHint}</p>
      <button type="button" onClick={onAgain} className={smallButton}>
        {texts.again}
      </button>
    </div>
  );
};

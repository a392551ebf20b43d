import { useEffect, useRef } from 'react';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { BookingCard } from '../../features/chat/booking-card.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { smallButton } from '../parts/button-style.ts';
import { siteTexts } from '../texts.ts';
import type { ChatView } from '../view/site-view.ts';

interface BookedProps {
  readonly booking: PublicBooking;
  readonly chat: ChatView;
  readonly onAgain: () => void;
}

/** The confirmation; it takes the focus from the form that it replaces. */
export const Booked = ({ booking, chat, onAgain }: BookedProps) => {
  const texts = useTexts(siteTexts).booking;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="mx-auto max-w-lg space-y-4 outline-none">
      <BookingCard
        booking={booking}
        business={chat.business}
        location={chat.location}
        timezone={chat.timezone}
        language={useLanguage()}
      />
      <p className="text-sm text-muted">{texts.doneHint}</p>
      <button type="button" onClick={onAgain} className={smallButton}>
        {texts.again}
      </button>
    </div>
  );
};

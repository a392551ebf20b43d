import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { BookingCard } from '../../features/chat/booking-card.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { smallButton } from '../parts/button-style.ts';
import { VisitNotes } from '../parts/visit-notes.tsx';
import { siteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';
import { useBroughtIntoView } from './use-brought-into-view.ts';

interface BookedProps {
  readonly booking: PublicBooking;
  readonly view: Pick<SiteView, 'chat' | 'visit'>;
  readonly onAgain: () => void;
}

/** The confirmation; it takes the focus from the form that it replaces. */
export const Booked = ({ booking, view: { chat, visit }, onAgain }: BookedProps) => {
  const texts = useTexts(siteTexts).booking;
  const box = useBroughtIntoView();
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="mx-auto max-w-lg scroll-mt-3 space-y-4 outline-none"
    >
      <BookingCard
        booking={booking}
        business={chat.business}
        location={chat.location}
        timezone={chat.timezone}
        language={useLanguage()}
      />
      <VisitNotes visit={visit} lastStart={booking.startAt} />
      <p className="text-sm text-muted">{texts.doneHint}</p>
      <button type="button" onClick={onAgain} className={smallButton}>
        {texts.again}
      </button>
    </div>
  );
};

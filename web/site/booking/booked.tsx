import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { BookedCards } from '../../features/chat/booked-cards.tsx';
import { ChatBusinessContext } from '../../features/chat/chat-business.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Confirmation } from '../parts/confirmation.tsx';
import { siteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';

interface BookedProps {
  readonly booking: PublicBooking;
  readonly view: Pick<SiteView, 'chat' | 'visit'>;
  readonly onAgain: () => void;
}

/** The confirmation of one appointment. */
export const Booked = ({ booking, view: { chat, visit }, onAgain }: BookedProps) => (
  <Confirmation
    visit={visit}
    lastStart={booking.startAt}
    texts={useTexts(siteTexts).booking}
    onAgain={onAgain}
  >
    <ChatBusinessContext value={chat}>
      <BookedCards bookings={[booking]} />
    </ChatBusinessContext>
  </Confirmation>
);

import type { BookedPublicly } from '../../../shared/schemas/booked-publicly.ts';
import { BookedCards } from '../../features/chat/booked-cards.tsx';
import { ChatBusinessContext } from '../../features/chat/chat-business.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Confirmation } from '../parts/confirmation.tsx';
import { siteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';

interface BookedProps {
  readonly booking: BookedPublicly;
  readonly view: Pick<SiteView, 'chat' | 'visit'>;
  /** What it costs, as the form said it. */
  readonly price: string | null;
  readonly onAgain: () => void;
}

/** The confirmation of one appointment. */
export const Booked = ({ booking, view: { chat, visit }, price, onAgain }: BookedProps) => (
  <Confirmation
    visit={visit}
    lastStart={booking.startAt}
    texts={useTexts(siteTexts).booking}
    onAgain={onAgain}
  >
    <ChatBusinessContext value={chat}>
      <BookedCards bookings={[booking]} price={price} confirmedTo={booking.confirmedTo ?? null} />
    </ChatBusinessContext>
  </Confirmation>
);

import type { PublicBasket } from '../../../shared/schemas/booked-publicly.ts';
import { BookedCards } from '../../features/chat/booked-cards.tsx';
import { ChatBusinessContext } from '../../features/chat/chat-business.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Confirmation } from '../parts/confirmation.tsx';
import type { SiteView } from '../view/site-view.ts';
import { basketTexts } from './basket-texts.ts';

interface BasketBookedProps {
  readonly basket: PublicBasket;
  readonly view: Pick<SiteView, 'chat' | 'visit'>;
  readonly onAgain: () => void;
}

/** The confirmation of several appointments at once. */
export const BasketBooked = ({ basket, view: { chat, visit }, onAgain }: BasketBookedProps) => {
  const { bookings, confirmedTo } = basket;
  const texts = useTexts(basketTexts);
  const lastStart =
    bookings
      .map(({ startAt }) => startAt)
      .toSorted()
      .at(-1) ?? '';
  return (
    <Confirmation visit={visit} lastStart={lastStart} texts={texts} onAgain={onAgain}>
      <ChatBusinessContext value={chat}>
        <BookedCards bookings={bookings} confirmedTo={confirmedTo ?? null} />
      </ChatBusinessContext>
    </Confirmation>
  );
};

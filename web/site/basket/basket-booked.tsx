import type { PublicBasket } from '../../../shared/schemas/basket.ts';
import { BookedCards } from '../../features/chat/booked-cards.tsx';
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
  const { business, location, timezone } = chat;
  const lastStart =
    bookings
      .map(({ startAt }) => startAt)
      .toSorted()
      .at(-1) ?? '';
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="mx-auto max-w-lg scroll-mt-3 space-y-4 outline-none"
    >
      <BookedCards {...{ bookings, business, location, timezone, language }} />
      <VisitNotes {...{ visit, lastStart }} />
      <p className="text-sm text-muted">{texts.doneHint}</p>
      <button type="button" onClick={onAgain} className={smallButton}>
        {texts.again}
      </button>
    </div>
  );
};

import { useContext } from 'react';
import { formatPrice, isTaxed, totalPrice } from '../../../shared/domain/money.ts';
import type { BasketOffer } from '../../../shared/schemas/basket.ts';
import { formatDay } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { offerTexts } from './offer-texts.ts';
import { PartLines } from './part-lines.tsx';
import { TaxesNote } from './taxes-note.ts';

const Notes = ({ offer }: { offer: BasketOffer }) => {
  const texts = useTexts(offerTexts);
  const language = useLanguage();
  const total = totalPrice(offer.parts);
  const taxes = useContext(TaxesNote);
  const taxed = total && taxes !== null && isTaxed(total) ? ` (${taxes})` : '';
  const wait = offer.perDate === undefined ? texts.wait : texts.waitAtMost;
  const notes = [
    ...(offer.gapMin > 0 ? [wait(offer.gapMin)] : []),
    ...offer.skipped.map(({ date, reason }) =>
      texts.skipped(formatDay(date, language), texts.reasons[reason]),
    ),
    ...(total ? [`${texts.total(formatPrice(total, language))}${taxed}`] : []),
  ];
  return notes.map((note) => (
    <span key={note} className="block text-sm wrap-anywhere text-muted">
      {note}
    </span>
  ));
};

/** A whole offer: each appointment with its hours and person by day, then gaps, left-out dates and the total. */
export const OfferLines = ({
  offer,
  timezone,
}: {
  readonly offer: BasketOffer;
  readonly timezone: string;
}) => (
  <>
    <PartLines parts={offer.parts} timezone={timezone} />
    <Notes offer={offer} />
  </>
);

import { useContext } from 'react';
import { formatPrice, isTaxed, totalPrice } from '../../../shared/domain/money.ts';
import type { BasketOffer } from '../../../shared/schemas/basket.ts';
import { formatDay, formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { offerTexts } from './offer-texts.ts';
import { TaxesNote } from './taxes-note.ts';

const Parts = ({ offer, timezone }: { offer: BasketOffer; timezone: string }) => {
  const language = useLanguage();
  const at = (iso: string, style: 'date' | 'time') => formatInstant(iso, style, language, timezone);
  let day = '';
  return offer.parts.map((part, nth) => {
    const own = at(part.startAt, 'date');
    const isNew = own !== day;
    day = own;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: people who come together have equal parts, in a fixed order
      <span key={nth} className="block">
        {isNew && <span className="mt-1 block font-semibold first-letter:uppercase">{own}</span>}
        <span className="block text-sm wrap-anywhere">
          <span className="tabular-nums">
            {at(part.startAt, 'time')} – {at(part.endAt, 'time')}
          </span>
          {` · ${part.title}`}
          {part.personName !== undefined && ` · ${part.personName}`}
        </span>
      </span>
    );
  });
};

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
export const OfferLines = (props: { readonly offer: BasketOffer; readonly timezone: string }) => (
  <>
    <Parts {...props} />
    <Notes {...props} />
  </>
);

import { formatPrice, totalPrice } from '../../../shared/domain/money.ts';
import type { BasketOffer } from '../../../shared/schemas/basket.ts';
import { formatDay, formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { smallButton } from '../parts/button-style.ts';
import { basketTexts } from './basket-texts.ts';
import type { Offers } from './use-offers.ts';

/** Offers shown before "more". */
const SHOWN = 6;

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
  const texts = useTexts(basketTexts);
  const language = useLanguage();
  const total = totalPrice(offer.parts);
  const notes = [
    ...(offer.gapMin > 0 ? [texts.wait(offer.gapMin)] : []),
    ...offer.skipped.map(({ date, reason }) =>
      texts.skipped(formatDay(date, language), texts.reasons[reason]),
    ),
    ...(total ? [texts.total(formatPrice(total, language))] : []),
  ];
  return notes.map((note) => (
    <span key={note} className="block text-sm wrap-anywhere text-muted">
      {note}
    </span>
  ));
};

const Offer = ({ offer, timezone }: { offer: BasketOffer; timezone: string }) => (
  <label className="flex min-w-0 items-start gap-3 rounded-control border border-control bg-surface p-3 hover:bg-hover has-checked:border-primary has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
    <input type="radio" name="slotId" value={offer.offer} required className="mt-1 size-5 shrink-0" />
    <span className="min-w-0 flex-1">
      <Parts offer={offer} timezone={timezone} />
      <Notes offer={offer} />
    </span>
  </label>
);

const List = ({ offers, timezone }: { offers: readonly BasketOffer[]; timezone: string }) => (
  <div className="space-y-3">
    {offers.map((offer) => (
      <Offer key={offer.offer} offer={offer} timezone={timezone} />
    ))}
  </div>
);

const End = ({ found }: { found: Offers }) => {
  const texts = useTexts(basketTexts);
  const hasAny = found.offers.length > 0;
  if (found.phase !== 'ready' || !hasAny) return null;
  if (found.isAll) return <p className="text-sm text-muted">{texts.noLater}</p>;
  return (
    <button type="button" onClick={() => void found.searchLater()} className={smallButton}>
      {texts.later}
    </button>
  );
};

/** What a screen reader hears of the search. */
const Said = ({ found }: { found: Offers }) => {
  const texts = useTexts(basketTexts);
  const said = {
    idle: '',
    searching: texts.searching,
    ready: found.offers.length === 0 ? texts.none : texts.found(found.offers.length),
    failed: found.message ?? texts.searchFailed,
  };
  return (
    <p role="status" className="text-sm text-muted">
      {said[found.phase]}
      {found.isPartial && ` ${texts.partial}`}
    </p>
  );
};

interface OfferListProps {
  readonly found: Offers;
  readonly timezone: string;
  readonly error: string | undefined;
}

/** Whole offers to choose from, best first; the first of them before "more". */
export const OfferList = ({ found, timezone, error }: OfferListProps) => {
  const texts = useTexts(basketTexts);
  const rest = found.offers.slice(SHOWN);
  return (
    <fieldset
      aria-describedby={error ? 'offer-error' : undefined}
      aria-busy={found.phase === 'searching'}
      className="min-w-0 space-y-4"
    >
      <legend className="mb-3 text-base font-semibold">{texts.offers}</legend>
      {error && (
        <p id="offer-error" className="text-sm text-danger">
          {error}
        </p>
      )}
      <Said found={found} />
      <List offers={found.offers.slice(0, SHOWN)} timezone={timezone} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-link group-open:hidden">
            {texts.more}
          </summary>
          <List offers={rest} timezone={timezone} />
        </details>
      )}
      <End found={found} />
    </fieldset>
  );
};

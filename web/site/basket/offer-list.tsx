import type { BasketOffer } from '../../../shared/schemas/basket.ts';
import { OfferLines } from '../../features/chat/offer-lines.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { smallButton } from '../parts/button-style.ts';
import { basketTexts } from './basket-texts.ts';
import type { Offers } from './use-offers.ts';

/** Offers shown before "more". */
const SHOWN = 6;

const Offer = ({ offer, timezone }: { offer: BasketOffer; timezone: string }) => (
  <label className="flex min-w-0 items-start gap-3 rounded-control border border-control bg-surface p-3 hover:bg-hover has-checked:border-primary has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
    <input type="radio" name="slotId" value={offer.offer} required className="mt-1 size-5 shrink-0" />
    <span className="min-w-0 flex-1">
      <OfferLines offer={offer} timezone={timezone} />
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

import type { ComponentProps } from 'react';
import type { BasketOffer } from '../../../shared/schemas/basket.ts';
import { formatDay, formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { OfferLines } from '../chat/offer-lines.tsx';
import { MissedDates } from './missed-dates.tsx';
import { severalTexts } from './several-texts.ts';
import type { Offers } from './use-offers.ts';
import type { WishLook } from './wish-look.ts';

/** Offers shown before "more". */
const SHOWN = 6;

interface Shown {
  readonly timezone: string;
  /** How an offer's radio button is named and heard. */
  readonly radio: (offer: BasketOffer) => ComponentProps<'input'>;
}

interface OfferListProps extends Shown {
  readonly found: Offers;
  readonly look: Pick<WishLook, 'Press'>;
  /** What is said where nothing was found. */
  readonly none: string;
  /** What else can be done where the search stopped before its end. */
  readonly write?: string | undefined;
  readonly error: string | undefined;
}

const Offer = ({ offer, timezone, radio }: Shown & { offer: BasketOffer }) => (
  <label className="flex min-w-0 items-start gap-3 rounded-control border border-control bg-surface p-3 hover:bg-hover has-checked:border-primary has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
    <input {...radio(offer)} type="radio" value={offer.offer} required className="mt-1 size-5 shrink-0" />
    <span className="min-w-0 flex-1">
      <OfferLines offer={offer} timezone={timezone} />
    </span>
  </label>
);

const List = ({ offers, ...shown }: Shown & { offers: readonly BasketOffer[] }) => (
  <div className="space-y-3">
    {offers.map((offer) => (
      <Offer key={offer.offer} {...shown} offer={offer} />
    ))}
  </div>
);

const End = ({ found, look: { Press } }: Pick<OfferListProps, 'found' | 'look'>) => {
  const texts = useTexts(severalTexts);
  if (found.phase !== 'ready') return null;
  if (found.laterFrom !== null) return <Press onClick={() => void found.searchLater()}>{texts.later}</Press>;
  return found.offers.length > 0 ? <p className="text-sm text-muted">{texts.noLater}</p> : null;
};

type SaidProps = Pick<OfferListProps, 'found' | 'none' | 'write' | 'timezone'>;

/** What was found, and where the search stopped if it did before its end. */
const useFoundText = ({
  found: { offers, searchedUntil, bookableUntil },
  none,
  write = '',
  timezone,
}: SaidProps): string => {
  const { found, stopped, until: openUntil } = useTexts(severalTexts);
  const language = useLanguage();
  const until = searchedUntil && formatInstant(searchedUntil, 'dateTime', language, timezone);
  if (offers.length > 0) return `${found(offers.length)} ${until ? stopped.some(until) : ''}`;
  if (bookableUntil !== null) return openUntil(formatDay(bookableUntil, language));
  return until ? `${stopped.none(until)} ${write}` : none;
};

/** What a screen reader hears of the search. */
const Said = (props: SaidProps) => {
  const { found, timezone } = props;
  const texts = useTexts(severalTexts);
  const said = {
    idle: '',
    searching: texts.searching,
    ready: useFoundText(props),
    failed: found.message ?? texts.searchFailed,
  };
  return (
    <div role="status" className="space-y-1 text-sm text-muted">
      <p>{said[found.phase].trim()}</p>
      {found.missed && found.offers.length === 0 && <MissedDates missed={found.missed} timezone={timezone} />}
    </div>
  );
};

/** Whole offers to choose from, best first; the first of them before "more". */
export const OfferList = ({ found, look, none, write, error, ...shown }: OfferListProps) => {
  const texts = useTexts(severalTexts);
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
      <Said found={found} none={none} write={write} timezone={shown.timezone} />
      <List {...shown} offers={found.offers.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-link group-open:hidden">
            {texts.more}
          </summary>
          <List {...shown} offers={rest} />
        </details>
      )}
      <End found={found} look={look} />
    </fieldset>
  );
};

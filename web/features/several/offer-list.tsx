import type { ComponentProps, ReactNode } from 'react';
import { formatDay, formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { MissedDates } from './missed-dates.tsx';
import { severalTexts } from './several-texts.ts';
import type { Offers, WholeOffer } from './use-offers.ts';
import type { WishLook } from './wish-look.ts';

/** Offers shown before "more". */
const SHOWN = 6;

interface Shown<Offer extends WholeOffer> {
  /** How an offer's radio button is named and heard. */
  readonly radio: (offer: Offer) => ComponentProps<'input'>;
  /** What is read of an offer. */
  readonly lines: (offer: Offer) => ReactNode;
}

interface OfferListProps<Offer extends WholeOffer> extends Shown<Offer> {
  readonly timezone: string;
  readonly found: Offers<Offer>;
  readonly look: Pick<WishLook, 'Press'>;
  /** What is said where nothing was found. */
  readonly none: string;
  /** What is said instead of the usual where the search stopped at a moment before its end, and found nothing. */
  readonly stopped?: ((when: string) => string) | undefined;
  readonly error: string | undefined;
}

const Choice = <Offer extends WholeOffer>({ offer, radio, lines }: Shown<Offer> & { offer: Offer }) => (
  <label className="flex min-w-0 items-start gap-3 rounded-control border border-control bg-surface p-3 hover:bg-hover has-checked:border-primary has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
    <input {...radio(offer)} type="radio" value={offer.offer} required className="mt-1 size-5 shrink-0" />
    <span className="min-w-0 flex-1">{lines(offer)}</span>
  </label>
);

const List = <Offer extends WholeOffer>({
  offers,
  ...shown
}: Shown<Offer> & { offers: readonly Offer[] }) => (
  <div className="space-y-3">
    {offers.map((offer) => (
      <Choice key={offer.offer} {...shown} offer={offer} />
    ))}
  </div>
);

type EndProps = Pick<OfferListProps<WholeOffer>, 'found' | 'look'>;

const End = ({ found, look: { Press } }: EndProps) => {
  const texts = useTexts(severalTexts);
  if (found.phase !== 'ready') return null;
  if (found.laterFrom !== null) return <Press onClick={() => void found.searchLater()}>{texts.later}</Press>;
  return found.offers.length > 0 ? <p className="text-sm text-muted">{texts.noLater}</p> : null;
};

type SaidProps = Pick<OfferListProps<WholeOffer>, 'found' | 'none' | 'stopped' | 'timezone'>;

/** What was found, and where the search stopped if it did before its end. */
const useFoundText = ({
  found: { offers, searchedUntil, bookableUntil },
  none,
  stopped,
  timezone,
}: SaidProps): string => {
  const texts = useTexts(severalTexts);
  const language = useLanguage();
  const until = searchedUntil && formatInstant(searchedUntil, 'dateTime', language, timezone);
  if (offers.length > 0) return `${texts.found(offers.length)} ${until ? texts.stopped.some(until) : ''}`;
  if (bookableUntil !== null) return texts.until(formatDay(bookableUntil, language));
  return until ? (stopped ?? texts.stopped.none)(until) : none;
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
export const OfferList = <Offer extends WholeOffer>({
  found,
  look,
  error,
  radio,
  lines,
  ...said
}: OfferListProps<Offer>) => {
  const shown = { radio, lines };
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
      <Said {...said} found={found} />
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

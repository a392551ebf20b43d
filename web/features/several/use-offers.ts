import { useRef, useState } from 'react';
import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import type { BasketOffer } from '../../../shared/schemas/basket.ts';
import type { MissedSeries } from '../../../shared/schemas/basket-booking.ts';

/** A whole offer: an opaque handle, and each appointment with its time. */
export interface WholeOffer {
  readonly offer: string;
  readonly parts: ReadonlyArray<{ readonly startAt: string }>;
}

export interface Offers<Offer extends WholeOffer = BasketOffer> {
  readonly phase: 'idle' | 'searching' | 'ready' | 'failed';
  readonly offers: readonly Offer[];
  /** Where the search stopped before its end: nothing was tried from that instant on. */
  readonly searchedUntil: string | null;
  /** The last day that can be booked, where the search began after it. */
  readonly bookableUntil: string | null;
  /** Where looking further ahead begins; null where there is nothing more. */
  readonly laterFrom: string | null;
  /** What comes nearest, where several dates were asked for and nothing was found. */
  readonly missed: MissedSeries | null;
  /** The server's words where it refused. */
  readonly message: string | null;
  readonly search: () => Promise<void>;
  readonly searchLater: () => Promise<void>;
  /** What is shown no longer answers what is asked. */
  readonly forget: () => void;
}

type Shown<Offer extends WholeOffer> = Omit<Offers<Offer>, 'search' | 'searchLater' | 'forget'>;

/** What became of a search: `message` is the server's words where it refused. */
export type SearchOutcome<Offer extends WholeOffer = BasketOffer> =
  | { readonly kind: 'done'; readonly data: FoundOffers<Offer> }
  | { readonly kind: 'failed'; readonly message: string | null };

/** What a search answers. */
export interface FoundOffers<Offer extends WholeOffer> {
  readonly offers: readonly Offer[];
  readonly searchedUntil?: string | undefined;
  readonly bookableUntil?: string | undefined;
  readonly missed?: MissedSeries | undefined;
}

const IDLE: Shown<never> = {
  phase: 'idle',
  offers: [],
  searchedUntil: null,
  bookableUntil: null,
  laterFrom: null,
  missed: null,
  message: null,
};

const startOf = ({ parts: [first] }: WholeOffer): number => Date.parse(first?.startAt ?? '');

/** After the last offer; where there is none, from where the search stopped. */
const laterThan = (offers: readonly WholeOffer[], searchedUntil: string | null): string | null => {
  if (offers.length === 0) return searchedUntil;
  return new Date(Math.max(...offers.map(startOf)) + MINUTE_MS).toISOString();
};

/**
 * Whole offers, searched when asked for, from the beginning (null) or from a later instant on; an answer to what is no
 * longer asked is not shown.
 */
export const useOffers = <Offer extends WholeOffer>(
  search: (later: string | null) => Promise<SearchOutcome<Offer>>,
): Offers<Offer> => {
  const [shown, setShown] = useState<Shown<Offer>>(IDLE);
  const asked = useRef(0);

  const ask = async (from: string | null) => {
    asked.current += 1;
    const mine = asked.current;
    const before = from === null ? [] : shown.offers;
    setShown({ ...IDLE, phase: 'searching', offers: before });
    const outcome = await search(from);
    if (mine !== asked.current) return;
    if (outcome.kind === 'failed')
      return setShown({ ...IDLE, phase: 'failed', offers: before, message: outcome.message });
    const { offers, searchedUntil = null, bookableUntil = null, missed = null } = outcome.data;
    setShown({
      ...IDLE,
      phase: 'ready',
      offers: [...before, ...offers],
      searchedUntil,
      bookableUntil,
      laterFrom: laterThan(offers, searchedUntil),
      missed,
    });
  };

  return {
    ...shown,
    search: () => ask(null),
    searchLater: () => ask(shown.laterFrom),
    forget: () => {
      asked.current += 1;
      setShown(IDLE);
    },
  };
};

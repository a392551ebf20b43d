import { useRef, useState } from 'react';
import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import type { BasketOffer } from '../../../shared/schemas/basket.ts';
import type { BasketOffers, BasketSearch, MissedSeries } from '../../../shared/schemas/basket-booking.ts';
import { searchOf, type Wish } from './wish.ts';

export interface Offers {
  readonly phase: 'idle' | 'searching' | 'ready' | 'failed';
  readonly offers: readonly BasketOffer[];
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

type Shown = Omit<Offers, 'search' | 'searchLater' | 'forget'>;

/** What became of a search: `message` is the server's words where it refused. */
export type SearchOutcome =
  | { readonly kind: 'done'; readonly data: BasketOffers }
  | { readonly kind: 'failed'; readonly message: string | null };

interface Asking {
  readonly wish: Wish;
  readonly timezone: string;
  readonly search: (wanted: BasketSearch) => Promise<SearchOutcome>;
}

const IDLE: Shown = {
  phase: 'idle',
  offers: [],
  searchedUntil: null,
  bookableUntil: null,
  laterFrom: null,
  missed: null,
  message: null,
};

const startOf = ({ parts: [first] }: BasketOffer): number => Date.parse(first?.startAt ?? '');

/** After the last offer; where there is none, from where the search stopped. */
const laterThan = (offers: readonly BasketOffer[], searchedUntil: string | null): string | null => {
  if (offers.length === 0) return searchedUntil;
  return new Date(Math.max(...offers.map(startOf)) + MINUTE_MS).toISOString();
};

/** Whole offers for a wish, searched when asked for; an answer to what is no longer asked is not shown. */
export const useOffers = ({ wish, timezone, search }: Asking): Offers => {
  const [shown, setShown] = useState<Shown>(IDLE);
  const asked = useRef(0);

  const ask = async (from: string | null) => {
    asked.current += 1;
    const mine = asked.current;
    const before = from === null ? [] : shown.offers;
    setShown({ ...IDLE, phase: 'searching', offers: before });
    const outcome = await search(searchOf(wish, from, timezone));
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

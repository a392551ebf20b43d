import { useRef, useState } from 'react';
import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import type {
  BasketOffer,
  BasketOffers,
  BasketSearch,
  MissedSeries,
} from '../../../shared/schemas/basket.ts';
import { searchOf, type Wish } from './wish.ts';

export interface Offers {
  readonly phase: 'idle' | 'searching' | 'ready' | 'failed';
  readonly offers: readonly BasketOffer[];
  readonly isPartial: boolean;
  /** Whether nothing was found further ahead. */
  readonly isAll: boolean;
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
  isPartial: false,
  isAll: false,
  missed: null,
  message: null,
};

const startOf = ({ parts: [first] }: BasketOffer): number => Date.parse(first?.startAt ?? '');

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
    const { offers, isPartial, missed = null } = outcome.data;
    setShown({
      ...IDLE,
      phase: 'ready',
      offers: [...before, ...offers],
      isPartial,
      isAll: offers.length === 0,
      missed,
    });
  };

  const last = Math.max(...shown.offers.map(startOf));
  return {
    ...shown,
    search: () => ask(null),
    searchLater: () => ask(new Date(last + MINUTE_MS).toISOString()),
    forget: () => {
      asked.current += 1;
      setShown(IDLE);
    },
  };
};

import { useRef, useState } from 'react';
import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { BasketOffer } from '../../../shared/schemas/basket.ts';
import { freshKey } from '../../features/chat/fresh-key.ts';
import { callAndRead } from '../../lib/public-api/public-call.ts';
import type { SiteView } from '../view/site-view.ts';
import { readOffers } from './basket-routes.ts';
import { searchOf, type Wish } from './wish.ts';

export interface Offers {
  readonly phase: 'idle' | 'searching' | 'ready' | 'failed';
  readonly offers: readonly BasketOffer[];
  readonly isPartial: boolean;
  /** Whether nothing was found further ahead. */
  readonly isAll: boolean;
  /** The server's words where it refused. */
  readonly message: string | null;
  readonly search: () => Promise<void>;
  readonly searchLater: () => Promise<void>;
  /** What is shown no longer answers what is asked. */
  readonly forget: () => void;
}

type Shown = Omit<Offers, 'search' | 'searchLater' | 'forget'>;

const IDLE: Shown = { phase: 'idle', offers: [], isPartial: false, isAll: false, message: null };

const startOf = ({ parts: [first] }: BasketOffer): number => Date.parse(first?.startAt ?? '');

/** Whole offers for a wish, asked for by the visitor; an answer to what they no longer ask is not shown. */
export const useOffers = ({ booking, chat }: SiteView, wish: Wish, language: Language): Offers => {
  const [shown, setShown] = useState<Shown>(IDLE);
  const asked = useRef(0);

  const ask = async (from: string | null) => {
    asked.current += 1;
    const mine = asked.current;
    const before = from === null ? [] : shown.offers;
    setShown({ ...IDLE, phase: 'searching', offers: before });
    const outcome = await callAndRead(
      'POST /public/sites/{slug}/offers',
      {
        apiBase: booking.apiBase,
        params: { slug: chat.slug },
        body: searchOf(wish, from, chat.timezone),
        language,
        idempotencyKey: freshKey(),
      },
      readOffers,
    );
    if (mine !== asked.current) return;
    if (outcome.kind !== 'done') {
      const message = outcome.kind === 'refused' ? outcome.message : null;
      return setShown({ ...IDLE, phase: 'failed', offers: before, message });
    }
    const { offers, isPartial } = outcome.data;
    setShown({
      ...IDLE,
      phase: 'ready',
      offers: [...before, ...offers],
      isPartial,
      isAll: offers.length === 0,
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

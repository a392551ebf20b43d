import type { ListedService } from './service-options.tsx';
import type { Wish } from './wish.ts';
import type { WishLook } from './wish-look.ts';

/** Somebody who may be asked for. */
export interface WishPerson {
  readonly id: string;
  readonly name: string;
  readonly title?: string | undefined;
}

/** A service that can be asked for. */
export interface WishService extends ListedService {
  /** Who may be asked for; empty where there is no choice. */
  readonly people: readonly WishPerson[];
  /** Who alone performs it; null where there is a choice, or no team. */
  readonly onlyPerson: WishPerson | null;
}

/** What every part of the form for several appointments is given. */
export interface WishProps {
  readonly services: readonly WishService[];
  readonly timezone: string;
  readonly wish: Wish;
  readonly look: WishLook;
  readonly onWish: (wish: Wish) => void;
  /** Where to turn for more than may be booked at once; absent where nobody can help. */
  readonly beyond?: string;
}

import type { Fit } from '../acts.ts';
import type { OfferedSlot } from '../conversation.ts';

/** What a search of times comes to. */
export type Found =
  /** The one moment asked for is free. */
  | { readonly kind: 'exact'; readonly slot: OfferedSlot }
  /** Never empty; `fit` says how well they answer the wish. */
  | { readonly kind: 'some'; readonly fit: Fit; readonly slots: readonly OfferedSlot[] }
  | { readonly kind: 'none' };

import type { MissedSeries } from '../../../shared/schemas/basket-booking.ts';
import type { NotTogether } from '../acts.ts';
import type { OfferedSlot } from '../conversation.ts';
import type { Fit } from '../offer-acts.ts';

/** What a search of times comes to. */
export type Found =
  /** The one moment asked for is free. */
  | { readonly kind: 'exact'; readonly slot: OfferedSlot }
  /** Never empty; `fit` says how well they answer the wish, `missed` why a series that was wished is not free. */
  | {
      readonly kind: 'some';
      readonly fit: Fit;
      readonly slots: readonly OfferedSlot[];
      readonly missed?: MissedSeries | undefined;
    }
  | {
      readonly kind: 'none';
      readonly missed?: MissedSeries | undefined;
      /** Why those that were booked at once cannot be moved at once. */
      readonly why?: NotTogether | undefined;
    };

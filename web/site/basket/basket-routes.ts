import type { RouteData } from '../../../shared/routes.ts';
import type { PublicBasket } from '../../../shared/schemas/booked-publicly.ts';
import { isBasketOffer, isMissedSeries } from '../../lib/public-api/basket-offers.ts';
import { isBooking } from '../../lib/public-api/wire.ts';
import { fits, isRecord, isString, listOf, optional } from '../../lib/shapes.ts';

/* Read here and not beside the page's other routes: this chunk alone asks them. */

/** Malformed offers are left out. */
export const readOffers = (data: unknown): RouteData<'POST /public/sites/{slug}/offers'> | null => {
  if (!isRecord(data) || !Array.isArray(data.offers)) return null;
  const { searchedUntil, bookableUntil, missed } = data;
  return {
    offers: data.offers.filter(isBasketOffer),
    isPartial: data.isPartial === true,
    ...(typeof searchedUntil === 'string' ? { searchedUntil } : {}),
    ...(typeof bookableUntil === 'string' ? { bookableUntil } : {}),
    ...(isMissedSeries(missed) ? { missed } : {}),
  };
};

export const readBasket = (data: unknown): PublicBasket | null => (isBasket(data) ? data : null);

const isBasket = fits<PublicBasket>({
  basketId: isString,
  bookings: listOf(isBooking),
  confirmedTo: optional(isString),
});

import type { RouteData } from '../../../shared/routes.ts';
import type { BasketOffer, PublicBasket } from '../../../shared/schemas/basket.ts';
import {
  fits,
  isBooking,
  isBoolean,
  isNumber,
  isRecord,
  isString,
  listOf,
  nullable,
  optional,
} from '../../lib/public-api/wire.ts';

/* Read here and not beside the page's other routes: this chunk alone asks them. */

const isPart = fits<BasketOffer['parts'][number]>({
  serviceId: isString,
  title: isString,
  personName: optional(isString),
  startAt: isString,
  endAt: isString,
  price: nullable(isNumber),
  currency: nullable(isString),
  priceFrom: optional(isBoolean),
});

const REASONS: Readonly<Record<BasketOffer['skipped'][number]['reason'], true>> = {
  closed: true,
  taken: true,
  too_far: true,
  no_such_time: true,
};

const isSkipped = fits<BasketOffer['skipped'][number]>({
  date: isString,
  reason: (value) => typeof value === 'string' && Object.hasOwn(REASONS, value),
});

const isOffer = fits<BasketOffer>({
  offer: isString,
  parts: listOf(isPart),
  gapMin: isNumber,
  skipped: listOf(isSkipped),
});

/** Malformed offers are left out. */
export const readOffers = (data: unknown): RouteData<'POST /public/sites/{slug}/offers'> | null =>
  isRecord(data) && Array.isArray(data.offers)
    ? { offers: data.offers.filter(isOffer), isPartial: data.isPartial === true }
    : null;

export const readBasket = (data: unknown): PublicBasket | null => (isBasket(data) ? data : null);

const isBasket = fits<PublicBasket>({ basketId: isString, bookings: listOf(isBooking) });

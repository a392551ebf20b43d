import type { BasketOffer, SkippedDate } from '../../../shared/schemas/basket.ts';
import type { MissedSeries } from '../../../shared/schemas/basket-booking.ts';
import { fits, isBoolean, isNumber, isString, listOf, nullable, optional } from '../shapes.ts';

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

const REASONS: Readonly<Record<SkippedDate['reason'], true>> = {
  closed: true,
  off: true,
  taken: true,
  too_far: true,
  no_such_time: true,
};

const isSkipped = fits<SkippedDate>({
  date: isString,
  reason: (value) => typeof value === 'string' && Object.hasOwn(REASONS, value),
});

/** Whether a value is a whole offer of several appointments. */
export const isBasketOffer = fits<BasketOffer>({
  offer: isString,
  parts: listOf(isPart),
  gapMin: isNumber,
  perDate: optional(isNumber),
  skipped: listOf(isSkipped),
});

/** Whether a value is a series that cannot be booked, with the dates that are left out. */
export const isMissedSeries = fits<MissedSeries>({ startAt: isString, skipped: listOf(isSkipped) });

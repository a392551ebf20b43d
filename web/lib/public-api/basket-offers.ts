import type { BasketOffer } from '../../../shared/schemas/basket.ts';
import { fits, isBoolean, isNumber, isString, listOf, nullable, optional } from './wire.ts';

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

/** Whether a value is a whole offer of several appointments. */
export const isBasketOffer = fits<BasketOffer>({
  offer: isString,
  parts: listOf(isPart),
  gapMin: isNumber,
  perDate: optional(isNumber),
  skipped: listOf(isSkipped),
});

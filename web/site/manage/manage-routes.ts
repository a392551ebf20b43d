import type { PostalAddress } from '../../../shared/domain/postal-address.ts';
import type { ManagedBooking, ManagedSibling } from '../../../shared/schemas/managed-booking.ts';
import { booking } from '../../lib/public-api/wire.ts';
import {
  fits,
  isBoolean,
  isNumber,
  isString,
  listOf,
  nullable,
  optional,
  type Shape,
} from '../../lib/shapes.ts';

/* Read here and not beside the other pages' routes: the manage page alone asks them. */

const address: Shape<PostalAddress> = {
  line1: isString,
  line2: nullable(isString),
  city: isString,
  region: isString,
  postalCode: isString,
  country: isString,
};

const sibling: Shape<ManagedSibling> = {
  ...booking,
  price: nullable(isNumber),
  currency: nullable(isString),
  priceFrom: optional(isBoolean),
  canChange: isBoolean,
};

const managed: Shape<ManagedBooking> = {
  ...sibling,
  name: optional(isString),
  business: isString,
  phone: nullable(isString),
  address: nullable(fits(address)),
  timezone: isString,
  slug: nullable(isString),
  serviceId: nullable(isString),
  calendarId: isString,
  sequence: isNumber,
  cutOffAt: isString,
  directions: optional(isString),
  policies: optional(isString),
  taxes: optional(isString),
  basket: listOf(fits(sibling)),
};

/** An appointment as its manage link shows it. */
export const isManagedBooking = fits(managed);

export const readManaged = (data: unknown): ManagedBooking | null => (isManagedBooking(data) ? data : null);

/** A cancellation answers nothing. */
export const readCancelled = (): undefined => undefined;

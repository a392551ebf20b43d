import * as basket from '../schemas/basket-booking.ts';
import * as bookedPublicly from '../schemas/booked-publicly.ts';
import * as managedBooking from '../schemas/managed-booking.ts';
import * as managedOffers from '../schemas/managed-offers.ts';
import { publicBookingCreate } from '../schemas/public-booking-request.ts';
import * as publicSite from '../schemas/public-site.ts';
import * as slot from '../schemas/slot.ts';
import type { RouteTable } from './route-spec.ts';
import { VISITOR_ERRORS } from './visitor-errors.ts';

/** What visitors read and book without an account. */
export const publicSiteRoutes = {
  'GET /public/sites/{slug}/config': {
    access: 'anyone',
    data: publicSite.publicConfig,
  },
  'GET /public/sites/{slug}/slots': {
    access: 'anyone',
    query: slot.publicSlotQuery,
    data: slot.publicSlotList,
  },
  'GET /public/sites/{slug}/days': {
    access: 'anyone',
    query: slot.publicDaysQuery,
    data: slot.publicDays,
  },
  'POST /public/sites/{slug}/bookings': {
    access: 'anyone',
    body: publicBookingCreate,
    data: bookedPublicly.bookedPublicly,
    status: 201,
    errors: VISITOR_ERRORS.book,
  },
  'POST /public/sites/{slug}/offers': {
    access: 'anyone',
    body: basket.basketSearch,
    data: basket.basketOffers,
    errors: ['rate_limited'],
  },
  'POST /public/sites/{slug}/baskets': {
    access: 'anyone',
    body: basket.basketCreate,
    data: bookedPublicly.publicBasket,
    status: 201,
    errors: VISITOR_ERRORS.book,
  },
  'GET /public/bookings/{manageToken}': {
    access: 'anyone',
    data: managedBooking.managedBooking,
  },
  'PATCH /public/bookings/{manageToken}': {
    access: 'anyone',
    body: managedBooking.managedMove,
    data: managedBooking.managedBooking,
    errors: VISITOR_ERRORS.move,
  },
  'DELETE /public/bookings/{manageToken}': {
    access: 'anyone',
    query: managedBooking.managedCancel,
    errors: VISITOR_ERRORS.cancel,
  },
  'GET /public/bookings/{manageToken}/offers': {
    access: 'anyone',
    query: managedOffers.managedOffersQuery,
    data: managedOffers.managedOffers,
    errors: VISITOR_ERRORS.cancel,
  },
  'PATCH /public/bookings/{manageToken}/basket': {
    access: 'anyone',
    body: managedOffers.basketMove,
    data: managedBooking.managedBooking,
    errors: VISITOR_ERRORS.move,
  },
} as const satisfies RouteTable;

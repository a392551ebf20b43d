import * as basket from '../schemas/basket-booking.ts';
import * as basketByHand from '../schemas/basket-by-hand.ts';
import * as booking from '../schemas/booking.ts';
import * as bookingHistory from '../schemas/booking-history.ts';
import * as bookingSource from '../schemas/booking-source.ts';
import * as bookingsAhead from '../schemas/bookings-ahead.ts';
import { managedCancel } from '../schemas/managed-booking.ts';
import * as managedOffers from '../schemas/managed-offers.ts';
import * as rescue from '../schemas/rescue.ts';
import type { RouteTable } from './route-spec.ts';

/** Appointments, as the team reads and changes them. */
export const bookingsRoutes = {
  'GET /v1/bookings': {
    access: 'viewer',
    query: booking.bookingQuery,
    data: booking.bookingList,
  },
  'POST /v1/bookings': {
    access: 'staff',
    body: booking.bookingCreate,
    data: booking.booking,
    status: 201,
    errors: ['slot_taken', 'day_full', 'not_performed'],
  },
  'POST /v1/bookings/offers': {
    access: 'staff',
    body: basket.basketSearch,
    data: basket.basketOffers,
  },
  'POST /v1/bookings/baskets': {
    access: 'staff',
    body: basketByHand.basketByHand,
    data: basketByHand.bookedBasket,
    status: 201,
    errors: ['slot_invalid', 'slot_in_past', 'slot_taken', 'day_full'],
  },
  'GET /v1/bookings/ahead': {
    access: 'viewer',
    query: bookingsAhead.aheadQuery,
    data: bookingsAhead.bookingsAhead,
  },
  'GET /v1/bookings/sources': {
    access: 'viewer',
    data: bookingSource.bookingSources,
  },
  'POST /v1/bookings/sources/{sourceId}/cancel': {
    access: 'staff',
    data: bookingSource.sourceCancelled,
  },
  'POST /v1/bookings/sources/{sourceId}/dismiss': {
    access: 'staff',
    body: bookingSource.sourceDismissed,
  },
  'POST /v1/bookings/reassign': {
    access: 'staff',
    body: bookingsAhead.bookingsReassign,
    data: bookingsAhead.bookingsReassigned,
  },
  'POST /v1/bookings/ask-to-move': {
    access: 'staff',
    body: bookingsAhead.moveAsk,
    data: bookingsAhead.moveAsked,
    errors: ['message_off'],
  },
  'GET /v1/bookings/rescues': {
    access: 'viewer',
    query: rescue.rescueQuery,
    data: rescue.rescueList,
  },
  'POST /v1/bookings/rescues': {
    access: 'staff',
    body: rescue.rescueCreate,
    data: rescue.rescue,
    errors: ['message_off', 'limit_reached'],
  },
  'GET /v1/bookings/{bookingId}': {
    access: 'viewer',
    data: booking.openedBooking,
  },
  'GET /v1/bookings/{bookingId}/history': {
    access: 'viewer',
    query: bookingHistory.bookingHistoryQuery,
    data: bookingHistory.bookingHistory,
  },
  'PATCH /v1/bookings/{bookingId}': {
    access: 'staff',
    body: booking.bookingPatch,
    data: booking.booking,
    errors: ['slot_taken', 'day_full', 'not_performed', 'booking_closed', 'booking_not_started'],
  },
  'GET /v1/bookings/{bookingId}/offers': {
    access: 'staff',
    query: managedOffers.managedOffersQuery,
    data: managedOffers.managedOffers,
    errors: ['booking_closed'],
  },
  'PATCH /v1/bookings/{bookingId}/basket': {
    access: 'staff',
    body: managedOffers.basketMove,
    data: booking.openedBooking,
    errors: [
      ...(['slot_invalid', 'slot_in_past', 'slot_taken', 'day_full'] as const),
      ...(['booking_closed', 'changed_meanwhile'] as const),
    ],
  },
  'POST /v1/bookings/{bookingId}/restore': {
    access: 'staff',
    body: booking.bookingRestore,
    data: booking.booking,
    errors: ['slot_taken', 'day_full', 'booking_closed'],
  },
  'DELETE /v1/bookings/{bookingId}': {
    access: 'staff',
    query: managedCancel,
    errors: ['booking_closed'],
  },
} as const satisfies RouteTable;

import type { Gathers } from './gather.ts';
import { newBooking, newLead, teamBookingCancelled, teamBookingMoved } from './team-news.ts';
import { bookingCancelled, bookingConfirmed, bookingMoved } from './visitor-booking.ts';
import { waitlistOffer } from './waitlist.ts';

/** How each kind of message is gathered. */
export const GATHERS: Gathers = {
  booking_confirmed: bookingConfirmed,
  booking_moved: bookingMoved,
  booking_cancelled: bookingCancelled,
  waitlist_offer: waitlistOffer,
  team_new_booking: newBooking,
  team_booking_moved: teamBookingMoved,
  team_booking_cancelled: teamBookingCancelled,
  team_new_lead: newLead,
};

import { followUp } from './follow-up.ts';
import type { Gather, Gathers } from './gather.ts';
import { invited, removed, roleChanged } from './members.ts';
import {
  assistantEnding,
  assistantLimited,
  paymentFailed,
  subscriptionEnded,
  trialEnded,
  trialEnding,
  welcome,
} from './owner.ts';
import { newBooking, newLead, teamBookingCancelled, teamBookingMoved } from './team-news.ts';
import { testMessage } from './test-message.ts';
import { tomorrow } from './tomorrow.ts';
import {
  bookingCancelled,
  bookingNews,
  bookingStranded,
  reminderDay,
  reminderSoon,
} from './visitor-booking.ts';
import { waitlistEnded, waitlistOffer } from './waitlist.ts';

/** How each kind of message is gathered. */
export const GATHERS: Gathers = {
  booking_confirmed: bookingNews,
  booking_moved: bookingNews,
  booking_changed: bookingNews,
  booking_cancelled: bookingCancelled,
  waitlist_offer: waitlistOffer,
  waitlist_ended: waitlistEnded,
  booking_restored: bookingNews,
  booking_stranded: bookingStranded,
  reminder_day: reminderDay,
  reminder_soon: reminderSoon,
  follow_up: followUp,
  team_new_booking: newBooking,
  team_booking_moved: teamBookingMoved,
  team_booking_cancelled: teamBookingCancelled,
  team_new_lead: newLead,
  team_tomorrow: tomorrow,
  member_invited: invited,
  member_role_changed: roleChanged,
  member_removed: removed,
  owner_welcome: welcome,
  owner_trial_ending: trialEnding,
  owner_trial_ended: trialEnded,
  owner_assistant_ending: assistantEnding,
  owner_assistant_limited: assistantLimited,
  owner_payment_failed: paymentFailed,
  owner_subscription_ended: subscriptionEnded,
};

/** Gathers a message as its kind asks, or as the test that it is. */
export const gather: Gather = (ports, asked) => {
  const { type, message } = asked.entry;
  return (type === 'message.tested' ? testMessage : GATHERS[message])(ports, asked);
};

import type { EventType, InternalEvent } from '../../shared/domain/events.ts';
import { ofBooking, ofRequest, toVisitor } from './plans/news.ts';
import type { Plan } from './plans/plan.ts';

/** Which messages follow from each event, and who receives them. */
const PLANS: Readonly<Partial<Record<EventType | InternalEvent, readonly Plan[]>>> = {
  'booking.created': [toVisitor('booking_confirmed'), ofBooking('team_new_booking')],
  'booking.moved': [toVisitor('booking_moved'), ofBooking('team_booking_moved')],
  'booking.cancelled': [toVisitor('booking_cancelled'), ofBooking('team_booking_cancelled')],
  'waitlist.offered': [toVisitor('waitlist_offer')],
  'lead.created': [ofRequest],
  'lead.updated': [ofRequest],
};

/** Every message that follows from an event. */
export const messagesOf: Plan = async (ports, event, now) => {
  const planned = await Promise.all((PLANS[event.type] ?? []).map((plan) => plan(ports, event, now)));
  return planned.flat();
};

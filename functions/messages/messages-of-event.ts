import type { EventType, InternalEvent } from '../../shared/domain/events.ts';
import { planFollowUp } from './plans/follow-up.ts';
import { toSubject } from './plans/members.ts';
import { asTold, ifTold, ofBooking, ofRequest, onceKept, toReplaced, toVisitor } from './plans/news.ts';
import { ofLapse, ofTrial, toOwners } from './plans/owners.ts';
import type { MessagePlan } from './plans/plan.ts';
import { planReminders, planSmsReminder } from './plans/reminders.ts';
import { planTest } from './plans/test-message.ts';
import { ofTomorrow } from './plans/tomorrow.ts';

/** Which messages follow from each event, and who receives them. */
const PLANS: Readonly<Partial<Record<EventType | InternalEvent, readonly MessagePlan[]>>> = {
  'booking.created': [toVisitor('booking_confirmed'), ofBooking('team_new_booking'), planReminders],
  'booking.moved': [asTold, toReplaced, ofBooking('team_booking_moved'), planReminders],
  'booking.updated': [asTold, toReplaced, ifTold(planReminders)],
  'booking.cancelled': [onceKept('booking_cancelled'), ofBooking('team_booking_cancelled')],
  'booking.restored': [onceKept('booking_restored'), planReminders],
  'waitlist.offered': [toVisitor('waitlist_offer')],
  'waitlist.ended': [toVisitor('waitlist_ended')],
  'booking.stranded': [toVisitor('booking_stranded')],
  'booking.sms_accepted': [planSmsReminder],
  'digest.due': [ofTomorrow],
  'message.tested': [planTest],
  'lead.created': [ofRequest, planFollowUp],
  'lead.updated': [ofRequest, planFollowUp],
  'member.invited': [toSubject('member_invited')],
  'member.role_changed': [toSubject('member_role_changed')],
  'member.removed': [toSubject('member_removed')],
  'tenant.created': [toOwners('owner_welcome'), ofTrial],
  'payment.failed': [toOwners('owner_payment_failed')],
  'subscription.ended': [toOwners('owner_subscription_ended'), ofLapse],
};

/** Every message that follows from an event; none from one that another event's messages tell. */
export const messagesOf: MessagePlan = async (ports, event, now) => {
  if (event.isBeside) return [];
  const planned = await Promise.all((PLANS[event.type] ?? []).map((plan) => plan(ports, event, now)));
  return planned.flat();
};

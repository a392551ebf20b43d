import type { MessageKind } from '../../../shared/domain/messages.ts';
import type { TeamMessage } from '../../../shared/domain/notifications.ts';
import { findBookings } from '../../records/bookings/booking-store.ts';
import { storedMembers } from '../../records/members/member-store.ts';
import { aboutOf } from '../../records/pending-event.ts';
import { heldForUndo } from '../held-for-undo.ts';
import { membersToTell } from '../members-to-tell.ts';
import type { MessagePlan } from './plan.ts';

/** One message to the visitor whom the event is about. */
export const toVisitor =
  (message: MessageKind): MessagePlan =>
  async () => [{ message, recipient: 'visitor' }];

/** The same, once the business can no longer undo what it did. */
export const onceKept =
  (message: MessageKind): MessagePlan =>
  async (_ports, event, now) => [{ message, recipient: 'visitor', dueAt: heldForUndo(event, now) }];

/** How the visitor is told of an edit, as it says itself. */
export const asTold: MessagePlan = async (ports, event, now) =>
  event.told ? onceKept(event.told)(ports, event, now) : [];

/** Whoever had the appointment before it was given to another client: to them it is cancelled. */
export const toReplaced: MessagePlan = async (_ports, event, now) =>
  event.replaced === undefined
    ? []
    : [{ message: 'booking_cancelled', recipient: 'former_visitor', dueAt: heldForUndo(event, now) }];

/** What follows from an edit of which the visitor is to be told; nothing from any other. */
export const ifTold =
  (plan: MessagePlan): MessagePlan =>
  async (ports, event, now) =>
    event.told ? plan(ports, event, now) : [];

/**
 * News to the members who chose it, of the bookings that concern them: what a visitor did. What the business does, its
 * team knows.
 */
export const ofBooking =
  (message: TeamMessage): MessagePlan =>
  async ({ table }, event) => {
    if (event.by !== 'visitor') return [];
    const about = aboutOf(event);
    const [members, bookings] = await Promise.all([
      storedMembers(table, event.tenantId),
      findBookings(table, event.tenantId, about),
    ]);
    return members.flatMap((member) => {
      const [first, ...rest] = about.filter(({ bookingId }) => {
        const booking = bookings.find((one) => one.bookingId === bookingId);
        return booking && membersToTell([member], message, booking).length > 0;
      });
      return first ? [{ message, recipient: member.memberId, about: [first, ...rest] as const }] : [];
    });
  };

/** News of a visitor's request that now waits for an answer; a booking is news by itself. */
export const ofRequest: MessagePlan = async ({ table }, { tenantId, by, asks }) => {
  if (by !== 'visitor' || !asks) return [];
  const message = 'team_new_lead';
  const members = await storedMembers(table, tenantId);
  return membersToTell(members, message).map(({ memberId }) => ({ message, recipient: memberId }));
};

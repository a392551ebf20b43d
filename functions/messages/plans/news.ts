import { SECOND_MS } from '../../../shared/domain/duration.ts';
import type { MessageKind } from '../../../shared/domain/messages.ts';
import type { TeamMessage } from '../../../shared/domain/notifications.ts';
import { findBooking } from '../../records/booking-store.ts';
import { storedMembers } from '../../records/member-store.ts';
import { LEASE_MS } from '../../records/outbox-store.ts';
import { membersToTell } from '../members-to-tell.ts';
import type { Plan } from './plan.ts';

/** One message to the visitor whom the event is about. */
export const toVisitor =
  (message: MessageKind): Plan =>
  async () => [{ message, recipient: 'visitor' }];

/** What follows from an edit of which the visitor is to be told; nothing from any other. */
export const ifTold =
  (plan: Plan): Plan =>
  async (ports, event, now) =>
    event.told ? plan(ports, event, now) : [];

/**
 * What follows once a worker that was about to send the change before has done so, or found that it no longer counts.
 */
export const onceSettled =
  (plan: Plan): Plan =>
  async (ports, event, now) => {
    const dueAt = Date.parse(event.at) + LEASE_MS + SECOND_MS;
    return (await plan(ports, event, now)).map((planned) => ({ ...planned, dueAt }));
  };

/** News to the members who chose it: what a visitor did with a booking. What the business does, its team knows. */
export const ofBooking =
  (message: TeamMessage): Plan =>
  async ({ table }, { tenantId, subjectId, by }) => {
    if (by !== 'visitor') return [];
    const [members, booking] = await Promise.all([
      storedMembers(table, tenantId),
      findBooking(table, tenantId, subjectId),
    ]);
    if (!booking) return [];
    return membersToTell(members, message, booking).map(({ memberId }) => ({ message, recipient: memberId }));
  };

/** News of a visitor's request that now waits for an answer; a booking is news by itself. */
export const ofRequest: Plan = async ({ table }, { tenantId, by, asks }) => {
  if (by !== 'visitor' || !asks) return [];
  const message = 'team_new_lead';
  const members = await storedMembers(table, tenantId);
  return membersToTell(members, message).map(({ memberId }) => ({ message, recipient: memberId }));
};

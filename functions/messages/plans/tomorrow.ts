import { bookingsOfDay } from '../../records/bookings/bookings-of-day.ts';
import { storedMembers } from '../../records/members/member-store.ts';
import { findTenant } from '../../records/tenants/tenant-store.ts';
import { membersToTell } from '../members-to-tell.ts';
import type { MessagePlan } from './plan.ts';

/** What the next day holds, to each member who chose to be told and has a booking in it; the event names the day. */
export const ofTomorrow: MessagePlan = async ({ table }, { tenantId, subjectId: date, at }) => {
  const tenant = await findTenant(table, tenantId);
  if (!tenant) return [];
  const [members, bookings] = await Promise.all([
    storedMembers(table, tenantId),
    bookingsOfDay(table, tenant, date),
  ]);
  const message = 'team_tomorrow';
  const told = bookings.flatMap((booking) => membersToTell(members, message, booking));
  const recipients = new Set(told.map(({ memberId }) => memberId));
  return [...recipients].map((recipient) => ({ message, recipient, dueAt: Date.parse(at) }));
};

import type { EventType } from '../../../shared/domain/events.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import type { Lead } from '../../../shared/schemas/lead.ts';
import type { Table } from '../../kernel/table/table.ts';
import { findBooking, toBooking } from '../../records/bookings/booking-store.ts';
import { findLead, toLead } from '../../records/leads/lead-store.ts';
import { findTenant } from '../../records/tenants/tenant-store.ts';

/** What an event is about. */
export interface WebhookEvent {
  readonly tenantId: TenantId;
  readonly type: EventType;
  readonly subjectId: string;
}

/** The booking or lead of an event as the API answers it now, however old the event is; undefined when it is gone. */
export const payloadOf = async (
  table: Table,
  { tenantId, type, subjectId }: WebhookEvent,
  now: number,
): Promise<Booking | Lead | undefined> => {
  if (type.startsWith('lead.')) {
    const lead = await findLead(table, tenantId, subjectId);
    if (!lead) return undefined;
    // Nobody outside needs it, and the business was promised that it is not sent anywhere.
    const { birthday, ...told } = toLead(lead);
    return told;
  }
  const [tenant, booking] = await Promise.all([
    findTenant(table, tenantId),
    findBooking(table, tenantId, subjectId),
  ]);
  return tenant && booking && toBooking(tenant, booking, now);
};

import type { BookingId, LeadId } from '../../shared/domain/ids.ts';
import { brandId } from '../../shared/domain/ids.ts';
import { findBooking } from '../records/bookings/booking-store.ts';
import { placeByBookings } from '../records/leads/place-by-bookings.ts';
import type { EventEntry } from '../records/messages/outbox-store.ts';
import type { DeliveryPorts } from './delivery-ports.ts';

/** After these, another booking may be the last of its lead. */
const PLACING: readonly EventEntry['type'][] = [
  ...(['booking.created', 'booking.moved', 'booking.updated'] as const),
  ...(['booking.cancelled', 'booking.restored'] as const),
  ...(['booking.no_show', 'booking.attended', 'booking.unmarked'] as const),
];

/**
 * Puts the lead that an event is about at its place in the list by the last booking. It is found from the records as
 * they are, so that doing it again, or late, does no harm. Throws 503 `busy`.
 */
export const placeLeadOf = async (
  { table }: Pick<DeliveryPorts, 'table'>,
  { kind, type, tenantId, subjectId }: EventEntry,
  now: number,
): Promise<void> => {
  if (kind === 'remainder') return;
  if (type === 'lead.bookings_changed')
    return placeByBookings(table, { tenantId, leadId: brandId<LeadId>(subjectId) }, now);
  if (!PLACING.includes(type)) return;
  const booking = await findBooking(table, tenantId, brandId<BookingId>(subjectId));
  const { leadId, bookingId } = booking ?? {};
  if (leadId && bookingId) await placeByBookings(table, { tenantId, leadId, bookingId }, now);
};

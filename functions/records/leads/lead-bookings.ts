import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../bookings/booking-store.ts';
import type { TimelineRow } from './timeline-refs.ts';

/** The newest lines of a timeline that are looked at for bookings. */
const MOST_LINES = 200;

/** The bookings among the newest 200 lines of a lead's timeline; `isPartial` when it has more lines. */
export const bookingsOfLead = async (table: Table, tenantId: TenantId, leadId: LeadId) => {
  const page = await table.query<TimelineRow>(ranges.leadRefs(tenantId, leadId), {
    limit: MOST_LINES,
    newestFirst: true,
  });
  const ids = page.items.flatMap((row) => (row.kind === 'booking' ? [row.bookingId] : []));
  const bookings = await table.getMany<BookingItem>(
    [...new Set(ids)].map((id) => keys.booking(tenantId, id)),
  );
  return { bookings, isPartial: page.next !== undefined };
};

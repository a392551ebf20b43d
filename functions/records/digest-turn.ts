import { MINUTE_MS } from '../../shared/domain/duration.ts';
import type { TenantId } from '../../shared/domain/ids.ts';
import type { Table } from '../kernel/table/table.ts';
import type { Write } from '../kernel/table/write.ts';
import { findBooking } from './booking-store.ts';
import { dayAheadOf } from './day-ahead.ts';
import { pendingEvent } from './pending-event.ts';
import { findTenant } from './tenant-store.ts';

/**
 * Milliseconds before a day is told of after which nothing is put any more: longer than a worker lives, so that no
 * worker puts an entry back that another one has already turned into messages.
 */
const CLOSED_BEFORE_MS = 2 * MINUTE_MS;

/**
 * The write that has the day of a booking told of the evening before; none when it already is, or when that evening has
 * come. An appointment in no day's list by then is news by itself.
 */
export const digestIfMissing = async (
  table: Table,
  tenantId: TenantId,
  bookingId: string,
  now: number,
): Promise<readonly Write[]> => {
  const [tenant, booking] = await Promise.all([
    findTenant(table, tenantId),
    findBooking(table, tenantId, bookingId),
  ]);
  if (!tenant || booking?.status !== 'confirmed') return [];
  const { date, toldAt } = dayAheadOf(booking.startAt, tenant.timezone);
  if (toldAt - now <= CLOSED_BEFORE_MS) return [];
  const event = pendingEvent({ tenantId, type: 'digest.due', subjectId: date }, toldAt);
  return (await table.get(event.put)) ? [] : [event];
};

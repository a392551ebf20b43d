import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { expiryAfter } from '../../kernel/clock.ts';
import { ifAbsent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { type OutboxEntry, pendingEvent } from '../pending-event.ts';
import { findTenant } from '../tenants/tenant-store.ts';
import { findBooking } from './booking-store.ts';
import { dayAheadOf } from './day-ahead.ts';

/** How long it is remembered that a day was told of: longer than an event of a booking waits in the outbox. */
const REMEMBERED_SECONDS = 10 * DAY_SECONDS;

/** The write that goes with telling of a day (yyyy-mm-dd): from then on no entry for it is put any more. */
export const dayToldWrite = (tenantId: TenantId, date: string, now: number): Write => ({
  put: keys.toldDay(tenantId, date),
  item: { expiresAt: expiryAfter(now, REMEMBERED_SECONDS) },
});

/**
 * The writes that have the day of a booking told of the evening before; none when that is planned or done, or when
 * the change happened after that evening: it is then news by itself. They are refused when another worker has told of
 * the day since this one looked.
 */
export const digestIfMissing = async (
  table: Table,
  { tenantId, subjectId, at }: Pick<OutboxEntry, 'tenantId' | 'subjectId' | 'at'>,
): Promise<readonly Write[]> => {
  const [tenant, booking] = await Promise.all([
    findTenant(table, tenantId),
    findBooking(table, tenantId, subjectId),
  ]);
  if (!tenant || booking?.status !== 'confirmed') return [];
  const { date, toldAt } = dayAheadOf(booking.startAt, tenant.timezone);
  if (Date.parse(at) >= toldAt) return [];
  const event = pendingEvent({ tenantId, type: 'digest.due', subjectId: date }, toldAt);
  const told = keys.toldDay(tenantId, date);
  const known = await Promise.all([table.get(event.put), table.get(told)]);
  return known.some((item) => item !== undefined) ? [] : [event, { check: told, when: ifAbsent }];
};

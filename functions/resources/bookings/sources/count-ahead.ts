import { brandId, type CalendarId, type TenantId } from '../../../../shared/domain/ids.ts';
import type { BookingsAhead } from '../../../../shared/schemas/bookings-ahead.ts';
import { firstRows } from '../../../kernel/table/pages.ts';
import type { Table } from '../../../kernel/table/table.ts';
import { aheadOf } from '../../../records/bookings/bookings-of-calendars.ts';

/** The most that are counted before the answer becomes "at least". */
const MOST_COUNTED = 5000;

/**
 * How many confirmed future appointments a calendar has; with `isMore` at least so many, further ones were not
 * counted.
 */
export const countAhead = async (
  table: Table,
  tenantId: TenantId,
  calendarId: string,
  now: number,
): Promise<BookingsAhead> => {
  const list = aheadOf(tenantId, brandId<CalendarId>(calendarId), now);
  const { length: count } = await firstRows(table, list, MOST_COUNTED + 1);
  return { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
};

import type { TenantId } from '../../../../shared/domain/ids.ts';
import type { BookingsAhead } from '../../../../shared/schemas/bookings-ahead.ts';
import type { Table } from '../../../kernel/table/table.ts';
import { confirmedAhead } from '../bookings-ahead.ts';

/** Pages that are counted before the answer becomes "at least". */
const MOST_PAGES = 10;

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
  let count = 0;
  let isMore = false;
  for await (const { bookings, isLast } of confirmedAhead(table, tenantId, now, MOST_PAGES)) {
    count += bookings.filter((booking) => booking.calendarId === calendarId).length;
    isMore = !isLast;
  }
  return { count, isMore };
};

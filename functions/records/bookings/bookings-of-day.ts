import type { TenantId } from '../../../shared/domain/ids.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { firstRows } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from './booking-store.ts';
import { instantsOfDay } from './day-ahead.ts';

/** Bookings that are read of one day, at most. */
const MOST_A_DAY = 1000;

/** The confirmed bookings that begin on a date in a business's zone, in order of their starts; a thousand at most. */
export const bookingsOfDay = async (
  table: Table,
  { tenantId, timezone }: { readonly tenantId: TenantId; readonly timezone: string },
  date: string,
): Promise<readonly BookingItem[]> => {
  const { from, to } = instantsOfDay(date, timezone);
  const bookings = await firstRows<BookingItem>(table, ranges.bookings(tenantId, { from, to }), MOST_A_DAY);
  return bookings.filter(({ status, startAt }) => status === 'confirmed' && startAt < to);
};

import type { TenantId } from '../../../shared/domain/ids.ts';
import { toInstant } from '../../kernel/clock.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { walk } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';

/** Rows per query. */
const PAGE = 500;

interface AheadPage {
  /** Confirmed ones alone, soonest first. */
  readonly bookings: readonly BookingItem[];
  readonly isLast: boolean;
}

/** The future confirmed bookings, a page at a time: at most so many pages, or all of them. */
export async function* confirmedAhead(
  table: Table,
  tenantId: TenantId,
  now: number,
  mostPages = Number.POSITIVE_INFINITY,
): AsyncGenerator<AheadPage> {
  const range = ranges.bookings(tenantId, { from: toInstant(now) });
  let asked = 0;
  for await (const { items, next } of walk<BookingItem>(table, range, { limit: PAGE })) {
    asked += 1;
    yield { bookings: items.filter(({ status }) => status === 'confirmed'), isLast: next === undefined };
    if (asked >= mostPages) return;
  }
}

import type { TenantId } from '../../../shared/domain/ids.ts';
import { toInstant } from '../../kernel/clock.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { Position, Table } from '../../kernel/table/table.ts';
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
  let after: Position | undefined;
  for (let asked = 0; asked < mostPages; asked++) {
    const page = await table.query<BookingItem>(range, { limit: PAGE, after });
    after = page.next;
    yield {
      bookings: page.items.filter(({ status }) => status === 'confirmed'),
      isLast: after === undefined,
    };
    if (after === undefined) return;
  }
}

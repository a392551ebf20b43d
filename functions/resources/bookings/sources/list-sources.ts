import { SOURCE_BOOKINGS } from '../../../../shared/domain/booking-policy.ts';
import type { TenantId } from '../../../../shared/domain/ids.ts';
import type { BookingSource, BookingSources } from '../../../../shared/schemas/booking-source.ts';
import { keys } from '../../../kernel/table/keys.ts';
import type { Table } from '../../../kernel/table/table.ts';
import type { BookingItem } from '../../../records/bookings/booking-store.ts';
import { confirmedAhead } from '../bookings-ahead.ts';
import type { DismissedSource } from './dismiss-source.ts';

/** Pages of bookings that are read before the answer becomes "at least". */
const MOST_PAGES = 10;
/** Names shown so that a member can recognise whose bookings they are. */
const NAMES_SHOWN = 3;

interface Tally {
  readonly source: BookingSource;
  /** What visitors did at once: appointments of one basket are one, such as six Tuesdays of one client. */
  readonly reservations: ReadonlySet<string>;
}

const withOneMore = (
  known: Tally | undefined,
  sourceId: string,
  { bookingId, basketId, createdAt, name }: BookingItem,
): Tally => {
  const { count, firstMadeAt, lastMadeAt, names } = known?.source ?? {
    count: 0,
    firstMadeAt: createdAt,
    lastMadeAt: createdAt,
    names: [],
  };
  return {
    source: {
      sourceId,
      count: count + 1,
      firstMadeAt: createdAt < firstMadeAt ? createdAt : firstMadeAt,
      lastMadeAt: createdAt > lastMadeAt ? createdAt : lastMadeAt,
      names: [...new Set([...names, name])].slice(0, NAMES_SHOWN),
    },
    reservations: new Set(known?.reservations).add(basketId ?? bookingId),
  };
};

/** Those that have booked again since a member dismissed them, or were never dismissed. */
const notDismissed = async (
  table: Table,
  tenantId: TenantId,
  sources: readonly BookingSource[],
): Promise<BookingSource[]> => {
  const wanted = sources.map(({ sourceId }) => keys.dismissedSource(tenantId, sourceId));
  const dismissed = await table.getMany<DismissedSource>(wanted);
  const seen = new Map(dismissed.map(({ sourceId, seenUntil }) => [sourceId, seenUntil]));
  return sources.filter(({ sourceId, lastMadeAt }) => lastMadeAt > (seen.get(sourceId) ?? ''));
};

/**
 * The addresses from which visitors have booked unusually often ahead, most bookings first, without those that a member
 * has dismissed since. A basket is one of those times, and its `count` is of all its appointments. `isMore`: at least these; further bookings were not read.
 */
export const listSources = async (table: Table, tenantId: TenantId, now: number): Promise<BookingSources> => {
  const bySource = new Map<string, Tally>();
  let isMore = false;
  for await (const { bookings, isLast } of confirmedAhead(table, tenantId, now, MOST_PAGES)) {
    for (const booking of bookings) {
      const { bookedFrom } = booking;
      if (bookedFrom === undefined) continue;
      bySource.set(bookedFrom, withOneMore(bySource.get(bookedFrom), bookedFrom, booking));
    }
    isMore = !isLast;
  }
  const sources = [...bySource.values()]
    .filter(({ reservations }) => reservations.size >= SOURCE_BOOKINGS)
    .map(({ source }) => source)
    .toSorted((a, b) => b.count - a.count || b.lastMadeAt.localeCompare(a.lastMadeAt));
  return { sources: await notDismissed(table, tenantId, sources), isMore };
};

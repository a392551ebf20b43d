import type { Booking } from '../../../shared/schemas/booking.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import type { Sort } from '../../ui/table-header.tsx';

export const BOOKINGS_SHOWN = ['upcoming', 'past', 'cancelled', 'unplaced'] as const;
export type BookingsShown = (typeof BOOKINGS_SHOWN)[number];

/** The columns that the table sorts by. */
export const SORT_KEYS = ['title', 'start', 'lead', 'status'] as const;

const stepMs = 5 * 60_000;

/**
 * The instant that separates past from upcoming, rounded to five minutes so that a list opened again is still in the
 * cache.
 */
export const dividingInstant = (nowMs: number): string =>
  new Date(Math.floor(nowMs / stepMs) * stepMs).toISOString();

/** The query for the server. Cancelled bookings are returned only when asked for. */
export const bookingQuery = (shown: BookingsShown, nowIso: string, calendarId: string | null) => {
  const page = { limit: 50, ...(calendarId === null ? {} : { calendarId }) };
  switch (shown) {
    case 'upcoming':
      return { ...page, from: nowIso, status: 'active' } as const;
    case 'past':
      return { ...page, to: nowIso, status: 'active' } as const;
    case 'cancelled':
      return { ...page, status: 'cancelled' } as const;
    case 'unplaced':
      return { ...page, status: 'unplaced' } as const;
  }
};

const compared = (a: Booking, b: Booking, key: string): number => {
  switch (key) {
    case 'title':
      return a.title.localeCompare(b.title);
    case 'lead':
      return (a.leadName ?? '').localeCompare(b.leadName ?? '');
    case 'status':
      return a.status.localeCompare(b.status);
    default:
      return Date.parse(a.startAt) - Date.parse(b.startAt);
  }
};

/** In the order chosen; by default upcoming bookings soonest first, others latest first. */
export const inOrder = (
  bookings: readonly Booking[],
  shown: BookingsShown,
  sort: Sort | null = null,
): readonly Booking[] => {
  const { key, direction } = sort ?? {
    key: 'start',
    direction: shown === 'upcoming' || shown === 'unplaced' ? 'ascending' : 'descending',
  };
  const way = direction === 'ascending' ? 1 : -1;
  return bookings.toSorted((a, b) => way * compared(a, b, key) || a.bookingId.localeCompare(b.bookingId));
};

/** The bookings whose title, client or contact contain every word of the search. */
export const searched = (bookings: readonly Booking[], search: string): readonly Booking[] =>
  bookings.filter(({ title, leadName, email, phone }) =>
    matchesSearch({ texts: [title, leadName, email], phone }, search),
  );

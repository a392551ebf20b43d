import type { Booking } from '../../../shared/schemas/booking.ts';
import { matchesSearch } from '../../lib/matches-search.ts';

export const BOOKINGS_SHOWN = ['upcoming', 'past', 'cancelled'] as const;
export type BookingsShown = (typeof BOOKINGS_SHOWN)[number];

const stepMs = 5 * 60_000;

/** The instant that parts past from upcoming: on five minutes, so that a list left and opened again is still in the cache. */
export const dividingInstant = (nowMs: number): string =>
  new Date(Math.floor(nowMs / stepMs) * stepMs).toISOString();

/** What to ask the server for. Cancelled bookings come only when asked for (settled points, 32). */
export const bookingQuery = (shown: BookingsShown, nowIso: string) => {
  switch (shown) {
    case 'upcoming':
      return { limit: 50, from: nowIso, status: 'active' } as const;
    case 'past':
      return { limit: 50, to: nowIso, status: 'active' } as const;
    case 'cancelled':
      return { limit: 50, status: 'cancelled' } as const;
  }
};

/** Upcoming bookings stand soonest first, the others latest first. */
export const inOrder = (bookings: readonly Booking[], shown: BookingsShown): readonly Booking[] => {
  const way = shown === 'upcoming' ? 1 : -1;
  return bookings.toSorted(
    (a, b) => way * (Date.parse(a.startAt) - Date.parse(b.startAt)) || a.bookingId.localeCompare(b.bookingId),
  );
};

/** The bookings whose title, client or contact hold every word asked for. */
export const searched = (bookings: readonly Booking[], search: string): readonly Booking[] =>
  bookings.filter(({ title, leadName, email, phone }) =>
    matchesSearch({ texts: [title, leadName, email], phone }, search),
  );

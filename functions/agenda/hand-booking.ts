import { DAY_MS } from '../../shared/domain/duration.ts';
import { handBookableUntil } from '../../shared/domain/hand-booking.ts';
import { type Taken, type TakeRefusal, take } from './take.ts';
import type { Interval, Minute } from './time.ts';
import type { AgendaDay, Busy } from './types.ts';

const DAYS_BACK = 30;

/**
 * Takes any minute for staff, from 30 days back to 18 months ahead. Windows, grid and notice are not checked; minutes
 * without an offer have capacity 1. With `overbook`, which only admins may set, capacity is not checked either.
 * Otherwise like `take`.
 */
export function takeByHand(
  days: readonly AgendaDay[],
  entry: Busy,
  now: Minute,
  options: { readonly overbook?: boolean } = {},
): Taken<TakeRefusal | 'out_of_range'> {
  const range = handBookableStarts(now);
  if (entry.start < range.start || entry.start >= range.end) return { ok: false, reason: 'out_of_range' };
  return take(days, entry, now, options);
}

/** The starts staff may book by hand. */
export function handBookableStarts(now: Minute): Interval {
  const ms = now * 60_000;
  return { start: (ms - DAYS_BACK * DAY_MS) / 60_000, end: handBookableUntil(ms) / 60_000 + 1 };
}

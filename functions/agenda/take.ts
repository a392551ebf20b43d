import { occupied } from '../../shared/domain/places.ts';
import { fits, roomsOf } from './day-room.ts';
import { bookableStarts, offeredStarts } from './free-slots.ts';
import { isWithinHours } from './hours.ts';
import { release } from './release.ts';
import { daysTouched, type Minute, utcDateOf } from './time.ts';
import { type AgendaDay, type BookingLimits, type Busy, isLive, MAX_BUSY_PER_DAY } from './types.ts';

/**
 * `too_soon`: less notice than asked for · `not_offered`: no window, off the grid where that counts, or too far ·
 * `full`: no capacity left · `day_full`: 500 entries already.
 */
export type TakeRefusal = 'too_soon' | 'not_offered' | 'full' | 'day_full';

export type Taken<R extends string = TakeRefusal> =
  | { readonly ok: true; readonly days: AgendaDay[] }
  | { readonly ok: false; readonly reason: R };

/**
 * Takes a time that the rules offer, as visitors do. See `take` for what `days` must hold.
 */
export function takeOffered(
  days: readonly AgendaDay[],
  entry: Busy,
  limits: BookingLimits,
  now: Minute,
): Taken {
  const date = utcDateOf(entry.start);
  const day = days.find((candidate) => candidate.date === date);
  const range = bookableStarts({ limits, now, from: entry.start, to: entry.start + 1 });
  if (day === undefined) throw missing(date);
  if (offeredStarts(day, entry.end - entry.start, range).length === 0)
    return refused(isTooSoon(entry, limits, now) ? 'too_soon' : 'not_offered');
  return take(days, entry, now);
}

/**
 * Takes any minute ahead within the hours, on the grid or off it, however soon or far: a time that was booked already
 * can be kept with somebody else. See `take` for what `days` must hold.
 */
export function takeWithinHours(days: readonly AgendaDay[], entry: Busy, now: Minute): Taken {
  for (const date of daysTouched(entry)) if (!days.some((day) => day.date === date)) throw missing(date);
  return entry.start < now || !isWithinHours(days, entry) ? refused('not_offered') : take(days, entry, now);
}

/**
 * Adds the entry to every day that it touches, buffers included, or returns the refusal; nothing is changed in place.
 * The entry replaces those of the same id in the given days: to move a booking, give the days of its old time too; a
 * hold becomes a booking the same way. Returns all the given days; unaffected days are the same objects and need no
 * write. Expired holds are dropped from the days touched. `overbook` ignores capacity but never the limit on entries.
 * `days` must hold every day touched, with current offers. Throws when one is missing.
 */
export function take(
  days: readonly AgendaDay[],
  entry: Busy,
  now: Minute,
  { overbook = false }: { readonly overbook?: boolean } = {},
): Taken {
  const touched = new Set(daysTouched(occupied(entry)));
  const freed = days
    .map((day) => (touched.has(day.date) ? live(day, now) : day))
    .map((day) => release(day, entry.id));
  const mine = freed.filter((day) => touched.has(day.date));
  for (const date of touched) if (!mine.some((day) => day.date === date)) throw missing(date);
  if (mine.some((day) => day.busy.length >= MAX_BUSY_PER_DAY)) return refused('day_full');
  if (!overbook && !fits(roomsOf(mine, now), entry)) return refused('full');
  return { ok: true, days: freed.map((day) => (touched.has(day.date) ? added(day, entry) : day)) };
}

/** Whether less notice is left than visitors must give. */
export function isTooSoon({ start }: Busy, { minNoticeMin }: BookingLimits, now: Minute): boolean {
  return start < now + minNoticeMin;
}

function live(day: AgendaDay, now: Minute): AgendaDay {
  const busy = day.busy.filter((entry) => isLive(entry, now));
  return busy.length === day.busy.length ? day : { ...day, busy };
}

/** Kept sorted, so that the same entries give the same day whatever the order they arrived in. */
function added(day: AgendaDay, entry: Busy): AgendaDay {
  const busy = [...day.busy, entry].sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  return { ...day, busy };
}

function refused(reason: TakeRefusal): Taken {
  return { ok: false, reason };
}

function missing(date: string): Error {
  return new Error(`The agenda of ${date} is needed and was not given`);
}

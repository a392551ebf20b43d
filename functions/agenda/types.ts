import type { Interval, Minute } from './time.ts';

/** The calendar of a business that has no calendars by member. */
export const MAIN_CALENDAR = 'main';

/** The busy entries one day may hold (architecture, section 3). */
export const MAX_BUSY_PER_DAY = 500;

/** A weekly window, in the wall-clock time of its own zone. */
export type Window = {
  readonly availabilityId: string;
  /** 0 is Sunday. */
  readonly dayOfWeek: number;
  /** HH:MM */
  readonly startTime: string;
  /** HH:MM, at most 24:00 */
  readonly endTime: string;
  /** IANA */
  readonly timezone: string;
  /** 1 to 50; 1 when absent. */
  readonly capacity?: number;
  readonly active: boolean;
  /** The main calendar when absent. */
  readonly calendarId?: string;
};

/** Local dates without appointments, `from` and `to` included: from a time of the first to a time of the last. */
export type Closure = {
  readonly closureId: string;
  /** yyyy-mm-dd */
  readonly from: string;
  /** yyyy-mm-dd */
  readonly to: string;
  /** HH:MM; 00:00 when absent. */
  readonly startTime?: string;
  /** HH:MM; 24:00 when absent. */
  readonly endTime?: string;
  readonly timezone: string;
  /** Every calendar when absent. */
  readonly calendarId?: string;
};

/** What a day's offers follow from, with nothing that depends on the clock. */
export type Rules = {
  /** Grows with each change of what stands here. */
  readonly rulesVersion: number;
  readonly windows: readonly Window[];
  readonly closures: readonly Closure[];
  readonly slotMinutes: number;
};

/** How near and how far ahead a visitor may book; judged at each read and booking, never stored in a day. */
export type BookingLimits = { readonly minNoticeMin: number; readonly horizonDays: number };

/** The time a service takes, and what it keeps free around it. */
export type ServiceNeed = {
  readonly durationMin: number;
  readonly bufferBeforeMin: number;
  readonly bufferAfterMin: number;
};

/** Minutes that a window offers. `gridStart` is where its slots are counted from: a closure may cut the run's head off. */
export type Offer = Interval & { readonly capacity: number; readonly gridStart: Minute };

/**
 * One entry of a day. `start` and `end` are the service; `before` and `after` (minutes) are its buffers, kept apart
 * because a buffer yields to another buffer but never to a service. See `day-room.ts` for the rule.
 */
export type Busy = Interval & {
  readonly id: string;
  readonly kind: 'booking' | 'hold' | 'external';
  readonly before: number;
  readonly after: number;
  /** A hold counts until this minute, exclusive. */
  readonly until?: Minute;
};

/**
 * Entries of other calendars that count on this one as well. `one`: each takes one of the places there are, as an
 * entry of the day's own does. `all`: each takes every place, since nobody knows whose it is.
 */
export type Elsewhere = { readonly takes: 'one' | 'all'; readonly busy: readonly Busy[] };

/**
 * One calendar's one UTC day, the unit of consistency. Intervals are never clipped: each stands in every day it
 * touches, so that a day can judge its own minutes alone.
 *
 *        Monday (UTC)            Tuesday (UTC)
 *   |--------------------|--------------------|
 *              [==== offer ====]                  in both days
 *                     (b)[booking](a)             in both days: its buffer touches Monday
 */
export type AgendaDay = {
  /** yyyy-mm-dd, UTC */
  readonly date: string;
  /** Grows by one with each write; 0 when never written. Only the store moves it. */
  readonly version: number;
  /** The rules that `slotMinutes` and `offers` were computed from. */
  readonly rulesVersion: number;
  readonly slotMinutes: number;
  readonly offers: readonly Offer[];
  readonly busy: readonly Busy[];
  /** What calendars hold that this one took over from. It is judged with the day and never stored in it. */
  readonly elsewhere?: Elsewhere;
};

/** A time that can be booked: the service alone, without its buffers. */
export type Slot = Interval;

/** All the minutes an entry asks for, buffers included. */
export function occupied(entry: Pick<Busy, 'start' | 'end' | 'before' | 'after'>): Interval {
  return { start: entry.start - entry.before, end: entry.end + entry.after };
}

/** An expired hold is as good as absent. */
export function isLive(entry: Busy, now: Minute): boolean {
  return entry.until === undefined || entry.until > now;
}

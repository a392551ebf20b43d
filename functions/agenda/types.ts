import type { Occupation } from '../../shared/domain/places.ts';
import type { WindowDates } from '../../shared/domain/window-dates.ts';
import type { Interval, Minute } from './time.ts';

/** The calendar of a business whose members have none of their own. */
export const MAIN_CALENDAR = 'main';

/** The most busy entries that one day may hold. */
export const MAX_BUSY_PER_DAY = 500;

/** A weekly window, one of a rotation, or one of a single date, in the wall-clock time of its own zone. */
export type AgendaWindow = WindowDates & {
  readonly availabilityId: string;
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

/** Local dates without appointments, `from` and `to` included; times may cut the first and the last day. */
export type AgendaClosure = {
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

/** What a day's offers are computed from; nothing here depends on the clock. */
export type Rules = {
  /** Grows with each change of these rules. */
  readonly rulesVersion: number;
  readonly windows: readonly AgendaWindow[];
  readonly closures: readonly AgendaClosure[];
  readonly slotMinutes: number;
};

/**
 * How soon a visitor may book, and how far ahead: starts before `until`, the horizon. Checked at each read and booking,
 * never stored in a day.
 */
export type BookingLimits = { readonly minNoticeMin: number; readonly until: Minute };

/** The time a service takes, and what it keeps free around it. */
export type ServiceNeed = {
  readonly durationMin: number;
  readonly bufferBeforeMin: number;
  readonly bufferAfterMin: number;
};

/**
 * Minutes that a window offers. Slots are counted from `gridStart`, since a closure may remove the beginning of the
 * run.
 */
export type Offer = Interval & { readonly capacity: number; readonly gridStart: Minute };

/**
 * One entry of a day. `start` and `end` are the service; `before` and `after` (minutes) are its buffers, kept apart
 * because a buffer may overlap another buffer but never a service. See `shared/domain/places.ts` for the rule. An
 * `external` one comes from an outside calendar: it takes every place, has no buffers, and is replaced with all others
 * of its day (`external.ts`).
 */
export type Busy = Occupation & {
  readonly id: string;
  readonly kind: 'booking' | 'hold' | 'external';
  /** A hold counts until this minute, exclusive. */
  readonly until?: Minute;
};

/**
 * Entries of other calendars that also count on this one. `one`: each takes one place, like an entry of the day
 * itself. `all`: each takes every place, since it is not known whose booking it is.
 */
export type Elsewhere = { readonly takes: 'one' | 'all'; readonly busy: readonly Busy[] };

/**
 * One UTC day of one calendar, the unit of consistency. Intervals are never clipped: each is stored in every day it
 * touches, so that each day can be checked on its own. External ones alone are cut at midnight.
 *
 *        Monday (UTC)            Tuesday (UTC)
 *   |--------------------|--------------------|
 *              [==== offer ====]                  in both days
 *                     (b)[booking](a)             in both days: its buffer touches Monday
 */
export type AgendaDay = {
  /** yyyy-mm-dd, UTC */
  readonly date: string;
  /** Grows by one with each write; 0 when never written. Only the store changes it. */
  readonly version: number;
  /** The rules that `slotMinutes` and `offers` were computed from. */
  readonly rulesVersion: number;
  readonly slotMinutes: number;
  readonly offers: readonly Offer[];
  readonly busy: readonly Busy[];
  /** What is booked on the calendars that this one replaced. Checked with the day, never stored in it. */
  readonly elsewhere?: Elsewhere;
};

/** A time that can be booked: the service alone, without its buffers. */
export type AgendaSlot = Interval;

/** Whether the entry counts at `now`: an expired hold does not. */
export function isLive(entry: Busy, now: Minute): boolean {
  return entry.until === undefined || entry.until > now;
}

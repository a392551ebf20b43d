import { keptFormat } from '../../../../shared/domain/kept-format.ts';
import type { AvailabilityWindow } from '../../../../shared/schemas/availability.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';

/** Whole hours of the wall clock, the last one excluded. */
export interface ShownHours {
  readonly first: number;
  readonly last: number;
}

/** The hours a week shows by default. */
const usual: ShownHours = { first: 8, last: 18 };

const clockOf = (iso: string, timezone: string): readonly [hour: number, minute: number] => {
  const text = keptFormat('sv-SE', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso));
  return [Number(text.slice(0, 2)), Number(text.slice(3, 5))];
};

const hoursOf = ({ startAt, endAt }: Booking, timezone: string): ShownHours => {
  const [first] = clockOf(startAt, timezone);
  const [endHour, endMinute] = clockOf(endAt, timezone);
  const last = endMinute > 0 ? endHour + 1 : endHour;
  return last > first ? { first, last } : { first, last: 24 };
};

const hoursOpen = (
  { startTime, endTime, timezone: own }: AvailabilityWindow,
  timezone: string,
): ShownHours =>
  own === timezone
    ? { first: Number(startTime.slice(0, 2)), last: Math.ceil(Number(endTime.replace(':', '.'))) }
    : { first: 0, last: 24 };

/** The hours that a week must show: opening hours with an hour before and after, and all bookings. */
export const shownHours = (
  windows: readonly AvailabilityWindow[],
  bookings: readonly Booking[],
  timezone: string,
): ShownHours => {
  const open = windows.filter(({ active }) => active).map((window) => hoursOpen(window, timezone));
  const wide = (open.length > 0 ? open : [usual]).map(({ first, last }) => ({
    first: Math.max(0, first - 1),
    last: Math.min(24, last + 1),
  }));
  const all = [...wide, ...bookings.map((booking) => hoursOf(booking, timezone))];
  return {
    first: Math.min(...all.map(({ first }) => first)),
    last: Math.max(...all.map(({ last }) => last)),
  };
};

/** The parts of a day that a visitor can wait for, in the business's own time. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** The days of the week, 0 for Sunday. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The most people who may wait with one business. */
export const MAX_WAITING = 300;

/** Days from the first to the last that one request may cover, both included. */
export const MAX_WAITING_DAYS = 92;

/** How many days from today a request may begin at the latest. */
export const MAX_WAITING_AHEAD_DAYS = 366;

/** Minutes for which a time that became free is held for one person. */
export const HOLD_MIN = 15;

/** Offers that one request gets; after the last one expires unanswered it is removed. */
export const MOST_OFFERS = 5;

const NOON_HOUR = 12;
const EVENING_HOUR = 17;

/** The part of a day that an hour of the wall clock, 0 to 23, falls in. */
export const dayPartOf = (hour: number): DayPart => {
  if (hour < NOON_HOUR) return 'morning';
  return hour < EVENING_HOUR ? 'afternoon' : 'evening';
};

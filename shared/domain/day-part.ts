/** The parts of a day, in the business's own time. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const NOON_HOUR = 12;
const EVENING_HOUR = 17;

/** The part of a day that an hour of the wall clock, 0 to 23, falls in. */
export const dayPartOf = (hour: number): DayPart => {
  if (hour < NOON_HOUR) return 'morning';
  return hour < EVENING_HOUR ? 'afternoon' : 'evening';
};

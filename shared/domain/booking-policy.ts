/** The booking settings of a new business; each time is in the unit that its name gives. */
export const DEFAULT_BOOKING_POLICY = {
  slotMinutes: 60,
  horizonDays: 14,
  minNoticeMin: 120,
  cutOffHours: 24,
  maxPerContact: 3,
  maxPerAddressDay: 10,
  maxGapMin: 15,
} as const;

/** An address that booked so many times ahead is shown to the business; a basket is one time. */
export const SOURCE_BOOKINGS = 5;

export interface BookingPolicy {
  readonly slotMinutes: number;
  readonly horizonDays: number;
  readonly minNoticeMin: number;
  /** Hours before the start during which visitors can no longer move or cancel by themselves. */
  readonly cutOffHours: number;
  /** The most future appointments that visitors may have under one e-mail or phone. */
  readonly maxPerContact: number;
  /** The most appointments that visitors at one address may make within twenty-four hours. */
  readonly maxPerAddressDay: number;
  /** Minutes that a visitor waits at most between two services that they book in a row. */
  readonly maxGapMin: number;
}

/** What a business starts with; times in the unit their name tells. */
export const DEFAULT_BOOKING_POLICY = {
  slotMinutes: 60,
  horizonDays: 14,
  minNoticeMin: 120,
  cutOffHours: 24,
  maxPerContact: 3,
  maxPerAddressDay: 10,
} as const;

/** Bookings ahead from one address from which on the business is told of it. */
export const SOURCE_BOOKINGS = 5;

export interface BookingPolicy {
  readonly slotMinutes: number;
  readonly horizonDays: number;
  readonly minNoticeMin: number;
  /** Hours before the start during which a visitor can no longer move or cancel by themselves. */
  readonly cutOffHours: number;
  /** Appointments ahead that visitors may have made under one e-mail or phone. */
  readonly maxPerContact: number;
  /** Appointments that visitors at one address may make within twenty-four hours. */
  readonly maxPerAddressDay: number;
}

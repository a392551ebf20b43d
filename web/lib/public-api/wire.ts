import type { BookingStatus } from '../../../shared/domain/booking-status.ts';
import type { BookedPublicly } from '../../../shared/schemas/booked-publicly.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { PublicDay, PublicSlot } from '../../../shared/schemas/slot.ts';
import { fits, isBoolean, isString, nullable, optional, type Shape, type Test } from '../shapes.ts';

const statuses: Readonly<Record<BookingStatus, true>> = {
  confirmed: true,
  cancelled: true,
  attended: true,
  no_show: true,
};

const isStatus: Test = (value) => typeof value === 'string' && Object.hasOwn(statuses, value);

const slot: Shape<PublicSlot> = { slotId: isString, startAt: isString, endAt: isString };

export const booking: Shape<PublicBooking> = {
  bookingId: isString,
  title: isString,
  startAt: isString,
  endAt: isString,
  status: isStatus,
  personName: optional(isString),
  toBring: optional(isString),
  askedToMove: optional(isBoolean),
  manageUrl: isString,
};

/** A person of the team, by their first name where it is known. */
export const isPerson = fits<{ readonly name: string | null }>({ name: nullable(isString) });

const isSlot = fits(slot);

export const isBooking = fits(booking);

export const isBooked = fits<BookedPublicly>({ ...booking, confirmedTo: optional(isString) });

/** The slots of an answer; malformed ones are left out. */
export const readSlots = (value: unknown): PublicSlot[] => (Array.isArray(value) ? value.filter(isSlot) : []);

const isDay = fits<PublicDay>({ date: isString, startAt: isString });

/** The days of an answer; malformed ones are left out. */
export const readDays = (value: unknown): PublicDay[] => (Array.isArray(value) ? value.filter(isDay) : []);

import type { BookingStatus } from '../../../shared/domain/booking-status.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { PublicDay, PublicSlot } from '../../../shared/schemas/slot.ts';

/* The public page parses its server's answers by hand: the schema library would be a fifth of its scripts. */

type Test = (value: unknown) => boolean;

/** The type of each field of an answer. A field added to the schema does not compile until it is added here. */
export type Shape<T> = { readonly [Name in keyof T]-?: Test };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isString: Test = (value) => typeof value === 'string';
export const isNumber: Test = (value) => typeof value === 'number';
export const isBoolean: Test = (value) => typeof value === 'boolean';
export const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
export const nullable =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);

/** Whether a value has these fields. */
export const fits =
  <T>(shape: Shape<T>) =>
  (value: unknown): value is T =>
    isRecord(value) && Object.entries<Test>(shape).every(([name, test]) => test(value[name]));

export const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);

/** What the server has against one field. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

export const isIssue = fits<Issue>({ path: isString, message: isString });

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
  manageUrl: isString,
};

/** A person of the team, by their first name where it is known. */
export const isPerson = fits<{ readonly name: string | null }>({ name: nullable(isString) });

const isSlot = fits(slot);

export const isBooking = fits(booking);

/** The slots of an answer; malformed ones are left out. */
export const readSlots = (value: unknown): PublicSlot[] => (Array.isArray(value) ? value.filter(isSlot) : []);

const isDay = fits<PublicDay>({ date: isString, startAt: isString });

/** The days of an answer; malformed ones are left out. */
export const readDays = (value: unknown): PublicDay[] => (Array.isArray(value) ? value.filter(isDay) : []);

/** The payload of a success: under `data`, or the body itself. */
export const readData = (body: unknown): unknown => (isRecord(body) && 'data' in body ? body.data : body);

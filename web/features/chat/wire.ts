import type { BookingStatus, PublicBooking } from '../../../shared/schemas/booking.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';

/*
 * The public page reads its own server's answers by hand: the schemas' library would be a fifth of what it loads.
 */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const statuses: readonly string[] = [
  'confirmed',
  'cancelled',
  'attended',
  'no_show',
] satisfies BookingStatus[];

const hasStrings = (value: Record<string, unknown>, names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'string');

const isSlot = (value: unknown): value is PublicSlot =>
  isRecord(value) && hasStrings(value, ['slotId', 'startAt', 'endAt']);

export const isBooking = (value: unknown): value is PublicBooking =>
  isRecord(value) &&
  hasStrings(value, ['bookingId', 'title', 'startAt', 'endAt', 'manageUrl']) &&
  statuses.includes(String(value.status));

/** The slots of an answer; what is no slot is left out. */
export const readSlots = (value: unknown): PublicSlot[] => (Array.isArray(value) ? value.filter(isSlot) : []);

/** The payload of a success: under `data`, or the body itself (specification §7). */
export const readData = (body: unknown): unknown => (isRecord(body) && 'data' in body ? body.data : body);

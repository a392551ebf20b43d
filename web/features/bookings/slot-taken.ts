import { array, object, string } from 'yup';
import { ApiError } from '../../lib/api-error.ts';
import type { BookingActions } from './use-bookings.ts';

export interface FreeTime {
  readonly startAt: string;
  readonly endAt: string;
}

const refusal = object({
  error: object({
    alternatives: array(object({ startAt: string().required(), endAt: string().required() })).required(),
  }).required(),
});

/** The time was taken by somebody else or has passed, so the free times on screen are out of date. */
const isSlotTaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The time is full and nothing else is wrong with it: an admin may book it anyway. */
export const isFull = (error: unknown): boolean => error instanceof ApiError && error.code === 'slot_taken';

/** The free times nearest to the refused one, from the server's answer; empty for any other failure. */
export const freeTimesOf = (error: unknown): readonly FreeTime[] => {
  if (!(error instanceof ApiError) || !isSlotTaken(error)) return [];
  try {
    return refusal.validateSync(JSON.parse(error.body)).error.alternatives;
  } catch {
    return [];
  }
};

/** Runs `book`; when the time is gone, reloads the free times before it rethrows the error. */
export const withFreshSlots = async <Booked>(
  book: () => Promise<Booked>,
  { reloadSlots }: Pick<BookingActions, 'reloadSlots'>,
): Promise<Booked> => {
  try {
    return await book();
  } catch (error) {
    if (isSlotTaken(error)) await reloadSlots();
    throw error;
  }
};

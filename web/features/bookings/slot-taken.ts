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

/** Somebody else took the time, or it has passed: the free times on screen are old. */
const isSlotTaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The time has no room left, and nothing else is wrong with it: an admin may say that it is booked all the same. */
export const isFull = (error: unknown): boolean => error instanceof ApiError && error.code === 'slot_taken';

/** The free times nearest to the one that was refused, as the server told them; none for another failure. */
export const freeTimesOf = (error: unknown): readonly FreeTime[] => {
  if (!(error instanceof ApiError) || !isSlotTaken(error)) return [];
  try {
    return refusal.validateSync(JSON.parse(error.body)).error.alternatives;
  } catch {
    return [];
  }
};

/** Runs `book`; when its time is gone, the free times are read again before the error goes on. */
export const withFreshSlots = async (
  book: () => Promise<unknown>,
  { reloadSlots }: Pick<BookingActions, 'reloadSlots'>,
): Promise<void> => {
  try {
    await book();
  } catch (error) {
    if (isSlotTaken(error)) await reloadSlots();
    throw error;
  }
};

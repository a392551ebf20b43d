import { ApiError } from '../../lib/api-error.ts';
import type { BookingActions } from './use-bookings.ts';

/** Somebody else took the time, or it has passed: the free times on screen are old. */
const isSlotTaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

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

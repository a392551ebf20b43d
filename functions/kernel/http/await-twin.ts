import { AppError } from '../app-error.ts';
import { type RetryPolicy, raceRetry, untilSettled } from '../table/retry.ts';

/**
 * Waits for the same request, already in progress elsewhere, and returns its answer: when a button is pressed twice,
 * the browser shows only the second answer. Throws 409 `in_progress` when that takes longer than the deadline.
 */
export const awaitTwin = async <T>(
  attempt: () => Promise<T>,
  policy: RetryPolicy = raceRetry,
): Promise<T> => {
  const settled = await untilSettled(policy, async () => {
    try {
      return { answer: await attempt() };
    } catch (error) {
      if (error instanceof AppError && error.code === 'in_progress') return undefined;
      throw error;
    }
  });
  if (!settled) throw new AppError('in_progress', { retryAfterSec: 1 });
  return settled.answer;
};

import { AppError } from '../app-error.ts';
import { isContention } from './transaction.ts';

/** How long and how often to retry after a lost race; times in milliseconds. */
export interface RetryPolicy {
  readonly deadlineMs: number;
  readonly leastPauseMs: number;
  readonly mostPauseMs: number;
  readonly random: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Real elapsed time, independent of the product's clock. */
  readonly elapsed: () => number;
}

/** Full jitter of 5 to 120 ms, for up to four seconds. */
export const raceRetry: RetryPolicy = {
  deadlineMs: 4000,
  leastPauseMs: 5,
  mostPauseMs: 120,
  random: Math.random,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  elapsed: () => performance.now(),
};

/** A conflict or a throttle counts as a lost race, in whichever step of the attempt it happened. */
const lostOrThrown = (error: unknown): undefined => {
  if (!isContention(error)) throw error;
  return undefined;
};

/**
 * Calls `attempt` until it returns something. Undefined, or an error that only means "not now", is a lost race: it is
 * tried again after a jittered pause. Returns undefined when the deadline has passed.
 */
export const untilSettled = async <T>(
  policy: RetryPolicy,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const end = policy.elapsed() + policy.deadlineMs;
  for (;;) {
    const answer = await attempt().catch(lostOrThrown);
    if (answer !== undefined) return answer;
    const pause = policy.leastPauseMs + policy.random() * (policy.mostPauseMs - policy.leastPauseMs);
    if (policy.elapsed() + pause >= end) return undefined;
    await policy.sleep(pause);
  }
};

/** Calls `attempt` until it returns something. Throws 503 `busy` when the deadline has passed. */
export const settledOrBusy = async <T>(
  attempt: () => Promise<T | undefined>,
  policy: RetryPolicy = raceRetry,
): Promise<T> => {
  const settled = await untilSettled(policy, attempt);
  if (settled === undefined) throw new AppError('busy', { retryAfterSec: 1 });
  return settled;
};

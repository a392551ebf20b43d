import { isContention } from './transaction.ts';

/** How long and how often to try again what lost a race; the times are milliseconds. */
export interface RetryPolicy {
  readonly deadlineMs: number;
  readonly leastPauseMs: number;
  readonly mostPauseMs: number;
  readonly random: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Real elapsed time, whatever the product's clock says. */
  readonly elapsed: () => number;
}

/** Full jitter of 5 to 120 ms until four seconds have gone (architecture, section 3). */
export const raceRetry: RetryPolicy = {
  deadlineMs: 4000,
  leastPauseMs: 5,
  mostPauseMs: 120,
  random: Math.random,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  elapsed: () => performance.now(),
};

/** A conflict or a throttle is a race lost, wherever in the attempt it struck. */
const lostOrThrown = (error: unknown): undefined => {
  if (!isContention(error)) throw error;
  return undefined;
};

/**
 * Calls `attempt` until it answers something. Undefined, or an error that says nothing but "not now", means that a
 * race was lost: it is tried again after a jittered pause. Answers undefined when the deadline has passed.
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

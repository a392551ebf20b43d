import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

type Strategy = Extract<
  NonNullable<DynamoDBClientConfig['retryStrategy']>,
  { readonly acquireInitialRetryToken: unknown }
>;

type Failure = Parameters<Strategy['refreshRetryTokenForRetry']>[1];

/** How often one request is sent at most. */
export const MOST_ATTEMPTS = 3;

/** Pauses before the second and the third attempt, in milliseconds: full jitter below a bound that doubles. */
const LEAST_PAUSE_MS = 5;
const FIRST_BOUND_MS = 50;
const MOST_PAUSE_MS = 120;

/** The pause before the attempt after `retries` retries; `random` draws from [0, 1). */
export const pauseBefore = (retries: number, random: () => number): number => {
  const bound = Math.min(MOST_PAUSE_MS, FIRST_BOUND_MS * 2 ** retries);
  return LEAST_PAUSE_MS + random() * (bound - LEAST_PAUSE_MS);
};

/** Errors that the SDK also calls timeouts: the connection broke before the time was over. */
const BROKEN_CONNECTIONS = new Set<unknown>(['ECONNRESET', 'EPIPE']);

const field = (error: unknown, name: string): unknown => Reflect.get(Object(error), name);

/** A request that timed out has used its time: its caller decides whether there is time for another. */
const isTimeout = (error: unknown): boolean =>
  field(error, 'name') === 'TimeoutError' && !BROKEN_CONNECTIONS.has(field(error, 'code'));

const isWorthAnother = ({ errorType, error }: Failure): boolean =>
  errorType !== 'CLIENT_ERROR' && !isTimeout(error);

const token = (retries: number, pauseMs: number) => ({
  getRetryCount: () => retries,
  getRetryDelay: () => pauseMs,
});

/**
 * The SDK's retries with pauses short enough for the four seconds that a booking has; the SDK's own wait up to two
 * seconds for a throttle. Throttles, broken connections and the database's own failures are tried three times in all,
 * within half a second; timeouts are not retried.
 */
export const shortRetries = (random: () => number = Math.random): Strategy => ({
  acquireInitialRetryToken: async () => token(0, 0),
  refreshRetryTokenForRetry: async (before, failure) => {
    const retries = before.getRetryCount();
    if (retries + 1 >= MOST_ATTEMPTS || !isWorthAnother(failure)) throw new Error('No attempt is left.');
    return token(retries + 1, pauseBefore(retries, random));
  },
  recordSuccess: () => undefined,
});

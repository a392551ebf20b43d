import { HOUR_MS } from '../../shared/domain/duration.ts';
import { CognitoError, tooManyAttempts } from './cognito-error.ts';

const FREE_FAILURES = 5;
const LONGEST_LOCK_MS = 15 * 60_000;
const PER_HOUR = 5;
const MOST_KEYS = 10_000;

/**
 * Counts in memory, lost on restart. Unknown users are counted too, so that a limit does not reveal whether a user
 * exists.
 */
export interface AttemptLimits {
  /** @throws CognitoError NotAuthorizedException while the key is locked; that attempt does not count. */
  assertPasswordMayBeTried(key: string): void;
  passwordFailed(key: string): void;
  passwordPassed(key: string): void;
  /** @throws CognitoError LimitExceededException when the last hour already holds five. */
  assertUnderHourlyLimit(key: string): void;
  countThisHour(key: string): void;
  countedThisHour(key: string): boolean;
  forget(key: string): void;
}

interface Failures {
  readonly count: number;
  readonly atMs: number;
}

/**
 * Cognito's rule for passwords: after five failures a lock of one second, doubled by each further failure up to
 * 15 minutes, lifted by success or by 15 quiet minutes.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
 */
export function openAttemptLimits(now: () => Date): AttemptLimits {
  const failures = new Map<string, Failures>();
  const hourly = new Map<string, readonly number[]>();
  const nowMs = () => now().getTime();
  const recent = (key: string) => (hourly.get(key) ?? []).filter((atMs) => nowMs() - atMs < HOUR_MS);

  function current(key: string): Failures | null {
    const found = failures.get(key);
    return found && nowMs() - found.atMs < LONGEST_LOCK_MS ? found : null;
  }

  return {
    assertPasswordMayBeTried(key) {
      const found = current(key);
      if (found && nowMs() < found.atMs + lockMs(found.count)) {
        throw new CognitoError('NotAuthorizedException', 'Password attempts exceeded');
      }
    },
    passwordFailed: (key) => put(failures, key, { count: (current(key)?.count ?? 0) + 1, atMs: nowMs() }),
    passwordPassed: (key) => void failures.delete(key),
    assertUnderHourlyLimit(key) {
      if (recent(key).length >= PER_HOUR) throw tooManyAttempts();
    },
    countThisHour: (key) => put(hourly, key, [...recent(key), nowMs()]),
    countedThisHour: (key) => recent(key).length > 0,
    forget: (key) => void hourly.delete(key),
  };
}

function lockMs(failed: number): number {
  return failed < FREE_FAILURES ? 0 : Math.min(1000 * 2 ** (failed - FREE_FAILURES), LONGEST_LOCK_MS);
}

/** Sets a key as the newest one and drops the oldest past the bound, so that no caller can fill the memory. */
function put<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > MOST_KEYS ? map.keys().next() : null;
  if (oldest && !oldest.done) map.delete(oldest.value);
}

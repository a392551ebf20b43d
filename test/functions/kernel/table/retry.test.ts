import { ThrottlingException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type RetryPolicy,
  raceRetry,
  settledOrBusy,
  untilSettled,
} from '../../../../functions/kernel/table/retry.ts';
import { seededRuns } from '../../../support/seeded.ts';

/** A policy whose clock moves only by its own pauses and by what an attempt costs. */
const clockwork = (random: () => number, costMs = 0) => {
  let now = 0;
  const pauses: number[] = [];
  const policy: RetryPolicy = {
    ...raceRetry,
    random,
    elapsed: () => now,
    sleep: async (ms) => {
      pauses.push(ms);
      now += ms;
    },
  };
  const attempt =
    <T>(answer: () => Promise<T> | T) =>
    async () => {
      now += costMs;
      return answer();
    };
  return { policy, pauses, attempt, now: () => now };
};

const said = { message: 'injected', $metadata: {} };

describe('a race', () => {
  test('that is won at once never waits', async () => {
    const { policy, pauses, attempt } = clockwork(() => 0.5);
    expect(
      await untilSettled(
        policy,
        attempt(() => 'won'),
      ),
    ).toBe('won');
    expect(pauses).toEqual([]);
  });

  test('is run again until it is won, and answers a false or a zero as it is', async () => {
    const { policy, pauses, attempt } = clockwork(() => 0.5);
    const answers = [undefined, undefined, 0];
    expect(
      await untilSettled(
        policy,
        attempt(() => answers.shift()),
      ),
    ).toBe(0);
    expect(pauses).toHaveLength(2);
    expect(
      await untilSettled(
        policy,
        attempt(() => false),
      ),
    ).toBe(false);
  });

  test('lost again and again pauses 5 to 120 ms each time and ends before the deadline, undefined', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        fc.integer({ min: 0, max: 300 }),
        async (draws, costMs) => {
          const { policy, pauses, attempt, now } = clockwork(() => draws.next().value, costMs);
          expect(
            await untilSettled(
              policy,
              attempt(() => undefined),
            ),
          ).toBeUndefined();
          for (const pause of pauses) {
            expect(pause).toBeGreaterThanOrEqual(5);
            expect(pause).toBeLessThanOrEqual(120);
          }
          expect(now()).toBeLessThan(4000 + costMs);
          expect(now() + 120).toBeGreaterThan(4000);
        },
      ),
      seededRuns(50),
    );
  });

  test('that must be settled is answered as untilSettled does, a false too, and is busy in place of undefined', async () => {
    const { policy, attempt } = clockwork(() => 0.5);
    const outcomes: ReadonlyArray<false | undefined> = [undefined, undefined, false];
    let tries = 0;
    expect(
      await settledOrBusy(
        attempt(() => outcomes[tries++]),
        policy,
      ),
    ).toBe(false);
    expect(tries).toBe(3);
    const never = settledOrBusy(
      attempt(() => undefined),
      policy,
    );
    await expect(never).rejects.toMatchObject({ code: 'busy', retryAfterSec: 1 });
  });

  test('is tried once even when there is no time at all', async () => {
    const { policy, attempt } = clockwork(() => 0.5);
    expect(
      await untilSettled(
        { ...policy, deadlineMs: 0 },
        attempt(() => 'won'),
      ),
    ).toBe('won');
  });

  test('counts a conflict or a throttle, thrown by whatever it touched, as lost', async () => {
    const { policy, attempt } = clockwork(() => 0.5);
    const errors = [new TransactionConflictException(said), new ThrottlingException(said)];
    const answer = attempt(() => {
      const error = errors.shift();
      if (error) throw error;
      return 'won';
    });
    expect(await untilSettled(policy, answer)).toBe('won');
  });

  test('throws anything else at once', async () => {
    const { policy, pauses, attempt } = clockwork(() => 0.5);
    const failing = attempt(() => {
      throw new RangeError('not a race');
    });
    await expect(untilSettled(policy, failing)).rejects.toThrow('not a race');
    expect(pauses).toEqual([]);
  });
});

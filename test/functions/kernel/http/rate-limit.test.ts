import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countIfWithin, countUse } from '../../../../functions/kernel/http/rate-limit.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { MONDAY_8H, openWorld, type World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const use = (scope: string, atMs: number, most = 3, perSeconds = 60) =>
  countUse(world.kernel.table, atMs, [{ scope, most, perSeconds }]).then(
    () => 'let in',
    (error) => error.retryAfterSec,
  );

describe('a limit', () => {
  test('lets in as many as its limit in any span of its window, and says how long the others must wait', async () => {
    const said = [];
    for (const second of [50, 51, 52, 53, 60, 119, 120]) said.push(await use('a', MONDAY_8H + second * 1000));
    expect(said).toEqual(['let in', 'let in', 'let in', 67, 60, 1, 'let in']);
  });

  test('lets in a caller who has waited as long as it said', async () => {
    for (const second of [0, 25, 43, 44]) {
      const answer = await use(`w${second}`, MONDAY_8H + second * 1000, 1);
      expect(answer).toBe('let in');
      const wait = await use(`w${second}`, MONDAY_8H + (second + 3) * 1000, 1);
      expect(wait).toBeGreaterThanOrEqual(57);
      expect(wait).toBeLessThanOrEqual(70);
    }
  });

  test('never lets more in than it says within its window, across any boundary, whenever they come', async () => {
    let scope = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(25), { minLength: 8, maxLength: 25 }), async (pauses) => {
        scope += 1;
        let second = 0;
        const admitted: number[] = [];
        for (const pause of pauses) {
          second += pause;
          if ((await use(`p${scope}`, MONDAY_8H + second * 1000)) === 'let in') admitted.push(second);
        }
        for (const from of admitted)
          expect(admitted.filter((at) => at >= from && at < from + 60).length).toBeLessThanOrEqual(3);
      }),
      seededRuns(15),
    );
  });

  test('is exact however many ask at once', async () => {
    const said = await Promise.all(Array.from({ length: 12 }, () => use('b', MONDAY_8H)));
    expect(said.filter((word) => word === 'let in')).toHaveLength(3);
  });

  test('counts each scope for itself, and each window of one scope too', async () => {
    await Promise.all([1, 2, 3].map(() => use('c', MONDAY_8H)));
    expect(await use('d', MONDAY_8H)).toBe('let in');
    expect(await use('c', MONDAY_8H, 5, 3600)).toBe('let in');
  });

  test('of several gives the longest wait', async () => {
    const limits = [
      { scope: 'e', most: 0, perSeconds: 60 },
      { scope: 'e', most: 0, perSeconds: 3600 },
    ];
    await expect(countUse(world.kernel.table, MONDAY_8H, limits)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSec: 4200,
    });
  });

  test('leaves nothing behind that outlives two of its windows', async () => {
    await use('f', MONDAY_8H);
    const [counter] = (await allItems(world)).filter(({ pk }) => String(pk).includes('#f#'));
    expect(counter?.expiresAt).toBe(MONDAY_8H / 1000 + 120);
  });
});

describe('a limit whose refusals do not count', () => {
  const DAY = 86_400;
  const within = (scope: string, atSec: number, most = 3) =>
    countIfWithin(world.kernel.table, MONDAY_8H + atSec * 1000, { scope, most, perSeconds: DAY });

  test('passes its own number in each window, however many are asked for', async () => {
    const passed: number[] = [];
    for (let hour = 0; hour < 72; hour += 1) if (await within('steady', hour * 3600)) passed.push(hour);
    for (const day of [0, 24, 48])
      expect(passed.filter((hour) => hour >= day && hour < day + 28).length).toBeGreaterThanOrEqual(3);
    for (const from of passed)
      expect(passed.filter((hour) => hour >= from && hour < from + 24).length).toBeLessThanOrEqual(3);
  });

  test('is exact however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => within('crowd', 0)));
    expect(answers.filter(Boolean)).toHaveLength(3);
    expect(await within('crowd', 1)).toBe(false);
  });
});

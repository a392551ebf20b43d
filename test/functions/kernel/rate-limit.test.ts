import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { countUse } from '../../../functions/kernel/rate-limit.ts';
import { MONDAY_8H, openWorld, type World } from '../../support/world.ts';
import { allItems } from '../manifest/requests.ts';

// Many calls each, and other suites run beside this one.
jest.setTimeout(60_000);

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
  test('lets in as many as it says in each window, and tells the rest when the next begins', async () => {
    const said = [];
    for (const second of [0, 1, 2, 3, 59, 60]) said.push(await use('a', MONDAY_8H + second * 1000));
    expect(said).toEqual(['let in', 'let in', 'let in', 57, 1, 'let in']);
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

  test('of several tells the longest wait', async () => {
    const limits = [
      { scope: 'e', most: 0, perSeconds: 60 },
      { scope: 'e', most: 0, perSeconds: 3600 },
    ];
    await expect(countUse(world.kernel.table, MONDAY_8H, limits)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSec: 3600,
    });
  });

  test('leaves nothing behind that outlives two of its windows', async () => {
    await use('f', MONDAY_8H);
    const [counter] = (await allItems(world)).filter(({ pk }) => String(pk).includes('#f#'));
    expect(counter?.expiresAt).toBe(MONDAY_8H / 1000 + 120);
  });
});

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { proveRegeneration } from '../../../bench/prove-regeneration.ts';
import { toInstant } from '../../../functions/kernel/clock.ts';
import { type CrashingProcess, crashAt } from '../../support/crashing-process.ts';
import {
  businesses,
  type DueBusiness,
  emptyTable,
  everyItem,
  putBusinesses,
} from '../../support/due-businesses.ts';
import { openRun } from '../../support/regeneration-run.ts';
import { everyNth, seed, sizes } from '../../support/seeded.ts';
import { openWorld, type World } from '../../support/world.ts';

jest.setTimeout(sizes.isFull ? 1_200_000 : 300_000);

test('two hundred businesses due at once are all regenerated, and the poisonous end alone among the dead letters', async () => {
  const { lines, holds } = await proveRegeneration({ tenants: sizes.runs(200), poisonEvery: 50, seed });
  expect(lines.filter((line) => line.startsWith('FAILS'))).toEqual([]);
  expect(holds).toBe(true);
});

describe('killed at any of its moments and run again', () => {
  const TWO: readonly DueBusiness[] = businesses(2, 0);

  let world: World;
  beforeEach(async () => {
    world = await openWorld();
  });
  afterEach(() => world.stop());

  const rows = async (): Promise<readonly string[]> => {
    const all: string[] = [];
    for await (const item of everyItem(world.kernel.table))
      all.push(JSON.stringify(Object.entries(item).toSorted(([a], [b]) => a.localeCompare(b))));
    return all.toSorted();
  };

  /** One hour of one process, from planning to the last message, after which another begins. */
  const runUntil = async (moment: number): Promise<{ died: boolean; dead: number }> => {
    const { table, clock } = world.kernel;
    await emptyTable(table);
    await putBusinesses(table, TWO, toInstant(clock()));
    const first = crashAt(moment);
    const nextProcess = (): CrashingProcess => (first.hasCrashed ? crashAt(Number.POSITIVE_INFINITY) : first);
    const run = openRun({ table, now: clock(), workers: 1, random: () => 0, again: 0, nextProcess });
    await run.hour().catch((error: unknown) => {
      if (!first.hasCrashed) throw error;
      return run.hour();
    });
    return { died: first.hasCrashed, dead: run.queue.dead().length };
  };

  /** A quarter of the moments, drawn by the seed: each write of one business is another's too. */
  const { first, step } = everyNth(4);

  test('it leaves what an undisturbed run leaves, and no dead letter', async () => {
    await runUntil(Number.POSITIVE_INFINITY);
    const clean = await rows();
    let moment = first - step;
    for (let ended = false; !ended; ) {
      moment += step;
      const { died, dead } = await runUntil(moment);
      expect({ moment, dead }).toEqual({ moment, dead: 0 });
      expect(await rows()).toEqual(clean);
      ended = !died;
    }
    // Two moments for each write: of each business its fifteen days and its next turn.
    expect(moment).toBeGreaterThan(2 * 2 * 16);
  });
});

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Message, Queue } from '../../../functions/kernel/queue/queue.ts';
import { businesses, putBusinesses } from '../../support/due-businesses.ts';
import { planRegeneration } from '../../support/under-role.ts';
import { openWorld, type World } from '../../support/world.ts';

const HOUR_MS = 3_600_000;
const DUE_AT = '2026-11-23T11:30:00.000Z';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.stop());

/** A queue that takes what `takes` says, and what it took. */
const queueThat = (takes: (n: number) => boolean) => {
  const taken: object[] = [];
  let asked = 0;
  const queue: Queue = {
    send: async <M extends Message>(messages: readonly M[]) => {
      const refused = messages.filter(() => {
        asked += 1;
        return !takes(asked);
      });
      taken.push(...messages.filter((one) => !refused.includes(one)).map(({ body }) => body));
      return refused;
    },
  };
  return { queue, taken };
};

const plan = (queue: Queue, isOutOfTime?: () => boolean) =>
  planRegeneration({ table: world.kernel.table, queue }, world.kernel.clock(), isOutOfTime);

describe('planning', () => {
  test('puts each turn that is due in the queue, by business and the moment it was planned for', async () => {
    const { queue, taken } = queueThat(() => true);
    await putBusinesses(world.kernel.table, businesses(40, 0), DUE_AT);
    expect(await plan(queue)).toEqual({ planned: 40, isWhole: true, longestDueMs: 1.5 * HOUR_MS });
    expect(taken).toHaveLength(40);
    expect(taken).toContainEqual({ tenantId: 'due-7', nextRefreshAt: DUE_AT });
  });

  test('of nothing that is due puts nothing', async () => {
    const { queue, taken } = queueThat(() => true);
    await putBusinesses(world.kernel.table, businesses(3, 0), '2026-11-23T13:00:00.001Z');
    expect(await plan(queue)).toEqual({ planned: 0, isWhole: true, longestDueMs: 0 });
    expect(taken).toEqual([]);
  });

  test('run twice plans exactly the same turns', async () => {
    const [first, second] = [queueThat(() => true), queueThat(() => true)];
    await putBusinesses(world.kernel.table, businesses(20, 0), DUE_AT);
    await plan(first.queue);
    await plan(second.queue);
    expect(second.taken.map((one) => JSON.stringify(one)).sort()).toEqual(
      first.taken.map((one) => JSON.stringify(one)).sort(),
    );
  });

  test('that the queue takes in part is not whole, and says how much it planned', async () => {
    const { queue, taken } = queueThat((n) => n % 4 !== 0);
    await putBusinesses(world.kernel.table, businesses(40, 0), DUE_AT);
    expect(await plan(queue)).toMatchObject({ planned: 30, isWhole: false });
    expect(taken).toHaveLength(30);
  });

  test('ends when its time is over: the rest stays due for the next run', async () => {
    const { queue, taken } = queueThat(() => true);
    await putBusinesses(world.kernel.table, businesses(40, 0), DUE_AT);
    expect(await plan(queue, () => true)).toMatchObject({ planned: 0, isWhole: false });
    expect(taken).toEqual([]);
    expect(await plan(queue)).toMatchObject({ planned: 40, isWhole: true });
  });
});

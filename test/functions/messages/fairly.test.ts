import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fairly } from '../../../functions/messages/fairly.ts';
import { seededRuns } from '../../support/seeded.ts';

const lanes = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });
const things = lanes.map((names) => names.map((lane, n) => ({ lane, n })));
const pace = fc.record({ atOnce: fc.integer({ min: 1, max: 5 }), perLane: fc.integer({ min: 1, max: 3 }) });

const laneOf = ({ lane }: { lane: string }): string => lane;

describe('work in lanes', () => {
  test('is done to each thing once, each lane in its order, never more at once than allowed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), things, pace, async (scheduler, all, allowed) => {
        const begun: typeof all = [];
        const working: string[] = [];
        let most = 0;
        let mostOfLane = 0;
        const work = async (thing: (typeof all)[number]) => {
          begun.push(thing);
          working.push(thing.lane);
          most = Math.max(most, working.length);
          mostOfLane = Math.max(mostOfLane, working.filter((lane) => lane === thing.lane).length);
          await scheduler.schedule(Promise.resolve());
          working.splice(working.indexOf(thing.lane), 1);
        };
        await scheduler.waitFor(fairly(all, laneOf, allowed, work));
        expect(begun.toSorted((a, b) => a.n - b.n)).toEqual(all);
        for (const lane of 'abcd') {
          const order = begun.filter((thing) => thing.lane === lane).map(({ n }) => n);
          expect(order).toEqual(order.toSorted((a, b) => a - b));
        }
        expect(most).toBeLessThanOrEqual(allowed.atOnce);
        expect(mostOfLane).toBeLessThanOrEqual(allowed.perLane);
      }),
      seededRuns(60),
    );
  });

  test('goes on in every other lane while one never ends', async () => {
    const all = [
      ...Array.from({ length: 20 }, () => ({ lane: 'slow' })),
      ...Array.from({ length: 20 }, () => ({ lane: 'quick' })),
    ];
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    let quick = 0;
    let quickAreDone: () => void = () => undefined;
    const allQuick = new Promise<void>((done) => {
      quickAreDone = done;
    });
    const running = fairly(all, laneOf, { atOnce: 4, perLane: 2 }, async ({ lane }) => {
      if (lane === 'slow') return held;
      quick += 1;
      if (quick === 20) quickAreDone();
    });
    await allQuick;
    release();
    await running;
    expect(quick).toBe(20);
  });

  test('of one lane that fails ends with its error', async () => {
    const failing = fairly([{ lane: 'a' }], laneOf, { atOnce: 1, perLane: 1 }, async () => {
      throw new Error('non');
    });
    await expect(failing).rejects.toThrow('non');
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { atOnce } from '../../local/at-once.ts';
import { seededRuns } from '../support/seeded.ts';

describe('work of which so much is done at once', () => {
  test('is begun in the order of its coming, never more of it than allowed, whatever fails', async () => {
    const works = fc.array(fc.boolean(), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        works,
        fc.integer({ min: 1, max: 5 }),
        async (scheduler, fails, most) => {
          const limited = atOnce(most);
          const begun: number[] = [];
          let [underWay, highest] = [0, 0];
          const one = (isFailing: boolean, n: number) =>
            limited(async () => {
              begun.push(n);
              underWay += 1;
              highest = Math.max(highest, underWay);
              await scheduler.schedule(Promise.resolve());
              underWay -= 1;
              if (isFailing) throw new Error('failed');
              return n;
            });
          const ended = await scheduler.waitFor(Promise.allSettled(fails.map(one)));
          expect(begun).toEqual([...fails.keys()]);
          expect(highest).toBe(Math.min(most, fails.length));
          expect(ended.map(({ status }) => status === 'rejected')).toEqual(fails);
          expect(await limited(async () => 'still open')).toBe('still open');
        },
      ),
      seededRuns(50),
    );
  });
});

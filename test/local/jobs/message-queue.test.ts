import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { byLane, type Kept, openMessageQueue } from '../../../local/jobs/message-queue.ts';
import { seededRuns } from '../../support/seeded.ts';

const terms = { batchSize: 10, maxReceives: 5, visibilityMs: 1000 };

const opened = () => {
  let now = 0;
  const queue = openMessageQueue({ terms, clock: () => now });
  const send = (n: number, rest: { readonly delaySec?: number; readonly lane?: string } = {}) =>
    queue.send([{ body: { n }, ...rest }]);
  const receive = () => queue.receive().map(({ body, messageId }) => ({ n: JSON.parse(body).n, messageId }));
  return {
    queue,
    send,
    receive,
    numbers: () => receive().map(({ n }) => n),
    pass: (ms: number) => {
      now += ms;
    },
  };
};

describe('a queue in memory', () => {
  test('hides what was received for its time; then it comes again, unless it was removed', async () => {
    const { queue, send, receive, numbers, pass } = opened();
    await send(1);
    await send(2);
    const [first] = receive();
    queue.remove([first?.messageId ?? '']);
    pass(999);
    expect([numbers(), queue.hasVisible()]).toEqual([[], false]);
    pass(1);
    expect([queue.hasVisible(), numbers()]).toEqual([true, [2]]);
  });

  test('gives a message up after its fifth receive, and says so once', async () => {
    const { queue, send, numbers, pass } = opened();
    await send(1);
    for (let receives = 1; receives <= 5; receives += 1) {
      expect(numbers()).toEqual([1]);
      expect(queue.dead()).toEqual([]);
      pass(1000);
    }
    expect([numbers(), numbers(), queue.dead()]).toEqual([[], [], [{ n: 1 }]]);
    expect(queue.nextVisibleAt()).toBeUndefined();
  });

  test('holds a message back for its delay, and tells when it comes', async () => {
    const { queue, send, numbers, pass } = opened();
    await send(1, { delaySec: 3 });
    pass(2999);
    expect([numbers(), queue.nextVisibleAt()]).toEqual([[], 3000]);
    pass(1);
    expect(numbers()).toEqual([1]);
  });

  test('gives ten at once at most, the oldest first', async () => {
    const { send, numbers } = opened();
    for (let n = 1; n <= 12; n += 1) await send(n);
    expect([numbers(), numbers(), numbers()]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11, 12], []]);
  });

  test('loses nothing and keeps nothing, whatever its workers fail at', async () => {
    const outcomes = fc.array(fc.infiniteStream(fc.boolean()), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(outcomes, async (streams) => {
        const { queue, send, receive, pass } = opened();
        for (const n of streams.keys()) await send(n, { lane: String(n % 3) });
        const done: number[] = [];
        while (queue.nextVisibleAt() !== undefined) {
          for (const { n, messageId } of receive()) {
            if (streams[n]?.next().value !== true) continue;
            done.push(n);
            queue.remove([messageId]);
          }
          pass(500);
        }
        const dead = queue.dead().map((body) => Number(Object(body).n));
        expect([...done, ...dead].toSorted((a, b) => a - b)).toEqual([...streams.keys()]);
      }),
      seededRuns(60),
    );
  });
});

describe('a business', () => {
  const kept = (lane: string, at: number): Kept => ({
    messageId: `m${at}`,
    body: '{}',
    lane,
    sentAt: at,
    receives: 0,
    visibleAt: at,
  });

  test('that has nothing under way is in the next batch, however many of others’ messages are before its own', () => {
    const lanes = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 60 });
    const loads = fc.record({ a: fc.nat(20), b: fc.nat(20), c: fc.nat(20), d: fc.nat(20) });
    fc.assert(
      fc.property(lanes, loads, (names, load) => {
        const waiting = names.map(kept);
        const loadOf = (lane: string | undefined) => Number(Reflect.get(load, lane ?? ''));
        const batch = byLane(waiting, loadOf).slice(0, 10);
        const idle = [...new Set(names)].filter((lane) => loadOf(lane) === 0);
        expect(batch.map(({ lane }) => lane)).toEqual(expect.arrayContaining(idle));
        for (const lane of new Set(names)) {
          const own = (messages: readonly Kept[]) => messages.filter((one) => one.lane === lane);
          expect(own(batch)).toEqual(own(waiting).slice(0, own(batch).length));
        }
      }),
      seededRuns(200),
    );
  });

  test('with a thousand messages does not keep another’s one waiting for more than a batch', async () => {
    const { queue, send, receive } = opened();
    for (let n = 0; n < 1000; n += 1) await send(n, { lane: 'loud' });
    receive();
    await send(1000, { lane: 'quiet' });
    expect(queue.receive()[0]?.body).toBe('{"n":1000}');
  });
});

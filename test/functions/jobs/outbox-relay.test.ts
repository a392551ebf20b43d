import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { toInstant } from '../../../functions/kernel/clock.ts';
import type { Message, Queue } from '../../../functions/kernel/queue/queue.ts';
import { keys } from '../../../functions/kernel/table/keys.ts';
import { changeCounts } from '../../../functions/records/change-counts.ts';
import { OUTBOX_SHARDS } from '../../../functions/records/pending-event.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { crashAt, queueThatCrashes, tableThatCrashes } from '../../support/crashing-process.ts';
import { relayOutbox, sweepOutbox } from '../../support/under-role.ts';
import { openWorld, type World } from '../../support/world.ts';

const MINUTE_MS = 60_000;

let world: World;
let taken: Message[];
let refuses: (body: unknown) => boolean;
beforeEach(async () => {
  world = await openWorld();
  taken = [];
  refuses = () => false;
});
afterEach(() => world.stop());

const queue: Queue = {
  send: async <M extends Message>(messages: readonly M[]) => {
    taken.push(...messages.filter(({ body }) => !refuses(body)));
    return messages.filter(({ body }) => refuses(body));
  },
};

const now = () => world.kernel.clock();
const places = () => taken.map(({ body }) => body);

/** Puts what is owed in the outbox, due so many minutes from now. */
const owe = async (n: number, dueInMin = 0) => {
  const place = { shard: n % OUTBOX_SHARDS, sk: `${toInstant(now() + dueInMin * MINUTE_MS)}#event-${n}` };
  const item = {
    kind: 'event',
    eventId: `event-${n}`,
    tenantId: 'tenant-1',
    type: 'booking.created',
    subjectId: 's',
    at: '',
  };
  await world.kernel.table.write({ put: keys.outboxRow(place.shard, place.sk), item });
  return place;
};

type Place = Awaited<ReturnType<typeof owe>>;

const streamOf = (...entries: readonly Place[]): DynamoDBStreamEvent => ({
  Records: entries.map(({ shard, sk }, n) => ({
    eventName: 'INSERT',
    dynamodb: {
      Keys: { pk: { S: `OUTBOX#${shard}` }, sk: { S: sk } },
      NewImage: { tenantId: { S: 'tenant-1' } },
      SequenceNumber: `${100 + n}`,
    },
  })),
});

const relay = (event: DynamoDBStreamEvent) => {
  const { table, clock } = world.kernel;
  return relayOutbox({ table, clock, queue })(event);
};
const sweep = (isOutOfTime?: () => boolean) =>
  sweepOutbox({ table: world.kernel.table, queue }, now(), isOutOfTime);

const deliver = ({ shard, sk }: Place) => world.kernel.table.write({ remove: keys.outboxRow(shard, sk) });

describe('the relay', () => {
  test('counts a conversation that goes on for its business, and hands nothing over for it', async () => {
    const Keys = { pk: { S: 'TENANT#tenant-1' }, sk: { S: 'CONVERSATION#c1' } };
    const went = { eventName: 'MODIFY' as const, dynamodb: { Keys, SequenceNumber: '1' } };
    const place = await owe(1);
    expect(await relay({ Records: [went, ...streamOf(place).Records, went] })).toEqual({
      batchItemFailures: [],
    });
    expect(places()).toEqual([place]);
    const tenantId = brandId<TenantId>('tenant-1');
    expect(await changeCounts(world.kernel.table, tenantId)).toMatchObject({ conversations: 2 });
  });

  test('stops at a record of another kind before it hands over what came with it', async () => {
    for (const [pk, sk] of [
      ['TENANT#tenant-1', 'LEAD#l1'],
      ['CHANGES#tenant-1', 'CHANGES'],
    ]) {
      const Keys = { pk: { S: String(pk) }, sk: { S: String(sk) } };
      const other = { eventName: 'MODIFY' as const, dynamodb: { Keys, SequenceNumber: '1' } };
      const { Records } = streamOf(await owe(1));
      await expect(relay({ Records: [...Records, other] })).rejects.toThrow('another kind');
    }
    expect(places()).toEqual([]);
  });

  test('hands over what is due at once, with nothing but its place', async () => {
    const place = await owe(1);
    expect(await relay(streamOf(place))).toEqual({ batchItemFailures: [] });
    expect(taken).toEqual([{ entry: expect.anything(), body: place, delaySec: 0, lane: 'tenant-1' }]);
  });

  test('lets the queue hold back what is due within a quarter of an hour, and leaves the rest to the sweeper', async () => {
    const [soon, later] = [await owe(1, 10), await owe(2, 16)];
    await relay(streamOf(soon, later));
    expect(taken).toMatchObject([{ body: soon, delaySec: 600 }]);
  });

  test('goes on, when the queue takes a part, from the first entry that it did not take', async () => {
    const entries = [await owe(1), await owe(2), await owe(3)];
    refuses = (body) => JSON.stringify(body).includes('event-2');
    expect(await relay(streamOf(...entries))).toEqual({ batchItemFailures: [{ itemIdentifier: '101' }] });
  });

  test('goes on from the first of several that the queue did not take: nothing before another is lost', async () => {
    const entries = [await owe(1), await owe(2), await owe(3), await owe(4)];
    refuses = (body) => /event-[24]/.test(JSON.stringify(body));
    expect(await relay(streamOf(...entries))).toEqual({ batchItemFailures: [{ itemIdentifier: '101' }] });
  });

  test('throws on a record that is no entry, for the stream to set apart', async () => {
    const good = await owe(1);
    const event = streamOf(good, { shard: 1, sk: 'no moment' });
    await expect(relay(event)).rejects.toThrow('invalid_request');
    expect(taken).toEqual([]);
  });

  test('brings back nothing that was delivered before it could be marked', async () => {
    const place = await owe(1);
    await deliver(place);
    await relay(streamOf(place));
    expect(await world.kernel.table.get(keys.outboxRow(place.shard, place.sk))).toBeUndefined();
  });
});

describe('the sweeper', () => {
  test('finds what the stream lost, once it is a minute old', async () => {
    const place = await owe(1);
    expect(await sweep()).toEqual({ handedOver: 0, oldestMs: 0 });
    world.advance(1);
    expect(await sweep()).toEqual({ handedOver: 1, oldestMs: MINUTE_MS });
    expect(places()).toEqual([place]);
  });

  test('hands over what is due by now, in every shard, and nothing that is due later', async () => {
    const due = await Promise.all(Array.from({ length: 2 * OUTBOX_SHARDS }, (_, n) => owe(n, 30)));
    await owe(99, 60);
    world.advance(31);
    expect(await sweep()).toMatchObject({ handedOver: due.length });
    expect(places()).toEqual(expect.arrayContaining(due));
    expect(taken).toHaveLength(due.length);
  });

  test('walks past a page of what others wait for', async () => {
    for (let n = 0; n < 130; n += 1) await owe(n * OUTBOX_SHARDS);
    world.advance(1);
    expect(await sweep()).toMatchObject({ handedOver: 130 });
  });

  test('leaves alone what was handed over: from then on the queue alone tries again', async () => {
    const place = await owe(1);
    await relay(streamOf(place));
    world.advance(60);
    expect(await sweep()).toMatchObject({ handedOver: 0 });
    expect(await sweep()).toMatchObject({ handedOver: 0 });
    expect(places()).toEqual([place]);
  });

  test('takes a mark for an attempt under another moment as none', async () => {
    const before = await owe(1);
    await relay(streamOf(before));
    const after = { shard: before.shard, sk: before.sk.replace('13:00', '13:20') };
    const row = await world.kernel.table.get<object>(keys.outboxRow(before.shard, before.sk));
    await world.kernel.table.write({ put: keys.outboxRow(after.shard, after.sk), item: { ...row } });
    await deliver(before);
    world.advance(30);
    await sweep();
    expect(places()).toEqual([before, after]);
  });

  test('ends when its time is over: the rest is the next run’s', async () => {
    for (let n = 0; n < OUTBOX_SHARDS; n += 1) await owe(n);
    world.advance(1);
    expect(await sweep(() => true)).toMatchObject({ handedOver: 1 });
    expect(await sweep()).toMatchObject({ handedOver: OUTBOX_SHARDS - 1 });
  });

  test('killed at any of its moments and run again has handed over everything', async () => {
    for (let moment = 1; moment <= 20; moment += 1) {
      taken = [];
      const owed = [await owe(3 * moment), await owe(3 * moment + 1), await owe(3 * moment + 2)];
      world.advance(1);
      const running = crashAt(moment);
      const crashing = {
        table: tableThatCrashes(world.kernel.table, running),
        queue: queueThatCrashes(queue, running),
      };
      await sweepOutbox(crashing, now()).catch((error: unknown) => {
        if (!running.hasCrashed) throw error;
      });
      await sweep();
      expect(places()).toEqual(expect.arrayContaining(owed));
    }
  });
});

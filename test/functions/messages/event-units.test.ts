import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Message, Queue } from '../../../functions/kernel/queue/queue.ts';
import { EVENT_UNITS } from '../../../scripts/costs/month.ts';
import { deliver, relayOutbox } from '../../support/under-role.ts';
import { openBusiness, openWorld, type World } from '../../support/world.ts';
import { recordCalls, unitsOf } from '../manifest/units.ts';
import { slotAt, visit } from '../resources/bookings/visitors.ts';
import { outboxOf, portsOf } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const queue: Queue = { send: async <M extends Message>(_messages: readonly M[]) => [] };

test('an event that no webhook asks for takes, from the relay to its end, what the costs say', async () => {
  const business = await openBusiness(world);
  const { slotId } = await slotAt(world, business, 0);
  await visit(world.call, business, { who: 1, slotId, body: { name: 'Ana Lévy', email: 'ana@example.org' } });
  const rows = await outboxOf(world);
  expect(rows.length).toBeGreaterThan(0);
  const recorded = recordCalls(world.kernel.table);
  for (const row of rows) {
    const [pk, sk] = [String(Reflect.get(row, 'pk')), row.sk];
    const dynamodb = { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: '1' };
    await relayOutbox({ ...world.kernel, queue })({ Records: [{ eventName: 'INSERT', dynamodb }] });
    await deliver(portsOf(world), { shard: Number(pk.split('#')[1]), sk });
  }
  const { reads, writes } = unitsOf(recorded());
  expect({ read: reads / rows.length, write: writes / rows.length }).toEqual(EVENT_UNITS);
  expect(await outboxOf(world)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Message, Queue } from '../../../functions/kernel/queue/queue.ts';
import { recordOf, textsOf } from '../../../local/jobs/insert-stream.ts';
import { EVENT_UNITS } from '../../../scripts/costs/month.ts';
import { deliver, relayOutbox } from '../../support/under-role.ts';
import { openBusiness } from '../../support/world.ts';
import { recordCalls, unitsOf } from '../manifest/units.ts';
import { slotAt, visit } from '../resources/bookings/visitors.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { outboxOf, owedOf, portsOf } from './world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await openMailWorld();
});
afterAll(() => world.stop());

const queue: Queue = { send: async <M extends Message>(_messages: readonly M[]) => [] };

/** Hands over and delivers each entry that the outbox holds now; answers how many there were, and their units. */
const workOff = async () => {
  const rows = await outboxOf(world);
  const recorded = recordCalls(world.kernel.table);
  for (const row of rows) {
    const [pk, sk] = [String(Reflect.get(row, 'pk')), row.sk];
    const record = recordOf({ pk, sk, texts: textsOf({ ...row }) }, 1);
    await relayOutbox({ ...world.kernel, queue })({ Records: [record] });
    await deliver(portsOf(world), { shard: Number(pk.split('#')[1]), sk });
  }
  return { count: rows.length, ...unitsOf(recorded()) };
};

test('a new visitor’s booking and its two messages take, from the relay to their end, what the costs say', async () => {
  const business = await openBusiness(world);
  await world.run();
  const welcomed = world.mails.length;
  const { slotId } = await slotAt(world, business, 0);
  await visit(world.call, business, { who: 1, slotId, body: { name: 'Ana Lévy', email: 'ana@example.org' } });
  const [events, messages] = [await workOff(), await workOff()];
  expect([events.count, messages.count]).toEqual([2, 2]);
  const read = (events.reads + messages.reads) / events.count;
  const write = (events.writes + messages.writes) / events.count;
  expect({ read, write }).toEqual(EVENT_UNITS);
  expect(world.mails).toHaveLength(welcomed + 2);
  expect(await owedOf(world)).toEqual([]);
});

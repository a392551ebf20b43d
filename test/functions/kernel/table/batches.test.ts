import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keys } from '../../../../functions/kernel/table/keys.ts';
import { readsOf } from '../../../../functions/kernel/table/table-reads.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { openWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const KEYS = Array.from({ length: 10 }, (_, n) => keys.tenant(brandId<TenantId>(`t${n}`)));

/** A client to which the database answers all but so many of the keys of a batch, and the commands that it was sent. */
const throttled = (unread: number) => {
  const { client } = world.kernel.table;
  const sent: string[] = [];
  const send = async (command: GetCommand | BatchGetCommand) => {
    sent.push(command.constructor.name);
    if (command instanceof GetCommand) return client.send(command);
    const [[table, { Keys = [] }] = ['', {}]] = Object.entries(command.input.RequestItems ?? {});
    const read = new BatchGetCommand({ RequestItems: { [table]: { Keys: Keys.slice(unread) } } });
    const answer = await client.send(read);
    return unread ? { ...answer, UnprocessedKeys: { [table]: { Keys: Keys.slice(0, unread) } } } : answer;
  };
  return { sent, client: Object.assign(Object.create(client), { send }) };
};

test('of a batch that was not answered whole, only what is missing is read again', async () => {
  const { table, clock } = world.kernel;
  for (const [n, put] of KEYS.entries()) await table.write({ put, item: { n } });
  for (const unread of [0, 2]) {
    const { sent, client } = throttled(unread);
    const rows = await readsOf(client, table.name, clock).getMany<{ readonly n: number }>(KEYS);
    expect(rows.map(({ n }) => n).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(sent).toEqual(['BatchGetCommand', ...Array.from({ length: unread }, () => 'GetCommand')]);
  }
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keys, ranges } from '../../../../functions/kernel/table/keys.ts';
import type { Table } from '../../../../functions/kernel/table/table.ts';
import { isMentioned } from '../../../../functions/resources/privacy/erase-conversations.ts';
import { forgetConversation } from '../../../../functions/resources/privacy/forget-conversation.ts';
import { mentionOf } from '../../../../functions/resources/privacy/mention.ts';
import { brandId, type ConversationId, type TenantId } from '../../../../shared/domain/ids.ts';
import { openWorld, type World } from '../../../support/world.ts';

const TURNS = 7;
const tenantId = brandId<TenantId>('t-short');

let world: World;
let table: Table;
beforeAll(async () => {
  world = await openWorld();
  const whole = world.kernel.table;
  // The database ends a page at 1 MB, wherever the limit is.
  table = { ...whole, query: (range, options) => whole.query(range, { ...options, limit: 3 }) };
});
afterAll(() => world.stop());

/** A conversation of seven turns, the last of which says `last`. */
const conversation = async (name: string, last: string): Promise<ConversationId> => {
  const id = brandId<ConversationId>(name);
  await table.write({ put: keys.conversation(tenantId, id), item: { conversationId: id, entries: TURNS } });
  for (let number = 1; number <= TURNS; number++)
    await table.write({
      put: keys.turn(id, `turn-${number}`),
      item: { number, message: number === TURNS ? last : 'Bonjour' },
    });
  return id;
};

const left = async (id: ConversationId): Promise<number> =>
  (await world.kernel.table.query(ranges.turns(id), { limit: 100 })).items.length;

test('somebody is found in a turn that only a further page holds', async () => {
  const mention = mentionOf({ emails: ['ana@example.com'], phones: [] });
  const named = await conversation('c-named', 'ana@example.com');
  const other = await conversation('c-other', 'diana@example.com');
  expect(await isMentioned(table, { conversationId: named, memory: {}, lastMessage: '' }, mention)).toBe(
    true,
  );
  expect(await isMentioned(table, { conversationId: other, memory: {}, lastMessage: '' }, mention)).toBe(
    false,
  );
});

test('a conversation goes with every turn, however short the pages are', async () => {
  const conversationId = await conversation('c-gone', 'Au revoir');
  expect(await forgetConversation(table, tenantId, { conversationId, entries: TURNS })).toBe(true);
  expect(await left(conversationId)).toBe(0);
  expect(await world.kernel.table.get(keys.conversation(tenantId, conversationId))).toBeUndefined();
});

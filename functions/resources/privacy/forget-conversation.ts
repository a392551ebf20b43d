import type { ConversationId, TenantId } from '../../../shared/domain/ids.ts';
import { commitUnlessRefused } from '../../kernel/table/commit.ts';
import { type Condition, fieldIs } from '../../kernel/table/condition.ts';
import { type Key, keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import type { Stored } from './rows.ts';

/** Turns per transaction, with room for the conversation itself and its counter. */
const AT_ONCE = 90;

const turnsOf = async (table: Table, id: ConversationId): Promise<readonly Key[]> => {
  const page = await table.query<Stored>(ranges.turns(id), { limit: AT_ONCE + 1, expiredToo: true });
  return page.items.map(({ sk }) => keys.turn(id, sk.slice('TURN#'.length)));
};

/**
 * Deletes a conversation with all its messages. Its own row goes last, and only `when` it has not changed since it
 * was read, so that messages added meanwhile are found by the next attempt. Returns false when it had changed. Throws
 * 503 `busy`.
 */
export const forgetConversation = async (
  table: Table,
  tenantId: TenantId,
  { conversationId, turns }: { readonly conversationId: ConversationId; readonly turns: number },
  together: readonly Write[] = [],
  when: Condition = fieldIs('turns', turns),
): Promise<boolean> => {
  for (;;) {
    const said = await turnsOf(table, conversationId);
    const isLast = said.length <= AT_ONCE;
    const isMade = await commitUnlessRefused(table, [
      ...said.slice(0, AT_ONCE).map((key) => ({ remove: key })),
      ...(isLast ? [{ remove: keys.conversation(tenantId, conversationId), when }, ...together] : []),
    ]);
    if (isLast || !isMade) return isMade;
  }
};

import type { ConversationId, TenantId } from '../../../shared/domain/ids.ts';
import { commitUnlessRefused, writeOrSkip } from '../../kernel/table/commit.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { parseTurn } from '../../kernel/table/keys/conversations.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { type ConversationItem, ifAsRead } from '../../records/conversations/conversation-store.ts';
import { type Stored, storedPages } from './rows.ts';

/** Turns per transaction, with room for the conversation itself and its counter. */
const AT_ONCE = 90;

/** The first turns that still lie there, and whether these are all. */
const turnsOf = async (table: Table, id: ConversationId) => {
  const { items, next } = await table.query<Stored>(ranges.turns(id), { limit: AT_ONCE, expiredToo: true });
  return { said: items.map(({ sk }) => keys.turn(id, parseTurn(sk).turnId)), isLast: next === undefined };
};

/** What is deleted with a conversation. */
export type Forgotten = Pick<ConversationItem, 'conversationId' | 'entries' | 'marks' | 'tags' | 'questions'>;

/** Deletes the open questions that quote a conversation, what was filed of its turns, and what it is listed under. */
const forgetFiled = async (
  table: Table,
  tenantId: TenantId,
  { conversationId, questions = [] }: Forgotten,
): Promise<void> => {
  for (const id of questions)
    await writeOrSkip(table, {
      remove: keys.question(tenantId, id),
      when: ifFieldIs('conversationId', conversationId),
    });
  for (const range of [
    ranges.scenariosOf(tenantId, conversationId),
    ranges.marksOf(tenantId, conversationId),
  ])
    for await (const rows of storedPages<Stored>(table, range))
      for (const { sk } of rows) await table.write({ remove: keys.tenantRow(tenantId, sk) });
};

/**
 * Deletes a conversation with all its messages, the open questions that quote it and what was filed of it. Its own row
 * goes last, and only if it is as it was read, so that messages and tags added meanwhile are found by the next
 * attempt. Returns false when it had changed. Throws 503 `busy`.
 */
export const forgetConversation = async (
  table: Table,
  tenantId: TenantId,
  conversation: Forgotten,
  together: readonly Write[] = [],
): Promise<boolean> => {
  const { conversationId } = conversation;
  await forgetFiled(table, tenantId, conversation);
  for (;;) {
    const { said, isLast } = await turnsOf(table, conversationId);
    const isMade = await commitUnlessRefused(table, [
      ...said.map((key) => ({ remove: key })),
      ...(isLast
        ? [{ remove: keys.conversation(tenantId, conversationId), when: ifAsRead(conversation) }, ...together]
        : []),
    ]);
    if (isLast || !isMade) return isMade;
  }
};

import type { ConversationId, LeadId, TenantId } from '../../../shared/domain/ids.ts';
import type { ChatAnswer } from '../../../shared/schemas/chat.ts';
import type { Conversation } from '../../assistant/conversation.ts';
import { toInstant } from '../../kernel/clock.ts';
import { commitUnlessRefused } from '../../kernel/table/commit.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { markWrites, withMarks } from './conversation-marks.ts';
import { type ConversationItem, ifAsRead, type SpokenItem, withoutNewEntry } from './conversation-store.ts';

/** What the assistant says to what was left unanswered. */
export interface SpokenRecord {
  readonly tenantId: TenantId;
  readonly id: ConversationId;
  readonly entryId: string;
  readonly before: ConversationItem;
  readonly answer: ChatAnswer;
  readonly memory: Conversation;
  readonly leadId: LeadId | undefined;
  readonly wantsPerson: boolean;
  readonly now: number;
}

const writesOf = (record: SpokenRecord): readonly Write[] => {
  const { tenantId, id, entryId, before, answer, memory, leadId, wantsPerson, now } = record;
  const [number, at] = [before.entries + 1, toInstant(now)];
  const item: SpokenItem = { kind: 'spoken', number, at, answer, expiresAt: before.expiresAt };
  const { booking } = answer;
  const marks = withMarks(before, [
    ...(wantsPerson ? (['unanswered'] as const) : []),
    ...(booking ? (['booked'] as const) : []),
  ]);
  return [
    {
      update: keys.conversation(tenantId, id),
      set: {
        ...{ entries: number, memory },
        ...(leadId ? { leadId } : {}),
        ...(booking ? { bookingId: booking.bookingId } : {}),
        ...(marks.length > 0 ? { marks } : {}),
        ...(wantsPerson ? { wantsPersonAt: before.wantsPersonAt ?? at } : {}),
      },
      unset: ['attendedBy', 'answerBy', 'unanswered'],
      when: ifAsRead(before),
    },
    { put: keys.turn(id, entryId), item: { ...item } },
    ...markWrites(tenantId, before, { ...before, marks }),
  ];
};

/**
 * Stores it, unless something was said since the conversation was read; the assistant answers from then on. Returns
 * whether it was stored. Throws 503 `busy`.
 */
export const saveSpoken = async (table: Table, record: SpokenRecord): Promise<boolean> => {
  if (await commitUnlessRefused(table, writesOf(record))) return true;
  const before = await withoutNewEntry(table, record.tenantId, record.before);
  return before ? saveSpoken(table, { ...record, before }) : false;
};

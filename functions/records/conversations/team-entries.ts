import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { ConversationId, TenantId } from '../../../shared/domain/ids.ts';
import { found } from '../../kernel/app-error.ts';
import { expiryAfter, toInstant } from '../../kernel/clock.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { tryWrites, writeOrSkip } from '../../kernel/table/commit.ts';
import {
  allOf,
  anyOf,
  ifAbsent,
  ifFieldAbsent,
  ifFieldAtMost,
  ifPresent,
} from '../../kernel/table/condition.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { answerWrites } from '../leads/answered-request.ts';
import { answeredMarks, markWrites } from './conversation-marks.ts';
import {
  type ConversationItem,
  findConversation,
  type GivenBackItem,
  ifAsRead,
  MOST_ENTRIES,
  type TeamItem,
} from './conversation-store.ts';

/** An entry of a member's, as their request makes it. */
export interface TeamEntry {
  readonly tenantId: TenantId;
  readonly id: ConversationId;
  /** The same when the request is repeated: what it wrote is written once. */
  readonly entryId: string;
  readonly memberId: string;
  readonly name: string | null;
  readonly now: number;
}

type Attempt = (before: ConversationItem) => readonly Write[] | Promise<readonly Write[]>;

/**
 * Adds one entry, over whatever else is said meanwhile: a turn of the assistant that was read before it is then
 * overtaken. Throws 404 `not_found`, 503 `busy`.
 */
const addEntry = async (table: Table, entry: TeamEntry, writesAfter: Attempt): Promise<void> => {
  const { tenantId, id, entryId } = entry;
  await settledOrBusy(async () => {
    const before = found(await findConversation(table, tenantId, id));
    if (await table.get(keys.turn(id, entryId))) return true;
    const writes = await writesAfter(before);
    if (writes.length === 0) return true;
    return tryWrites(table, writes);
  });
};

/**
 * Says something to the visitor in the assistant's place, and silences it from then on: by the same write, which a
 * turn that is answered at the same moment either precedes or loses to. A request that was left in this conversation is
 * answered by it. Throws 404 `not_found`, 409 `limit_reached`, 503 `busy`.
 */
export const sayAsTeam = (
  table: Table,
  entry: TeamEntry,
  { text, keptDays }: { readonly text: string; readonly keptDays: number },
): Promise<void> =>
  addEntry(table, entry, async (before) => {
    const { tenantId, id, entryId, memberId, name, now } = entry;
    if (before.entries >= MOST_ENTRIES) throw limitReached('conversation', MOST_ENTRIES);
    const [at, number] = [toInstant(now), before.entries + 1];
    const expiresAt = expiryAfter(now, keptDays * DAY_SECONDS);
    const marks = answeredMarks(before);
    const item: TeamItem = { kind: 'team', number, at, memberId, name, text, expiresAt };
    return [
      {
        update: keys.conversation(tenantId, id),
        set: {
          ...{ entries: number, teamEntry: number, seenEntry: number, lastAt: at, expiresAt },
          ...{ attendedBy: { memberId, name, at }, marks },
          ...indexed.conversation(tenantId, at, id),
        },
        unset: ['unanswered', 'answerBy', 'wantsPersonAt'],
        when: ifAsRead(before),
      },
      { put: keys.turn(id, entryId), item: { ...item }, when: ifAbsent },
      ...markWrites(tenantId, before, { ...before, marks, lastAt: at, expiresAt }),
      ...(await answerWrites(table, tenantId, before, now)),
    ];
  });

/**
 * Lets the assistant answer again. What the visitor said last stays kept in `unanswered`, since the assistant answers
 * it as soon as the visitor's page asks; the mark `unanswered`, which is for the team, goes. Nothing changes where nobody attends. Throws 404 `not_found`, 503 `busy`.
 */
export const giveBack = (table: Table, entry: TeamEntry): Promise<void> =>
  addEntry(table, entry, (before) => {
    if (!before.attendedBy) return [];
    const { tenantId, id, entryId, memberId, name, now } = entry;
    const number = before.entries + 1;
    const { expiresAt } = before;
    const marks = answeredMarks(before);
    const item: GivenBackItem = { kind: 'given_back', number, at: toInstant(now), memberId, name, expiresAt };
    return [
      {
        update: keys.conversation(tenantId, id),
        set: { entries: number, teamEntry: number, seenEntry: number, marks },
        unset: ['attendedBy', 'answerBy', 'wantsPersonAt'],
        when: ifAsRead(before),
      },
      { put: keys.turn(id, entryId), item: { ...item }, when: ifAbsent },
      ...markWrites(tenantId, before, { ...before, marks }),
    ];
  });

/** Notes how far the team has read; never less far than before. Throws 404 `not_found`. */
export const markSeen = async (
  table: Table,
  { tenantId, id }: Pick<TeamEntry, 'tenantId' | 'id'>,
  entry: number,
): Promise<void> => {
  const { entries, seenEntry = 0 } = found(await findConversation(table, tenantId, id));
  const seen = Math.min(entry, entries);
  if (seen <= seenEntry) return;
  // Where it was not written, somebody has read further, or the conversation is gone: both are as they should be.
  await writeOrSkip(table, {
    update: keys.conversation(tenantId, id),
    set: { seenEntry: seen },
    when: allOf(ifPresent, anyOf(ifFieldAbsent('seenEntry'), ifFieldAtMost('seenEntry', seen))),
  });
};

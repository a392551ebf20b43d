import type { ConversationMark } from '../../shared/domain/conversation-marks.ts';
import type { ConversationId, TenantId } from '../../shared/domain/ids.ts';
import { tagName } from '../../shared/domain/tags.ts';
import { indexed, keys } from '../kernel/table/keys.ts';
import type { Unconditional } from '../kernel/table/write.ts';
import type { ConversationItem } from './conversation-store.ts';
import { listedUnder } from './listed-under.ts';

/**
 * By which a conversation is found among those of one mark or tag, as recently active as it is. It is written with the
 * conversation, and expires with it.
 */
export interface MarkRow {
  readonly conversationId: ConversationId;
  /** All that the conversation carries, so that two filters at once read no conversation that does not pass. */
  readonly names: readonly string[];
  /** Epoch seconds. */
  readonly expiresAt: number;
}

type Carried = Pick<ConversationItem, 'marks' | 'tags'>;

/** What a conversation is listed under. */
export const namesOf = ({ marks = [], tags = [] }: Carried): readonly string[] => [
  ...marks,
  ...tags.map(tagName),
];

type Marked = Carried & Pick<ConversationItem, 'conversationId' | 'lastAt' | 'expiresAt'>;

/** The rows of a conversation as it is after a write, in the same transaction. */
export const markWrites = (tenantId: TenantId, before: Carried, after: Marked): readonly Unconditional[] => {
  const { conversationId, lastAt, expiresAt } = after;
  const names = namesOf(after);
  const row: MarkRow = { conversationId, names, expiresAt };
  return listedUnder({
    before: namesOf(before),
    after: names,
    keyOf: (name) => keys.conversationMark(tenantId, conversationId, name),
    rowOf: (name) => ({ ...row, ...indexed.conversationMark(tenantId, name, lastAt, conversationId) }),
  });
};

/** The marks after more of them, in one order. */
export const withMarks = (
  { marks = [] }: Carried,
  more: readonly ConversationMark[],
): readonly ConversationMark[] => [...new Set([...marks, ...more])].toSorted();

/** The marks of a conversation that somebody of the team has seen to. */
export const answeredMarks = ({ marks = [] }: Carried): readonly ConversationMark[] =>
  marks.filter((mark) => mark !== 'unanswered');

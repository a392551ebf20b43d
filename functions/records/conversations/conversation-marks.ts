import type { ConversationMark } from '../../../shared/domain/conversation-marks.ts';
import type { ConversationId, TenantId } from '../../../shared/domain/ids.ts';
import { tagName } from '../../../shared/domain/tags.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import type { Unconditional } from '../../kernel/table/write.ts';
import { listingWrites } from '../listed-under.ts';
import type { ConversationItem } from './conversation-store.ts';

/**
 * By which a conversation is found among those of a mark, of a tag, or of both, as recently active as it is. It is
 * written with the conversation, and expires with it.
 */
export interface MarkRow {
  readonly conversationId: ConversationId;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

type Carried = Pick<ConversationItem, 'marks' | 'tags'>;

/** What the conversations can be narrowed to, each by a name: at most 35 for one conversation, two for most. */
export const listName = {
  mark: (mark: ConversationMark) => mark,
  tag: tagName,
  markOfTag: (mark: ConversationMark, tag: string) => `${mark}&${tagName(tag)}`,
} as const;

/**
 * What a conversation is listed under: each list that can be asked for is one of these, so that none is filtered when
 * it is read.
 */
const namesOf = ({ marks = [], tags = [] }: Carried): readonly string[] => [
  ...marks.map(listName.mark),
  ...tags.flatMap((tag) => [listName.tag(tag), ...marks.map((mark) => listName.markOfTag(mark, tag))]),
];

type Marked = Carried & Pick<ConversationItem, 'conversationId' | 'lastAt' | 'expiresAt'>;

/** The rows of a conversation as it is after a write, in the same transaction. */
export const markWrites = (tenantId: TenantId, before: Carried, after: Marked): readonly Unconditional[] => {
  const { conversationId, lastAt, expiresAt } = after;
  const row: MarkRow = { conversationId, expiresAt };
  return listingWrites({
    before: namesOf(before),
    after: namesOf(after),
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

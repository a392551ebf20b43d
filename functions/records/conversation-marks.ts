import type { ConversationMark } from '../../shared/domain/conversation-marks.ts';
import type { ConversationId, TenantId } from '../../shared/domain/ids.ts';
import { plainText } from '../../shared/domain/plain-text.ts';
import { indexed, keys } from '../kernel/table/keys.ts';
import type { Unconditional } from '../kernel/table/write.ts';
import type { ConversationItem } from './conversation-store.ts';

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

/** The name under which a tag is compared: however it is written, it is one tag. */
export const tagName = (tag: string): string => `tag:${plainText(tag)}`;

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
  const keyOf = (name: string) => keys.conversationMark(tenantId, conversationId, name);
  const row: MarkRow = { conversationId, names, expiresAt };
  return [
    ...names.map((name) => ({
      put: keyOf(name),
      item: { ...row, ...indexed.conversationMark(tenantId, name, lastAt, conversationId) },
    })),
    ...namesOf(before)
      .filter((name) => !names.includes(name))
      .map((name) => ({ remove: keyOf(name) })),
  ];
};

/** The marks after more of them, in one order. */
export const withMarks = (
  { marks = [] }: Carried,
  more: readonly ConversationMark[],
): readonly ConversationMark[] => [...new Set([...marks, ...more])].toSorted();

/** The marks of a conversation that somebody of the team has seen to. */
export const answeredMarks = ({ marks = [] }: Carried): readonly ConversationMark[] =>
  marks.filter((mark) => mark !== 'unanswered');

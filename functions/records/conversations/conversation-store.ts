import type { ConversationMark } from '../../../shared/domain/conversation-marks.ts';
import { brandId, type ConversationId, type QuestionId, type TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { ChatAnswer } from '../../../shared/schemas/chat.ts';
import type { TurnNote } from '../../../shared/schemas/conversation.ts';
import { isSameSecret } from '../../kernel/constant-time.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import { allOf, type Condition, ifFieldAsRead, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';

const MAC_LENGTH = 22;

/** Entries that one transcript may have. */
export const MOST_ENTRIES = 190;

/** The member who answers in the assistant's place. */
export interface Attendant {
  readonly memberId: string;
  /** As the team calls them; null where they have given no name. */
  readonly name: string | null;
  /** ISO instant at which they last wrote. */
  readonly at: string;
}

/** A conversation as it is stored: what the assistant remembers, and what it led to. */
export interface ConversationItem {
  readonly conversationId: ConversationId;
  readonly startedAt: string;
  readonly lastAt: string;
  /** Messages of the visitor. */
  readonly turns: number;
  /**
   * Entries of its transcript. Grows by one with everything said or done in it, so that each such write requires that
   * none came between.
   */
  readonly entries: number;
  /** ISO instant and entry of the visitor's last message. */
  readonly saidAt: string;
  readonly saidEntry: number;
  /** The last entry of a member. */
  readonly teamEntry?: number;
  /** The last entry that the team has read. */
  readonly seenEntry?: number;
  readonly source: 'chat' | 'widget';
  readonly language: Language;
  /** How the visitor's last message begins, for the list. */
  readonly lastMessage: string;
  readonly consentVersion: string;
  readonly leadId?: string;
  readonly bookingId?: string;
  /** Ids of the questions in it that had no answer. */
  readonly questions?: readonly QuestionId[];
  /** What the list can be narrowed to; absent for none. Each has a row of its own. */
  readonly marks?: readonly ConversationMark[];
  /** What the team calls it, as they wrote it. */
  readonly tags?: readonly string[];
  readonly memory: unknown;
  /** Present while a member of the team answers, and the assistant is silent. */
  readonly attendedBy?: Attendant;
  /** What the visitor has said since and nobody has answered, line by line. */
  readonly unanswered?: string;
  /** ISO instant until which the team may answer it before the assistant says that nobody can. */
  readonly answerBy?: string;
  /** ISO instant at which the visitor asked for a person; absent once somebody of the team has answered. */
  readonly wantsPersonAt?: string;
  /** Epoch seconds after which it counts as gone, even while its item still exists. */
  readonly expiresAt: number;
}

interface EntryItem {
  /** Its number in the transcript, from 1: the ids of entries do not show their order. */
  readonly number: number;
  readonly at: string;
  readonly expiresAt: number;
}

/** One message of the visitor and the answer to it; while a member attends it is only taken down. */
export interface TurnItem extends EntryItem {
  readonly kind: 'turn';
  readonly message: string;
  readonly answer: ChatAnswer;
  /** What was heard and done; absent where a member was to answer. */
  readonly note?: TurnNote;
}

/** What a member wrote. */
export interface TeamItem extends EntryItem {
  readonly kind: 'team';
  readonly memberId: string;
  readonly name: string | null;
  readonly text: string;
}

/** A member gave the conversation back to the assistant. */
export interface GivenBackItem extends EntryItem {
  readonly kind: 'given_back';
  readonly memberId: string;
  readonly name: string | null;
}

/** What the assistant said without being spoken to: to what was left unanswered. */
export interface SpokenItem extends EntryItem {
  readonly kind: 'spoken';
  readonly answer: ChatAnswer;
}

export type TranscriptItem = TurnItem | TeamItem | GivenBackItem | SpokenItem;

/** The conversation's id as the visitor holds it, sealed so that only this server can have issued it. */
export const sealConversationId = (signer: Signer, tenantId: TenantId, id: ConversationId): string =>
  `${id}.${signer.hash('conversation', tenantId, id).slice(0, MAC_LENGTH)}`;

/** The conversation that a sealed id names; undefined when it is forged or another business's. */
export const openConversationId = (
  signer: Signer,
  tenantId: TenantId,
  convId: string,
): ConversationId | undefined => {
  const id = brandId<ConversationId>(convId.split('.')[0] ?? '');
  return isSameSecret(sealConversationId(signer, tenantId, id), convId) ? id : undefined;
};

/** A stored conversation; undefined when it has expired. */
export const findConversation = (
  table: Table,
  tenantId: TenantId,
  id: ConversationId,
): Promise<ConversationItem | undefined> => table.get<ConversationItem>(keys.conversation(tenantId, id));

type Read = Pick<ConversationItem, 'entries' | 'marks' | 'tags'>;

/** Since it was read nothing was said or done in it, and nobody changed its tags or marks, which its rows repeat. */
export const ifAsRead = ({ entries, marks, tags }: Read): Condition =>
  allOf(ifFieldIs('entries', entries), ifFieldAsRead('marks', marks), ifFieldAsRead('tags', tags));

/**
 * A conversation as it is now, if nothing was said or done in it since it was read: a write that was refused then only
 * lost to a change of its tags or marks, and may be made again after it.
 */
export const withoutNewEntry = async (
  table: Table,
  tenantId: TenantId,
  { conversationId, entries }: Pick<ConversationItem, 'conversationId' | 'entries'>,
): Promise<ConversationItem | undefined> => {
  const now = await findConversation(table, tenantId, conversationId);
  return now?.entries === entries ? now : undefined;
};

/** The answer of a stored turn. */
export const findAnswer = async (
  table: Table,
  id: ConversationId,
  turnId: string,
): Promise<ChatAnswer | undefined> => {
  const item = await table.get<TranscriptItem>(keys.turn(id, turnId));
  return item?.kind === 'turn' ? item.answer : undefined;
};

import { brandId, type ConversationId, type TenantId } from '../../shared/domain/ids.ts';
import type { ChatAnswer, ChatRequest } from '../../shared/schemas/chat.ts';
import { type Conversation, readConversation } from '../assistant/conversation.ts';
import { expiryAfter, toInstant } from '../kernel/clock.ts';
import { fieldIs, isAbsent } from '../kernel/condition.ts';
import { indexed, keys } from '../kernel/keys.ts';
import type { Signer } from '../kernel/signing.ts';
import type { Table } from '../kernel/table.ts';

/** Days that a conversation is kept (product page §4). */
const KEPT_DAYS = 90;
const MAC_LENGTH = 22;

/** A conversation as it is stored: what the assistant remembers, and what it led to. */
export interface ConversationItem {
  readonly conversationId: ConversationId;
  readonly startedAt: string;
  readonly lastAt: string;
  readonly turns: number;
  readonly source: 'chat' | 'widget';
  readonly consentVersion: string;
  readonly leadId?: string;
  readonly bookingId?: string;
  readonly memory: unknown;
}

interface TurnItem {
  readonly answer: ChatAnswer;
}

/** The conversation's id as the visitor holds it, which only this server can have issued. */
export const sealConversationId = (signer: Signer, tenantId: TenantId, id: ConversationId): string =>
  `${id}.${signer.hash('conversation', tenantId, id).slice(0, MAC_LENGTH)}`;

/** The conversation that an id names; undefined when it is forged, or another business's. */
export const openConversationId = (
  signer: Signer,
  tenantId: TenantId,
  convId: string,
): ConversationId | undefined => {
  const id = brandId<ConversationId>(convId.split('.')[0] ?? '');
  return sealConversationId(signer, tenantId, id) === convId ? id : undefined;
};

/** The conversation as far as it is kept: an expired one reads as none. */
export const findConversation = async (
  table: Table,
  tenantId: TenantId,
  id: ConversationId,
  now: number,
): Promise<ConversationItem | undefined> => {
  const item = await table.get<ConversationItem & { expiresAt: number }>(keys.conversation(tenantId, id));
  return item && item.expiresAt * 1000 > now ? item : undefined;
};

export const memoryOf = (item: ConversationItem | undefined): Conversation | undefined =>
  item && readConversation(item.memory);

export interface TurnRecord {
  readonly tenantId: TenantId;
  readonly id: ConversationId;
  readonly turnId: string;
  readonly before: ConversationItem | undefined;
  readonly request: ChatRequest;
  readonly answer: ChatAnswer;
  readonly memory: Conversation;
  readonly consentVersion: string;
  readonly now: number;
}

const outcomeOf = ({ booking, lead }: ChatAnswer, before: ConversationItem | undefined) => {
  const leadId = lead?.leadId ?? before?.leadId;
  const bookingId = booking?.bookingId ?? before?.bookingId;
  return { ...(leadId ? { leadId } : {}), ...(bookingId ? { bookingId } : {}) };
};

const itemAfter = (record: TurnRecord, lastAt: string): ConversationItem => ({
  conversationId: record.id,
  startedAt: record.before?.startedAt ?? lastAt,
  lastAt,
  turns: (record.before?.turns ?? 0) + 1,
  source: record.before?.source ?? record.request.source ?? 'chat',
  consentVersion: record.consentVersion,
  ...outcomeOf(record.answer, record.before),
  memory: record.memory,
});

/** Keeps a turn and what the assistant remembers after it. False when another turn was kept meanwhile. */
export const saveTurn = async (table: Table, record: TurnRecord): Promise<boolean> => {
  const { tenantId, id, turnId, before, request, answer, now } = record;
  const lastAt = toInstant(now);
  const expiresAt = expiryAfter(now, KEPT_DAYS * 86_400);
  const outcome = await table.transact([
    {
      put: keys.conversation(tenantId, id),
      item: { ...itemAfter(record, lastAt), ...indexed.conversation(tenantId, lastAt, id), expiresAt },
      when: before ? fieldIs('turns', before.turns) : isAbsent,
    },
    { put: keys.turn(id, turnId), item: { at: lastAt, message: request.message, answer, expiresAt } },
  ]);
  return outcome.kind === 'committed';
};

/** The answer that a kept turn was given. */
export const findAnswer = async (
  table: Table,
  id: ConversationId,
  turnId: string,
): Promise<ChatAnswer | undefined> => (await table.get<TurnItem>(keys.turn(id, turnId)))?.answer;

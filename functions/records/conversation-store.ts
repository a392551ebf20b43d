import { DAY_SECONDS } from '../../shared/domain/duration.ts';
import { brandId, type ConversationId, type LeadId, type TenantId } from '../../shared/domain/ids.ts';
import type { Language } from '../../shared/domain/language.ts';
import type { ChatAnswer, ChatRequest } from '../../shared/schemas/chat.ts';
import type { Conversation } from '../assistant/conversation.ts';
import { expiryAfter, toInstant } from '../kernel/clock.ts';
import type { Signer } from '../kernel/identity/signing.ts';
import {
  anyOf,
  type Condition,
  fieldAtMost,
  fieldIs,
  isAbsent,
  isPresent,
} from '../kernel/table/condition.ts';
import { indexed, keys } from '../kernel/table/keys.ts';
import { type RetryPolicy, raceRetry, untilSettled } from '../kernel/table/retry.ts';
import type { Table } from '../kernel/table/table.ts';
import type { Write } from '../kernel/table/write.ts';

const MAC_LENGTH = 22;
const EXCERPT_LENGTH = 140;

/** A conversation as it is stored: what the assistant remembers, and what it led to. */
export interface ConversationItem {
  readonly conversationId: ConversationId;
  readonly startedAt: string;
  readonly lastAt: string;
  readonly turns: number;
  readonly source: 'chat' | 'widget';
  readonly language: Language;
  /** How the visitor's last message begins, for the list. */
  readonly lastMessage: string;
  readonly consentVersion: string;
  readonly leadId?: string;
  readonly bookingId?: string;
  readonly memory: unknown;
  /** Epoch seconds after which it counts as gone, even while its item still exists. */
  readonly expiresAt: number;
}

/** One message of the visitor and the answer to it. */
export interface TurnItem {
  /** Its number in the conversation, from 1: the ids of turns do not show their order. */
  readonly number: number;
  readonly at: string;
  readonly message: string;
  readonly answer: ChatAnswer;
  readonly expiresAt: number;
}

/** Whether something stored may still be read. */
export const isUnexpired = ({ expiresAt }: { readonly expiresAt: number }, now: number): boolean =>
  expiresAt * 1000 > now;

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
  return sealConversationId(signer, tenantId, id) === convId ? id : undefined;
};

/** A stored conversation; undefined when it has expired. */
export const findConversation = async (
  table: Table,
  tenantId: TenantId,
  id: ConversationId,
  now: number,
): Promise<ConversationItem | undefined> => {
  const item = await table.get<ConversationItem>(keys.conversation(tenantId, id));
  return item && isUnexpired(item, now) ? item : undefined;
};

export interface TurnRecord {
  readonly tenantId: TenantId;
  readonly id: ConversationId;
  readonly turnId: string;
  readonly before: ConversationItem | undefined;
  readonly request: ChatRequest;
  readonly answer: ChatAnswer;
  readonly memory: Conversation;
  readonly consentVersion: string;
  /** The lead that the visitor was filed under in this turn. */
  readonly leadId: LeadId | undefined;
  /** Days for which the business keeps a conversation after its last message. */
  readonly keptDays: number;
  readonly now: number;
}

const outcomeOf = (record: TurnRecord) => {
  const { answer, before } = record;
  const leadId = record.leadId ?? before?.leadId;
  const bookingId = answer.booking?.bookingId ?? before?.bookingId;
  return { ...(leadId ? { leadId } : {}), ...(bookingId ? { bookingId } : {}) };
};

/** A message on one line, shortened without splitting a character. */
const excerptOf = (message: string): string => {
  const line = message.replace(/\s+/g, ' ');
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return letters.length > EXCERPT_LENGTH ? `${letters.slice(0, EXCERPT_LENGTH - 1).join('')}…` : line;
};

const itemAfter = (record: TurnRecord, lastAt: string, expiresAt: number): ConversationItem => ({
  conversationId: record.id,
  startedAt: record.before?.startedAt ?? lastAt,
  lastAt,
  turns: (record.before?.turns ?? 0) + 1,
  source: record.before?.source ?? record.request.source ?? 'chat',
  language: record.memory.language,
  lastMessage: excerptOf(record.request.message),
  consentVersion: record.consentVersion,
  ...outcomeOf(record),
  memory: record.memory,
  expiresAt,
});

/** No turn was stored since it was read; an expired conversation counts as none, even while its item exists. */
const unchanged = (before: ConversationItem | undefined, now: number): Condition =>
  before ? fieldIs('turns', before.turns) : anyOf(isAbsent, fieldAtMost('expiresAt', Math.floor(now / 1000)));

/**
 * The conversation after a turn. An existing one keeps its lead, unless this turn filed under another: two leads may
 * have been merged since it was read.
 */
const conversationWrite = (record: TurnRecord, after: ConversationItem): Write => {
  const { tenantId, id, before, leadId, now } = record;
  const key = keys.conversation(tenantId, id);
  const item = { ...after, ...indexed.conversation(tenantId, after.lastAt, id) };
  const when = unchanged(before, now);
  if (!before) return { put: key, item, when };
  const { leadId: _known, ...set } = item;
  return { update: key, set: leadId ? { ...set, leadId } : set, when };
};

/** The position, among a turn's writes, of the condition that the lead still exists. */
const LEAD = 2;

/**
 * `overtaken`: another turn was stored meanwhile · `busy`: the database did not accept it in time, with no sign of
 * another turn.
 */
export type Kept = 'kept' | 'overtaken' | 'busy';

/** Writes once; undefined when it may be tried again unchanged. */
const attempt = async (table: Table, record: TurnRecord): Promise<Kept | undefined> => {
  const { tenantId, id, turnId, leadId, request, answer, keptDays, now } = record;
  const lastAt = toInstant(now);
  const expiresAt = expiryAfter(now, keptDays * DAY_SECONDS);
  const after = itemAfter(record, lastAt, expiresAt);
  const turn: TurnItem = { number: after.turns, at: lastAt, message: request.message, answer, expiresAt };
  const outcome = await table.attempt([
    conversationWrite(record, after),
    { put: keys.turn(id, turnId), item: { ...turn } },
    ...(leadId ? [{ check: keys.lead(tenantId, leadId), when: isPresent }] : []),
  ]);
  if (outcome.kind === 'committed') return 'kept';
  // A write whose reply was lost may have been carried out: then the turn is stored.
  if (await findAnswer(table, id, turnId)) return 'kept';
  if (outcome.kind === 'contended') return undefined;
  // The lead was merged or deleted since then: its timeline says where the conversation belongs.
  if (outcome.lost.includes(LEAD)) return attempt(table, { ...record, leadId: undefined });
  return 'overtaken';
};

/** Stores a turn and what the assistant remembers after it, unless another turn was stored since `before` was read. */
export const saveTurn = async (
  table: Table,
  record: TurnRecord,
  retry: RetryPolicy = raceRetry,
): Promise<Kept> => (await untilSettled(retry, () => attempt(table, record))) ?? 'busy';

/** The answer of a stored turn. */
export const findAnswer = async (
  table: Table,
  id: ConversationId,
  turnId: string,
): Promise<ChatAnswer | undefined> => (await table.get<TurnItem>(keys.turn(id, turnId)))?.answer;

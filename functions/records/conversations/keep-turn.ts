import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { ConversationId, LeadId, TenantId } from '../../../shared/domain/ids.ts';
import type { ChatAnswer, ChatRequest } from '../../../shared/schemas/chat.ts';
import type { TurnNote } from '../../../shared/schemas/conversation.ts';
import type { Conversation } from '../../assistant/conversation.ts';
import { expiryAfter, toInstant } from '../../kernel/clock.ts';
import { writeOrSkip } from '../../kernel/table/commit.ts';
import { type Condition, ifAbsentOrExpired, ifPresent } from '../../kernel/table/condition.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import { type RetryPolicy, raceRetry, untilSettled } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { pendingEvent } from '../pending-event.ts';
import { markWrites, withMarks } from './conversation-marks.ts';
import {
  type ConversationItem,
  findAnswer,
  ifAsRead,
  type TurnItem,
  withoutNewEntry,
} from './conversation-store.ts';
import { excerptOf } from './excerpt.ts';
import { type AskedQuestion, questionWrite } from './open-question.ts';

const EXCERPT_LENGTH = 140;

export interface TurnRecord {
  readonly tenantId: TenantId;
  readonly id: ConversationId;
  readonly turnId: string;
  readonly before: ConversationItem | undefined;
  readonly request: ChatRequest;
  readonly answer: ChatAnswer;
  readonly memory: Conversation;
  /** What the business may read of the turn. */
  readonly note?: TurnNote | undefined;
  readonly consentVersion: string;
  /** The lead that the visitor was filed under in this turn. */
  readonly leadId: LeadId | undefined;
  /** The visitor complained. */
  readonly isComplaint?: boolean | undefined;
  /** The question that this turn left without an answer. */
  readonly question?: AskedQuestion | undefined;
  /** Days for which the business keeps a conversation after its last message. */
  readonly keptDays: number;
  readonly now: number;
  /** What the turn changes of who answers; nothing by default. */
  readonly live?: LiveChange | undefined;
  /** Written by the same transaction. */
  readonly together?: readonly Write[];
}

/** Who answers a conversation, and what waits for an answer. */
type LiveFields = Pick<ConversationItem, 'unanswered' | 'answerBy' | 'wantsPersonAt'>;

export interface LiveChange {
  readonly set?: LiveFields;
  readonly unset?: ReadonlyArray<keyof LiveFields | 'attendedBy'>;
}

const outcomeOf = (record: TurnRecord) => {
  const { answer, before } = record;
  const leadId = record.leadId ?? before?.leadId;
  const bookingId = answer.booking?.bookingId ?? before?.bookingId;
  return { ...(leadId ? { leadId } : {}), ...(bookingId ? { bookingId } : {}) };
};

/** A question counts once in a conversation. */
const newQuestion = ({ question, before }: TurnRecord): AskedQuestion | undefined =>
  question && !before?.questions?.includes(question.questionId) ? question : undefined;

const questionsOf = (record: TurnRecord) => {
  const asked = newQuestion(record)?.questionId;
  return asked ? { questions: [...(record.before?.questions ?? []), asked] } : {};
};

const questionWrites = (record: TurnRecord, after: ConversationItem): readonly Write[] => {
  const asked = newQuestion(record);
  if (!asked) return [];
  const { conversationId, language, lastAt, expiresAt, entries: turn } = after;
  return [questionWrite(record.tenantId, asked, { conversationId, turn, language, lastAt, expiresAt })];
};

/** A turn adds marks and takes none away: only the team sees to a visitor. */
const marksAfter = (record: TurnRecord): Pick<ConversationItem, 'marks'> => {
  const { before = {}, live, question, isComplaint = false } = record;
  const isLeft = live?.set?.wantsPersonAt !== undefined || live?.set?.unanswered !== undefined;
  const marks = withMarks(before, [
    ...(isLeft || question ? (['unanswered'] as const) : []),
    ...(outcomeOf(record).bookingId ? (['booked'] as const) : []),
    ...(isComplaint ? (['complaint'] as const) : []),
  ]);
  return marks.length > 0 ? { marks } : {};
};

/** The visitor begins to wait for somebody of the team: they asked for a person, or wrote to the one who attends. */
const askedFor = ({ tenantId, id, before, live, now }: TurnRecord): readonly Write[] => {
  const { wantsPersonAt, answerBy } = live?.set ?? {};
  const isNew =
    (wantsPersonAt !== undefined && !before?.wantsPersonAt) || (answerBy !== undefined && !before?.answerBy);
  return isNew ? [pendingEvent({ tenantId, type: 'conversation.asked', subjectId: id }, now)] : [];
};

const itemAfter = (record: TurnRecord, lastAt: string, expiresAt: number): ConversationItem => ({
  conversationId: record.id,
  startedAt: record.before?.startedAt ?? lastAt,
  lastAt,
  turns: (record.before?.turns ?? 0) + 1,
  entries: (record.before?.entries ?? 0) + 1,
  saidAt: lastAt,
  saidEntry: (record.before?.entries ?? 0) + 1,
  source: record.before?.source ?? record.request.source ?? 'chat',
  language: record.memory.language,
  lastMessage: excerptOf(record.request.message, EXCERPT_LENGTH),
  consentVersion: record.consentVersion,
  ...outcomeOf(record),
  ...questionsOf(record),
  ...marksAfter(record),
  memory: record.memory,
  ...record.live?.set,
  expiresAt,
});

/** As it was read; an expired conversation counts as none, even while its item exists. */
const ifAsItWas = (before: ConversationItem | undefined, now: number): Condition =>
  before ? ifAsRead(before) : ifAbsentOrExpired(now);

/**
 * The conversation after a turn. An existing one keeps its lead, unless this turn filed under another: two leads may
 * have been merged since it was read.
 */
const conversationWrite = (record: TurnRecord, after: ConversationItem): Write<'conversation'> => {
  const { tenantId, id, before, leadId, live, now } = record;
  const key = keys.conversation(tenantId, id);
  const item = { ...after, ...indexed.conversation(tenantId, after.lastAt, id) };
  const when = ifAsItWas(before, now);
  if (!before) return { as: 'conversation', put: key, item, when };
  const { leadId: _known, ...set } = item;
  return {
    as: 'conversation',
    update: key,
    set: leadId ? { ...set, leadId } : set,
    ...(live?.unset ? { unset: live.unset } : {}),
    when,
  };
};

/**
 * `overtaken`: something else was said in it meanwhile · `busy`: the database did not accept it in time, with no sign
 * of another turn.
 */
export type Kept = 'kept' | 'overtaken' | 'busy';

/** Writes once; undefined when it may be tried again unchanged. */
const attempt = async (table: Table, record: TurnRecord): Promise<Kept | undefined> => {
  const { tenantId, id, turnId, leadId, request, answer, keptDays, now } = record;
  const lastAt = toInstant(now);
  const expiresAt = expiryAfter(now, keptDays * DAY_SECONDS);
  const after = itemAfter(record, lastAt, expiresAt);
  const turn: TurnItem = {
    kind: 'turn',
    ...{ number: after.entries, at: lastAt, message: request.message, answer, expiresAt },
    ...(record.note ? { note: record.note } : {}),
  };
  const outcome = await table.attempt([
    conversationWrite(record, after),
    { put: keys.turn(id, turnId), item: { ...turn } },
    ...(leadId ? [{ as: 'lead' as const, check: keys.lead(tenantId, leadId), when: ifPresent }] : []),
    ...questionWrites(record, after),
    ...markWrites(tenantId, record.before ?? {}, { ...record.before, ...after }),
    ...askedFor(record),
    ...(record.together ?? []),
  ]);
  if (outcome.kind === 'committed') return 'kept';
  // A write whose reply was lost may have been carried out: then the turn is stored.
  if (await findAnswer(table, id, turnId)) return 'kept';
  if (outcome.kind === 'contended') return undefined;
  // The lead was merged or deleted since then: its timeline says where the conversation belongs.
  if (leadId && outcome.lost.includes('lead')) return attempt(table, { ...record, leadId: undefined });
  if (!record.before || !outcome.lost.includes('conversation')) return 'overtaken';
  const before = await withoutNewEntry(table, tenantId, record.before);
  return before ? attempt(table, { ...record, before }) : 'overtaken';
};

/**
 * Stores a turn and what the assistant remembers after it, unless something else was said since `before` was read. The
 * tags and marks that the team gave it meanwhile stay.
 */
export const saveTurn = async (
  table: Table,
  record: TurnRecord,
  retry: RetryPolicy = raceRetry,
): Promise<Kept> => (await untilSettled(retry, () => attempt(table, record))) ?? 'busy';

/** The answer of a stored turn as it was told in the end, in other words than were planned, and what that cost. */
export const correctAnswer = (
  table: Table,
  id: ConversationId,
  turnId: string,
  told: Pick<TurnItem, 'answer' | 'note'>,
): Promise<void> => writeOrSkip(table, { update: keys.turn(id, turnId), set: { ...told }, when: ifPresent });

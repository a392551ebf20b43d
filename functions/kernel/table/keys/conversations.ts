import type { ConversationId, QuestionId, TenantId } from '../../../../shared/domain/ids.ts';
import { type Bounds, inGsi1, inIndex, inTable, key, type OwnKeys, ownKeys, padded } from './make-key.ts';

/** The kinds of row in a business's own partition. */
export const CONVERSATION_ROWS = ['CONVERSATION', 'CONVMARK', 'QUESTION', 'SCENARIO'] as const;

const { own, inTenant }: OwnKeys<typeof CONVERSATION_ROWS> = ownKeys;

// Partitions of the indexes, for what puts a row there and for what reads it.
const conversationsPk = (t: TenantId) => `CONVERSATIONS#${t}`;
const conversationsMarkedPk = (t: TenantId, name: string) => `CONVMARKS#${t}#${name}`;
const questionsPk = (t: TenantId) => `QUESTIONS#${t}`;
const scenariosPk = (t: TenantId) => `SCENARIOS#${t}`;

/** Keys of conversations, and of what they left to answer. */
export const conversationKeys = {
  conversation: (t: TenantId, id: ConversationId) => own(t, `CONVERSATION#${id}`),
  /** That a conversation carries a mark or a tag. */
  conversationMark: (t: TenantId, id: ConversationId, name: string) => own(t, `CONVMARK#${id}#${name}`),
  turn: (id: ConversationId, turnId: string) => key(`CONV#${id}`, `TURN#${turnId}`),
  /** A question of visitors that nothing answered, by the keyed hash of its words. */
  question: (t: TenantId, id: QuestionId) => own(t, `QUESTION#${id}`),
  /** A turn that is to be answered otherwise. */
  scenario: (t: TenantId, id: ConversationId, turn: number) => own(t, `SCENARIO#${id}#${padded(turn)}`),
} as const;

export const conversationRanges = {
  conversations: (t: TenantId, bounds?: Bounds) => inIndex(t, conversationsPk(t), bounds),
  /** The conversations that carry a mark or a tag, by their last message. */
  conversationsMarked: (t: TenantId, name: string) => inIndex(t, conversationsMarkedPk(t, name)),
  /** All that one conversation carries. */
  marksOf: (t: TenantId, id: ConversationId) => inTenant(t, `CONVMARK#${id}#`),
  questions: (t: TenantId) => inIndex(t, questionsPk(t)),
  scenarios: (t: TenantId) => inIndex(t, scenariosPk(t)),
  /** The scenarios of one conversation. */
  scenariosOf: (t: TenantId, id: ConversationId) => inTenant(t, `SCENARIO#${id}#`),
  /** The caller has found the conversation under its own business: its turns do not name the business. */
  turns: (id: ConversationId) => inTable(`CONV#${id}`, { prefix: 'TURN#' }),
  conversationRows: (t: TenantId) => inTenant(t, 'CONVERSATION#'),
} as const;

export const conversationIndexed = {
  conversation: (t: TenantId, lastAt: string, id: ConversationId) => inGsi1(conversationsPk(t), lastAt, id),
  conversationMark: (t: TenantId, name: string, lastAt: string, id: ConversationId) =>
    inGsi1(conversationsMarkedPk(t, name), lastAt, id),
  question: (t: TenantId, lastAt: string, id: QuestionId) => inGsi1(questionsPk(t), lastAt, id),
  scenario: (t: TenantId, filedAt: string, id: string) => inGsi1(scenariosPk(t), filedAt, id),
} as const;

export const parseTurn = (sk: string) => ({ turnId: sk.slice('TURN#'.length) });

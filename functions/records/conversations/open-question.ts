import type { ConversationId, QuestionId, TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { OpenQuestion } from '../../../shared/schemas/question.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import type { Write } from '../../kernel/table/write.ts';

/** A question that a turn left without an answer. */
export interface AskedQuestion {
  /** Keyed hash of its words: whoever asks in the same words asks the same question. */
  readonly questionId: QuestionId;
  readonly question: string;
  readonly topic?: string;
}

/** An open question as it is stored. It quotes a visitor, so it expires and is erased with their conversation. */
export interface QuestionItem extends AskedQuestion {
  readonly language: Language;
  readonly conversationId: ConversationId;
  /** Number of the entry in which it was asked last. */
  readonly turn: number;
  readonly lastAt: string;
  readonly visitors: number;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** Counts one more conversation in which a question was asked, and quotes it. */
export const questionWrite = (
  tenantId: TenantId,
  asked: AskedQuestion,
  by: Pick<QuestionItem, 'language' | 'conversationId' | 'turn' | 'lastAt' | 'expiresAt'>,
): Write => ({
  update: keys.question(tenantId, asked.questionId),
  set: { ...asked, ...by, ...indexed.question(tenantId, by.lastAt, asked.questionId) },
  add: { visitors: 1 },
});

export const toOpenQuestion = (item: QuestionItem): OpenQuestion => ({
  questionId: item.questionId,
  question: item.question,
  language: item.language,
  ...(item.topic ? { topic: item.topic } : {}),
  visitors: item.visitors,
  lastAt: item.lastAt,
  conversationId: item.conversationId,
});

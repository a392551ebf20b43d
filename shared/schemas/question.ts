import type { InferType } from 'yup';
import { array, id, language, listQuery, nextCursor, number, object, string } from './fields.ts';

/** A question of visitors that neither the records nor the business's questions and answers hold. */
export const openQuestion = object({
  questionId: id().required(),
  /** As the last visitor asked it. */
  question: string().required(),
  language: language().required(),
  /** What the assistant took it to be about. */
  topic: string(),
  /** Conversations in which it was asked. */
  visitors: number().required(),
  lastAt: string().required(),
  /** The conversation that is quoted. */
  conversationId: id().required(),
}).noUnknown();

export const openQuestionList = object({
  questions: array(openQuestion.required()).required(),
  ...nextCursor,
}).noUnknown();
export const questionQuery = object(listQuery).noUnknown();

/** The entry of the questions and answers that answers it now. */
export const questionAnswered = object({ faqId: id().required() }).noUnknown();

export type OpenQuestion = InferType<typeof openQuestion>;

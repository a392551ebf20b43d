import type { InferType } from 'yup';
import { MAX_EXPECTED } from '../domain/turn-note.ts';
import { array, id, language, listQuery, nextCursor, number, object, string, text } from './fields.ts';

/** What a scenario was made of: an answer that was wrong, or a question that was answered later. */
export const SCENARIO_KINDS = ['wrong', 'question'] as const;

/**
 * A conversation, up to one turn, with what is expected there. It quotes nothing: the words stay with the conversation.
 */
export const scenario = object({
  scenarioId: id().required(),
  kind: string().oneOf(SCENARIO_KINDS).required(),
  filedAt: string().required(),
  language: language().required(),
  conversationId: id().required(),
  /** Number of the turn whose answer is judged. */
  turn: number().required(),
  /** What a member says was expected. */
  expected: string(),
  /** The entry of the questions and answers that answers it now. */
  faqId: string(),
}).noUnknown();

export const scenarioList = object({
  scenarios: array(scenario.required()).required(),
  ...nextCursor,
}).noUnknown();
export const scenarioQuery = object(listQuery).noUnknown();

/** Files the answer of one turn as wrong. */
export const scenarioCreate = object({
  conversationId: id().required(),
  turn: number().integer().min(1).max(1000).required(),
  expected: text(1, MAX_EXPECTED),
}).noUnknown();

export type Scenario = InferType<typeof scenario>;

import type { InferType } from 'yup';
import { FAQ_TOPICS, MAX_ANSWER, MAX_QUESTION } from '../domain/faq.ts';
import { boolean, byLanguage, id, object, string, text } from './fields.ts';

const texts = { question: text(4, MAX_QUESTION), answer: text(2, MAX_ANSWER) };

/** A question that visitors ask, with the business's answer; `id` is the writer's own, and stays with it. */
export const faqEntry = object({
  id: id().required(),
  question: texts.question.required(),
  answer: texts.answer.required(),
  translations: byLanguage(object(texts).noUnknown()),
  /** What it is about, so that other words for it find it too; absent for anything else. */
  topic: string().oneOf(FAQ_TOPICS),
  /** Whether visitors see it, and the assistant answers with it. */
  isShown: boolean().required(),
}).noUnknown();

/** An answer as visitors see it. */
export const publicFaqEntry = faqEntry.omit(['isShown']);

export type FaqEntry = InferType<typeof faqEntry>;
export type PublicFaqEntry = InferType<typeof publicFaqEntry>;

import { FAQ_TOPICS, type FaqTopic } from '../../../../shared/domain/faq.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { type FaqEntry, faqEntry } from '../../../../shared/schemas/faq.ts';
import type { OpenQuestion } from '../../../../shared/schemas/question.ts';
import { validateBody } from '../../../lib/form-validation.ts';
import {
  type TranslationValues,
  translationsOf,
  translationValues,
} from '../../../lib/translation-values.ts';

const TRANSLATED = ['question', 'answer'] as const;

/** What the form's fields hold. */
export interface FaqValues {
  readonly question: string;
  readonly answer: string;
  readonly translations: TranslationValues<(typeof TRANSLATED)[number]>;
  /** Blank for any other topic. */
  readonly topic: FaqTopic | '';
  readonly isShown: boolean;
}

export const faqValues = (entry?: FaqEntry): FaqValues => ({
  question: entry?.question ?? '',
  answer: entry?.answer ?? '',
  translations: translationValues(TRANSLATED, entry?.translations),
  topic: entry?.topic ?? '',
  isShown: entry?.isShown ?? true,
});

/** An empty answer to what visitors asked, in the language in which it was asked; `own` is the business's. */
export const answerValues = (asked: OpenQuestion, own: Language): FaqValues => {
  const { question, language, topic } = asked;
  const isOwn = language === own;
  return {
    ...faqValues(),
    question: isOwn ? question : '',
    translations: translationValues(TRANSLATED, isOwn ? {} : { [language]: { question } }),
    topic: FAQ_TOPICS.find((one) => one === topic) ?? '',
  };
};

/** The entry that the form describes, under its id. */
export const entryOf = (id: string, values: FaqValues): FaqEntry => {
  const topic = FAQ_TOPICS.find((one) => one === values.topic);
  return {
    id,
    question: values.question.trim(),
    answer: values.answer.trim(),
    translations: translationsOf(values.translations),
    ...(topic ? { topic } : {}),
    isShown: values.isShown,
  };
};

/** The server's own schema; a blank text counts as absent, so that the message is "required" and not "too short". */
export const validateFaq = (values: FaqValues, language: Language) => {
  const { question, answer, ...entry } = entryOf('new', values);
  const body = { ...entry, ...(question && { question }), ...(answer && { answer }) };
  return validateBody<FaqValues>(faqEntry, body, language);
};

import type { PublicFaqEntry } from '../../../../shared/schemas/faq.ts';
import type { Act } from '../../acts.ts';
import type { Business } from '../../contract.ts';
import type { Topic } from '../../frame.ts';
import { ENGLISH_WORDS, FRENCH_WORDS } from '../../hear/function-words.ts';
import { readText, wordsOf } from '../../hear/text.ts';

/** Words are compared by their beginning, so that « stationner » finds « stationnement ». */
const STEM = 6;

/** The words of a text that carry its meaning, by their beginnings. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(readText(text).folded)
      .filter((word) => word.length > 3 && !FRENCH_WORDS.has(word) && !ENGLISH_WORDS.has(word))
      .map((word) => word.slice(0, STEM)),
  );

/** How much of a question's meaning a message shares, from 0 to 1. */
const likeness = (question: string, said: ReadonlySet<string>): number => {
  const stems = [...stemsOf(question)];
  return stems.length === 0 ? 0 : stems.filter((stem) => said.has(stem)).length / stems.length;
};

/** The entry whose question shares at least so much of its meaning with a message, if any. */
const entryLike = (
  faq: readonly PublicFaqEntry[],
  message: string,
  least: number,
): PublicFaqEntry | undefined => {
  const said = stemsOf(message);
  const [best] = faq
    .map((entry) => ({ entry, like: likeness(entry.question, said) }))
    .toSorted((a, b) => b.like - a.like);
  return best && best.like >= least ? best.entry : undefined;
};

/** Half of a question's meaning is enough where a question was heard, nearly all of it where none was. */
const LIKE_A_QUESTION = 0.5;
const LIKE_NOTHING_ELSE = 0.75;

/** The owner's own answer to a question, by its topic or its words, or that the records do not tell. */
export const ownerAnswer = ({ faq }: Business, topic: Topic, message: string): Act => {
  const entry = faq.find((one) => one.topic === topic) ?? entryLike(faq, message, LIKE_A_QUESTION);
  return entry ? { kind: 'answer', text: entry.answer } : { kind: 'unknown', topic };
};

/** The owner's answer to a message in which no question was recognised. */
export const ownerAnswerTo = ({ faq }: Business, message: string): readonly Act[] => {
  const entry = entryLike(faq, message, LIKE_NOTHING_ELSE);
  return entry ? [{ kind: 'answer', text: entry.answer }] : [];
};

import type { PublicFaqEntry } from '../../../../shared/schemas/faq.ts';
import type { Act } from '../../acts.ts';
import type { Business } from '../../contract.ts';
import type { Ask } from '../../frame.ts';
import { segmentsOf } from '../../hear/segments.ts';
import { readText } from '../../hear/text.ts';
import { type Meaning, meaningIn } from './meaning.ts';

/** How much of their meaning a question and some words share, from 0 to 1. */
const likeness = (question: Meaning, said: Meaning): number => {
  const shared = [...question].filter((word) => said.has(word)).length;
  return question.size + said.size === 0 ? 0 : (2 * shared) / (question.size + said.size);
};

/** The entry whose question is most like one of the thoughts of a message, if it is so much like it. */
const entryLike = (
  faq: readonly PublicFaqEntry[],
  thoughts: readonly Meaning[],
  least: number,
): PublicFaqEntry | undefined => {
  const [best] = faq
    .map((entry) => ({ entry, meaning: meaningIn(entry.question) }))
    .map(({ entry, meaning }) => ({
      entry,
      like: Math.max(0, ...thoughts.map((thought) => likeness(meaning, thought))),
    }))
    .toSorted((a, b) => b.like - a.like);
  return best && best.like >= least ? best.entry : undefined;
};

/** Half of the meaning and more is enough where a question was heard, nearly all of it where none was. */
const LIKE_A_QUESTION = 0.6;
const LIKE_NOTHING_ELSE = 0.75;

/** The owner's own answer to a question, by its topic or its words, if they gave one. */
export const ownerAnswerTo = ({ faq }: Business, { topic }: Ask, message: string): Act | undefined => {
  const thoughts = segmentsOf(readText(message)).map(({ folded }) => meaningIn(folded));
  const entry = faq.find((one) => one.topic === topic) ?? entryLike(faq, thoughts, LIKE_A_QUESTION);
  return entry && { kind: 'answer', text: entry.answer };
};

const unknown = ({ topic, thing, words }: Ask): Act => {
  if (words !== undefined) return { kind: 'unknown', topic: 'other', words };
  return { kind: 'unknown', topic, ...(thing === undefined ? {} : { thing }) };
};

/** Words of a message that can be one question, what leads to it told in a sentence of its own. */
const LONGEST_QUESTION = 24;

/** "My daughter is nine. Is she too young for a manicure?": what stands before the question tells what it is about. */
const answerToWhole = ({ faq }: Business, { words }: Ask, message: string): Act | undefined => {
  if (words === undefined || message.split(' ').length > LONGEST_QUESTION) return undefined;
  const entry = entryLike(faq, [meaningIn(message)], LIKE_A_QUESTION);
  return entry && { kind: 'answer', text: entry.answer };
};

/** The owner's own answer to a question, or that the records do not tell. */
export const ownerAnswer = (business: Business, ask: Ask, message: string): Act =>
  ownerAnswerTo(business, ask, ask.words ?? message) ?? answerToWhole(business, ask, message) ?? unknown(ask);

/** The owner's answer to a message in which no question was recognised: one word alone must be asked about. */
export const ownerAnswerToWords = ({ faq }: Business, message: string): readonly Act[] => {
  const thoughts = segmentsOf(readText(message))
    .map(({ folded, isQuestion }) => ({ isQuestion, meaning: meaningIn(folded) }))
    .filter(({ isQuestion, meaning }) => isQuestion || meaning.size > 1)
    .map(({ meaning }) => meaning);
  const entry = entryLike(faq, thoughts, LIKE_NOTHING_ELSE);
  return entry ? [{ kind: 'answer', text: entry.answer }] : [];
};

import type { PublicFaqEntry } from '../../../shared/schemas/faq.ts';
import type { Ask, Frame } from '../frame.ts';
import { type Meaning, meaningIn } from './meaning.ts';
import { segmentsOf } from './segments.ts';
import { readText } from './text.ts';

/** What an ear is told of a business's own question: its answer is no matter of hearing. */
export type KnownEntry = Pick<PublicFaqEntry, 'id' | 'question' | 'topic'>;

/** How much of their meaning a question and some words share, from 0 to 1. */
const likeness = (question: Meaning, said: Meaning): number => {
  const shared = [...question].filter((word) => said.has(word)).length;
  return question.size + said.size === 0 ? 0 : (2 * shared) / (question.size + said.size);
};

/** The entry whose question is most like one of the thoughts of a message, if it is so much like it. */
const entryLike = (
  faq: readonly KnownEntry[],
  thoughts: readonly Meaning[],
  least: number,
): KnownEntry | undefined => {
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

/** Words of a message that can be one question, what leads to it told in a sentence of its own. */
const LONGEST_QUESTION = 24;

/** "My daughter is nine. Is she too young for a manicure?": what stands before the question tells what it is about. */
const entryOfAll = (faq: readonly KnownEntry[], { text, wordCount }: Frame): KnownEntry | undefined =>
  wordCount > LONGEST_QUESTION ? undefined : entryLike(faq, [meaningIn(text)], LIKE_A_QUESTION);

const entryOf = (faq: readonly KnownEntry[], { topic, words }: Ask, frame: Frame): KnownEntry | undefined => {
  if (faq.some((entry) => entry.topic === topic)) return undefined;
  const thoughts = segmentsOf(readText(words ?? frame.text)).map(({ folded }) => meaningIn(folded));
  const entry = entryLike(faq, thoughts, LIKE_A_QUESTION);
  return entry ?? (words === undefined ? undefined : entryOfAll(faq, frame));
};

/** The entry of a message in which no question was recognised: one word alone must be asked about. */
const entryOfWhole = (faq: readonly KnownEntry[], { text, asks, clauses }: Frame): KnownEntry | undefined => {
  if (asks.length + clauses.length > 0) return undefined;
  const thoughts = segmentsOf(readText(text))
    .map(({ folded, isQuestion }) => ({ isQuestion, meaning: meaningIn(folded) }))
    .filter(({ isQuestion, meaning }) => isQuestion || meaning.size > 1)
    .map(({ meaning }) => meaning);
  return entryLike(faq, thoughts, LIKE_NOTHING_ELSE);
};

/** What the owner wrote about emergencies, in either language. */
const URGENT = meaningIn('urgence emergency');

const urgentEntry = (faq: readonly KnownEntry[]): KnownEntry | undefined =>
  faq.find(({ question }) => [...meaningIn(question)].some((word) => URGENT.has(word)));

/** The frame with the business's own questions that its words come closest to, where the ear named none. */
export const withEntries = (frame: Frame, faq: readonly KnownEntry[]): Frame => {
  if (faq.length === 0) return frame;
  const asks = frame.asks.map((ask): Ask => {
    const entry = ask.entry ?? entryOf(faq, ask, frame)?.id;
    return entry === undefined ? ask : { ...ask, entry };
  });
  const isUrgent = frame.acts.includes('emergency');
  const entry = isUrgent ? urgentEntry(faq)?.id : (frame.entry ?? entryOfWhole(faq, frame)?.id);
  return { ...frame, asks, ...(entry === undefined ? {} : { entry }) };
};

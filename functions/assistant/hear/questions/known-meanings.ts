import type { KnownEntry } from './known-entry.ts';
import { type Meaning, meaningIn } from './meaning.ts';

/** One of the business's own questions, by what it and its answer mean. */
export interface KnownMeaning {
  readonly entry: KnownEntry;
  readonly question: Meaning;
  readonly answer: Meaning;
  /** Whether a word stands in no other question, nor in the name of a service: "deposit" tells which is meant. */
  readonly isOwnOfQuestions: (word: string) => boolean;
  /** Whether it stands in no other answer either. */
  readonly isOwn: (word: string) => boolean;
}

/** The business's own questions with what tells each from the others; `named` are the words of services. */
export const knownMeanings = (faq: readonly KnownEntry[], named: Meaning): readonly KnownMeaning[] => {
  const all = faq.map((entry) => ({
    entry,
    question: meaningIn(entry.question),
    answer: meaningIn(entry.answer ?? ''),
  }));
  return all.map((one) => {
    const others = all.filter((other) => other !== one);
    const isOwnOfQuestions = (word: string): boolean =>
      !named.has(word) && others.every(({ question }) => !question.has(word));
    const isOwn = (word: string): boolean =>
      isOwnOfQuestions(word) && others.every(({ answer }) => !answer.has(word));
    return { ...one, isOwnOfQuestions, isOwn };
  });
};

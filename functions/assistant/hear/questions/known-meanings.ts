import { entriesAbout, type InHand, servicesInHand } from './entry-services.ts';
import type { Meaning } from './meaning-words.ts';
import {
  type OwnBusiness,
  type ReadBusiness,
  type ReadEntry,
  readBusiness,
  wordsOfNames,
} from './read-business.ts';

/** One of the business's own questions, by what it and its answer mean. */
export interface KnownMeaning extends Pick<ReadEntry, 'entry' | 'question' | 'answer'> {
  /** Whether a word stands in no other question, nor in the name of a service: "deposit" tells which is meant. */
  readonly isOwnOfQuestions: (word: string) => boolean;
  /** Whether it stands in no other answer either. */
  readonly isOwn: (word: string) => boolean;
}

/** The business's own questions, the words of the names of its services, and what is arranged or booked. */
export interface Owners extends Pick<ReadBusiness, 'named'> {
  readonly read: ReadBusiness;
  readonly inHand: InHand;
}

export const ownersOf = ({ faq, services, arranged, booked }: OwnBusiness & InHand): Owners => {
  const read = readBusiness({ faq, services });
  return { read, named: read.named, inHand: { arranged, booked } };
};

/** The same where other services are in hand, if any are. */
export const withInHand = (owners: Owners, services: readonly string[]): Owners =>
  services.length === 0 ? owners : { ...owners, inHand: { arranged: [services] } };

/**
 * The business's own questions that may be meant where some services are asked about, with what tells each from the
 * others. The one in hand need not be named: "what should I bring?" Of two that share a word the one that is written of
 * the service has it for its own.
 */
export const knownMeanings = (
  { read, named, inHand }: Owners,
  asked: readonly string[],
): readonly KnownMeaning[] => {
  const hand = servicesInHand(inHand);
  const given: Meaning = wordsOfNames(
    read.services.filter(({ id }) => hand.includes(id) && !asked.includes(id)),
  );
  const all = entriesAbout(read, asked.length > 0 ? asked : hand).map(
    ({ entry, question, answer, isTied }) => ({
      ...{ entry, isTied, answer },
      question: new Set([...question].filter((word) => !given.has(word))),
    }),
  );
  return all.map(({ isTied, ...one }) => {
    const others = all.filter((other) => other.entry !== one.entry && (other.isTied || !isTied));
    const isOwnOfQuestions = (word: string): boolean =>
      !named.has(word) && others.every(({ question }) => !question.has(word));
    const isOwn = (word: string): boolean =>
      isOwnOfQuestions(word) && others.every(({ answer }) => !answer.has(word));
    return { ...one, isOwnOfQuestions, isOwn };
  });
};

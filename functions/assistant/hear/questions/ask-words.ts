import type { Ask, Remark } from '../../frame.ts';
import { unreadIn, writtenIn } from '../asides/remarks.ts';
import type { Span } from '../mention.ts';
import { matchesOf, type Text } from '../text.ts';
import { asksHowLongItLasts } from '../times/lasting.ts';
import type { AskHeard } from './asks.ts';
import { TOPIC_WORDS } from './topics.ts';

const EVERYWHERE = TOPIC_WORDS.map(({ pattern }) => new RegExp(pattern, 'g'));

/** Where the words of its topics stand in a question. */
const topicSpans = ({ segment: { folded, start } }: AskHeard): readonly Span[] =>
  EVERYWHERE.flatMap((pattern) =>
    matchesOf(folded, pattern).map(({ index, 0: { length } }) => ({
      start: start + index,
      end: start + index + length,
    })),
  );

interface AskedOf {
  readonly text: Text;
  /** `text` without contacts and names. */
  readonly rest: Text;
  /** What the other readers took. */
  readonly read: readonly Span[];
  /** An appointment is arranged beside the questions, with which the team will read them. */
  readonly isBeside: boolean;
}

/**
 * The questions, each with its own words where its topic does not say all of it: "do you have gift cards for massages?"
 * is not only about massages. One that has no topic is told by its words where other questions stand beside it, those
 * among the remarks too, or an appointment.
 */
export const worded = (
  asks: readonly AskHeard[],
  remarks: readonly Remark[],
  of: AskedOf,
): readonly Ask[] => {
  const own = asks.filter(({ isSame }) => !isSame);
  const isOneOfSeveral =
    of.isBeside || own.length + remarks.filter(({ isQuestion }) => isQuestion).length > 1;
  return own.map((heard) => {
    const { ask, segment } = heard;
    const unread = unreadIn(segment, of.rest, [...of.read, ...topicSpans(heard)]);
    const isOpen = ask.topic === 'other' && (isOneOfSeveral || asksHowLongItLasts(segment.folded));
    const isSaid = unread.length === 0 && !isOpen;
    return isSaid ? ask : { ...ask, words: ask.words ?? writtenIn(segment, of.text) };
  });
};

/** What is asked in words that no topic has. */
export const unreadQuestions = (remarks: readonly Remark[]): readonly Ask[] =>
  remarks.flatMap(({ words, isQuestion }): Ask[] =>
    isQuestion ? [{ topic: 'other', services: [], persons: [], words }] : [],
  );

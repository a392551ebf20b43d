import type { Ask, Remark } from '../frame.ts';
import type { AskHeard } from './asks.ts';
import { asksHowLongItLasts } from './lasting.ts';
import type { Span } from './mention.ts';
import { unreadIn, writtenIn } from './remarks.ts';
import { matchesOf, type Text } from './text.ts';
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

/**
 * The questions, each with its own words where its topic does not say all of it: "do you have gift cards for massages?"
 * is not only about massages. `rest` is `text` without contacts and names; `read` is what the other readers took. One
 * that has no topic is told by its words where other questions stand beside it, those among the remarks too, or where an
 * appointment is arranged (`isBeside`), with which the team will read it.
 */
export const worded = (
  asks: readonly AskHeard[],
  text: Text,
  rest: Text,
  read: readonly Span[],
  remarks: readonly Remark[],
  isBeside: boolean,
): readonly AskHeard[] => {
  const put = asks.filter(({ isSame }) => !isSame).length;
  const isOneOfSeveral = isBeside || put + remarks.filter(({ isQuestion }) => isQuestion).length > 1;
  return asks.map((heard) => {
    const { ask, segment } = heard;
    const unread = unreadIn(segment, rest, [...read, ...topicSpans(heard)]);
    const isOpen = ask.topic === 'other' && (isOneOfSeveral || asksHowLongItLasts(segment.folded));
    const isSaid = unread.length === 0 && !isOpen;
    return isSaid ? heard : { ...heard, ask: { ...ask, words: writtenIn(segment, text) } };
  });
};

/** What is asked in words that no topic has. */
export const unreadQuestions = (remarks: readonly Remark[]): readonly Ask[] =>
  remarks.flatMap(({ words, isQuestion }): Ask[] =>
    isQuestion ? [{ topic: 'other', services: [], persons: [], words }] : [],
  );

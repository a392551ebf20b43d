import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import { MAX } from '../../../shared/domain/limits.ts';
import { withoutTask } from '../../assistant/conversation.ts';
import { readConversation } from '../../assistant/stored-conversation.ts';
import { type Hours, isOpenAt } from '../../assistant/time/hours-on.ts';
import type { ConversationItem } from '../../records/conversations/conversation-store.ts';

/** How long a member who attends has for an answer. */
export const ANSWER_MS = 2 * MINUTE_MS;

/** What waits for an answer, with more added to it, within what a message may hold. */
export const withUnanswered = (before: ConversationItem | undefined, message: string): string =>
  [before?.unanswered, message].filter(Boolean).join('\n').slice(-MAX.message);

/**
 * What the assistant remembers; without what it was about to do where a member has spoken since: a yes to them is no
 * yes to the assistant.
 */
export const memoryOf = (before: ConversationItem | undefined): unknown => {
  if (!before?.teamEntry || before.teamEntry < before.saidEntry) return before?.memory;
  const conversation = readConversation(before.memory);
  return conversation && withoutTask(conversation);
};

interface Opening extends Hours {
  readonly timezone: string;
}

/**
 * Whether the member who attends is not to be waited for any longer: the visitor was left without an answer for two
 * minutes; or the business is closed, and the member has not written for as long.
 */
export const isLeft = (
  { attendedBy, answerBy }: ConversationItem,
  opening: Opening,
  now: number,
): boolean => {
  if (!attendedBy) return false;
  if (answerBy !== undefined && Date.parse(answerBy) <= now) return true;
  const isThere = now - Date.parse(attendedBy.at) <= ANSWER_MS;
  return !isThere && !isOpenAt(opening, opening.timezone, now);
};

import { VISITOR_WAITS_MS } from '../../../shared/domain/asked-person.ts';
import type { ConversationSummary } from '../../../shared/schemas/conversation.ts';
import { useApi } from '../session/use-api.ts';

/** How many of them: what is older is in the list. */
const NEWEST = 10;

export interface Live {
  /** Those in which a visitor wrote something that the team has not read. */
  readonly unread: readonly ConversationSummary[];
  /** Those in which a visitor asked for a person in the last half hour, and nobody has answered. */
  readonly wanting: readonly ConversationSummary[];
  /** There may be more of them than were read. */
  readonly isMore: boolean;
}

/** The newest conversations, read again whenever one goes on; undefined until they were first read. */
export const useLive = (): Live | undefined => {
  const { data } = useApi('GET /v1/conversations', { query: { limit: NEWEST } });
  if (!data) return undefined;
  const unread = data.conversations.filter(({ isUnread }) => isUnread);
  return {
    unread,
    wanting: data.conversations.filter(
      ({ wantsPersonAt }) =>
        wantsPersonAt !== undefined && Date.now() - Date.parse(wantsPersonAt) < VISITOR_WAITS_MS,
    ),
    isMore: data.nextCursor !== undefined && unread.length === data.conversations.length,
  };
};

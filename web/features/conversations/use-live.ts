import { VISITOR_WAITS_MS } from '../../../shared/domain/asked-person.ts';
import type { RouteData } from '../../../shared/routes.ts';
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

const liveOf = ({ conversations, nextCursor }: RouteData<'GET /v1/conversations'>): Live => {
  const unread = conversations.filter(({ isUnread }) => isUnread);
  return {
    unread,
    wanting: conversations.filter(
      ({ wantsPersonAt }) =>
        wantsPersonAt !== undefined && Date.now() - Date.parse(wantsPersonAt) < VISITOR_WAITS_MS,
    ),
    isMore: nextCursor !== undefined && unread.length === conversations.length,
  };
};

/** The newest conversations, read again whenever one goes on: `live` is undefined until they were first read. */
export const useLive = (): { readonly live: Live | undefined; readonly error: unknown } => {
  const { data, error } = useApi('GET /v1/conversations', { query: { limit: NEWEST } });
  return { live: data && liveOf(data), error };
};

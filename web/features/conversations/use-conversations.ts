import { useSearchParams } from 'react-router-dom';
import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import type { Conversation } from '../../../shared/schemas/conversation.ts';
import { useApi, useApiList } from '../session/use-api.ts';

const PAGE = 25;

/** How often the list is read again while the page is visible, in milliseconds. */
const LIST_MS = 10_000;

/** The conversations, newest first, in pages. */
export const useConversations = () => {
  const list = useApiList('GET /v1/conversations', (data) => data.conversations, { limit: PAGE }, 1, {
    refreshInterval: LIST_MS,
  });
  return {
    conversations: list.items,
    hasMore: list.hasMore,
    loadMore: list.loadMore,
    error: list.error,
    isValidating: list.isValidating,
    retry: () => list.mutate(),
  };
};

export type ConversationsResource = ReturnType<typeof useConversations>;

/** How often an open conversation is read again while the page is visible: one that goes on, and an older one. */
const GOING_ON_MS = 3000;
const QUIET_MS = 15_000;

const pauseFor = (latest: Conversation | undefined, now: number): number => {
  if (!latest) return 0;
  const isGoingOn = latest.attendedBy !== undefined || now - Date.parse(latest.lastAt) < 10 * MINUTE_MS;
  return isGoingOn ? GOING_ON_MS : QUIET_MS;
};

/** One conversation with all that was said, as it goes on. */
export const useConversation = (conversationId: string) =>
  useApi(
    'GET /v1/conversations/{conversationId}',
    { params: { conversationId } },
    { refreshInterval: (latest?: Conversation) => pauseFor(latest, Date.now()) },
  );

/** The open conversation, as the address has it. */
export const useOpenedId = (): string | null => useSearchParams()[0].get('conversation');

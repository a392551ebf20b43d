import { useSearchParams } from 'react-router-dom';
import { useApi, useApiList } from '../session/use-api.ts';

const PAGE = 25;

/** The conversations, newest first, in pages. */
export const useConversations = () => {
  const list = useApiList('GET /v1/conversations', (data) => data.conversations, { limit: PAGE });
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

/** One conversation with all that was said. */
export const useConversation = (conversationId: string) =>
  useApi('GET /v1/conversations/{conversationId}', { params: { conversationId } });

/** The open conversation, as the address has it. */
export const useOpenedId = (): string | null => useSearchParams()[0].get('conversation');

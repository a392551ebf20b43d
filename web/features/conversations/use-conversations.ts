import { useSearchParams } from 'react-router-dom';
import { useSettled } from '../../lib/use-settled.ts';
import { useApi, useApiList } from '../session/use-api.ts';
import type { InboxFilter } from './use-inbox-filter.ts';

const PAGE = 25;

const TYPING_MS = 300;

/** The conversations that pass a filter, newest first, in pages. */
export const useConversations = ({ search, mark, tag }: Pick<InboxFilter, 'search' | 'mark' | 'tag'>) => {
  const q = useSettled(search, TYPING_MS).trim();
  const query = { limit: PAGE, ...(q && { q }), ...(mark && { mark }), ...(tag && { tag }) };
  const list = useApiList('GET /v1/conversations', (data) => data.conversations, query);
  return {
    conversations: list.items,
    isPartial: list.isPartial,
    hasMore: list.hasMore,
    loadMore: list.loadMore,
    error: list.error,
    isValidating: list.isValidating,
    mutate: list.mutate,
  };
};

export type ConversationsResource = ReturnType<typeof useConversations>;

/** One conversation with all that was said, as it goes on. */
export const useConversation = (conversationId: string) =>
  useApi('GET /v1/conversations/{conversationId}', { params: { conversationId } });

/** The open conversation, as the address has it. */
export const useOpenedId = (): string | null => useSearchParams()[0].get('conversation');

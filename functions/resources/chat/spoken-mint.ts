import { derivedId } from '../../kernel/identity/ids.ts';
import type { ConversationItem } from '../../records/conversations/conversation-store.ts';

/**
 * Ids of what is made of a message that was left unanswered: the same however often that is begun, and whoever begins
 * it.
 */
export const spokenMint =
  ({ conversationId, entries }: Pick<ConversationItem, 'conversationId' | 'entries'>) =>
  (kind: string): string =>
    derivedId(kind, 'spoken', conversationId, String(entries));

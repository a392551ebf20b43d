import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { InboxRow } from './inbox-row.tsx';
import { conversationTexts } from './texts.ts';
import type { ConversationsResource } from './use-conversations.ts';

interface InboxProps {
  readonly resource: ConversationsResource;
  readonly openedId: string | null;
}

/** The conversations loaded so far, and a button for older ones. */
export const Inbox = ({ resource, openedId }: InboxProps) => {
  const t = useTexts(conversationTexts);
  const { conversations = [], error, hasMore, isValidating, loadMore } = resource;
  return (
    <nav aria-label={t.list} className="relative min-h-0 overflow-y-auto">
      <ul>
        {conversations.map((conversation) => (
          <InboxRow
            key={conversation.conversationId}
            conversation={conversation}
            isOpened={conversation.conversationId === openedId}
          />
        ))}
      </ul>
      {error !== undefined && (
        <div className="p-4">
          <Alert>{errorText(error, t.loadFailed)}</Alert>
        </div>
      )}
      {hasMore && (
        <div className="border-t border-line p-4">
          <Button onClick={loadMore} busy={isValidating} className="w-full">
            {isValidating ? t.loadingMore : t.more}
          </Button>
        </div>
      )}
    </nav>
  );
};

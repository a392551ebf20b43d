import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { MoreRows } from '../../ui/more-rows.tsx';
import { NotRead } from '../session/not-read.tsx';
import { InboxRow } from './inbox-row.tsx';
import { markTexts } from './mark-texts.ts';
import { conversationTexts } from './texts.ts';
import type { ConversationsResource } from './use-conversations.ts';
import type { InboxFilter } from './use-inbox-filter.ts';

interface InboxProps {
  readonly resource: ConversationsResource;
  readonly filter: InboxFilter;
  readonly openedId: string | null;
}

const NothingFound = ({ onClear }: { onClear: () => void }) => {
  const t = useTexts(markTexts);
  return (
    <div role="status" className="flex flex-col items-start gap-3 p-5">
      <p className="text-muted">{t.nothing}</p>
      <Button onClick={onClear}>{t.clear}</Button>
    </div>
  );
};

/** The conversations loaded so far, and a button for older ones. */
export const Inbox = ({ resource, filter, openedId }: InboxProps) => {
  const t = useTexts(conversationTexts);
  const marks = useTexts(markTexts);
  const { conversations = [], error, hasMore, isPartial } = resource;
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
      {conversations.length === 0 && filter.isFiltered && !hasMore && error === undefined && (
        <NothingFound onClear={filter.clear} />
      )}
      {isPartial && <p className="border-t border-line p-4 text-sm text-muted">{marks.partial}</p>}
      {error !== undefined && !resource.conversations && (
        <NotRead reading={resource} failed={t.loadFailed} rows={8} />
      )}
      {error !== undefined && resource.conversations && (
        <div className="p-4">
          <Alert>{errorText(error, t.loadFailed)}</Alert>
        </div>
      )}
      <MoreRows list={resource} label={t.more} isWide />
    </nav>
  );
};

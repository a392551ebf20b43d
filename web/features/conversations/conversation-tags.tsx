import { CheckCheck, X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { MAX_TAGS } from '../../../shared/domain/tags.ts';
import type { Conversation } from '../../../shared/schemas/conversation.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TagEntry } from '../../ui/tag-entry.tsx';
import { tagTexts } from '../../ui/tag-texts.ts';
import { useCan } from '../session/use-me.ts';
import { conversationPath } from './conversation-paths.ts';
import { markTexts } from './mark-texts.ts';
import { useMarking } from './use-marking.ts';

interface TagProps {
  readonly tag: string;
  readonly conversationId: string;
  readonly onRemove: (() => void) | undefined;
}

/** A tag: its name leads to the others that have it. */
const Tag = ({ tag, conversationId, onRemove }: TagProps) => {
  const t = useTexts(markTexts);
  const ui = useTexts(tagTexts);
  const [params] = useSearchParams();
  const only = new URLSearchParams(params);
  only.set('tag', tag);
  return (
    <li className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line text-sm pointer-fine:min-h-7">
      <Link
        to={conversationPath(conversationId, only)}
        aria-label={t.showTag(tag)}
        className="inline-flex min-h-11 min-w-0 items-center rounded-full px-3 wrap-anywhere hover:underline pointer-fine:min-h-7"
      >
        {tag}
      </Link>
      {onRemove && (
        <button
          type="button"
          aria-label={ui.removeTag(tag)}
          onClick={onRemove}
          className="-ml-2 inline-flex size-11 shrink-0 items-center pointer-fine:size-7 pointer-fine:-ml-1 justify-center rounded-full text-muted hover:bg-hover hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </li>
  );
};

interface ConversationTagsProps {
  readonly conversation: Conversation;
  /** Tags of other conversations, to choose from. */
  readonly known: readonly string[];
}

/** The tags of a conversation, and whether its visitor still waits for the team. */
export const ConversationTags = ({ conversation, known }: ConversationTagsProps) => {
  const t = useTexts(markTexts);
  const canWrite = useCan('staff');
  const { conversationId, tags, marks } = conversation;
  const { change, isBusy, failure } = useMarking(conversationId);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {tags.length > 0 && (
          <ul aria-label={t.tags} className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <Tag
                key={tag}
                tag={tag}
                conversationId={conversationId}
                onRemove={canWrite ? () => void change({ untag: tag }) : undefined}
              />
            ))}
          </ul>
        )}
        {canWrite && tags.length < MAX_TAGS && (
          <TagEntry
            known={known.filter((tag) => !tags.includes(tag))}
            isBusy={isBusy}
            onAdd={(tag) => change({ tag })}
          />
        )}
        {canWrite && marks.includes('unanswered') && (
          <Button disabled={isBusy} onClick={() => void change({ answered: true })}>
            <CheckCheck aria-hidden="true" className="size-4" />
            {t.answered}
          </Button>
        )}
      </div>
      {failure !== null && <Alert>{errorText(failure, t.changeFailed)}</Alert>}
    </div>
  );
};

import { brandId, type ConversationId } from '../../../shared/domain/ids.ts';
import { MAX_TAGS, tagName } from '../../../shared/domain/tags.ts';
import { AppError, found } from '../../kernel/app-error.ts';
import type { Request } from '../../kernel/http/request.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { keys } from '../../kernel/table/keys.ts';
import { raceRetry, untilSettled } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { answeredMarks, markWrites } from '../../records/conversations/conversation-marks.ts';
import {
  type ConversationItem,
  findConversation,
  ifAsRead,
} from '../../records/conversations/conversation-store.ts';

type Call = Pick<Request<'PATCH /v1/conversations/{conversationId}'>, 'caller' | 'params' | 'body' | 'now'>;

/** The tags after one was added or taken away; a tag that is there in other letters stays as it is. */
const tagsAfter = ({ tags = [] }: ConversationItem, { tag, untag }: Call['body']): readonly string[] => {
  const kept = tags.filter((one) => untag === undefined || tagName(one) !== tagName(untag));
  if (tag === undefined || kept.some((one) => tagName(one) === tagName(tag))) return kept;
  if (kept.length >= MAX_TAGS) throw limitReached('tags', MAX_TAGS);
  return [...kept, tag];
};

/**
 * Adds a tag or takes one away, or notes that the visitor was seen to. Throws 404 `not_found`, 409 `limit_reached`,
 * 503 `busy`.
 */
export const changeMarks = async (
  table: Table,
  { caller: { tenantId }, params, body }: Call,
): Promise<void> => {
  const id = brandId<ConversationId>(params.conversationId);
  const isMade = await untilSettled(raceRetry, async () => {
    const before = found(await findConversation(table, tenantId, id));
    const tags = tagsAfter(before, body);
    const marks = body.answered ? answeredMarks(before) : (before.marks ?? []);
    return tryWrites(table, [
      {
        update: keys.conversation(tenantId, id),
        set: { tags, marks },
        ...(body.answered ? { unset: ['wantsPersonAt'] as const } : {}),
        when: ifAsRead(before),
      },
      ...markWrites(tenantId, before, { ...before, tags, marks }),
    ]);
  });
  if (!isMade) throw new AppError('busy', { retryAfterSec: 1 });
};

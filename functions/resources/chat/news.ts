import type { ChatNews, Spoken } from '../../../shared/schemas/chat.ts';
import { AppError, found } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { countUse } from '../../kernel/http/rate-limit.ts';
import type { Request } from '../../kernel/http/request.ts';
import { isTagOf } from '../../kernel/http/tag.ts';
import {
  type ConversationItem,
  findConversation,
  openConversationId,
  type TranscriptItem,
} from '../../records/conversations/conversation-store.ts';
import { entriesOf } from '../../records/conversations/transcript.ts';
import { findSlug } from '../../records/sites/site-store.ts';
import { newsLimit } from './chat-limits.ts';
import { replayedAnswer } from './replayed-answer.ts';
import { isToSpeak, speak } from './speak.ts';
import { firstNameOf } from './take-down.ts';

type NewsCall = Request<'GET /public/sites/{slug}/chat/{convId}'>;

/** What the visitor was told without having asked at that moment, if this entry is such. */
const spokenOf = (item: TranscriptItem): Spoken[] => {
  const entry = item.number;
  if (item.kind === 'team')
    return [{ entry, person: { name: firstNameOf(item) }, reply: item.text, suggestions: { slots: [] } }];
  if (item.kind !== 'spoken') return [];
  const { reply, suggestions, booking, basket } = replayedAnswer(item.answer);
  const made = { ...(booking ? { booking } : {}), ...(basket ? { basket } : {}) };
  return [{ entry, reply, suggestions, ...made }];
};

const spokenAfter = async ({ table }: Kernel, item: ConversationItem, after: number): Promise<Spoken[]> =>
  (await entriesOf(table, item)).flatMap((entry) => (entry.number > after ? spokenOf(entry) : []));

/**
 * What is new in a conversation, for whoever holds its sealed id. What was left unanswered is answered first. Throws
 * 403 `rate_limited`, 404 `site_not_found`, 404 `not_found` for an id that was not issued here.
 */
export const newsOf = async (kernel: Kernel, call: NewsCall): Promise<ChatNews> => {
  const { params, query, headers, now } = call;
  const holder = await findSlug(kernel.table, params.slug);
  if (!holder) throw new AppError('site_not_found');
  const { tenantId } = holder;
  const id = found(openConversationId(kernel.signer, tenantId, params.convId));
  const read = async () => found(await findConversation(kernel.table, tenantId, id));
  let item = await read();
  const hasAll = isTagOf(headers['if-none-match'], item.entries);
  // To count a page that has it all would cost more than to answer it.
  if (!hasAll || isToSpeak(item, now)) await countUse(kernel.table, now, [newsLimit(id)]);
  if (isToSpeak(item, now)) {
    await speak(kernel, call, item);
    item = await read();
  }
  const version = item.entries;
  const attendedBy = item.attendedBy ? { attendedBy: { name: firstNameOf(item.attendedBy) } } : {};
  // Not read again for a page that has it all.
  const messages = isTagOf(headers['if-none-match'], version)
    ? []
    : await spokenAfter(kernel, item, Number(query.after ?? 0));
  return { version, ...attendedBy, messages };
};

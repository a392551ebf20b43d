import { brandId, type ConversationId } from '../../shared/domain/ids.ts';
import { type ConversationItem, findConversation, isUnexpired } from '../chat/conversation-store.ts';
import { found } from '../kernel/app-error.ts';
import { ranges } from '../kernel/keys.ts';
import { lambda } from '../kernel/lambda.ts';
import { nextCursor, pageOf } from '../kernel/page.ts';
import { resource } from '../kernel/resource.ts';
import { summaries } from './summaries.ts';
import { transcriptOf } from './transcript.ts';

export const room = resource('conversations', ({ table }) => ({
  'GET /v1/conversations': async ({ caller: { tenantId }, query, route, now }) => {
    const page = await table.query<ConversationItem>(ranges.conversations(tenantId), {
      ...pageOf(tenantId, route, query),
      newestFirst: true,
    });
    const kept = page.items.filter((item) => isUnexpired(item, now));
    return {
      conversations: await summaries(table, tenantId, kept, now),
      ...nextCursor(tenantId, route, page),
    };
  },
  'GET /v1/conversations/{conversationId}': async ({ caller: { tenantId }, params, now }) => {
    const id = brandId<ConversationId>(params.conversationId);
    const item = found(await findConversation(table, tenantId, id, now));
    const [[summary], transcript] = await Promise.all([
      summaries(table, tenantId, [item], now),
      transcriptOf(table, item, now),
    ]);
    return { ...found(summary), transcript };
  },
}));

export const handler = lambda(room);

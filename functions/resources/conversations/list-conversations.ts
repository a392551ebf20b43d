import type { ConversationId, TenantId } from '../../../shared/domain/ids.ts';
import type { RouteData } from '../../../shared/routes.ts';
import { invalidField } from '../../kernel/app-error.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { nextCursor, pageOf } from '../../kernel/http/pagination.ts';
import { pickedPage } from '../../kernel/http/picked-page.ts';
import type { Request } from '../../kernel/http/request.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { listName, type MarkRow } from '../../records/conversations/conversation-marks.ts';
import type { ConversationItem } from '../../records/conversations/conversation-store.ts';
import { searchConversations } from './search-conversations.ts';
import { summaries } from './summaries.ts';

type Call = Pick<Request<'GET /v1/conversations'>, 'caller' | 'query' | 'route' | 'now'>;
type Answer = RouteData<'GET /v1/conversations'>;
/**
 * The name of the list that a query asks for; undefined for all conversations, or for what is sought in them. Throws
 * 400 for a search in a list, which no rows hold together.
 */
const listOf = ({ q, mark, tag }: Call['query']): string | undefined => {
  if (q !== undefined && (mark ?? tag) !== undefined) throw invalidField('q', 'alone');
  if (mark !== undefined && tag !== undefined) return listName.markOfTag(mark, tag);
  return tag === undefined ? mark && listName.mark(mark) : listName.tag(tag);
};

/** Conversations by their ids, in the same order; what is gone meanwhile is left out. */
const conversationsOf = async (
  table: Table,
  tenantId: TenantId,
  ids: readonly ConversationId[],
): Promise<readonly ConversationItem[]> => {
  const items = await table.getMany<ConversationItem>(ids.map((id) => keys.conversation(tenantId, id)));
  const byId = new Map(items.map((item) => [item.conversationId, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** A page of a list that has rows of its own: no other row is read, and no conversation that is not shown. */
const marked = async (
  { table, signer }: SignedTable,
  { caller: { tenantId }, query, route }: Call,
  name: string,
): Promise<Answer> => {
  const place = { owner: tenantId, route, of: name };
  const wanted = pageOf(signer, place, query);
  const page = await pickedPage<MarkRow>(table, ranges.conversationsMarked(tenantId, name), {
    ...wanted,
    newestFirst: true,
  });
  const ids = page.items.map(({ conversationId }) => conversationId);
  const items = await conversationsOf(table, tenantId, ids);
  return { conversations: await summaries(table, tenantId, items), ...nextCursor(signer, place, page) };
};

const all = async (
  { table, signer }: SignedTable,
  { caller: { tenantId }, query, route }: Call,
): Promise<Answer> => {
  const place = { owner: tenantId, route };
  const wanted = pageOf(signer, place, query);
  const page = await pickedPage<ConversationItem>(table, ranges.conversations(tenantId), {
    ...wanted,
    newestFirst: true,
  });
  return {
    conversations: await summaries(table, tenantId, page.items),
    ...nextCursor(signer, place, page),
  };
};

/** What a search found, at once and without a cursor. */
const sought = async (ports: SignedTable, call: Call, words: string): Promise<Answer> => {
  const { caller, query } = call;
  const { ids, isPartial } = await searchConversations(ports.table, caller.tenantId, words);
  const found = await conversationsOf(ports.table, caller.tenantId, ids);
  const newest = found.toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1));
  const { limit } = pageOf(ports.signer, { owner: caller.tenantId, route: call.route }, query);
  const shown = await summaries(ports.table, caller.tenantId, newest.slice(0, limit));
  return { conversations: shown, ...(isPartial || newest.length > limit ? { partial: true } : {}) };
};

/**
 * A page of the conversations, most recently active first: all, those with a mark, with a tag or with both, or what a
 * search found, which answers one page. Nothing is filtered after it is read, but that what has expired is left out.
 * Throws 400 for a search with a mark or a tag.
 */
export const listConversations = async (ports: SignedTable, call: Call): Promise<Answer> => {
  const name = listOf(call.query);
  if (call.query.q !== undefined) return sought(ports, call, call.query.q);
  return name === undefined ? all(ports, call) : marked(ports, call, name);
};

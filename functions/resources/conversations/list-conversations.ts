import type { ConversationId, TenantId } from '../../../shared/domain/ids.ts';
import { tagName } from '../../../shared/domain/tags.ts';
import type { RouteData } from '../../../shared/routes.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { nextCursor, pageOf } from '../../kernel/http/page.ts';
import { pickedPage } from '../../kernel/http/picked-page.ts';
import type { Request } from '../../kernel/http/request.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type MarkRow, namesOf } from '../../records/conversation-marks.ts';
import { type ConversationItem, isUnexpired } from '../../records/conversation-store.ts';
import { searchConversations } from './search-conversations.ts';
import { summaries } from './summaries.ts';

type Call = Pick<Request<'GET /v1/conversations'>, 'caller' | 'query' | 'route' | 'now'>;
type Answer = RouteData<'GET /v1/conversations'>;
type Ports = Pick<Kernel, 'table' | 'signer'>;

/** The most rows that one request reads, expired ones included. */
const MOST_READ = 1000;

/** The names under which a conversation must be listed to pass the filters. */
const wantedNames = ({ mark, tag }: Call['query']): readonly string[] => [
  ...(tag === undefined ? [] : [tagName(tag)]),
  ...(mark === undefined ? [] : [mark]),
];

const carries = (carried: readonly string[], names: readonly string[]): boolean =>
  names.every((name) => carried.includes(name));

/** Conversations by their ids, in the same order; what is gone meanwhile is left out. */
const conversationsOf = async (
  table: Table,
  tenantId: TenantId,
  ids: readonly ConversationId[],
  now: number,
): Promise<readonly ConversationItem[]> => {
  const items = await table.getMany<ConversationItem>(ids.map((id) => keys.conversation(tenantId, id)));
  const byId = new Map(items.map((item) => [item.conversationId, item]));
  return ids.flatMap((id) => byId.get(id) ?? []).filter((item) => isUnexpired(item, now));
};

/** A page of those that carry all of these names: the rows of the first are read, and no conversation that does not pass. */
const marked = async (
  { table, signer }: Ports,
  { caller: { tenantId }, query, route, now }: Call,
  first: string,
  names: readonly string[],
): Promise<Answer> => {
  const place = { owner: tenantId, route, of: first };
  const wanted = pageOf(signer, place, query);
  const page = await pickedPage<MarkRow>(table, ranges.conversationsMarked(tenantId, first), {
    ...wanted,
    newestFirst: true,
    picks: (row) => isUnexpired(row, now) && carries(row.names, names),
    step: wanted.limit + 1,
    most: MOST_READ,
  });
  const ids = page.items.map(({ conversationId }) => conversationId);
  const items = await conversationsOf(table, tenantId, ids, now);
  return { conversations: await summaries(table, tenantId, items, now), ...nextCursor(signer, place, page) };
};

const all = async (
  { table, signer }: Ports,
  { caller: { tenantId }, query, route, now }: Call,
): Promise<Answer> => {
  const place = { owner: tenantId, route };
  const wanted = pageOf(signer, place, query);
  const page = await pickedPage<ConversationItem>(table, ranges.conversations(tenantId), {
    ...wanted,
    newestFirst: true,
    picks: (item) => isUnexpired(item, now),
    step: wanted.limit + 1,
    most: MOST_READ,
  });
  return {
    conversations: await summaries(table, tenantId, page.items, now),
    ...nextCursor(signer, place, page),
  };
};

/**
 * A page of the conversations, most recently active first: all, those with a mark or a tag, or what a search found. A
 * search answers one page.
 */
export const listConversations = async (ports: Ports, call: Call): Promise<Answer> => {
  const { caller, query, now } = call;
  const names = wantedNames(query);
  const [first] = names;
  if (query.q === undefined)
    return first === undefined ? all(ports, call) : marked(ports, call, first, names);
  const { ids, isPartial } = await searchConversations(ports, call, query.q);
  const found = await conversationsOf(ports.table, caller.tenantId, ids, now);
  const passing = found
    .filter((item) => carries(namesOf(item), names))
    .toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1));
  const { limit } = pageOf(ports.signer, { owner: caller.tenantId, route: call.route }, query);
  const shown = await summaries(ports.table, caller.tenantId, passing.slice(0, limit), now);
  return { conversations: shown, ...(isPartial || passing.length > limit ? { partial: true } : {}) };
};

import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { readPhone } from '../../../shared/domain/phone-number.ts';
import type { RouteData } from '../../../shared/routes.ts';
import { email } from '../../../shared/schemas/fields.ts';
import { encodeCursor } from '../../kernel/http/cursor.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { nextCursor, pageOf } from '../../kernel/http/page.ts';
import { pickedPage } from '../../kernel/http/picked-page.ts';
import type { Request } from '../../kernel/http/request.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type Contact, reachesOf } from '../../records/contact.ts';
import { readClaims } from '../../records/contact-claims.ts';
import { type LeadMarkRow, nameOf, passedNames } from '../../records/lead-marks.ts';
import { isKept, type LeadItem, toLead } from '../../records/lead-store.ts';
import { isNameMatch } from '../../records/name-match.ts';

type Call = Pick<Request<'GET /v1/leads'>, 'caller' | 'query' | 'route' | 'now'>;
type Answer = RouteData<'GET /v1/leads'>;

/** The most recently active leads, among which a name is searched. */
const NAMES_AMONG = 2000;
/** The most rows that one request reads, and rows per query, where rows are filtered. */
const MOST_READ = 1000;
const STEP = 100;

/** A whole e-mail or phone number; undefined for any other search text. */
const contactIn = (sought: string): Contact | undefined => {
  if (email().isValidSync(sought, { strict: true })) return { email: sought.toLowerCase(), phone: null };
  const phone = /^\+?[\d\s().-]+$/.test(sought) ? readPhone(sought) : undefined;
  return phone === undefined ? undefined : { email: null, phone };
};

/** The names of what is asked for, those with rows of their own first. */
const askedNames = ({ tag, ownerId, waiting, status, source }: Call['query']): readonly string[] => [
  ...(tag === undefined ? [] : [nameOf.tag(tag)]),
  ...(ownerId === undefined ? [] : [nameOf.owner(ownerId)]),
  ...(waiting === undefined ? [] : [nameOf.waiting()]),
  ...(status === undefined ? [] : [nameOf.status(status)]),
  ...(source === undefined ? [] : [nameOf.source(source)]),
];

const carries = (passed: readonly string[], names: readonly string[]): boolean =>
  names.every((name) => passed.includes(name));

/** Whether a lead passes the filters. */
const passes =
  (query: Call['query'], now: number) =>
  (lead: LeadItem): boolean =>
    isKept(lead, now) && carries(passedNames(lead), askedNames(query));

/** The lead with a contact, wherever it is in the list. */
const byContact = async (
  { table, signer }: Pick<Kernel, 'table' | 'signer'>,
  tenantId: TenantId,
  contact: Contact,
  { query, now }: Call,
): Promise<Answer> => {
  const claims = await readClaims(table, tenantId, reachesOf(signer, contact), now);
  const leads = claims.flatMap(({ holder }) => (holder ? [holder] : []));
  return { leads: leads.filter(passes(query, now)).map(toLead) };
};

/** Leads with a name, within the searched range; `partial` when there are leads beyond it. */
const byName = async (
  { table, signer }: Pick<Kernel, 'table' | 'signer'>,
  call: Call,
  sought: string,
): Promise<Answer> => {
  const { caller, query, route, now } = call;
  const place = { owner: caller.tenantId, route };
  const { limit, after } = pageOf(signer, place, query);
  const seen = after?.seen ?? 0;
  const left = NAMES_AMONG - seen;
  if (left <= 0) return { leads: [], partial: true };
  const isAsked = passes(query, now);
  const { items, next, looked } = await pickedPage<LeadItem>(table, ranges.leads(caller.tenantId), {
    limit,
    after,
    newestFirst: true,
    picks: (lead) => isAsked(lead) && isNameMatch(lead.name, sought),
    step: Math.min(STEP, left),
    most: Math.min(MOST_READ, left),
  });
  const leads = items.map(toLead);
  if (!next) return { leads };
  if (looked >= left) return { leads, partial: true };
  const cursor = encodeCursor(signer, place, { ...next, seen: seen + looked });
  return { leads, nextCursor: cursor };
};

const isFiltered = (query: Call['query']): boolean => askedNames(query).length > 0;

/** Leads by their ids, in the same order; what is gone meanwhile is left out. */
const leadsOf = async (
  table: Table,
  tenantId: TenantId,
  ids: readonly LeadId[],
  now: number,
): Promise<readonly LeadItem[]> => {
  const items = await table.getMany<LeadItem>(ids.map((id) => keys.lead(tenantId, id)));
  const byId = new Map(items.map((item) => [item.leadId, item]));
  return ids.flatMap((id) => byId.get(id) ?? []).filter((item) => isKept(item, now));
};

/** A page of those with a tag or an owner: its rows are read, and no lead that does not pass. */
const marked = async (
  { table, signer }: Pick<Kernel, 'table' | 'signer'>,
  { caller: { tenantId }, query, route, now }: Call,
  first: string,
): Promise<Answer> => {
  const place = { owner: tenantId, route };
  const wanted = pageOf(signer, place, query);
  const names = askedNames(query);
  const page = await pickedPage<LeadMarkRow>(table, ranges.leadsMarked(tenantId, first), {
    ...wanted,
    newestFirst: true,
    picks: (row) => isKept(row, now) && carries(row.names, names),
    step: wanted.limit + 1,
    most: MOST_READ,
  });
  const ids = page.items.map(({ leadId }) => leadId);
  const leads = await leadsOf(table, tenantId, ids, now);
  return { leads: leads.map(toLead), ...nextCursor(signer, place, page) };
};

/** The name among those asked for under which leads are listed, if any. */
const listedName = ({ tag, ownerId }: Call['query']): string | undefined =>
  tag !== undefined ? nameOf.tag(tag) : ownerId !== undefined ? nameOf.owner(ownerId) : undefined;

/**
 * A page of a business's leads, most recently active first: all, those that pass filters, the one with a whole e-mail
 * or phone number, or those with a name. One request reads at most a thousand; a page that is shorter than asked,
 * even empty, continues with its cursor.
 */
export const listLeads = async (kernel: Pick<Kernel, 'table' | 'signer'>, call: Call): Promise<Answer> => {
  const { caller, query, route, now } = call;
  const { tenantId } = caller;
  const contact = query.q === undefined ? undefined : contactIn(query.q.trim());
  if (contact) return byContact(kernel, tenantId, contact, call);
  if (query.q !== undefined) return byName(kernel, call, query.q);
  const listed = listedName(query);
  if (listed !== undefined) return marked(kernel, call, listed);
  const place = { owner: tenantId, route };
  const wanted = pageOf(kernel.signer, place, query);
  const page = await pickedPage<LeadItem>(kernel.table, ranges.leads(tenantId), {
    ...wanted,
    newestFirst: true,
    picks: passes(query, now),
    step: isFiltered(query) ? STEP : wanted.limit + 1,
    most: MOST_READ,
  });
  return { leads: page.items.map(toLead), ...nextCursor(kernel.signer, place, page) };
};

import type { RouteData } from '../../../shared/routes.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { nextCursor, pageOf } from '../../kernel/http/pagination.ts';
import { pickedPage } from '../../kernel/http/picked-page.ts';
import type { Request } from '../../kernel/http/request.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { LeadMarkRow } from '../../records/leads/lead-marks.ts';
import { type LeadItem, toLead } from '../../records/leads/lead-store.ts';
import type { LastBookingRow } from '../../records/leads/place-by-bookings.ts';
import { type LeadsList, listOf } from './asked-list.ts';
import { leadsOf, leadsSought } from './sought-leads.ts';

type Call = Pick<Request<'GET /v1/leads'>, 'caller' | 'query' | 'route' | 'now'>;
type Answer = RouteData<'GET /v1/leads'>;

/** A page of what a search finds. */
const bySearch = async ({ table, signer }: SignedTable, call: Call, typed: string): Promise<Answer> => {
  const { caller, query, route } = call;
  const { tenantId } = caller;
  const place = { owner: tenantId, route, of: `search:${typed}` };
  const page = await leadsSought(table, tenantId, typed, pageOf(signer, place, query));
  return { leads: page.items.map(toLead), ...nextCursor(signer, place, page) };
};

/** A row of a list: one by the lead's own fields, or by its last booking. */
type ListedRow = Pick<LeadMarkRow, 'leadId'> & Partial<LeadMarkRow & Pick<LastBookingRow, 'startAt'>>;

/** A page of a list that has rows of its own: no other row is read, and no lead that is not shown. */
const listed = async (
  { table, signer }: SignedTable,
  { caller: { tenantId }, query, route }: Call,
  { name, newestFirst }: LeadsList,
): Promise<Answer> => {
  const place = { owner: tenantId, route, of: `${name} ${newestFirst}` };
  const wanted = pageOf(signer, place, query);
  const page = await pickedPage<ListedRow>(table, ranges.leadsMarked(tenantId, name), {
    ...wanted,
    newestFirst,
  });
  const lastOf = new Map(page.items.map(({ leadId, startAt }) => [leadId, startAt]));
  const leads = await leadsOf(table, tenantId, [...lastOf.keys()]);
  const shown = leads.map((lead) => {
    const lastBookingAt = lastOf.get(lead.leadId);
    return { ...toLead(lead), ...(lastBookingAt === undefined ? {} : { lastBookingAt }) };
  });
  return { leads: shown, ...nextCursor(signer, place, page) };
};

/** A page of all leads, the last active first. */
const all = async (
  { table, signer }: SignedTable,
  { caller: { tenantId }, query, route }: Call,
): Promise<Answer> => {
  const place = { owner: tenantId, route };
  const wanted = pageOf(signer, place, query);
  const page = await pickedPage<LeadItem>(table, ranges.leads(tenantId), {
    ...wanted,
    newestFirst: true,
  });
  return { leads: page.items.map(toLead), ...nextCursor(signer, place, page) };
};

/**
 * A page of a business's leads, most recently active first: all, those of a list that has rows of its own, or all in
 * another order. What is sought is found by an index of names and contacts, and in its order: from any of a name's
 * words on, by the beginning of an e-mail or the end of a phone number, verified or not. Nothing is filtered after it
 * is read, but that what has expired is left out: one request reads at most a thousand rows, and a page that is shorter
 * than asked, even empty, continues with its cursor. Throws 400 for what no rows list together.
 */
export const listLeads = async (kernel: SignedTable, call: Call): Promise<Answer> => {
  const { query } = call;
  const list = listOf(query);
  const typed = query.q?.trim();
  if (typed !== undefined) return bySearch(kernel, call, typed);
  return list ? listed(kernel, call, list) : all(kernel, call);
};

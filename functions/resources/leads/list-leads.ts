import type { TenantId } from '../../../shared/domain/ids.ts';
import { readPhone } from '../../../shared/domain/phone-number.ts';
import type { RouteData } from '../../../shared/routes.ts';
import { email } from '../../../shared/schemas/fields.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { nextCursor, pageOf } from '../../kernel/http/page.ts';
import { pickedPage } from '../../kernel/http/picked-page.ts';
import type { Request } from '../../kernel/http/request.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { type Contact, reachesOf } from '../../records/contact.ts';
import { readClaims } from '../../records/contact-claims.ts';
import type { LeadMarkRow } from '../../records/lead-marks.ts';
import { isKept, type LeadItem, toLead } from '../../records/lead-store.ts';
import type { LastBookingRow } from '../../records/place-by-bookings.ts';
import { type LeadsList, listOf } from './asked-list.ts';
import { leadsFound, leadsOf, rangesFor, type WayRow } from './sought-leads.ts';

type Ports = Pick<Kernel, 'table' | 'signer'>;
type Call = Pick<Request<'GET /v1/leads'>, 'caller' | 'query' | 'route' | 'now'>;
type Answer = RouteData<'GET /v1/leads'>;

/** A whole e-mail or phone number; undefined for any other search text. */
const contactIn = (sought: string): Contact | undefined => {
  if (email().isValidSync(sought, { strict: true })) return { email: sought.toLowerCase(), phone: null };
  const phone = /^\+?[\d\s().-]+$/.test(sought) ? readPhone(sought) : undefined;
  return phone === undefined ? undefined : { email: null, phone };
};

/** The lead with a contact, wherever it is in the list. */
const byContact = async (
  { table, signer }: Ports,
  tenantId: TenantId,
  contact: Contact,
  now: number,
): Promise<Answer> => {
  const claims = await readClaims(table, tenantId, reachesOf(signer, contact), now);
  const leads = claims.flatMap(({ holder }) => (holder ? [holder] : []));
  return { leads: leads.map(toLead) };
};

/** A page of the leads that the beginning of a name or an e-mail finds, or the end of a phone number, in its order. */
const bySearch = async ({ table, signer }: Ports, call: Call, typed: string): Promise<Answer> => {
  const { caller, query, route, now } = call;
  const { tenantId } = caller;
  const place = { owner: tenantId, route, of: `search:${typed}` };
  const [range] = rangesFor(tenantId, typed);
  if (!range) return { leads: [] };
  const wanted = pageOf(signer, place, query);
  const page = await pickedPage<WayRow>(table, range, {
    ...wanted,
    newestFirst: false,
    picks: () => true,
  });
  const leads = await leadsFound(table, tenantId, page.items, { typed, now });
  return { leads: leads.map(toLead), ...nextCursor(signer, place, page) };
};

/** A row of a list: one by the lead's own fields, or by its last booking. */
type ListedRow = Pick<LeadMarkRow, 'leadId'> & Partial<LeadMarkRow & Pick<LastBookingRow, 'startAt'>>;

/** A page of a list that has rows of its own: no other row is read, and no lead that is not shown. */
const listed = async (
  { table, signer }: Ports,
  { caller: { tenantId }, query, route, now }: Call,
  { name, newestFirst }: LeadsList,
): Promise<Answer> => {
  const place = { owner: tenantId, route, of: `${name} ${newestFirst}` };
  const wanted = pageOf(signer, place, query);
  const page = await pickedPage<ListedRow>(table, ranges.leadsMarked(tenantId, name), {
    ...wanted,
    newestFirst,
    picks: ({ expiresAt }) => expiresAt === undefined || isKept({ expiresAt }, now),
  });
  const lastOf = new Map(page.items.map(({ leadId, startAt }) => [leadId, startAt]));
  const leads = await leadsOf(table, tenantId, [...lastOf.keys()], now);
  const shown = leads.map((lead) => {
    const lastBookingAt = lastOf.get(lead.leadId);
    return { ...toLead(lead), ...(lastBookingAt === undefined ? {} : { lastBookingAt }) };
  });
  return { leads: shown, ...nextCursor(signer, place, page) };
};

/** A page of all leads, the last active first. */
const all = async (
  { table, signer }: Ports,
  { caller: { tenantId }, query, route, now }: Call,
): Promise<Answer> => {
  const place = { owner: tenantId, route };
  const wanted = pageOf(signer, place, query);
  const page = await pickedPage<LeadItem>(table, ranges.leads(tenantId), {
    ...wanted,
    newestFirst: true,
    picks: (lead) => isKept(lead, now),
  });
  return { leads: page.items.map(toLead), ...nextCursor(signer, place, page) };
};

/**
 * A page of a business's leads, most recently active first: all, those of a list that has rows of its own, all in
 * another order, or the one with a whole e-mail or phone number. What else is sought is found by an index of names and
 * contacts, and in its order: from any of a name's words on. Nothing is filtered after it is read, but that what has
 * expired is left out: one request reads at most a thousand rows, and a page that is shorter than asked, even empty,
 * continues with its cursor. Throws 400 for what no rows list together.
 */
export const listLeads = async (kernel: Ports, call: Call): Promise<Answer> => {
  const { caller, query, now } = call;
  const list = listOf(query);
  const typed = query.q?.trim();
  const contact = typed === undefined ? undefined : contactIn(typed);
  if (contact) return byContact(kernel, caller.tenantId, contact, now);
  if (typed !== undefined) return bySearch(kernel, call, typed);
  return list ? listed(kernel, call, list) : all(kernel, call);
};

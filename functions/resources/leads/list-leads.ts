import type { TenantId } from '../../../shared/domain/ids.ts';
import { readPhone } from '../../../shared/domain/phone-number.ts';
import type { RouteData } from '../../../shared/routes.ts';
import { email } from '../../../shared/schemas/fields.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { nextCursor, pageOf } from '../../kernel/http/page.ts';
import { pickedPage } from '../../kernel/http/picked-page.ts';
import type { Request } from '../../kernel/http/request.ts';
import { type Range, ranges } from '../../kernel/table/keys.ts';
import { type Contact, reachesOf } from '../../records/contact.ts';
import { readClaims } from '../../records/contact-claims.ts';
import { type LeadMarkRow, nameOf, passedNames } from '../../records/lead-marks.ts';
import { EVER_ACTIVE, isKept, type LeadItem, toLead } from '../../records/lead-store.ts';
import { leadsFound, leadsOf, rangesFor, type WayRow } from './sought-leads.ts';

type Call = Pick<Request<'GET /v1/leads'>, 'caller' | 'query' | 'route' | 'now'>;
type Answer = RouteData<'GET /v1/leads'>;

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

/** A page of the leads that the beginning of a name or an e-mail finds, or the end of a phone number, in its order. */
const bySearch = async (
  { table, signer }: Pick<Kernel, 'table' | 'signer'>,
  call: Call,
  typed: string,
): Promise<Answer> => {
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
    step: wanted.limit + 1,
    most: MOST_READ,
  });
  const leads = await leadsFound(table, tenantId, page.items, { typed, now });
  return { leads: leads.filter(passes(query, now)).map(toLead), ...nextCursor(signer, place, page) };
};

const isFiltered = (query: Call['query']): boolean => askedNames(query).length > 0;

/** A page of those with a tag or an owner: its rows are read, and no lead that does not pass. */
const marked = async (
  { table, signer }: Pick<Kernel, 'table' | 'signer'>,
  { caller: { tenantId }, query, route, now }: Call,
  first: string,
): Promise<Answer> => {
  const place = { owner: tenantId, route, of: first };
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
 * Where those asked for lie: whoever was imported and not active since is a client who waits for nothing, and a whole
 * clientele of them is not read to find others.
 */
const rangeOf = (tenantId: TenantId, { waiting, status = 'won', source = 'import' }: Call['query']): Range =>
  waiting === undefined && status === 'won' && source === 'import'
    ? ranges.leads(tenantId)
    : ranges.leads(tenantId, EVER_ACTIVE);

/**
 * A page of a business's leads, most recently active first: all, those that pass filters, or the one with a whole e-mail
 * or phone number. What else is sought is found by an index of names and contacts, and in its order: from any of a name's
 * words on. One request reads at most a thousand rows; a page that is shorter than asked, even empty, continues with its
 * cursor.
 */
export const listLeads = async (kernel: Pick<Kernel, 'table' | 'signer'>, call: Call): Promise<Answer> => {
  const { caller, query, route, now } = call;
  const { tenantId } = caller;
  const contact = query.q === undefined ? undefined : contactIn(query.q.trim());
  if (contact) return byContact(kernel, tenantId, contact, call);
  if (query.q !== undefined) return bySearch(kernel, call, query.q.trim());
  const listed = listedName(query);
  if (listed !== undefined) return marked(kernel, call, listed);
  const place = { owner: tenantId, route };
  const wanted = pageOf(kernel.signer, place, query);
  const page = await pickedPage<LeadItem>(kernel.table, rangeOf(tenantId, query), {
    ...wanted,
    newestFirst: true,
    picks: passes(query, now),
    step: isFiltered(query) ? STEP : wanted.limit + 1,
    most: MOST_READ,
  });
  return { leads: page.items.map(toLead), ...nextCursor(kernel.signer, place, page) };
};

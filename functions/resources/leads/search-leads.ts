import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import type { RouteData } from '../../../shared/routes.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Request } from '../../kernel/http/request.ts';
import { keys, type Range, ranges } from '../../kernel/table/keys.ts';
import { soughtName } from '../../records/lead-names.ts';
import { isKept, type LeadItem, toLead } from '../../records/lead-store.ts';

type Call = Pick<Request<'GET /v1/leads/search'>, 'caller' | 'query' | 'now'>;

/** The most that a search shows: whoever seeks one among more types another letter. */
const MOST_FOUND = 8;

/** Digits from which a phone number is sought by its end. */
const LEAST_DIGITS = 4;

const NUMBER = /^\+?[\d\s().-]+$/;

/** Where a text may be found: the end of a phone number, the beginning of an e-mail, or a name. */
const rangesFor = (tenantId: TenantId, typed: string): readonly Range[] => {
  const digits = typed.replace(/\D/g, '');
  if (NUMBER.test(typed) && digits.length >= LEAST_DIGITS) return [ranges.phonesEnding(tenantId, digits)];
  const email = ranges.emailsFrom(tenantId, typed.toLowerCase());
  if (typed.includes('@')) return [email];
  const name = soughtName(typed);
  return [...(name === '' ? [] : [ranges.leadNames(tenantId, name)]), ...(/\s/.test(typed) ? [] : [email])];
};

/**
 * The leads whose name, e-mail or phone number goes on from what is typed: any of the name's words first, without case
 * or accents, the beginning of an e-mail, the last four or more digits of a phone. At most eight; `isMore` when there
 * are others.
 */
export const searchLeads = async (
  { table }: Pick<Kernel, 'table'>,
  { caller: { tenantId }, query, now }: Call,
): Promise<RouteData<'GET /v1/leads/search'>> => {
  const pages = await Promise.all(
    rangesFor(tenantId, query.q.trim()).map((range) =>
      table.query<{ readonly leadId: LeadId }>(range, { limit: MOST_FOUND + 1 }),
    ),
  );
  const ids = [...new Set(pages.flatMap(({ items }) => items.map(({ leadId }) => leadId)))];
  const shown = ids.slice(0, MOST_FOUND);
  const found = await table.getMany<LeadItem>(shown.map((id) => keys.lead(tenantId, id)));
  const kept = new Map(found.filter((lead) => isKept(lead, now)).map((lead) => [lead.leadId, lead]));
  const leads = shown.flatMap((id) => kept.get(id) ?? []);
  return { leads: leads.map(toLead), ...(ids.length > shown.length ? { isMore: true } : {}) };
};

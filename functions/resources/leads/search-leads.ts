import type { LeadId } from '../../../shared/domain/ids.ts';
import type { RouteData } from '../../../shared/routes.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Request } from '../../kernel/http/request.ts';
import { toLead } from '../../records/leads/lead-store.ts';
import { leadsOf, rangesFor } from './sought-leads.ts';

type Call = Pick<Request<'GET /v1/leads/search'>, 'caller' | 'query'>;

/** The most that a search shows: whoever seeks one among more types another letter. */
const MOST_FOUND = 8;

/**
 * The leads whose name, e-mail or phone number goes on from what is typed: any of the name's words first, without case
 * or accents, the beginning of an e-mail, the last four or more digits of a phone. At most eight; `isMore` when there
 * are others.
 */
export const searchLeads = async (
  { table }: Pick<Kernel, 'table'>,
  { caller: { tenantId }, query }: Call,
): Promise<RouteData<'GET /v1/leads/search'>> => {
  const pages = await Promise.all(
    rangesFor(tenantId, query.q.trim()).map((range) =>
      table.query<{ readonly leadId: LeadId }>(range, { limit: MOST_FOUND + 1 }),
    ),
  );
  const ids = [...new Set(pages.flatMap(({ items }) => items.map(({ leadId }) => leadId)))];
  const shown = ids.slice(0, MOST_FOUND);
  const leads = await leadsOf(table, tenantId, shown);
  return { leads: leads.map(toLead), ...(ids.length > shown.length ? { isMore: true } : {}) };
};

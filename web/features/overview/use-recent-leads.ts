import useSWR from 'swr';
import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { api } from '../session/session.ts';

const pageSize = 100;
const maxPages = 5;

/** The latest leads, by last activity: at least those of the last `days` days, from at most five pages. */
const readRecent = async (days: number) => {
  const leads: Lead[] = [];
  let cursor: string | undefined;
  const since = Date.now() - days * DAY_MS;
  for (let page = 0; page < maxPages; page++) {
    const answer = await api('GET /v1/leads', { query: { limit: pageSize, cursor } });
    leads.push(...answer.leads);
    cursor = answer.nextCursor;
    const last = answer.leads.at(-1);
    if (cursor === undefined || !last || Date.parse(last.lastActivityAt) < since) break;
  }
  return { leads, hasMore: cursor !== undefined };
};

/** Enough leads for a chart of the last `days` days. The key begins with the route, so that a refresh includes it. */
export const useRecentLeads = (days: number) =>
  useSWR(['GET /v1/leads', { recentDays: days }], () => readRecent(days));

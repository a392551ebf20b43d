import { useState } from 'react';
import { useApi, useApiList } from '../session/use-api.ts';
import { useWaitingRequests } from '../session/use-waiting-requests.ts';
import { useRecentLeads } from './use-recent-leads.ts';

export const CHART_DAYS = 14;

/** Pages of a hundred bookings ahead in which something may be wrong: two weeks of 500 each. */
const PAGES_AHEAD = 10;

const stepMs = 5 * 60_000;

/** All data of the overview; each part fails independently. */
export const useOverview = () => {
  // Rounded to five minutes, so that a page opened again is still in the cache.
  const [nowMs] = useState(() => Math.floor(Date.now() / stepMs) * stepMs);
  const from = new Date(nowMs).toISOString();
  return {
    nowMs,
    leads: useRecentLeads(CHART_DAYS),
    waiting: useWaitingRequests(),
    bookings: useApi('GET /v1/bookings', { query: { limit: 100 } }),
    upcoming: useApiList(
      'GET /v1/bookings',
      (data) => data.bookings,
      { limit: 100, from, status: 'active' },
      PAGES_AHEAD,
    ),
    members: useApi('GET /v1/members'),
    services: useApi('GET /v1/services'),
    availability: useApi('GET /v1/availability'),
    closures: useApi('GET /v1/closures'),
  };
};

export type Overview = ReturnType<typeof useOverview>;

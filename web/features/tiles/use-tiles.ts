import { useState } from 'react';
import { useApi } from '../session/use-api.ts';

/** Page sizes of the dashboard, and how many of a page its tiles show. */
const LIMITS = { slots: 8, bookings: 6, leads: 6 } as const;
export const SHOWN = { services: 4, slots: 4, bookings: 4, leads: 6 } as const;

const SLOTS_FRESH_MS = 60_000;
const STEP_MS = 5 * 60_000;

/** The tiles' data; each part fails independently. */
export const useTiles = () => {
  // Rounded to five minutes, so that a page opened again is still in the cache.
  const [from] = useState(() => new Date(Math.floor(Date.now() / STEP_MS) * STEP_MS).toISOString());
  return {
    services: useApi('GET /v1/services'),
    availability: useApi('GET /v1/availability'),
    slots: useApi('GET /v1/slots', { query: { limit: LIMITS.slots } }, { dedupingInterval: SLOTS_FRESH_MS }),
    bookings: useApi('GET /v1/bookings', { query: { limit: LIMITS.bookings, from, status: 'active' } }),
    leads: useApi('GET /v1/leads', { query: { limit: LIMITS.leads } }),
  };
};

import * as availability from '../schemas/availability.ts';
import * as slot from '../schemas/slot.ts';
import type { RouteTable } from './route-spec.ts';

/** Free times, as windows, closures and bookings leave them. */
export const slotsRoutes = {
  'GET /v1/slots': {
    access: 'viewer',
    query: slot.slotQuery,
    data: slot.slotList,
  },
  'POST /v1/slots/generate': {
    access: 'staff',
    body: availability.slotGeneration,
    data: availability.slotGenerationResult,
    errors: ['end_before_start'],
  },
} as const satisfies RouteTable;

import * as availability from '../schemas/availability.ts';
import * as stranded from '../schemas/stranded.ts';
import type { RouteTable } from './route-spec.ts';

/** The weekly windows in which bookings are taken. */
export const availabilityRoutes = {
  'GET /v1/availability': {
    access: 'viewer',
    data: availability.availability,
  },
  'POST /v1/availability': {
    access: 'staff',
    body: availability.windowCreate,
    data: availability.availabilityWindow,
    status: 201,
    errors: ['end_before_start', 'limit_reached'],
  },
  'PATCH /v1/availability/{availabilityId}': {
    access: 'staff',
    body: availability.windowPatch,
    data: availability.availabilityWindow,
    errors: ['end_before_start', 'limit_reached'],
  },
  'PUT /v1/availability/hours': {
    access: 'staff',
    body: availability.hoursSave,
    data: availability.availability,
    maxBodyBytes: 64 * 1024,
    errors: ['end_before_start', 'limit_reached', 'changed_meanwhile'],
  },
  'POST /v1/availability/stranded': {
    access: 'staff',
    body: stranded.strandedAsk,
    data: stranded.strandedBookings,
    maxBodyBytes: 64 * 1024,
    errors: ['end_before_start'],
  },
  'DELETE /v1/availability/{availabilityId}': {
    access: 'staff',
  },
} as const satisfies RouteTable;

import * as waitlist from '../schemas/waitlist.ts';
import type { RouteTable } from './route-spec.ts';
import { VISITOR_ERRORS } from './visitor-errors.ts';

/** People who want to be told when a time becomes free: for the team, and for visitors. */
export const waitlistRoutes = {
  'GET /v1/waitlist': {
    access: 'viewer',
    data: waitlist.waitlist,
  },
  'DELETE /v1/waitlist/{waitingId}': {
    access: 'staff',
  },
  'POST /public/sites/{slug}/waitlist': {
    access: 'anyone',
    body: waitlist.waitlistJoin,
    data: waitlist.waitlistJoined,
    status: 201,
    errors: VISITOR_ERRORS.join,
  },
  'DELETE /public/waitlist/{waitToken}': {
    access: 'anyone',
    errors: VISITOR_ERRORS.leave,
  },
} as const satisfies RouteTable;

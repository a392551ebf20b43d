import * as closure from '../schemas/closure.ts';
import type { RouteTable } from './route-spec.ts';

/** Days and hours that are not offered. */
export const closuresRoutes = {
  'GET /v1/closures': {
    access: 'viewer',
    query: closure.closureQuery,
    data: closure.closureList,
  },
  'POST /v1/closures': {
    access: 'staff',
    body: closure.closureCreate,
    data: closure.closureMade,
    status: 201,
    errors: ['end_before_start', 'limit_reached'],
  },
  'POST /v1/closures/quebec-holidays': {
    access: 'staff',
    body: closure.quebecHolidaysRequest,
    data: closure.quebecHolidaysMade,
    errors: ['limit_reached'],
  },
  'DELETE /v1/closures/{closureId}': { access: 'staff' },
} as const satisfies RouteTable;

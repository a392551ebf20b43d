import * as service from '../schemas/service.ts';
import type { RouteTable } from './route-spec.ts';

/** What can be booked. */
export const servicesRoutes = {
  'GET /v1/services': {
    access: 'viewer',
    data: service.serviceList,
  },
  'POST /v1/services': {
    access: 'staff',
    body: service.serviceCreate,
    data: service.service,
    status: 201,
    errors: ['limit_reached'],
  },
  'PATCH /v1/services/{serviceId}': {
    access: 'staff',
    body: service.servicePatch,
    data: service.service,
  },
  'DELETE /v1/services/{serviceId}': {
    access: 'staff',
  },
} as const satisfies RouteTable;

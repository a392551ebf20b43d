import * as audit from '../schemas/audit.ts';
import type { RouteTable } from './route-spec.ts';

/** Who did what, for the owner. */
export const auditRoutes = {
  'GET /v1/audit': {
    access: 'owner',
    query: audit.auditQuery,
    data: audit.auditList,
  },
} as const satisfies RouteTable;

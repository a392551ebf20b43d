import * as changes from '../schemas/changes.ts';
import type { RouteTable } from './route-spec.ts';

/** Whether others have changed something, for screens that stay open. */
export const changesRoutes = {
  'GET /v1/changes': {
    access: 'viewer',
    query: changes.changesQuery,
    data: changes.changes,
  },
} as const satisfies RouteTable;

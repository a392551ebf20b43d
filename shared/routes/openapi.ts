import type { RouteTable } from './route-spec.ts';

/** The API’s own description. */
export const openapiRoutes = {
  'GET /public/openapi.json': {
    access: 'anyone',
    answers: 'file',
    contentType: 'application/json',
  },
} as const satisfies RouteTable;

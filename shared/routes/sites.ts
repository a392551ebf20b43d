import * as site from '../schemas/site.ts';
import type { RouteTable } from './route-spec.ts';

/** The business’s public page, as its members edit it. */
export const sitesRoutes = {
  // Without a business it answers the same 404 as without a site, so that a new user's client has one case.
  'GET /v1/sites': {
    access: 'session',
    data: site.site,
    errors: ['site_not_found'],
  },
  'POST /v1/sites': {
    access: 'admin',
    body: site.siteCreate,
    data: site.site,
    status: 201,
    errors: ['slug_taken', 'site_exists'],
  },
  'PATCH /v1/sites/current': {
    access: 'admin',
    body: site.sitePatch,
    // All questions and answers, in two languages.
    maxBodyBytes: 64 * 1024,
    data: site.site,
    errors: ['site_not_found', 'slug_taken'],
  },
} as const satisfies RouteTable;

import * as tenant from '../schemas/tenant.ts';
import type { RouteTable } from './route-spec.ts';

/** The business itself: its name, zone, language and booking policy. */
export const tenantsRoutes = {
  'POST /v1/tenants': {
    access: 'session',
    body: tenant.tenantCreate,
    data: tenant.tenant,
    status: 201,
    errors: ['invitation_pending'],
  },
  'PATCH /v1/tenants/current': {
    access: 'admin',
    body: tenant.tenantPatch,
    data: tenant.tenant,
  },
  // Requires a session, not the owner's role: after it succeeds the caller is no longer the owner, and the answer
  // must be repeatable.
  'DELETE /v1/tenants/current': {
    access: 'session',
    body: tenant.tenantClose,
    errors: ['forbidden', 'subscription_active'],
  },
} as const satisfies RouteTable;

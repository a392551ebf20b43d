import { lambda } from '../kernel/lambda.ts';
import { resource } from '../kernel/resource.ts';
import { createTenant } from './create-tenant.ts';
import { toTenant } from './tenant-store.ts';
import { updateTenant } from './update-tenant.ts';

export const room = resource('tenants', ({ table }) => ({
  'POST /v1/tenants': async (request) => toTenant(await createTenant(table, request.caller, request)),
  'PATCH /v1/tenants/current': async ({ caller, body }) =>
    toTenant(await updateTenant(table, caller.tenantId, body)),
}));

export const handler = lambda(room);

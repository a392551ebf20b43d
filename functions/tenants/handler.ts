import { brandId, type TenantId } from '../../shared/domain/ids.ts';
import type { Tenant } from '../../shared/schemas/tenant.ts';
import { lambda } from '../kernel/lambda.ts';
import type { Receipt } from '../kernel/request.ts';
import { resource } from '../kernel/resource.ts';
import { closeBusiness } from './close-business.ts';
import { createTenant } from './create-tenant.ts';
import { getTenant, toTenant } from './tenant-store.ts';
import { updateTenant } from './update-tenant.ts';

/** A business's name and phone may be a person's: what is kept of a request is the id alone. */
const receipt = ({ tenantId }: Tenant): Receipt => ({ tenantId });

export const room = resource('tenants', (kernel) => {
  const { table, signer } = kernel;
  const recall = async ({ tenantId = '' }: Receipt) =>
    toTenant(await getTenant(table, brandId<TenantId>(tenantId)));
  return {
    'POST /v1/tenants': {
      handle: async (request) => toTenant(await createTenant({ table, signer }, request.caller, request)),
      receipt,
      recall,
    },
    'PATCH /v1/tenants/current': {
      handle: async ({ caller, body }) => toTenant(await updateTenant(table, caller, body)),
      receipt,
      recall,
    },
    'DELETE /v1/tenants/current': async ({ caller, body, now }) => {
      await closeBusiness(kernel, caller, body, now);
      return undefined;
    },
  };
});

export const handler = lambda(room);

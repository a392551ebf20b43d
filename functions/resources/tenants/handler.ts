import { tenantsRoutes } from '../../../shared/routes/tenants.ts';
import type { Tenant } from '../../../shared/schemas/tenant.ts';
import { AppError } from '../../kernel/app-error.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import type { Receipt } from '../../kernel/http/request.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import type { SignedIn } from '../../kernel/identity/caller.ts';
import { getTenant, toTenant } from '../../records/tenants/tenant-store.ts';
import { requestWaitlistCheck } from '../../records/waitlist/waitlist-check.ts';
import { closeBusiness } from './close-business.ts';
import { createTenant, tenantOfAnotherTab } from './create-tenant.ts';
import { updateTenant } from './update-tenant.ts';

/** A business's name and phone may be personal data, so the idempotency record holds only the id. */
const receipt = ({ tenantId }: Tenant): Receipt => ({ tenantId });

export const resource = defineResource('tenants', tenantsRoutes, (kernel) => {
  const { table, signer } = kernel;
  /** Throws 403 `forbidden` when the caller no longer belongs to it: a replay shows only what they may read. */
  const recall = async ({ tenantId = '' }: Receipt, { caller }: { readonly caller: SignedIn }) => {
    if (caller.kind !== 'member' || caller.tenantId !== tenantId) throw new AppError('forbidden');
    return toTenant(await getTenant(table, caller.tenantId));
  };
  /** The same for the request that made it: its caller may have been read before another tab made them an owner. */
  const recallMade = async ({ tenantId = '' }: Receipt, { caller }: { readonly caller: SignedIn }) => {
    if (caller.kind === 'member') return recall({ tenantId }, { caller });
    const made = await tenantOfAnotherTab(table, caller.userId);
    if (made?.tenantId !== tenantId) throw new AppError('forbidden');
    return toTenant(made);
  };
  return {
    'POST /v1/tenants': {
      handle: async (request) => toTenant(await createTenant({ table, signer }, request.caller, request)),
      receipt,
      recall: recallMade,
    },
    'PATCH /v1/tenants/current': {
      handle: async ({ caller, body: patch, mint, now }) => {
        const saved = await updateTenant(kernel, { caller, patch, savedUnder: mint('save'), now });
        if (patch.booking || patch.timezone) await requestWaitlistCheck(table, saved.tenantId, now);
        return toTenant(saved);
      },
      receipt,
      recall,
    },
    'DELETE /v1/tenants/current': async ({ caller, body, now }) => {
      await closeBusiness(kernel, caller, body, now);
      return undefined;
    },
  };
});

export const handler = lambda(resource);

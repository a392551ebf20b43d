import type { Closure } from '../../../shared/schemas/closure.ts';
import { toInstant } from '../../kernel/clock.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { getClosure, listClosures } from '../../records/closure-store.ts';
import { getTenant, type TenantItem } from '../../records/tenant-store.ts';
import { warmAgenda } from '../slots/regenerate.ts';
import { addQuebecHolidays } from './add-quebec-holidays.ts';
import { countAffected } from './affected-bookings.ts';
import { createClosure, deleteClosure } from './save-closure.ts';

export const resource = defineResource('closures', (kernel) => {
  const { table } = kernel;
  const withAffected = async (tenant: TenantItem, closure: Closure) => ({
    ...closure,
    affected: await countAffected(table, tenant, closure),
  });
  return {
    'GET /v1/closures': async ({ caller: { tenantId } }) => {
      const [tenant, closures] = await Promise.all([
        getTenant(table, tenantId),
        listClosures(table, tenantId),
      ]);
      return { timezone: tenant.timezone, closures: [...closures] };
    },
    'POST /v1/closures': {
      handle: async ({ caller: { tenantId }, body, mint, now }) => {
        const closure = await createClosure(table, tenantId, mint('closure'), body, toInstant(now));
        await warmAgenda(kernel, tenantId, now);
        return withAffected(await getTenant(table, tenantId), closure);
      },
      receipt: ({ closureId }) => ({ closureId }),
      recall: async ({ closureId = '' }, { caller: { tenantId } }) =>
        withAffected(await getTenant(table, tenantId), await getClosure(table, tenantId, closureId)),
    },
    'POST /v1/closures/quebec-holidays': async ({ caller: { tenantId }, body, now }) => {
      const { closures, added } = await addQuebecHolidays(table, tenantId, body, now);
      if (added.length > 0) await warmAgenda(kernel, tenantId, now);
      const tenant = await getTenant(table, tenantId);
      const made = await Promise.all(closures.map((closure) => withAffected(tenant, closure)));
      const isNew = new Set(added.map(({ closureId }) => closureId));
      const affected = made
        .filter(({ closureId }) => isNew.has(closureId))
        .reduce((sum, closure) => sum + closure.affected, 0);
      return { closures: made, added: added.length, affected };
    },
    'DELETE /v1/closures/{closureId}': async ({ caller: { tenantId }, params, now }) => {
      await deleteClosure(table, tenantId, params.closureId);
      await warmAgenda(kernel, tenantId, now);
      return undefined;
    },
  };
});

export const handler = lambda(resource);

import type { TenantId } from '../../../shared/domain/ids.ts';
import { closuresRoutes } from '../../../shared/routes/closures.ts';
import type { Closure, ClosureMade } from '../../../shared/schemas/closure.ts';
import { found } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { getClosure, listClosures } from '../../records/calendars/closure-store.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { warmAgenda } from '../slots/regenerate.ts';
import { addQuebecHolidays } from './add-quebec-holidays.ts';
import { withAffected } from './affected-bookings.ts';
import { createClosure, deleteClosure } from './save-closure.ts';

export const resource = defineResource('closures', closuresRoutes, (kernel) => {
  const { table } = kernel;
  const withCount = async (tenantId: TenantId, closure: Closure, now: number): Promise<ClosureMade> => {
    const [made] = await withAffected(table, await getTenant(table, tenantId), [closure], now);
    return found(made);
  };
  return {
    'GET /v1/closures': async ({ caller: { tenantId }, query, now }) => {
      const [tenant, closures] = await Promise.all([
        getTenant(table, tenantId),
        listClosures(table, tenantId),
      ]);
      const shown = query.with === 'affected' ? await withAffected(table, tenant, closures, now) : closures;
      return { timezone: tenant.timezone, closures: [...shown] };
    },
    'POST /v1/closures': {
      handle: async ({ caller: { tenantId }, body, mint, now }) => {
        const closure = await createClosure(table, tenantId, mint('closure'), body, toInstant(now));
        await warmAgenda(kernel, tenantId, now);
        return withCount(tenantId, closure, now);
      },
      receipt: ({ closureId }) => ({ closureId }),
      recall: async ({ closureId = '' }, { caller: { tenantId }, now }) =>
        withCount(tenantId, await getClosure(table, tenantId, closureId), now),
    },
    'POST /v1/closures/quebec-holidays': async ({ caller: { tenantId }, body, now }) => {
      const { closures, added } = await addQuebecHolidays(table, tenantId, body, now);
      if (added.length > 0) await warmAgenda(kernel, tenantId, now);
      const made = await withAffected(table, await getTenant(table, tenantId), closures, now);
      const isNew = new Set(added.map(({ closureId }) => closureId));
      const affected = made
        .filter(({ closureId }) => isNew.has(closureId))
        .reduce((sum, closure) => sum + closure.affected, 0);
      return { closures: [...made], added: added.length, affected };
    },
    'DELETE /v1/closures/{closureId}': async ({ caller: { tenantId }, params, now }) => {
      await deleteClosure(table, tenantId, params.closureId);
      await warmAgenda(kernel, tenantId, now);
      return undefined;
    },
  };
});

export const handler = lambda(resource);

import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { planOf } from '../../records/plan-of.ts';
import { getTenant } from '../../records/tenant-store.ts';
import { kindOf, resetAutomation, updateAutomation } from './save-automation.ts';
import { allAutomations, toAutomation } from './shown-automation.ts';

export const resource = defineResource('automations', ({ table }) => ({
  'GET /v1/automations': async ({ caller: { tenantId }, now }) => {
    const [tenant, automations] = await Promise.all([
      getTenant(table, tenantId),
      allAutomations(table, tenantId),
    ]);
    return { canEdit: planOf(tenant, now) === 'pro', automations };
  },
  'PATCH /v1/automations/{kind}': async ({ caller: { tenantId }, params, body, mint, now }) => {
    const saving = { tenantId, kind: kindOf(params.kind), savedUnder: mint('save'), now };
    return toAutomation(await updateAutomation(table, saving, body));
  },
  'DELETE /v1/automations/{kind}': async ({ caller: { tenantId }, params, mint }) => {
    await resetAutomation(table, { tenantId, kind: kindOf(params.kind), savedUnder: mint('reset') });
    return undefined;
  },
}));

export const handler = lambda(resource);

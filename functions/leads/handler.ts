import { ranges } from '../kernel/keys.ts';
import { lambda } from '../kernel/lambda.ts';
import { nextCursor, pageOf } from '../kernel/page.ts';
import { resource } from '../kernel/resource.ts';
import { getLead, isKept, type LeadItem, toLead } from './lead-store.ts';
import { createLead, deleteLead, updateLead } from './save-lead.ts';

export const room = resource('leads', (kernel) => ({
  'GET /v1/leads': async ({ caller: { tenantId }, query, route, now }) => {
    const page = await kernel.table.query<LeadItem>(ranges.leads(tenantId), {
      ...pageOf(tenantId, route, query),
      newestFirst: true,
    });
    return {
      leads: page.items.filter((item) => isKept(item, now)).map(toLead),
      ...nextCursor(tenantId, route, page),
    };
  },
  'POST /v1/leads': {
    handle: async ({ caller, body, mint, now }) =>
      toLead(await createLead(kernel, caller.tenantId, mint('lead'), body, now)),
    receipt: ({ leadId }) => ({ leadId }),
    recall: async ({ leadId = '' }, { caller, now }) =>
      toLead(await getLead(kernel.table, caller.tenantId, leadId, now)),
  },
  'GET /v1/leads/{leadId}': async ({ caller, params, now }) =>
    toLead(await getLead(kernel.table, caller.tenantId, params.leadId, now)),
  'PATCH /v1/leads/{leadId}': {
    handle: async ({ caller, params, body, now }) =>
      toLead(await updateLead(kernel, caller.tenantId, params.leadId, body, now)),
    receipt: ({ leadId }) => ({ leadId }),
    recall: async ({ leadId = '' }, { caller, now }) =>
      toLead(await getLead(kernel.table, caller.tenantId, leadId, now)),
  },
  'DELETE /v1/leads/{leadId}': async ({ caller, params, now }) => {
    await deleteLead(kernel, caller.tenantId, params.leadId, now);
    return undefined;
  },
}));

export const handler = lambda(room);

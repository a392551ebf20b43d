import { leadsRoutes } from '../../../shared/routes/leads.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { getLead, toLead } from '../../records/leads/lead-store.ts';
import { changeTag } from './change-tag.ts';
import { deleteLead } from './delete-lead.ts';
import { importLeads } from './import-leads.ts';
import { judgeContact } from './judge-contact.ts';
import { visitsOf } from './lead-visits.ts';
import { listLeads } from './list-leads.ts';
import { tagsOf } from './list-tags.ts';
import { mergeLeads } from './merge-leads.ts';
import { createLead, updateLead } from './save-lead.ts';
import { searchLeads } from './search-leads.ts';
import { timelineOf } from './timeline.ts';

export const resource = defineResource('leads', leadsRoutes, (kernel) => ({
  'GET /v1/leads': (call) => listLeads(kernel, call),
  'POST /v1/leads': {
    handle: async ({ caller, body, mint, now }) =>
      toLead(await createLead(kernel, caller.tenantId, mint('lead'), body, now)),
    receipt: ({ leadId }) => ({ leadId }),
    recall: async ({ leadId = '' }, { caller }) =>
      toLead(await getLead(kernel.table, caller.tenantId, leadId)),
  },
  'POST /v1/leads/import': (call) => importLeads(kernel, call),
  'GET /v1/leads/search': (call) => searchLeads(kernel, call),
  'GET /v1/leads/tags': ({ caller }) => tagsOf(kernel, caller.tenantId),
  'POST /v1/leads/tags': (call) => changeTag(kernel, call),
  'GET /v1/leads/{leadId}': async ({ caller, params }) =>
    toLead(await getLead(kernel.table, caller.tenantId, params.leadId)),
  'PATCH /v1/leads/{leadId}': {
    handle: async ({ caller: { tenantId, memberId }, params, body, mint, now }) =>
      toLead(await updateLead(kernel, tenantId, params.leadId, body, { memberId, mint, now })),
    receipt: ({ leadId }) => ({ leadId }),
    recall: async ({ leadId = '' }, { caller }) =>
      toLead(await getLead(kernel.table, caller.tenantId, leadId)),
  },
  'DELETE /v1/leads/{leadId}': async ({ caller, params, now }) => {
    await deleteLead(kernel, caller, params.leadId, now);
    return undefined;
  },
  'GET /v1/leads/{leadId}/timeline': (call) => timelineOf(kernel, call),
  'GET /v1/leads/{leadId}/visits': (call) => visitsOf(kernel, call),
  'POST /v1/leads/{leadId}/merge': {
    handle: async ({ caller: { tenantId, memberId }, params, body, mint, now }) =>
      toLead(await mergeLeads(kernel, tenantId, params.leadId, body.leadId, { memberId, mint, now })),
    receipt: ({ leadId }) => ({ leadId }),
    recall: async ({ leadId = '' }, { caller }) =>
      toLead(await getLead(kernel.table, caller.tenantId, leadId)),
  },
  'POST /v1/leads/{leadId}/contacts': {
    handle: async ({ caller: { tenantId, memberId }, params, body, now }) =>
      toLead(await judgeContact(kernel, tenantId, params.leadId, body, { memberId, now })),
    receipt: ({ leadId }) => ({ leadId }),
    recall: async ({ leadId = '' }, { caller }) =>
      toLead(await getLead(kernel.table, caller.tenantId, leadId)),
  },
}));

export const handler = lambda(resource);

import * as lead from '../schemas/lead.ts';
import * as leadImport from '../schemas/lead-import.ts';
import * as leadTimeline from '../schemas/lead-timeline.ts';
import type { RouteTable } from './route-spec.ts';

/** People who got in touch. */
export const leadsRoutes = {
  'GET /v1/leads': {
    access: 'viewer',
    query: lead.leadQuery,
    data: lead.leadList,
  },
  'POST /v1/leads': {
    access: 'staff',
    body: lead.leadCreate,
    data: lead.lead,
    status: 201,
    errors: ['contact_in_use'],
  },
  'POST /v1/leads/import': {
    access: 'admin',
    body: leadImport.leadImport,
    data: leadImport.leadsImported,
    maxBodyBytes: 512 * 1024,
  },
  'GET /v1/leads/search': { access: 'viewer', query: lead.leadSearch, data: lead.leadsFound },
  'GET /v1/leads/tags': { access: 'viewer', data: lead.leadTags },
  'POST /v1/leads/tags': { access: 'admin', body: lead.tagChange, data: lead.tagChanged },
  'GET /v1/leads/{leadId}': { access: 'viewer', data: lead.lead },
  'PATCH /v1/leads/{leadId}': {
    access: 'staff',
    body: lead.leadPatch,
    data: lead.lead,
    errors: ['contact_in_use'],
  },
  'DELETE /v1/leads/{leadId}': {
    access: 'staff',
  },
  'GET /v1/leads/{leadId}/timeline': {
    access: 'viewer',
    query: leadTimeline.timelineQuery,
    data: leadTimeline.timeline,
  },
  'GET /v1/leads/{leadId}/visits': { access: 'viewer', data: lead.leadVisits },
  'POST /v1/leads/{leadId}/merge': {
    access: 'staff',
    body: lead.leadMerge,
    data: lead.lead,
    errors: ['limit_reached'],
  },
  'POST /v1/leads/{leadId}/contacts': {
    access: 'staff',
    body: lead.leadContactJudged,
    data: lead.lead,
    errors: ['contact_in_use'],
  },
} as const satisfies RouteTable;

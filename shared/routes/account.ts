import * as audit from '../schemas/audit.ts';
import * as changes from '../schemas/changes.ts';
import * as me from '../schemas/me.ts';
import * as member from '../schemas/member.ts';
import * as person from '../schemas/person.ts';
import * as site from '../schemas/site.ts';
import * as tenant from '../schemas/tenant.ts';
import type { RouteTable } from './route-spec.ts';

/** Routes of the signed-in user, the business, its team and its site. */
export const accountRoutes = {
  'GET /v1/me': {
    resource: 'me',
    access: 'session',
    data: me.me,
  },
  'POST /v1/invitations/{invitationId}/accept': {
    resource: 'me',
    access: 'session',
    data: me.me,
    errors: ['has_business'],
  },
  'POST /v1/invitations/{invitationId}/decline': {
    resource: 'me',
    access: 'session',
  },
  'POST /v1/tenants': {
    resource: 'tenants',
    access: 'session',
    body: tenant.tenantCreate,
    data: tenant.tenant,
    status: 201,
    errors: ['invitation_pending'],
  },
  'PATCH /v1/tenants/current': {
    resource: 'tenants',
    access: 'admin',
    body: tenant.tenantPatch,
    data: tenant.tenant,
    errors: ['changed_meanwhile'],
  },
  // Requires a session, not the owner's role: after it succeeds the caller is no longer the owner, and the answer
  // must be repeatable.
  'DELETE /v1/tenants/current': {
    resource: 'tenants',
    access: 'session',
    body: tenant.tenantClose,
    errors: ['forbidden', 'subscription_active'],
  },
  'GET /v1/members': {
    resource: 'members',
    access: 'viewer',
    data: member.memberList,
  },
  'POST /v1/members/invite': {
    resource: 'members',
    access: 'admin',
    body: member.memberInvite,
    data: member.member,
    status: 201,
    errors: ['member_exists', 'limit_reached'],
  },
  'PATCH /v1/members/{memberId}': {
    resource: 'members',
    access: 'admin',
    body: member.memberPatch,
    data: member.member,
    errors: ['member_locked'],
  },
  'PATCH /v1/members/me': {
    resource: 'members',
    access: 'viewer',
    body: member.ownPatch,
    data: member.member,
  },
  'DELETE /v1/members/me': {
    resource: 'members',
    access: 'session',
    errors: ['not_found', 'member_locked'],
  },
  'DELETE /v1/members/{memberId}': {
    resource: 'members',
    access: 'admin',
    errors: ['member_locked'],
  },
  'GET /v1/people': {
    resource: 'members',
    access: 'viewer',
    data: person.personList,
  },
  'POST /v1/people': {
    resource: 'members',
    access: 'admin',
    body: person.personCreate,
    data: person.person,
    status: 201,
    errors: ['plan_required', 'limit_reached'],
  },
  'PATCH /v1/people/{personId}': {
    resource: 'members',
    access: 'admin',
    body: person.personPatch,
    data: person.person,
    errors: ['changed_meanwhile'],
  },
  'DELETE /v1/people/{personId}': { resource: 'members', access: 'admin' },
  'POST /v1/people/{personId}/invite': {
    resource: 'members',
    access: 'admin',
    body: member.personInvite,
    data: member.member,
    status: 201,
    errors: ['member_exists', 'member_locked', 'limit_reached'],
  },
  'GET /v1/audit': {
    resource: 'audit',
    access: 'owner',
    query: audit.auditQuery,
    data: audit.auditList,
  },
  'GET /v1/changes': {
    resource: 'changes',
    access: 'viewer',
    query: changes.changesQuery,
    data: changes.changes,
  },
  // Without a business it answers the same 404 as without a site, so that a new user's client has one case.
  'GET /v1/sites': {
    resource: 'sites',
    access: 'session',
    data: site.site,
    errors: ['site_not_found'],
  },
  'POST /v1/sites': {
    resource: 'sites',
    access: 'admin',
    body: site.siteCreate,
    data: site.site,
    status: 201,
    errors: ['slug_taken', 'site_exists'],
  },
  'PATCH /v1/sites/current': {
    resource: 'sites',
    access: 'admin',
    body: site.sitePatch,
    // All questions and answers, in two languages.
    maxBodyBytes: 64 * 1024,
    data: site.site,
    errors: ['site_not_found', 'slug_taken', 'changed_meanwhile'],
  },
} as const satisfies RouteTable;

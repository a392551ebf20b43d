import * as audit from '../schemas/audit.ts';
import * as me from '../schemas/me.ts';
import * as member from '../schemas/member.ts';
import * as site from '../schemas/site.ts';
import * as tenant from '../schemas/tenant.ts';
import type { RouteTable } from './route-spec.ts';

/** Who somebody is, the business, its team and its site. */
export const accountRoutes = {
  'GET /v1/me': { room: 'me', access: 'session', data: me.me },
  'POST /v1/invitations/{invitationId}/accept': {
    room: 'me',
    access: 'session',
    data: me.me,
    errors: ['has_business'],
  },
  'POST /v1/invitations/{invitationId}/decline': { room: 'me', access: 'session' },
  'POST /v1/tenants': {
    room: 'tenants',
    access: 'session',
    body: tenant.tenantCreate,
    data: tenant.tenant,
    status: 201,
    errors: ['invitation_pending'],
  },
  'PATCH /v1/tenants/current': {
    room: 'tenants',
    access: 'admin',
    body: tenant.tenantPatch,
    data: tenant.tenant,
  },
  // The owner's, who no longer is one afterwards: asked for as somebody signed in, so that the answer can be repeated.
  'DELETE /v1/tenants/current': {
    room: 'tenants',
    access: 'session',
    body: tenant.tenantClose,
    errors: ['forbidden', 'subscription_active'],
  },
  'GET /v1/members': { room: 'members', access: 'viewer', data: member.memberList },
  'POST /v1/members/invite': {
    room: 'members',
    access: 'admin',
    body: member.memberInvite,
    data: member.member,
    status: 201,
    errors: ['member_exists', 'limit_reached'],
  },
  'PATCH /v1/members/{memberId}': {
    room: 'members',
    access: 'admin',
    body: member.memberPatch,
    data: member.member,
    errors: ['member_locked'],
  },
  'PATCH /v1/members/me': {
    room: 'members',
    access: 'viewer',
    body: member.ownNamePatch,
    data: member.member,
  },
  'DELETE /v1/members/me': { room: 'members', access: 'session', errors: ['not_found', 'member_locked'] },
  'DELETE /v1/members/{memberId}': { room: 'members', access: 'admin', errors: ['member_locked'] },
  'GET /v1/audit': { room: 'audit', access: 'owner', query: audit.auditQuery, data: audit.auditList },
  // Without a business it is the same 404 as without a site, so that a newcomer's client needs one rule.
  'GET /v1/sites': { room: 'sites', access: 'session', data: site.site, errors: ['site_not_found'] },
  'POST /v1/sites': {
    room: 'sites',
    access: 'admin',
    body: site.siteCreate,
    data: site.site,
    status: 201,
    errors: ['slug_taken', 'site_exists'],
  },
  'PATCH /v1/sites/current': {
    room: 'sites',
    access: 'admin',
    body: site.sitePatch,
    data: site.site,
    errors: ['site_not_found', 'slug_taken', 'changed_meanwhile'],
  },
} as const satisfies RouteTable;

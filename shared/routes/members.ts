import * as member from '../schemas/member.ts';
import * as person from '../schemas/person.ts';
import * as push from '../schemas/push-subscription.ts';
import type { RouteTable } from './route-spec.ts';

/** The team: members, the browsers that they are notified in, and people without access. */
export const membersRoutes = {
  'GET /v1/members': {
    access: 'viewer',
    data: member.memberList,
  },
  'POST /v1/members/invite': {
    access: 'admin',
    body: member.memberInvite,
    data: member.member,
    status: 201,
    errors: ['member_exists', 'limit_reached'],
  },
  'PATCH /v1/members/{memberId}': {
    access: 'admin',
    body: member.memberPatch,
    data: member.member,
    errors: ['member_locked'],
  },
  'PATCH /v1/members/me': {
    access: 'viewer',
    body: member.ownPatch,
    data: member.member,
  },
  'DELETE /v1/members/me': {
    access: 'session',
    errors: ['not_found', 'member_locked'],
  },
  'DELETE /v1/members/{memberId}': {
    access: 'admin',
    errors: ['member_locked'],
  },
  'GET /v1/members/me/push-subscriptions': {
    access: 'viewer',
    data: push.pushSubscriptionList,
  },
  'POST /v1/members/me/push-subscriptions': {
    access: 'staff',
    body: push.pushSubscriptionCreate,
    data: push.pushSubscription,
    status: 201,
  },
  'DELETE /v1/members/me/push-subscriptions/{pushSubscriptionId}': { access: 'viewer' },
  'GET /v1/people': {
    access: 'viewer',
    data: person.personList,
  },
  'POST /v1/people': {
    access: 'admin',
    body: person.personCreate,
    data: person.person,
    status: 201,
    errors: ['plan_required', 'limit_reached'],
  },
  'PATCH /v1/people/{personId}': {
    access: 'admin',
    body: person.personPatch,
    data: person.person,
  },
  'DELETE /v1/people/{personId}': { access: 'admin' },
  'POST /v1/people/{personId}/invite': {
    access: 'admin',
    body: member.personInvite,
    data: member.member,
    status: 201,
    errors: ['member_exists', 'member_locked', 'limit_reached'],
  },
} as const satisfies RouteTable;

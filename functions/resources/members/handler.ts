import { membersRoutes } from '../../../shared/routes/members.ts';
import { found } from '../../kernel/app-error.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import type { Receipt, Request } from '../../kernel/http/request.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { findMember, listMembers, toMember } from '../../records/members/member-store.ts';
import { changeMember } from './change-member.ts';
import { invitationMails } from './invitation-mails.ts';
import { inviteMember } from './invite-member.ts';
import { leaveBusiness } from './leave-business.ts';
import { peopleRoutes } from './people-routes.ts';
import { pushRoutes } from './push-routes.ts';
import { removeMember } from './remove-member.ts';
import { sessionsIn } from './sessions-gateway.ts';

type Change =
  | Request<'POST /v1/members/invite'>
  | Request<'PATCH /v1/members/{memberId}'>
  | Request<'PATCH /v1/members/me'>;

export const resource = defineResource('members', membersRoutes, (kernel) => {
  const endSessions = sessionsIn(kernel.settings);
  const receipt = ({ memberId }: { readonly memberId: string }): Receipt => ({ memberId });
  const recall = async ({ memberId = '' }: Receipt, { caller }: Change) =>
    toMember(found(await findMember(kernel.table, caller.tenantId, memberId)));
  return {
    'GET /v1/members': async ({ caller: { tenantId } }) => {
      const rows = await listMembers(kernel.table, tenantId);
      const mailOf = await invitationMails(kernel.table, tenantId, rows);
      return { members: rows.map((row) => ({ ...toMember(row), ...mailOf(row) })) };
    },
    'POST /v1/members/invite': {
      handle: async ({ caller, body, now, mint }) =>
        toMember(await inviteMember(kernel, { caller, body, now, newMemberId: mint('member') })),
      receipt,
      recall,
    },
    'PATCH /v1/members/{memberId}': {
      handle: async ({ caller, params: { memberId }, body: { version, ...change }, mint, now }) => {
        const asked = { caller, memberId, change, version, savedUnder: mint('save'), now };
        return toMember(await changeMember(kernel, asked));
      },
      receipt,
      recall,
    },
    'PATCH /v1/members/me': {
      handle: async ({ caller, body: { version, ...change }, mint, now }) => {
        const { memberId } = caller;
        const asked = { caller, memberId, change, version, savedUnder: mint('save'), now };
        return toMember(await changeMember(kernel, asked));
      },
      receipt,
      recall,
    },
    'DELETE /v1/members/{memberId}': async ({ caller, params, now }) => {
      await removeMember(kernel, endSessions, caller, params.memberId, now);
      return undefined;
    },
    'DELETE /v1/members/me': async ({ caller, now }) => {
      await leaveBusiness(kernel, caller, now);
      return undefined;
    },
    ...pushRoutes(kernel),
    ...peopleRoutes(kernel),
  };
});

export const handler = lambda(resource);

import { meRoutes } from '../../../shared/routes/me.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { arrive, chooseInvitation, declineInvitation } from '../invitations/answer-invitation.ts';
import { profile } from './profile.ts';

export const resource = defineResource('me', meRoutes, (kernel) => ({
  'GET /v1/me': async ({ caller, now }) => profile(kernel, await arrive(kernel, caller, now), now),
  'POST /v1/invitations/{invitationId}/accept': {
    handle: async ({ caller, params, now }) => {
      const member = await chooseInvitation(kernel, caller, params.invitationId, now);
      return profile(kernel, await arrive(kernel, member, now), now);
    },
    receipt: () => ({}),
    recall: async (_receipt, { caller, now }) => profile(kernel, await arrive(kernel, caller, now), now),
  },
  'POST /v1/invitations/{invitationId}/decline': async ({ caller, params, now }) => {
    await declineInvitation(kernel, caller, params.invitationId, now);
    return undefined;
  },
}));

export const handler = lambda(resource);

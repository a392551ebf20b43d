import { found } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Receipt, Request } from '../../kernel/http/request.ts';
import { findMember, toMember } from '../../records/members/member-store.ts';
import { findPerson, listPeople, toPerson } from '../../records/members/people-store.ts';
import { addPerson } from './add-person.ts';
import { changePerson } from './change-person.ts';
import { invitePerson } from './invite-person.ts';
import { removePerson } from './remove-person.ts';

type Saved = Request<'POST /v1/people'> | Request<'PATCH /v1/people/{personId}'>;

/** The routes of people who take bookings and never sign in. */
export const peopleRoutes = (kernel: Kernel) => {
  const { table } = kernel;
  const receipt = ({ personId }: { readonly personId: string }): Receipt => ({ personId });
  const recall = async ({ personId = '' }: Receipt, { caller }: Saved) =>
    toPerson(found(await findPerson(table, caller.tenantId, personId)));
  return {
    'GET /v1/people': async ({ caller: { tenantId } }: Request<'GET /v1/people'>) => ({
      people: (await listPeople(table, tenantId)).map(toPerson),
    }),
    'POST /v1/people': {
      handle: async ({ caller, body, now, mint }: Request<'POST /v1/people'>) =>
        toPerson(await addPerson(kernel, { caller, body, now, personId: mint('person') })),
      receipt,
      recall,
    },
    'PATCH /v1/people/{personId}': {
      handle: async (request: Request<'PATCH /v1/people/{personId}'>) => {
        const { caller, params, mint } = request;
        const { version, ...profile } = request.body;
        const change = { caller, personId: params.personId, profile, version, savedUnder: mint('save') };
        return toPerson(await changePerson(kernel, change));
      },
      receipt,
      recall,
    },
    'DELETE /v1/people/{personId}': async ({
      caller,
      params: { personId },
      now,
    }: Request<'DELETE /v1/people/{personId}'>) => {
      await removePerson(kernel, { caller, personId, now });
      return undefined;
    },
    'POST /v1/people/{personId}/invite': {
      handle: async (request: Request<'POST /v1/people/{personId}/invite'>) => {
        const { caller, params, body, now, mint } = request;
        const invite = { caller, personId: params.personId, body, now, invitedUnder: mint('invitation') };
        return toMember(await invitePerson(kernel, invite));
      },
      receipt: ({ memberId }: { readonly memberId: string }): Receipt => ({ memberId }),
      recall: async ({ memberId = '' }: Receipt, { caller }: Request<'POST /v1/people/{personId}/invite'>) =>
        toMember(found(await findMember(table, caller.tenantId, memberId))),
    },
  };
};

import type { Member } from '../../shared/schemas/member.ts';
import { ranges } from '../kernel/keys.ts';
import { lambda } from '../kernel/lambda.ts';
import { resource } from '../kernel/resource.ts';

/** People that one business may have, invitations included. */
const MAX_MEMBERS = 200;

const toMember = ({ memberId, userId, email, name, role, acceptedAt }: Member): Member => ({
  memberId,
  userId: userId ?? null,
  email,
  name: name ?? null,
  role,
  acceptedAt: acceptedAt ?? null,
});

export const room = resource('members', ({ table }) => ({
  'GET /v1/members': async ({ caller }) => {
    const items = await table.all<Member>(ranges.members(caller.tenantId), MAX_MEMBERS);
    return { members: items.map(toMember) };
  },
}));

export const handler = lambda(room);

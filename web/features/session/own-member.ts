import type { Member } from '../../../shared/schemas/member.ts';
import type { Api } from '../../lib/api.ts';

/** The signed-in user's own row among the members, as it is now. Throws when they are no member any more. */
export const ownMember = async (api: Api, userId: string): Promise<Member> => {
  const { members } = await api('GET /v1/members');
  const own = members.find((member) => member.userId === userId);
  if (!own) throw new Error('The signed-in user is not among the members.');
  return own;
};

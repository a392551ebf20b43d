import { dataOf } from '../../support/team.ts';
import { addMember } from '../../support/world.ts';
import type { Stage } from './requests.ts';

/** Everybody who may try a route, from least to most power. Whoever was removed has as much as a stranger. */
export const CALLERS = ['nobody', 'stranger', 'removed', 'viewer', 'staff', 'admin', 'owner'] as const;
export type Caller = (typeof CALLERS)[number];

/** The token of somebody whom the business has just shown out. */
export const removedToken = async (stage: Stage): Promise<string> => {
  const { world, owner, tenantId } = stage;
  const { memberId, token } = await addMember(world, tenantId, 'admin');
  await dataOf(world.call('DELETE', `/v1/members/${memberId}`, { token: owner.token }));
  return token;
};

/** One of each. */
export const openCallers = async (stage: Stage): Promise<Readonly<Record<Caller, string | undefined>>> => {
  const { world, owner, tenantId } = stage;
  const member = async (role: 'viewer' | 'staff' | 'admin') => (await addMember(world, tenantId, role)).token;
  return {
    nobody: undefined,
    stranger: world.person().token,
    removed: await removedToken(stage),
    viewer: await member('viewer'),
    staff: await member('staff'),
    admin: await member('admin'),
    owner: owner.token,
  };
};

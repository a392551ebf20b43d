import type { Role } from '../../shared/domain/roles.ts';
import type { Member } from '../../shared/schemas/member.ts';
import { type Answer, type Colleague, type Person, type World, withMemberId } from './world.ts';

export const dataOf = async (answer: Promise<Answer>): Promise<Answer['json']> => {
  const { status, json, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return json?.data;
};

/** What is seen of a call that may be refused. */
export const seen = async (answer: Promise<Answer>): Promise<readonly [number, string | undefined]> => {
  const { status, json } = await answer;
  return [status, json?.error?.code];
};

/** Invites an address; answers the row of whoever is invited. */
export const invite = (world: World, by: Person, email: string, role: Role = 'staff'): Promise<Member> =>
  dataOf(world.call('POST', '/v1/members/invite', { token: by.token, body: { email, role } }));

export const membersOf = async (world: World, { token }: Person): Promise<readonly Member[]> =>
  (await dataOf(world.call('GET', '/v1/members', { token }))).members;

export const meOf = (world: World, { token }: Person): Promise<Answer['json']> =>
  dataOf(world.call('GET', '/v1/me', { token }));

/** Somebody who was invited and has come: their row and themselves. */
export const join = async (world: World, by: Person, role: Role = 'staff'): Promise<Colleague> => {
  const person = world.person();
  const { memberId } = await invite(world, by, person.email, role);
  await meOf(world, person);
  return { ...person, memberId };
};

/** The business of somebody who has just signed up: no site, no lead. */
export const openEmptyBusiness = async (world: World, owner: Person = world.person()) => {
  const { tenantId } = await dataOf(
    world.call('POST', '/v1/tenants', { token: owner.token, body: { name: 'Atelier Roy' } }),
  );
  return { tenantId: String(tenantId), owner: await withMemberId(world, owner) };
};

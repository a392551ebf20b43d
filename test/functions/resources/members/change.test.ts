import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROLES, type Role } from '../../../../shared/domain/roles.ts';
import { dataOf, invite, join, membersOf, meOf, openEmptyBusiness, seen } from '../../../support/team.ts';
import { openBusiness, openWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const reRole = (by: Person, memberId: string, role: Role) =>
  world.call('PATCH', `/v1/members/${memberId}`, { token: by.token, body: { role } });

const remove = (by: Person, memberId: string) =>
  world.call('DELETE', `/v1/members/${memberId}`, { token: by.token });

const LOCKED = [409, 'member_locked'];
const FORBIDDEN = [403, 'forbidden'];
const UNKNOWN = [404, 'not_found'];

describe('PATCH /v1/members/{memberId}', () => {
  test('gives a member another role, which holds from their next request on', async () => {
    const { owner } = await openEmptyBusiness(world);
    const member = await join(world, owner, 'viewer');
    const create = () =>
      seen(world.call('POST', '/v1/leads', { token: member.token, body: { name: 'Luc' } }));
    expect(await create()).toEqual(FORBIDDEN);
    const promoted = await dataOf(reRole(owner, member.memberId, 'staff'));
    expect(promoted).toMatchObject({ memberId: member.memberId, userId: member.userId, role: 'staff' });
    expect(await create()).toEqual([201, undefined]);
    await dataOf(reRole(owner, member.memberId, 'viewer'));
    expect(await create()).toEqual(FORBIDDEN);
    expect((await meOf(world, member)).role).toBe('viewer');
  });

  test('gives an invitation another role, with which it is accepted', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    const { memberId } = await invite(world, owner, person.email, 'viewer');
    expect(await dataOf(reRole(owner, memberId, 'admin'))).toMatchObject({ userId: null, role: 'admin' });
    expect((await meOf(world, person)).role).toBe('admin');
  });

  test('only an owner makes an owner, whose row is then locked for all', async () => {
    const { owner } = await openEmptyBusiness(world);
    const second = await join(world, owner, 'admin');
    const admin = await join(world, owner, 'admin');
    expect(await seen(reRole(admin, second.memberId, 'owner'))).toEqual(FORBIDDEN);
    expect((await dataOf(reRole(owner, second.memberId, 'owner'))).role).toBe('owner');
    for (const by of [owner, second, admin]) {
      for (const { memberId } of [{ memberId: owner.memberId }, second]) {
        expect(await seen(reRole(by, memberId, 'viewer'))).toEqual(LOCKED);
        expect(await seen(remove(by, memberId))).toEqual(LOCKED);
      }
    }
    expect((await membersOf(world, owner)).filter(({ role }) => role === 'owner')).toHaveLength(2);
  });

  test('nobody changes or removes their own row', async () => {
    const { owner } = await openEmptyBusiness(world);
    const admin = await join(world, owner, 'admin');
    expect(await seen(reRole(admin, admin.memberId, 'viewer'))).toEqual(LOCKED);
    expect(await seen(remove(admin, admin.memberId))).toEqual(LOCKED);
    expect((await meOf(world, admin)).role).toBe('admin');
  });

  test('an admin neither touches admins nor makes any, invited or come', async () => {
    const { owner } = await openEmptyBusiness(world);
    const admin = await join(world, owner, 'admin');
    const colleague = await join(world, owner, 'admin');
    const invited = await invite(world, owner, world.person().email, 'admin');
    const staff = await join(world, owner, 'staff');
    for (const { memberId } of [colleague, invited]) {
      expect(await seen(reRole(admin, memberId, 'viewer'))).toEqual(FORBIDDEN);
      expect(await seen(remove(admin, memberId))).toEqual(FORBIDDEN);
    }
    const answers: Partial<Record<Role, number>> = {};
    for (const role of ROLES) answers[role] = (await reRole(admin, staff.memberId, role)).status;
    expect(answers).toEqual({ viewer: 200, staff: 200, admin: 403, owner: 403 });
  });

  test('the same role again changes nothing, and writes nothing down', async () => {
    const { owner } = await openEmptyBusiness(world);
    const member = await join(world, owner, 'viewer');
    const trail = async () =>
      (await dataOf(world.call('GET', '/v1/audit', { token: owner.token }))).records.length;
    const before = await trail();
    await dataOf(reRole(owner, member.memberId, 'viewer'));
    expect(await trail()).toBe(before);
  });

  test('another business’s member, a removed one and nobody at all are the same 404', async () => {
    const [one, other] = [await openEmptyBusiness(world), await openEmptyBusiness(world)];
    const theirs = await join(world, other.owner, 'viewer');
    const gone = await join(world, one.owner, 'viewer');
    await dataOf(remove(one.owner, gone.memberId));
    for (const id of [theirs.memberId, other.owner.memberId, gone.memberId, 'nobody']) {
      expect(await seen(reRole(one.owner, id, 'staff'))).toEqual(UNKNOWN);
      expect(await seen(remove(one.owner, id))).toEqual(UNKNOWN);
    }
    expect((await meOf(world, theirs)).role).toBe('viewer');
  });
});

describe('DELETE /v1/members/{memberId}', () => {
  test('takes a member out: no access from their next request on, and they are told', async () => {
    const { owner } = await openEmptyBusiness(world);
    const member = await join(world, owner, 'admin');
    await dataOf(remove(owner, member.memberId));
    const { token } = member;
    expect(await seen(world.call('GET', '/v1/leads', { token }))).toEqual(FORBIDDEN);
    const body = { email: world.person().email, role: 'viewer' };
    expect(await seen(world.call('POST', '/v1/members/invite', { token, body }))).toEqual(FORBIDDEN);
    expect(await meOf(world, member)).toMatchObject({ tenant: null, role: null, removed: true });
    expect(await membersOf(world, owner)).toHaveLength(1);
  });

  test('a removed member may make a business of their own, and is then no longer called removed', async () => {
    const { owner } = await openEmptyBusiness(world);
    const member = await join(world, owner, 'staff');
    await dataOf(remove(owner, member.memberId));
    await openEmptyBusiness(world, member);
    expect(await meOf(world, member)).toMatchObject({ role: 'owner', removed: false });
  });

  test('a removed member who is invited again is a member again', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const member = await join(world, owner, 'staff');
    await dataOf(remove(owner, member.memberId));
    await invite(world, owner, member.email, 'viewer');
    expect(await meOf(world, member)).toMatchObject({ role: 'viewer', removed: false, tenant: { tenantId } });
  });

  test('takes an invitation back: nobody can accept it any more', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    const { memberId } = await invite(world, owner, person.email);
    await dataOf(remove(owner, memberId));
    expect(await meOf(world, person)).toMatchObject({ tenant: null, removed: false });
    const accept = world.call('POST', `/v1/invitations/${memberId}/accept`, { token: person.token });
    expect(await seen(accept)).toEqual(UNKNOWN);
    expect(await membersOf(world, owner)).toHaveLength(1);
  });

  test('takes the member’s calendar with them: with the last one gone the business’s own is offered again', async () => {
    const business = await openBusiness(world);
    const member = await join(world, business.owner, 'staff');
    const { token } = business.owner;
    const active = async () =>
      (await dataOf(world.call('GET', '/v1/calendars', { token }))).calendars
        .filter((calendar: { active: boolean }) => calendar.active)
        .map(({ calendarId }: { calendarId: string }) => calendarId);
    const path = `/v1/calendars/${member.memberId}`;
    await dataOf(world.call('PATCH', path, { token, body: { active: true, name: 'Alice' } }));
    expect(await active()).toEqual([member.memberId]);
    await dataOf(remove(business.owner, member.memberId));
    expect(await active()).toEqual(['main']);
    const slots = await dataOf(world.call('GET', `/public/sites/${business.slug}/slots`));
    expect(slots.slots.length).toBeGreaterThan(0);
  });
});

describe('DELETE /v1/members/me', () => {
  const leave = ({ token }: Person) => world.call('DELETE', '/v1/members/me', { token });

  test.each(['viewer', 'staff', 'admin'] as const)(
    'a %s leaves and has no business any more',
    async (role) => {
      const { owner } = await openEmptyBusiness(world);
      const member = await join(world, owner, role);
      expect((await leave(member)).status).toBe(204);
      expect(await meOf(world, member)).toMatchObject({ tenant: null, role: null });
      expect(await seen(world.call('GET', '/v1/leads', { token: member.token }))).toEqual(FORBIDDEN);
      expect(await membersOf(world, owner)).toHaveLength(1);
    },
  );

  test('an owner cannot leave', async () => {
    const { owner } = await openEmptyBusiness(world);
    expect(await seen(leave(owner))).toEqual(LOCKED);
    expect((await meOf(world, owner)).role).toBe('owner');
  });

  test('whoever belongs to no business has none to leave', async () => {
    expect(await seen(leave(world.person()))).toEqual(UNKNOWN);
  });

  test('asked again under the same key after the answer was lost, it is done', async () => {
    const { owner } = await openEmptyBusiness(world);
    const { token } = await join(world, owner);
    const call = () => world.call('DELETE', '/v1/members/me', { token, key: 'leave-once' });
    expect((await call()).status).toBe(204);
    const again = await call();
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([204, 'true']);
  });
});

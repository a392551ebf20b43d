import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { interruption } from '../../../support/interruption.ts';
import { dataOf, invite, join, membersOf, meOf, openEmptyBusiness, seen } from '../../../support/team.ts';
import { openWorld, type Person, type World } from '../../../support/world.ts';

const { change, meanwhile } = interruption();

let world: World;
beforeAll(async () => {
  world = await openWorld(change);
});
afterAll(() => world.stop());

const reRole = (by: Person, memberId: string, role: string) =>
  world.call('PATCH', `/v1/members/${memberId}`, { token: by.token, body: { role } });

const remove = (by: Person, memberId: string) =>
  world.call('DELETE', `/v1/members/${memberId}`, { token: by.token });

const send = (by: Person, email: string) =>
  world.call('POST', '/v1/members/invite', { token: by.token, body: { email, role: 'viewer' } });

const ROUNDS = Array.from({ length: 12 }, (_, round) => round);

describe('while an invitation is accepted', () => {
  test('its role changes: the member has the new one, in their row and for their requests', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    const { memberId } = await invite(world, owner, person.email, 'admin');
    meanwhile(() => dataOf(reRole(owner, memberId, 'viewer')));
    expect((await meOf(world, person)).role).toBe('viewer');
    expect(await membersOf(world, owner)).toContainEqual(
      expect.objectContaining({ memberId, userId: person.userId, role: 'viewer' }),
    );
  });

  test('it is taken back: nobody comes in', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    const { memberId } = await invite(world, owner, person.email, 'admin');
    meanwhile(() => dataOf(remove(owner, memberId)));
    expect(await meOf(world, person)).toMatchObject({ tenant: null, role: null });
    expect(await membersOf(world, owner)).toHaveLength(1);
  });

  test('it is sent again: they come in once, with what it says now', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    const { memberId } = await invite(world, owner, person.email, 'admin');
    meanwhile(() => invite(world, owner, person.email, 'viewer'));
    expect((await meOf(world, person)).role).toBe('viewer');
    const ids = (await membersOf(world, owner)).map((row) => row.memberId);
    expect(new Set(ids)).toEqual(new Set([owner.memberId, memberId]));
    expect(ids).toHaveLength(2);
  });

  test('whoever takes it back a moment too late takes the member out', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    const { memberId } = await invite(world, owner, person.email, 'admin');
    meanwhile(() => meOf(world, person));
    expect((await remove(owner, memberId)).status).toBe(204);
    expect(await meOf(world, person)).toMatchObject({ tenant: null, removed: true });
  });

  test('whoever changes its role a moment too late is told who they are now, and changes that', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    const { memberId } = await invite(world, owner, person.email, 'admin');
    meanwhile(() => meOf(world, person));
    const { status, json } = await reRole(owner, memberId, 'viewer');
    expect([status, json.error.present.userId]).toEqual([409, person.userId]);
    expect((await dataOf(reRole(owner, memberId, 'viewer'))).userId).toBe(person.userId);
    expect((await meOf(world, person)).role).toBe('viewer');
  });

  test('whoever sends it again a moment too late is told that they are a member', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    await invite(world, owner, person.email);
    meanwhile(() => meOf(world, person));
    expect(await seen(send(owner, person.email))).toEqual([409, 'member_exists']);
  });

  test.each(ROUNDS)('all at once, round %i: the row and the requests say the same', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    const { memberId } = await invite(world, owner, person.email, 'admin');
    const [, patched, removed] = await Promise.all([
      meOf(world, person),
      reRole(owner, memberId, 'viewer'),
      remove(owner, memberId),
      meOf(world, person),
    ]);
    expect([200, 404, 409]).toContain(patched.status);
    expect(removed.status).toBe(204);
    expect(await meOf(world, person)).toMatchObject({ tenant: null, role: null });
    expect(await membersOf(world, owner)).toHaveLength(1);
  });
});

describe('while somebody decides about a member', () => {
  test.each([
    ['invites', (admin: Person) => send(admin, world.person().email)],
    ['re-roles', (admin: Person, other: string) => reRole(admin, other, 'viewer')],
    ['removes', (admin: Person, other: string) => remove(admin, other)],
  ])('and loses his role meanwhile, he %s nobody', async (_, decide) => {
    const { owner } = await openEmptyBusiness(world);
    const admin = await join(world, owner, 'admin');
    const { memberId } = await join(world, owner, 'staff');
    const rolesNow = async () =>
      new Map((await membersOf(world, owner)).map((row) => [row.memberId, row.role]));
    const before = await rolesNow();
    meanwhile(() => dataOf(reRole(owner, admin.memberId, 'viewer')));
    expect(await seen(decide(admin, memberId))).toEqual([403, 'forbidden']);
    expect(await rolesNow()).toEqual(new Map([...before, [admin.memberId, 'viewer']]));
  });

  test('who becomes an owner meanwhile, they are too late to remove them', async () => {
    const { owner } = await openEmptyBusiness(world);
    const member = await join(world, owner, 'admin');
    meanwhile(() => dataOf(reRole(owner, member.memberId, 'owner')));
    expect(await seen(remove(owner, member.memberId))).toEqual([409, 'member_locked']);
    expect((await meOf(world, member)).role).toBe('owner');
  });

  test('who becomes an owner meanwhile, that member does not leave', async () => {
    const { owner } = await openEmptyBusiness(world);
    const member = await join(world, owner, 'admin');
    meanwhile(() => dataOf(reRole(owner, member.memberId, 'owner')));
    const leave = world.call('DELETE', '/v1/members/me', { token: member.token });
    expect(await seen(leave)).toEqual([409, 'member_locked']);
  });

  test.each(ROUNDS)('two owners against each other and themselves, round %i: both stay', async () => {
    const { owner } = await openEmptyBusiness(world);
    const second = await join(world, owner, 'owner');
    const answers = await Promise.all([
      reRole(owner, second.memberId, 'viewer'),
      reRole(second, owner.memberId, 'viewer'),
      remove(owner, second.memberId),
      remove(second, owner.memberId),
      world.call('DELETE', '/v1/members/me', { token: owner.token }),
      world.call('DELETE', '/v1/members/me', { token: second.token }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
    expect((await membersOf(world, owner)).map(({ role }) => role)).toEqual(['owner', 'owner']);
  });

  test.each(ROUNDS)('two admins about one of the staff, round %i: requests follow the row', async () => {
    const { owner } = await openEmptyBusiness(world);
    const [one, other] = [await join(world, owner, 'admin'), await join(world, owner, 'admin')];
    const member = await join(world, owner, 'staff');
    const answers = await Promise.all([
      reRole(one, member.memberId, 'viewer'),
      reRole(other, member.memberId, 'staff'),
      reRole(owner, member.memberId, 'admin'),
    ]);
    expect(answers.every(({ status }) => [200, 403, 409].includes(status))).toBe(true);
    const row = (await membersOf(world, owner)).find(({ memberId }) => memberId === member.memberId);
    expect((await meOf(world, member)).role).toBe(row?.role);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROLES, type Role } from '../../../../shared/domain/roles.ts';
import { dataOf, invite, join, membersOf, meOf, openEmptyBusiness, seen } from '../../../support/team.ts';
import { addMember, MONDAY_8H, openWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const DAY_MS = 86_400_000;

const send = (by: Person, body: object, key?: string) =>
  world.call('POST', '/v1/members/invite', { token: by.token, body, ...(key ? { key } : {}) });

describe('POST /v1/members/invite', () => {
  test('lists the invited person as pending, by their address in lower case, for seven days', async () => {
    const { owner } = await openEmptyBusiness(world);
    const answer = await send(owner, { email: 'Marie.ROY@Example.org', name: 'Marie Roy', role: 'viewer' });
    const expected = {
      memberId: expect.any(String),
      userId: null,
      email: 'marie.roy@example.org',
      name: 'Marie Roy',
      role: 'viewer',
      acceptedAt: null,
      title: null,
      colour: null,
      expiresAt: new Date(MONDAY_8H + 7 * DAY_MS).toISOString(),
      notifications: { kinds: [], bookings: 'own' },
      version: 1,
    };
    expect([answer.status, answer.json.data]).toEqual([201, expected]);
    expect(await membersOf(world, owner)).toContainEqual(answer.json.data);
  });

  test('needs an address and a role, and knows no other field', async () => {
    const { owner } = await openEmptyBusiness(world);
    for (const body of [
      { role: 'staff' },
      { email: '', role: 'staff' },
      { email: 'marie', role: 'staff' },
      { email: 'marie@example.org' },
      { email: 'marie@example.org', role: 'boss' },
      { email: 'marie@example.org', role: 'staff', tenantId: 'other' },
      { email: 'marie@example.org', role: 'staff', name: 'a'.repeat(121) },
    ])
      expect(await seen(send(owner, body))).toEqual([400, 'invalid_request']);
    expect(await membersOf(world, owner)).toHaveLength(1);
  });

  test('an admin invites staff and viewers; only an owner invites admins and owners', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const admin = await addMember(world, tenantId, 'admin');
    const statuses = async (by: Person) => {
      const answers: Partial<Record<Role, number>> = {};
      for (const role of ROLES)
        answers[role] = (await send(by, { email: world.person().email, role })).status;
      return answers;
    };
    expect(await statuses(admin)).toEqual({ viewer: 201, staff: 201, admin: 403, owner: 403 });
    expect(await statuses(owner)).toEqual({ viewer: 201, staff: 201, admin: 201, owner: 201 });
  });

  test('renews an invitation that is sent again: the same row, the new role, seven days more', async () => {
    const { owner } = await openEmptyBusiness(world);
    const { email } = world.person();
    const first = await invite(world, owner, email, 'viewer');
    world.advance(6 * 24 * 60);
    const again = await invite(world, owner, email.toUpperCase(), 'staff');
    const expiresAt = new Date(MONDAY_8H + 13 * DAY_MS).toISOString();
    expect(again).toMatchObject({ memberId: first.memberId, role: 'staff', expiresAt, version: 2 });
    expect(await membersOf(world, owner)).toHaveLength(2);
    world.setClock(MONDAY_8H);
  });

  test('an admin does not renew an invitation that only an owner may touch', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const admin = await addMember(world, tenantId, 'admin');
    const { email } = world.person();
    await invite(world, owner, email, 'admin');
    expect(await seen(send(admin, { email, role: 'viewer' }))).toEqual([403, 'forbidden']);
  });

  test('refuses who is a member already: themselves, the owner, a colleague', async () => {
    const { owner } = await openEmptyBusiness(world);
    const admin = await join(world, owner, 'admin');
    const staff = await join(world, owner, 'staff');
    for (const { email } of [owner, admin, staff])
      expect(await seen(send(admin, { email, role: 'viewer' }))).toEqual([409, 'member_exists']);
  });

  test('an expired invitation is neither listed nor accepted, and its address can be invited anew', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    await invite(world, owner, person.email, 'staff');
    world.setClock(MONDAY_8H + 7 * DAY_MS);
    const late = await meOf(world, person);
    const listed = await membersOf(world, owner);
    await invite(world, owner, person.email, 'viewer');
    const inTime = await meOf(world, person);
    world.setClock(MONDAY_8H);
    expect([late.tenant, late.invitations, listed.length]).toEqual([null, undefined, 1]);
    expect(inTime.role).toBe('viewer');
  });

  test('a business has room for 200 people, the invited included, however many are asked for at once', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    for (let n = 0; n < 195; n++) await addMember(world, tenantId, 'viewer');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(owner, { email: world.person().email, role: 'viewer' })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 201, 409, 409, 409, 409, 409, 409]);
    expect(await seen(send(owner, { email: world.person().email, role: 'viewer' }))).toEqual([
      409,
      'limit_reached',
    ]);
    expect(await membersOf(world, owner)).toHaveLength(200);
    world.setClock(MONDAY_8H + 7 * DAY_MS);
    const { status } = await send(owner, { email: world.person().email, role: 'viewer' });
    world.setClock(MONDAY_8H);
    expect(status).toBe(201);
  });

  test('twenty invitations of one address at once are one invitation', async () => {
    const { owner } = await openEmptyBusiness(world);
    const { email } = world.person();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(owner, { email, role: 'viewer' })),
    );
    const ids = new Set(answers.map(({ json }) => json.data?.memberId));
    expect([new Set(answers.map(({ status }) => status)), ids.size]).toEqual([new Set([201]), 1]);
    expect(await membersOf(world, owner)).toHaveLength(2);
  });

  test('the same request again under its key is the same invitation, once', async () => {
    const { owner } = await openEmptyBusiness(world);
    const body = { email: 'luc@example.org', role: 'viewer' };
    const first = await send(owner, body, 'invite-luc');
    const again = await send(owner, body, 'invite-luc');
    expect([again.headers['idempotency-replayed'], again.json]).toEqual(['true', first.json]);
  });

  test('businesses invite the same address without knowing of each other', async () => {
    const [one, other] = [await openEmptyBusiness(world), await openEmptyBusiness(world)];
    const { email } = world.person();
    const first = await invite(world, one.owner, email, 'viewer');
    const second = await invite(world, other.owner, email, 'staff');
    expect(first.memberId).not.toBe(second.memberId);
    expect(await membersOf(world, one.owner)).toContainEqual(first);
    expect(await membersOf(world, other.owner)).toContainEqual(second);
    await dataOf(world.call('DELETE', `/v1/members/${first.memberId}`, { token: one.owner.token }));
    expect(await membersOf(world, other.owner)).toContainEqual(second);
  });
});

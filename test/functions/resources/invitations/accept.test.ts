import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dataOf, invite, membersOf, meOf, openEmptyBusiness, seen } from '../../../support/team.ts';
import { signToken } from '../../../support/tokens.ts';
import { MONDAY_8H, openBusiness, openWorld, type Person, type World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';
import { firstOnes, injectFaults, isTransaction } from '../bookings/faults.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

/** The same person as long as they have not shown that the address is theirs. */
const unverified = ({ userId, email }: Person): Person => ({
  userId,
  email,
  token: signToken({ claims: { sub: userId, email, email_verified: false } }),
});

const answer = (kind: 'accept' | 'decline', { token }: Person, id: string, key?: string) =>
  world.call('POST', `/v1/invitations/${id}/${kind}`, { token, ...(key ? { key } : {}) });

const UNKNOWN = [404, 'not_found'];

describe('the one invitation that waits for somebody', () => {
  test('is accepted when they ask who they are, and makes their row that of a member', async () => {
    const business = await openBusiness(world);
    const person = world.person();
    const { memberId, email } = await invite(world, business.owner, person.email, 'staff');
    const me = await meOf(world, person);
    expect(me).toMatchObject({
      user: { userId: person.userId, tenantId: business.tenantId, email },
      tenant: { tenantId: business.tenantId },
      site: { slug: business.slug },
      role: 'staff',
      plan: 'pro',
      removed: false,
    });
    expect(me).not.toHaveProperty('invitations');
    expect(await membersOf(world, business.owner)).toContainEqual({
      memberId,
      userId: person.userId,
      email,
      name: null,
      title: null,
      colour: null,
      role: 'staff',
      acceptedAt: new Date(MONDAY_8H).toISOString(),
      notifications: {
        kinds: ['team_new_booking', 'team_booking_moved', 'team_booking_cancelled'],
        bookings: 'own',
      },
      version: 2,
    });
    expect(await seen(world.call('GET', '/v1/leads', { token: person.token }))).toEqual([200, undefined]);
  });

  test('of a business that closes meanwhile makes nobody its member', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const person = world.person();
    await invite(world, owner, person.email);
    const closing = firstOnes(1, isTransaction, () => ({ before: new Error('never thrown') }));
    const restore = injectFaults(world.kernel.table, async (sent) => {
      if (!closing(sent)) return undefined;
      const name = (await meOf(world, owner)).tenant.name;
      const closed = await world.call('DELETE', '/v1/tenants/current', {
        token: owner.token,
        body: { confirm: name },
      });
      expect(closed.status).toBe(204);
      return undefined;
    });
    const me = await meOf(world, person);
    restore();
    expect([me.tenant, me.role]).toEqual([null, null]);
    const rows = await allItems(world);
    expect(rows.find(({ pk }) => pk === `USER#${person.userId}`)?.tenantId).not.toBe(tenantId);
  });

  test('makes a member for good: they do not expire with it', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const person = world.person();
    const { memberId } = await invite(world, owner, person.email);
    await meOf(world, person);
    const rows = await allItems(world);
    const row = rows.find(({ pk, sk }) => pk === `TENANT#${tenantId}` && sk === `MEMBER#${memberId}`);
    expect(row).toMatchObject({ userId: person.userId });
    expect(row).not.toHaveProperty('expiresAt');
    expect(
      rows.filter(({ pk, tenantId: of }) => String(pk).startsWith('INVITE#') && of === tenantId),
    ).toEqual([]);
    world.setClock(MONDAY_8H + 30 * 86_400_000);
    const later = (await meOf(world, person)).role;
    world.setClock(MONDAY_8H);
    expect(later).toBe('staff');
  });

  test('finds its person however the address was written', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person('Zo\u0065\u0301.Roy@Example.org'.toLowerCase());
    await invite(world, owner, 'ZO\u00c9.ROY@EXAMPLE.ORG', 'viewer');
    expect((await meOf(world, person)).role).toBe('viewer');
  });

  test('is neither accepted, shown nor answered by somebody whose address is not shown to be theirs', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    const { memberId } = await invite(world, owner, person.email);
    const thief = unverified(person);
    const me = await meOf(world, thief);
    expect([me.tenant, me.invitations]).toEqual([null, undefined]);
    expect(await seen(answer('accept', thief, memberId))).toEqual(UNKNOWN);
    expect(await seen(answer('decline', thief, memberId))).toEqual(UNKNOWN);
    expect((await meOf(world, person)).role).toBe('staff');
  });

  test('is nobody else’s: known by its id it is as unknown as any', async () => {
    const { owner } = await openEmptyBusiness(world);
    const { memberId } = await invite(world, owner, world.person().email);
    for (const other of [world.person(), owner, (await openEmptyBusiness(world)).owner])
      for (const kind of ['accept', 'decline'] as const) {
        const theirs = await answer(kind, other, memberId);
        const nobodys = await answer(kind, other, 'nobody');
        expect([theirs.status, theirs.json]).toEqual([404, nobodys.json]);
      }
  });

  test('asked after fifty times at once, it makes one member, and every answer says so', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const person = world.person();
    await invite(world, owner, person.email, 'staff');
    const answers = await Promise.all(Array.from({ length: 50 }, () => meOf(world, person)));
    expect(new Set(answers.map(({ tenant, role }) => `${tenant?.tenantId} ${role}`))).toEqual(
      new Set([`${tenantId} staff`]),
    );
    expect(await membersOf(world, owner)).toHaveLength(2);
    const trail = await dataOf(world.call('GET', '/v1/audit', { token: owner.token }));
    const accepted = trail.records.filter(
      ({ action }: { action: string }) => action === 'invitation_accepted',
    );
    expect(accepted).toHaveLength(1);
  });

  test('can be accepted and declined by its id, and is gone then', async () => {
    const { owner } = await openEmptyBusiness(world);
    const [one, other] = [world.person(), world.person()];
    const first = await invite(world, owner, one.email);
    const second = await invite(world, owner, other.email);
    expect((await dataOf(answer('accept', one, first.memberId))).role).toBe('staff');
    expect((await answer('decline', other, second.memberId)).status).toBe(204);
    expect(await seen(answer('decline', other, second.memberId))).toEqual(UNKNOWN);
    expect(await seen(answer('accept', other, second.memberId))).toEqual(UNKNOWN);
    const ids = (await membersOf(world, owner)).map(({ userId }) => userId);
    expect(new Set(ids)).toEqual(new Set([owner.userId, one.userId]));
  });

  test('accepted again, with its key or without, it is as it was', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    const { memberId } = await invite(world, owner, person.email);
    const first = await answer('accept', person, memberId, 'accept-once');
    const replay = await answer('accept', person, memberId, 'accept-once');
    const again = await answer('accept', person, memberId);
    expect([first.status, replay.status, again.status]).toEqual([200, 200, 200]);
    expect([replay.json, again.json]).toEqual([first.json, first.json]);
    expect(replay.headers).toMatchObject({ 'idempotency-replayed': 'true' });
  });
});

describe('several invitations', () => {
  const invitedTwice = async () => {
    const [one, other] = [await openEmptyBusiness(world), await openEmptyBusiness(world)];
    const person = world.person();
    const first = await invite(world, one.owner, person.email, 'viewer');
    const second = await invite(world, other.owner, person.email, 'admin');
    return { person, one, other, first, second };
  };

  test('are told, and none is accepted by itself', async () => {
    const { person, first, second } = await invitedTwice();
    const me = await meOf(world, person);
    expect(me.tenant).toBeNull();
    expect(me.invitations).toHaveLength(2);
    expect(me.invitations).toEqual(
      expect.arrayContaining([
        { invitationId: first.memberId, tenantName: 'Atelier Roy', role: 'viewer' },
        { invitationId: second.memberId, tenantName: 'Atelier Roy', role: 'admin' },
      ]),
    );
  });

  test('the one that is chosen is accepted; the other waits, and its sender sees why', async () => {
    const { person, one, other, first, second } = await invitedTwice();
    const me = await dataOf(answer('accept', person, first.memberId));
    expect(me).toMatchObject({ tenant: { tenantId: one.tenantId }, role: 'viewer' });
    expect(me.invitations).toEqual([expect.objectContaining({ invitationId: second.memberId })]);
    expect(await meOf(world, person)).toEqual(me);
    expect(await membersOf(world, other.owner)).toContainEqual({
      ...second,
      blockedReason: 'has_business',
      version: second.version + 1,
    });
    expect(await seen(answer('accept', person, second.memberId))).toEqual([409, 'has_business']);
  });

  test('once one is declined, the other is accepted on sight', async () => {
    const { person, other, first } = await invitedTwice();
    expect((await answer('decline', person, first.memberId)).status).toBe(204);
    expect(await meOf(world, person)).toMatchObject({ tenant: { tenantId: other.tenantId }, role: 'admin' });
  });

  test('once they have left the one, the other is accepted on sight', async () => {
    const { person, other, first } = await invitedTwice();
    await dataOf(answer('accept', person, first.memberId));
    await world.call('DELETE', '/v1/members/me', { token: person.token });
    expect((await meOf(world, person)).tenant.tenantId).toBe(other.tenantId);
    const rows = await membersOf(world, other.owner);
    expect(rows.find(({ userId }) => userId === person.userId)).not.toHaveProperty('blockedReason');
  });

  test('accepted at the same moment in two tabs, they belong to one business', async () => {
    for (let round = 0; round < 10; round++) {
      const { person, one, other, first, second } = await invitedTwice();
      const answers = await Promise.all([
        answer('accept', person, first.memberId),
        answer('accept', person, second.memberId),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const rows = [...(await membersOf(world, one.owner)), ...(await membersOf(world, other.owner))];
      expect(rows.filter(({ userId }) => userId === person.userId)).toHaveLength(1);
    }
  });
});

test('what is written of an invitation outside of the business holds no word of anybody', async () => {
  const { owner } = await openEmptyBusiness(world);
  const person = world.person('canari.jaune@example.org');
  const body = { email: person.email, name: 'Canari Jaune', role: 'staff' };
  await dataOf(world.call('POST', '/v1/members/invite', { token: owner.token, body, key: 'canari' }));
  const outside = async () =>
    JSON.stringify(
      (await allItems(world)).filter(({ pk }) => !String(pk).startsWith('TENANT#')),
    ).toLowerCase();
  expect(await outside()).toContain('invite#');
  expect(await outside()).not.toContain('canari.jaune');
  await meOf(world, person);
  await world.call('DELETE', '/v1/members/me', { token: person.token });
  expect(await outside()).not.toMatch(/canari.jaune|canari jaune/);
});

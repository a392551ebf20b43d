import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { keys } from '../../../../functions/kernel/table/keys.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { interruption } from '../../../support/interruption.ts';
import { purgeWell } from '../../../support/purge.ts';
import { dataOf, invite, join, membersOf, meOf, openEmptyBusiness, seen } from '../../../support/team.ts';
import { signToken } from '../../../support/tokens.ts';
import { openBusiness, openWorld, type Person, type World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';

const { change, meanwhile } = interruption();

let world: World;
beforeAll(async () => {
  world = await openWorld(change);
});
afterAll(() => world.stop());

const create = ({ token }: Person) =>
  world.call('POST', '/v1/tenants', { token, body: { name: 'Atelier Roy' } });

const rowsOf = async (tenantId: string) =>
  (await allItems(world)).filter(({ pk }) => pk === `TENANT#${tenantId}`);

describe('somebody who is invited', () => {
  test('makes no business before they have answered', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const person = world.person();
    const { memberId } = await invite(world, owner, person.email);
    expect(await seen(create(person))).toEqual([409, 'invitation_pending']);
    const path = `/v1/invitations/${memberId}/decline`;
    expect((await world.call('POST', path, { token: person.token })).status).toBe(204);
    const made = await dataOf(create(person));
    expect(made.tenantId).not.toBe(tenantId);
  });

  test('makes none either when the invitation comes while their request is under way', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const person = world.person();
    meanwhile(() => invite(world, owner, person.email));
    expect(await seen(create(person))).toEqual([409, 'invitation_pending']);
    expect((await meOf(world, person)).tenant.tenantId).toBe(tenantId);
  });

  test('makes none either when an expired invitation is renewed while their request is under way', async () => {
    const { owner } = await openEmptyBusiness(world);
    const person = world.person();
    await invite(world, owner, person.email);
    world.advance(7 * 24 * 60);
    meanwhile(() => invite(world, owner, person.email));
    const refused = await seen(create(person));
    world.advance(-7 * 24 * 60);
    expect(refused).toEqual([409, 'invitation_pending']);
  });

  test('is not kept from it by an expired invitation, nor by one for an address not shown to be theirs', async () => {
    const { owner } = await openEmptyBusiness(world);
    const [late, stranger] = [world.person(), world.person()];
    await invite(world, owner, late.email);
    await invite(world, owner, stranger.email);
    const claims = { sub: stranger.userId, email: stranger.email, email_verified: false };
    expect((await create({ ...stranger, token: signToken({ claims }) })).status).toBe(201);
    world.advance(7 * 24 * 60);
    const { status } = await create(late);
    world.advance(-7 * 24 * 60);
    expect(status).toBe(201);
  });

  test('ends in the business that invites them, whichever of the two came first', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    for (let round = 0; round < 10; round++) {
      const person = world.person();
      const [made] = await Promise.all([
        create(person),
        invite(world, owner, person.email),
        create(person),
        meOf(world, person),
      ]);
      expect([201, 409]).toContain(made.status);
      expect((await meOf(world, person)).tenant.tenantId).toBe(tenantId);
    }
    expect(await membersOf(world, owner)).toHaveLength(11);
  });
});

describe('an owner of a business without a site and without leads', () => {
  /** As somebody leaves it who signed up, looked around, and was invited elsewhere only then. */
  const begin = async () => {
    const own = await openEmptyBusiness(world);
    const { token } = own.owner;
    const window = { dayOfWeek: 1, startTime: '09:00', endTime: '17:00' };
    await dataOf(world.call('POST', '/v1/availability', { token, body: window }));
    await dataOf(world.call('POST', '/v1/services', { token, body: { name: 'Coupe', durationMin: 30 } }));
    await invite(world, own.owner, world.person().email);
    return own;
  };

  test('is moved to the one that invites them; their own closes, and nothing of it is left', async () => {
    const own = await begin();
    const { owner, tenantId } = await openEmptyBusiness(world);
    await invite(world, owner, own.owner.email, 'staff');
    // Expired, and not yet deleted by the database.
    const test = keys.testMessage(brandId<TenantId>(own.tenantId), 'old');
    await world.kernel.table.write({ put: test, item: { expiresAt: 1 } });
    const me = await meOf(world, own.owner);
    expect(me).toMatchObject({ tenant: { tenantId }, role: 'staff' });
    expect(await membersOf(world, owner)).toHaveLength(2);
    // By it the purge finds whatever else there may be left.
    expect((await rowsOf(own.tenantId)).map(({ sk }) => sk)).toEqual(['TENANT']);
    await purgeWell(world.kernel);
    expect(await rowsOf(own.tenantId)).toEqual([]);
    const invitations = (await allItems(world)).filter(({ pk }) => String(pk).startsWith('INVITE#'));
    expect(invitations.filter((item) => item.tenantId === own.tenantId)).toEqual([]);
  });

  test('asked after twenty times at once, they are moved once', async () => {
    const own = await begin();
    const { owner, tenantId } = await openEmptyBusiness(world);
    await invite(world, owner, own.owner.email, 'staff');
    const answers = await Promise.all(Array.from({ length: 20 }, () => meOf(world, own.owner)));
    expect(new Set(answers.map(({ tenant }) => tenant?.tenantId))).toEqual(new Set([tenantId]));
    expect(await membersOf(world, owner)).toHaveLength(2);
    await purgeWell(world.kernel);
    expect(await rowsOf(own.tenantId)).toEqual([]);
  });

  test('stays when it gets its site at that very moment', async () => {
    const own = await begin();
    const { owner } = await openEmptyBusiness(world);
    await invite(world, owner, own.owner.email, 'staff');
    const site = { slug: 'au-dernier-moment', title: 'Atelier', welcomeMessage: 'Bonjour !' };
    meanwhile(() => dataOf(world.call('POST', '/v1/sites', { token: own.owner.token, body: site })));
    expect(await meOf(world, own.owner)).toMatchObject({ tenant: { tenantId: own.tenantId }, role: 'owner' });
  });

  test('stays when others work in it', async () => {
    const own = await begin();
    await join(world, own.owner, 'staff');
    const { owner } = await openEmptyBusiness(world);
    await invite(world, owner, own.owner.email, 'staff');
    expect((await meOf(world, own.owner)).tenant.tenantId).toBe(own.tenantId);
  });
});

describe('somebody whose business has begun', () => {
  const withLead = async () => {
    const own = await openEmptyBusiness(world);
    await dataOf(
      world.call('POST', '/v1/leads', {
        token: own.owner.token,
        body: { name: 'Luc', phone: '514 555 0142' },
      }),
    );
    return own;
  };

  test.each([
    ['a site', () => openBusiness(world)],
    ['a lead', withLead],
  ])('by %s stays there: the invitation waits, and the inviter sees why', async (_, begin) => {
    const own = await begin();
    const { owner } = await openEmptyBusiness(world);
    const invited = await invite(world, owner, own.owner.email, 'staff');
    const me = await meOf(world, own.owner);
    expect(me).toMatchObject({
      tenant: { tenantId: own.tenantId },
      role: 'owner',
      invitations: [{ invitationId: invited.memberId, tenantName: 'Atelier Roy', role: 'staff' }],
    });
    expect(await membersOf(world, owner)).toContainEqual({
      ...invited,
      blockedReason: 'has_business',
      version: invited.version + 1,
    });
    const path = `/v1/invitations/${invited.memberId}/accept`;
    expect(await seen(world.call('POST', path, { token: own.owner.token }))).toEqual([409, 'has_business']);
    expect(await meOf(world, own.owner)).toEqual(me);
  });

  test('by a site and invited by two stays too, and both see why', async () => {
    const own = await openBusiness(world);
    const others = [await openEmptyBusiness(world), await openEmptyBusiness(world)];
    for (const { owner } of others) await invite(world, owner, own.owner.email);
    expect((await meOf(world, own.owner)).invitations).toHaveLength(2);
    for (const { owner } of others)
      expect(await membersOf(world, owner)).toContainEqual(
        expect.objectContaining({ email: own.owner.email, blockedReason: 'has_business' }),
      );
  });

  test('who works for another is not taken from there: they leave first', async () => {
    const [one, other] = [await openEmptyBusiness(world), await openEmptyBusiness(world)];
    const member = await join(world, one.owner, 'staff');
    await invite(world, other.owner, member.email, 'admin');
    expect((await meOf(world, member)).tenant.tenantId).toBe(one.tenantId);
    await world.call('DELETE', '/v1/members/me', { token: member.token });
    expect(await meOf(world, member)).toMatchObject({ tenant: { tenantId: other.tenantId }, role: 'admin' });
  });
});

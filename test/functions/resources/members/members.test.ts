import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Role } from '../../../../shared/domain/roles.ts';
import { addMember, openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

test('everybody of a business sees everybody of it, and nobody of another', async () => {
  const { tenantId, owner } = await openBusiness(world);
  await openBusiness(world);
  const roles: readonly Role[] = ['admin', 'staff', 'viewer'];
  const people = await Promise.all(roles.map((role) => addMember(world, tenantId, role)));
  const expected = [
    { ...owner, role: 'owner' },
    ...people.map((person, position) => ({ ...person, role: roles[position] })),
  ].map(({ memberId, userId, email, role }) => ({
    memberId,
    userId,
    email,
    name: null,
    title: null,
    colour: null,
    role,
    acceptedAt: '2026-11-23T13:00:00.000Z',
    notifications: expect.objectContaining({
      bookings: role === 'owner' || role === 'admin' ? 'all' : 'own',
    }),
    version: 1,
  }));
  for (const { token } of [owner, ...people]) {
    const { status, json } = await world.call('GET', '/v1/members', { token });
    expect([status, Object.keys(json.data)]).toEqual([200, ['members']]);
    expect(json.data.members).toHaveLength(expected.length);
    expect(json.data.members).toEqual(expect.arrayContaining(expected));
  }
});

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Role } from '../../../../shared/domain/roles.ts';
import { addMember, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { slotAt, visit } from './visitors.ts';

let world: World;
let business: Business;
let booked: { readonly bookingId: string; readonly manageUrl: string };
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
  const { slotId } = await slotAt(world, business);
  booked = (await visit(world.call, business, { who: 1, slotId })).json.data;
});
afterEach(() => world.stop());

const openedBy = async (role: Role) => {
  const { token } = role === 'owner' ? business.owner : await addMember(world, business.tenantId, role);
  return (await world.call('GET', `/v1/bookings/${booked.bookingId}`, { token })).json.data;
};

test('whoever may change an appointment reads its visitor’s own link in it', async () => {
  for (const role of ['staff', 'admin', 'owner'] as const)
    expect((await openedBy(role)).manageUrl).toBe(booked.manageUrl);
});

test('who only reads is not given the link, which would let them cancel', async () => {
  const seen = await openedBy('viewer');
  expect(seen.bookingId).toBe(booked.bookingId);
  expect(seen).not.toHaveProperty('manageUrl');
});

test('no list of appointments carries their links', async () => {
  const { token } = business.owner;
  const { bookings } = (await world.call('GET', '/v1/bookings', { token })).json.data;
  expect(bookings).toHaveLength(1);
  expect(JSON.stringify(bookings)).not.toContain('/rdv/');
});

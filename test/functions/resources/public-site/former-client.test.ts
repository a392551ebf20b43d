import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { openAppointment } from './manage-world.ts';

let world: World;
let at: Awaited<ReturnType<typeof openAppointment>>;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  at = await openAppointment(world);
});
afterAll(() => world.stop());

const path = () => `/v1/bookings/${at.made.bookingId}`;
const edit = (body: object) => dataOf(at.staff('PATCH', path(), body));
const link = async () => {
  const { manageUrl } = await dataOf(at.staff('GET', path()));
  return `/public/bookings/${String(manageUrl).split('/').at(-1)}`;
};
const BOB = { name: 'Bob Roy', email: 'bob@example.org' };

describe('the link of a client whose appointment was given to another', () => {
  test('neither shows it, nor moves or cancels it, and the new client’s link does', async () => {
    await edit(BOB);
    const other = (await at.slots())[3]?.slotId;
    expect((await world.call('GET', at.path, { viewer: '2001:db8:0:91::1' })).status).toBe(404);
    expect((await at.move(other)).status).toBe(404);
    expect((await at.cancel()).status).toBe(404);
    expect((await world.call('GET', `/rdv/${at.token}`)).status).toBe(404);
    const fresh = await link();
    expect(fresh).not.toBe(at.path);
    const seen = await dataOf(world.call('GET', fresh, { viewer: '2001:db8:0:92::1' }));
    expect(seen).toMatchObject({ bookingId: at.made.bookingId, status: 'confirmed', name: BOB.name });
    expect(JSON.stringify(seen)).not.toContain(BOB.email);
    expect((await world.call('DELETE', fresh, { viewer: '2001:db8:0:93::1' })).status).toBe(204);
  });

  test('stays theirs when their name or address is only corrected', async () => {
    await edit({ name: 'Ana Lévy-Roy' });
    await edit({ email: 'ana.levy@example.org' });
    expect(await at.see()).toMatchObject({ bookingId: at.made.bookingId, name: 'Ana Lévy-Roy' });
    expect(await link()).toBe(at.path);
  });

  test('opens it again when it comes back to them, and the other client’s link nothing any more', async () => {
    await edit(BOB);
    const others = await link();
    await edit({ name: 'Ana Lévy', email: 'ana@example.org' });
    expect(await link()).toBe(at.path);
    expect((await world.call('GET', at.path, { viewer: '2001:db8:0:94::1' })).status).toBe(200);
    expect((await world.call('GET', others, { viewer: '2001:db8:0:95::1' })).status).toBe(404);
  });
});

import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { addMember, MONDAY_8H, openWorld, type World } from '../../../support/world.ts';
import { ANA, openAppointment } from '../public-site/manage-world.ts';

let world: World;
let at: Awaited<ReturnType<typeof openAppointment>>;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  at = await openAppointment(world);
});
afterAll(() => world.stop());

const path = () => `/v1/bookings/${at.made.bookingId}`;
const history = async () => (await dataOf(at.staff('GET', `${path()}/history`))).changes;
const rows = async (prefix: string) => {
  const { client, name } = world.kernel.table;
  const { Items = [] } = await client.send(new ScanCommand({ TableName: name, ConsistentRead: true }));
  return Items.filter(({ pk, sk }) => pk === `TENANT#${at.tenantId}` && String(sk).startsWith(prefix));
};

describe('the history of a booking', () => {
  test('is empty while it is as it was booked', async () => {
    expect(await history()).toEqual([]);
  });

  test('tells who changed what, before and after, latest first, each change once', async () => {
    const staff = await addMember(world, at.tenantId, 'staff');
    const before = at.made.startAt;
    await at.staff('PATCH', path(), { startAt: '2026-11-25T18:00:00.000Z', price: 45 });
    world.advance(60);
    await world.call('PATCH', path(), {
      token: staff.token,
      body: { name: 'Ana Roy', note: 'Sonner deux fois' },
    });
    world.advance(60);
    await at.cancel();
    const [cancelled, named, moved, more] = await history();
    expect(more).toBeUndefined();
    expect(cancelled).toMatchObject({ by: 'visitor', memberName: null, to: { status: 'cancelled' } });
    expect(named).toMatchObject({ by: 'business', memberName: staff.email, also: ['name', 'note'] });
    expect(moved).toMatchObject({
      ...{ by: 'business', from: { startAt: before, price: 60 } },
      to: { startAt: '2026-11-25T18:00:00.000Z', endAt: '2026-11-25T19:00:00.000Z', price: 45 },
    });
  });

  test('has one line of a change that is sent again', async () => {
    const save = () =>
      world.call('PATCH', path(), {
        ...{ token: at.owner.token, key: 'la-meme', body: { note: 'Une fois', version: 1 } },
      });
    await save();
    await save();
    expect(await history()).toHaveLength(1);
  });

  test('tells a mark and its removal', async () => {
    world.setClock(Date.parse(at.made.endAt));
    await at.staff('PATCH', path(), { status: 'no_show' });
    world.advance(1);
    await at.staff('PATCH', path(), { status: 'confirmed' });
    expect((await history()).map(({ to }: { to: object }) => to)).toEqual([
      { status: 'confirmed' },
      { status: 'no_show' },
    ]);
  });

  test('holds nothing of the client, so that an erasure leaves nothing in it', async () => {
    await at.staff('PATCH', path(), { name: 'Ana Roy', phone: '514 555-0142', note: 'Allergie' });
    expect(await rows('CHANGED#')).toHaveLength(1);
    const kept = JSON.stringify(await rows('CHANGED#'));
    for (const text of [ANA.name, ANA.email, 'Ana Roy', '5550142', 'Allergie'])
      expect(kept).not.toContain(text);
  });

  test('is a colleague’s to read, and nobody else’s', async () => {
    const other = await openAppointment(world);
    const answer = await world.call('GET', `${path()}/history`, { token: other.owner.token });
    expect(answer.status).toBe(404);
  });
});

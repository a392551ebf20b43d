import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dataOf, invite, join, membersOf, meOf, seen } from '../../../support/team.ts';
import { type Business, openBusiness, openWorld, type Person, type World } from '../../../support/world.ts';
import { allRows } from '../bookings/records.ts';
import { bookTime, longEnoughAgo, openSalon, type Salon, timeAt, timesOf } from '../calendars/salon.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const UNKNOWN = [404, 'not_found'];
const DAY_MS = 86_400_000;

const callAs =
  ({ token }: Person) =>
  (method: string, path: string, body?: object) =>
    world.call(method, path, { token, body });

const add = (by: Person, body: object = { name: 'Salle 1' }) =>
  dataOf(callAs(by)('POST', '/v1/people', body));
const peopleOf = async (by: Person): Promise<readonly { personId: string; name: string }[]> =>
  (await dataOf(callAs(by)('GET', '/v1/people'))).people;
const calendarOf = async (by: Person, id: string) =>
  (await dataOf(callAs(by)('GET', '/v1/calendars'))).calendars.find(
    ({ calendarId }: { calendarId: string }) => calendarId === id,
  );
const trailOf = async (by: Person) =>
  (await dataOf(callAs(by)('GET', '/v1/audit'))).records.map(
    ({ action, subject }: { action: string; subject: { name: string | null } }) => [action, subject.name],
  );
const giveAccess = (by: Person, personId: string, email: string, role = 'staff') =>
  callAs(by)('POST', `/v1/people/${personId}/invite`, { email, role });

/** A salon of one member, and somebody without access who takes bookings. */
const openWithRoom = async (): Promise<{ salon: Salon; roomId: string }> => {
  const salon = await openSalon(world, 1);
  const { personId } = await add(salon.owner, {
    ...{ name: 'Salle 1', title: 'Massage' },
    translations: { en: { title: 'Massage room' } },
  });
  await longEnoughAgo(world, () =>
    dataOf(salon.call('PATCH', `/v1/calendars/${personId}`, { active: true })),
  );
  return { salon, roomId: personId };
};

const expectSlot = async (salon: Salon, calendarId: string) =>
  expect((await timesOf(world, salon, calendarId)).length).toBeGreaterThan(0);

describe('a person without access', () => {
  test('is added with a name and a title, and has a calendar that is not offered yet', async () => {
    const { owner } = await openBusiness(world);
    const person = await add(owner, { name: 'Salle 1', title: 'Massage' });
    expect(person).toEqual({
      ...{ personId: person.personId, name: 'Salle 1', title: 'Massage' },
      ...{ colour: null, version: 1 },
    });
    expect(await peopleOf(owner)).toEqual([person]);
    expect(await calendarOf(owner, person.personId)).toMatchObject({ name: 'Salle 1', active: false });
    expect(await membersOf(world, owner)).toHaveLength(1);
    expect(await trailOf(owner)).toContainEqual(['person_added', 'Salle 1']);
  });

  test('starts with the business’s hours, is booked by name and by "anyone", and visitors read the title', async () => {
    const { salon, roomId } = await openWithRoom();
    const { calendarId } = await bookTime(world.call, salon, await timeAt(world, salon, 0, roomId));
    expect(calendarId).toBe(roomId);
    const config = await dataOf(world.call('GET', `/public/sites/${salon.slug}/config`));
    expect(config.people).toContainEqual({
      ...{ id: roomId, name: 'Salle 1', title: 'Massage' },
      translations: { en: { title: 'Massage room' } },
    });
    const [time] = await timesOf(world, salon);
    if (!time) throw new Error('The salon offers no time.');
    const taken = [await bookTime(world.call, salon, time), await bookTime(world.call, salon, time)];
    const booked = taken.flatMap((one) => one.calendarId ?? []);
    expect(new Set(booked).size).toBe(booked.length);
    expect(booked).not.toHaveLength(0);
  });

  test('performs only the services that name them, and may be closed for a day', async () => {
    const { salon, roomId } = await openWithRoom();
    const [alice = ''] = salon.people;
    const path = `/v1/services/${salon.serviceId}`;
    const { version } = (await dataOf(salon.call('GET', '/v1/services'))).services[0];
    await dataOf(salon.call('PATCH', path, { calendarIds: [roomId], version }));
    expect(await timesOf(world, salon, alice)).toEqual([]);
    await expectSlot(salon, roomId);
    const closure = { from: '2026-11-23', to: '2027-01-31', calendarId: roomId };
    expect((await salon.call('POST', '/v1/closures', closure)).status).toBe(201);
    expect(await timesOf(world, salon, roomId)).toEqual([]);
  });

  test('is renamed over the version that was shown, for visitors too', async () => {
    const { salon, roomId } = await openWithRoom();
    const path = `/v1/people/${roomId}`;
    // Switching bookings on gave a colour, which is a version of its own.
    const stale = await seen(salon.call('PATCH', path, { name: 'Salle A', version: 1 }));
    expect(stale).toEqual([409, 'changed_meanwhile']);
    const change = { name: 'Salle A', colour: 'red', title: null, translations: {}, version: 2 };
    expect(await dataOf(salon.call('PATCH', path, change))).toMatchObject({ name: 'Salle A', colour: 'red' });
    expect(await calendarOf(salon.owner, roomId)).toMatchObject({
      name: 'Salle A',
      colour: 'red',
      active: true,
    });
    const { people } = await dataOf(world.call('GET', `/public/sites/${salon.slug}/config`));
    expect(people).toContainEqual({ id: roomId, name: 'Salle A' });
  });

  test('needs Pro, as calendars of members do', async () => {
    const { owner } = await openBusiness(world);
    const before = world.kernel.clock();
    world.setClock(before + 15 * DAY_MS);
    const answer = await seen(callAs(owner)('POST', '/v1/people', { name: 'Salle 1' }));
    world.setClock(before);
    expect(answer).toEqual([403, 'plan_required']);
  });

  test('is stored without an address, and is no member', async () => {
    const { salon, roomId } = await openWithRoom();
    const rows = (await allRows(world)).filter(({ sk }) => sk === `PERSON#${roomId}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).not.toHaveProperty('email');
    expect((await membersOf(world, salon.owner)).map(({ memberId }) => memberId)).not.toContain(roomId);
  });
});

describe('when a person without access goes', () => {
  test('their bookings wait to be given to a colleague, under their name; their hours are gone', async () => {
    const { salon, roomId } = await openWithRoom();
    const { bookingId } = await bookTime(world.call, salon, await timeAt(world, salon, 1, roomId));
    expect((await salon.call('DELETE', `/v1/people/${roomId}`)).status).toBe(204);
    expect(await peopleOf(salon.owner)).toEqual([]);
    const { bookings } = await dataOf(salon.call('GET', '/v1/bookings?status=unplaced&limit=100'));
    expect(bookings.map((one: { bookingId: string }) => one.bookingId)).toEqual([bookingId]);
    expect(bookings[0].personName).toBe('Salle 1');
    const { windows } = await dataOf(salon.call('GET', '/v1/availability'));
    expect(windows.filter((one: { calendarId: string }) => one.calendarId === roomId)).toEqual([]);
    const [alice = ''] = salon.people;
    const given = await dataOf(salon.call('POST', '/v1/bookings/reassign', { from: roomId, to: alice }));
    expect(given).toMatchObject({ given: 1 });
    expect(await trailOf(salon.owner)).toContainEqual(['person_removed', 'Salle 1']);
  });

  test('an invitation that waits for them goes too', async () => {
    const { owner } = await openBusiness(world);
    const { personId } = await add(owner);
    const newcomer = world.person();
    await dataOf(giveAccess(owner, personId, newcomer.email));
    expect((await callAs(owner)('DELETE', `/v1/people/${personId}`)).status).toBe(204);
    expect(await meOf(world, newcomer)).toMatchObject({ tenant: null });
    expect(await membersOf(world, owner)).toHaveLength(1);
  });

  test('twice, or another business’s, is the same 404', async () => {
    const [one, other] = [await openBusiness(world), await openBusiness(world)];
    const [mine, theirs] = [await add(one.owner), await add(other.owner)];
    const remove = (personId: string) => seen(callAs(one.owner)('DELETE', `/v1/people/${personId}`));
    expect(await remove(mine.personId)).toEqual([204, undefined]);
    expect([await remove(mine.personId), await remove(theirs.personId)]).toEqual([UNKNOWN, UNKNOWN]);
    expect(await peopleOf(other.owner)).toHaveLength(1);
  });
});

describe('giving access', () => {
  const accepted = async (business: Business, personId: string) => {
    const newcomer = world.person();
    await dataOf(giveAccess(business.owner, personId, newcomer.email));
    expect(await meOf(world, newcomer)).toMatchObject({
      role: 'staff',
      tenant: { tenantId: business.tenantId },
    });
    return newcomer;
  };

  test('makes them a member in the same calendar: no booking moves, and hours, name and colour stay', async () => {
    const { salon, roomId } = await openWithRoom();
    const { bookingId } = await bookTime(world.call, salon, await timeAt(world, salon, 1, roomId));
    const before = [
      await calendarOf(salon.owner, roomId),
      await dataOf(salon.call('GET', `/v1/bookings/${bookingId}`)),
      await dataOf(salon.call('GET', '/v1/availability')),
    ];
    const newcomer = await accepted(salon, roomId);
    expect(await peopleOf(salon.owner)).toEqual([]);
    const member = (await membersOf(world, salon.owner)).find(({ memberId }) => memberId === roomId);
    expect(member).toMatchObject({
      ...{ email: newcomer.email, name: 'Salle 1', title: 'Massage', role: 'staff' },
      translations: { en: { title: 'Massage room' } },
    });
    const after = [
      await calendarOf(salon.owner, roomId),
      await dataOf(salon.call('GET', `/v1/bookings/${bookingId}`)),
      await dataOf(salon.call('GET', '/v1/availability')),
    ];
    expect(after).toEqual(before);
    await expectSlot(salon, roomId);
    const { version } = member ?? {};
    const renamed = callAs(newcomer)('PATCH', '/v1/members/me', { name: 'Zoé', version });
    expect(await dataOf(renamed)).toMatchObject({ name: 'Zoé', memberId: roomId });
  });

  test('takes the name that the person has when it is accepted', async () => {
    const business = await openBusiness(world);
    const { personId } = await add(business.owner);
    const newcomer = world.person();
    await dataOf(giveAccess(business.owner, personId, newcomer.email));
    const call = callAs(business.owner);
    await dataOf(call('PATCH', `/v1/people/${personId}`, { name: 'Léa', version: 1 }));
    await meOf(world, newcomer);
    expect((await calendarOf(business.owner, personId)).name).toBe('Léa');
  });

  test('that is withdrawn, declined or forgotten leaves the person as they were', async () => {
    const { owner } = await openBusiness(world);
    const { personId } = await add(owner);
    const invited = await dataOf(giveAccess(owner, personId, world.person().email));
    expect(invited).toMatchObject({ memberId: personId, userId: null, name: 'Salle 1' });
    await dataOf(callAs(owner)('DELETE', `/v1/members/${personId}`));
    expect(await peopleOf(owner)).toHaveLength(1);
    await dataOf(giveAccess(owner, personId, world.person().email));
    const before = world.kernel.clock();
    world.setClock(before + 8 * DAY_MS);
    expect(await peopleOf(owner)).toHaveLength(1);
    expect((await giveAccess(owner, personId, world.person().email)).status).toBe(201);
    world.setClock(before);
  });

  test('to another address replaces the first, and takes over an invitation that the address had', async () => {
    const { owner } = await openBusiness(world);
    const { personId } = await add(owner);
    const [first, second] = [world.person(), world.person()];
    await dataOf(giveAccess(owner, personId, first.email));
    await invite(world, owner, second.email, 'viewer');
    await dataOf(giveAccess(owner, personId, second.email));
    expect(await meOf(world, first)).toMatchObject({ tenant: null });
    expect(await meOf(world, second)).toMatchObject({ role: 'staff' });
    const members = await membersOf(world, owner);
    expect(members.map(({ memberId }) => memberId).toSorted()).toEqual([owner.memberId, personId].toSorted());
  });

  test('is refused to whoever is a member, and to a role that the caller may not give', async () => {
    const { owner } = await openBusiness(world);
    const admin = await join(world, owner, 'admin');
    const { personId } = await add(owner);
    expect(await seen(giveAccess(owner, personId, admin.email))).toEqual([409, 'member_exists']);
    const made = seen(giveAccess(admin, personId, world.person().email, 'admin'));
    expect(await made).toEqual([403, 'forbidden']);
    await dataOf(giveAccess(owner, personId, world.person().email, 'admin'));
    expect(await seen(callAs(admin)('DELETE', `/v1/people/${personId}`))).toEqual([403, 'forbidden']);
  });

  test('and removing at the same moment: one of the two wins, and nobody is left halfway', async () => {
    const { salon, roomId } = await openWithRoom();
    const newcomer = world.person();
    await dataOf(giveAccess(salon.owner, roomId, newcomer.email));
    const [, removal] = await Promise.all([
      world.call('GET', '/v1/me', { token: newcomer.token }),
      salon.call('DELETE', `/v1/people/${roomId}`),
    ]);
    const isMember = (await membersOf(world, salon.owner)).some(({ memberId }) => memberId === roomId);
    expect(await peopleOf(salon.owner)).toEqual([]);
    expect(removal.status).toBe(isMember ? 404 : 204);
    expect((await calendarOf(salon.owner, roomId)) !== undefined).toBe(isMember);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PERSON_COLOURS } from '../../../../shared/domain/person-colours.ts';
import { join } from '../../../support/team.ts';
import { addMember, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { longEnoughAgo, openSalon, type Salon, timesOf } from './salon.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const callOf =
  ({ owner }: Business): Salon['call'] =>
  (method, path, body) =>
    world.call(method, path, { token: owner.token, body });

const calendarsOf = async (call: Salon['call']) => (await call('GET', '/v1/calendars')).json.data.calendars;
const configOf = async ({ slug }: Business) =>
  (await world.call('GET', `/public/sites/${slug}/config`)).json.data;
const slotsOf = async (call: Salon['call'], query = '') =>
  (await call('GET', `/v1/slots?limit=100${query}`)).json.data.slots;

const MAIN = { calendarId: 'main', name: 'Garage Tremblay', title: null, colour: null };

/** The fifteenth day: the trial is over. */
const endTrial = async (work: () => Promise<void>) => {
  const before = world.kernel.clock();
  world.setClock(before + 15 * 86_400_000);
  await work().finally(() => world.setClock(before));
};

describe('a business in which nobody takes bookings of their own', () => {
  test('has the one calendar main, offered, and its members beside it', async () => {
    const business = await openBusiness(world);
    const { memberId, email } = business.owner;
    expect(await calendarsOf(callOf(business))).toEqual([
      { ...MAIN, active: true },
      // Colleagues know somebody without a name by their address; visitors never read it.
      { calendarId: memberId, name: email, title: null, colour: null, active: false },
    ]);
    expect(await configOf(business)).not.toHaveProperty('people');
    const [slot] = await slotsOf(callOf(business));
    expect(slot.slotId).toBe(`main~${slot.startAt}`);
  });
});

describe('a member who takes bookings', () => {
  test('has a calendar of their own, and main is no longer offered', async () => {
    const business = await openBusiness(world);
    const call = callOf(business);
    const { memberId } = await addMember(world, business.tenantId, 'staff');
    const { status, json } = await longEnoughAgo(world, () =>
      call('PATCH', `/v1/calendars/${memberId}`, { active: true, name: 'Alice' }),
    );
    const alice = {
      calendarId: memberId,
      name: 'Alice',
      title: null,
      colour: PERSON_COLOURS[0],
      active: true,
    };
    expect([status, json.data]).toEqual([200, alice]);
    const calendars = await calendarsOf(call);
    expect(calendars).toContainEqual({ ...MAIN, active: false });
    expect(calendars).toContainEqual(json.data);
    const [slot] = await slotsOf(call);
    expect(slot.slotId).toBe(`${memberId}~${slot.startAt}`);
    expect((await call('GET', '/v1/slots?calendarId=main')).status).toBe(400);
  });

  test('starts with the business’s hours, one customer at a time, and keeps their own ever after', async () => {
    const business = await openBusiness(world, { capacity: 3 });
    const call = callOf(business);
    const { memberId } = business.owner;
    const before = await slotsOf(call);
    await longEnoughAgo(world, () =>
      call('PATCH', `/v1/calendars/${memberId}`, { active: true, name: 'Odile' }),
    );
    expect((await slotsOf(call)).map(({ startAt }: { startAt: string }) => startAt)).toEqual(
      before.map(({ startAt }: { startAt: string }) => startAt),
    );
    const own = (await call('GET', '/v1/availability')).json.data.windows.filter(
      ({ calendarId }: { calendarId: string }) => calendarId === memberId,
    );
    expect(own.map(({ capacity }: { capacity: number }) => capacity)).toEqual([1, 1, 1, 1, 1]);

    for (const { availabilityId } of own.slice(1)) await call('DELETE', `/v1/availability/${availabilityId}`);
    for (const active of [false, true])
      await longEnoughAgo(world, () => call('PATCH', `/v1/calendars/${memberId}`, { active }));
    const days = new Set(
      (await slotsOf(call)).map(({ startAt }: { startAt: string }) => startAt.slice(0, 10)),
    );
    expect([...days]).toEqual(['2026-11-23', '2026-11-30', '2026-12-07']);
  });

  test('steps back: their times are gone, their appointments stay, and main is offered again', async () => {
    const salon = await openSalon(world, 1);
    const [alice = ''] = salon.people;
    const [slot] = await slotsOf(salon.call);
    const body = { serviceId: salon.serviceId, startAt: slot.startAt, name: 'Ana' };
    const { bookingId, calendarId } = (await salon.call('POST', '/v1/bookings', body)).json.data;
    expect(calendarId).toBe(alice);
    await longEnoughAgo(world, () => salon.call('PATCH', `/v1/calendars/${alice}`, { active: false }));
    expect((await slotsOf(salon.call))[0].slotId).toMatch(/^main~/);
    expect((await salon.call('GET', `/v1/bookings/${bookingId}`)).json.data).toMatchObject({
      status: 'confirmed',
      calendarId: alice,
    });
    expect((await salon.call('DELETE', `/v1/bookings/${bookingId}`)).status).toBe(204);
  });

  test('is nobody who is no member, nor main itself', async () => {
    const business = await openBusiness(world);
    const other = await openBusiness(world);
    for (const id of ['main', 'any', 'nobody', other.owner.memberId])
      expect((await callOf(business)('PATCH', `/v1/calendars/${id}`, { active: true })).status).toBe(404);
  });

  test('may be one of twenty at most', async () => {
    const business = await openBusiness(world);
    const call = callOf(business);
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      const { memberId } = await addMember(world, business.tenantId, 'staff');
      statuses.push(
        (await call('PATCH', `/v1/calendars/${memberId}`, { active: true, name: `Personne ${n}` })).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 409]);
  });

  test('has a name, said before visitors may ask for them: an address is never shown in its place', async () => {
    const business = await openBusiness(world);
    const call = callOf(business);
    const member = await addMember(world, business.tenantId, 'staff');
    const path = `/v1/calendars/${member.memberId}`;
    const { status, json } = await call('PATCH', path, { active: true });
    expect([status, json.error.issues]).toEqual([400, [{ path: 'name', message: 'Ce champ est requis.' }]]);
    expect((await call('PATCH', path, { active: false })).json.data.active).toBe(false);
    expect((await call('PATCH', path, { active: true, name: 'Alice' })).json.data).toMatchObject({
      name: 'Alice',
      active: true,
    });
    expect((await call('PATCH', path, { name: '' })).status).toBe(400);
  });

  test('has one name, whoever sets it and wherever: themselves, an admin, with the calendar or with the member', async () => {
    const salon = await openSalon(world, 2);
    const [alice] = salon.people;
    const namesOf = async () => [
      (await salon.call('GET', '/v1/members')).json.data.members.find(
        ({ memberId }: { memberId: string }) => memberId === alice,
      ).name,
      (await configOf(salon)).people[0].name,
    ];
    expect(await namesOf()).toEqual(['Alice', 'Alice']);
    await salon.call('PATCH', `/v1/members/${alice}`, { name: 'Alice Roy' });
    expect(await namesOf()).toEqual(['Alice Roy', 'Alice Roy']);
    await salon.call('PATCH', `/v1/calendars/${alice}`, { name: 'Alix' });
    expect(await namesOf()).toEqual(['Alix', 'Alix']);
    await world.call('PATCH', '/v1/members/me', { token: salon.owner.token, body: { name: 'Odile' } });
    expect(await namesOf()).toEqual(['Alix', 'Alix']);
    await salon.call('PATCH', `/v1/calendars/${salon.owner.memberId}`, { active: true });
    expect((await configOf(salon)).people.at(-1).name).toBe('Odile');
  });

  test('changes what two admins ask at once, both of them', async () => {
    const salon = await openSalon(world, 2);
    await Promise.all(
      salon.people.map((id, n) => salon.call('PATCH', `/v1/calendars/${id}`, { name: `Personne ${n}` })),
    );
    expect((await configOf(salon)).people.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Personne 0',
      'Personne 1',
    ]);
  });
});

describe('the Basic plan', () => {
  test('has main only: a trial that ended puts it back in people’s place, and nobody can be added', async () => {
    const salon = await openSalon(world, 2);
    await endTrial(async () => {
      expect((await slotsOf(salon.call))[0].slotId).toMatch(/^main~/);
      expect((await calendarsOf(salon.call)).filter(({ active }: { active: boolean }) => active)).toEqual([
        { ...MAIN, active: true },
      ]);
      expect(await configOf(salon)).not.toHaveProperty('people');
      const { status, json } = await salon.call('PATCH', `/v1/calendars/${salon.owner.memberId}`, {
        active: true,
      });
      expect([status, json.error.code]).toEqual([403, 'plan_required']);
    });
    expect((await configOf(salon)).people).toHaveLength(2);
  });
});

describe('what visitors are told', () => {
  test('holds no account’s id: the owner and a colleague who was invited have ids of their own', async () => {
    const business = await openBusiness(world);
    const { owner } = business;
    const colleague = await join(world, owner, 'staff');
    const call = callOf(business);
    for (const { memberId } of [owner, colleague])
      await call('PATCH', `/v1/calendars/${memberId}`, { active: true, name: 'Camille' });
    const told = await world.call('GET', `/public/sites/${business.slug}/config`);
    const ids = told.json.data.people.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([owner.memberId, colleague.memberId]);
    for (const { userId } of [owner, colleague]) expect(told.text).not.toContain(userId);
  });

  test('names people once there is a choice between them', async () => {
    const alone = await openSalon(world, 1);
    expect(await configOf(alone)).not.toHaveProperty('people');
    const salon = await openSalon(world, 2);
    const [alice, bruno] = salon.people;
    expect((await configOf(salon)).people).toEqual([
      { id: alice, name: 'Alice' },
      { id: bruno, name: 'Bruno' },
    ]);
  });

  test('says who performs a service that not everybody does', async () => {
    const salon = await openSalon(world, 2);
    const [alice] = salon.people;
    await salon.call('PATCH', `/v1/services/${salon.serviceId}`, { calendarIds: [alice] });
    const [service] = (await configOf(salon)).services;
    expect(service.people).toEqual([alice]);
  });

  test('reads several people’s hours as one opening a day', async () => {
    const salon = await openSalon(world, 2);
    const [alice] = salon.people;
    const evening = { dayOfWeek: 1, startTime: '16:00', endTime: '20:00', calendarId: alice };
    await salon.call('POST', '/v1/availability', evening);
    const { openingHours } = await configOf(salon);
    expect(openingHours).toEqual([
      { dayOfWeek: 1, opens: '09:00', closes: '20:00' },
      ...[2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, opens: '09:00', closes: '17:00' })),
    ]);
  });

  test('tells other hours where one person’s day off changes when anybody works, and closed where everybody is off', async () => {
    const salon = await openSalon(world, 2);
    const [alice, bruno] = salon.people;
    const evening = { dayOfWeek: 2, startTime: '16:00', endTime: '20:00', calendarId: alice };
    await salon.call('POST', '/v1/availability', evening);
    for (const from of ['2026-11-24', '2026-11-25'])
      await salon.call('POST', '/v1/closures', { from, calendarId: alice });
    const tuesday = { from: '2026-11-24', to: '2026-11-24', hours: [{ opens: '09:00', closes: '17:00' }] };
    expect((await configOf(salon)).specialHours).toEqual([{ ...tuesday, holiday: null }]);
    await salon.call('POST', '/v1/closures', { from: '2026-11-25', calendarId: bruno });
    const wednesday = { from: '2026-11-25', to: '2026-11-25', hours: [] };
    expect((await configOf(salon)).specialHours).toEqual([
      { ...tuesday, holiday: null },
      { ...wednesday, holiday: null },
    ]);
  });
});

describe('what names a calendar', () => {
  test('a window is of main unless it names a member, and never of somebody else', async () => {
    const salon = await openSalon(world, 2);
    const [alice = '', bruno = ''] = salon.people;
    const sunday = { dayOfWeek: 0, startTime: '10:00', endTime: '12:00' };
    expect((await salon.call('POST', '/v1/availability', sunday)).json.data.calendarId).toBe('main');
    const made = await salon.call('POST', '/v1/availability', { ...sunday, calendarId: alice });
    expect(made.json.data.calendarId).toBe(alice);
    const onSundays = async (id: string) =>
      (await timesOf(world, salon, id)).some(({ startAt }) => startAt.startsWith('2026-11-29'));
    expect([await onSundays(alice), await onSundays(bruno)]).toEqual([true, false]);
    for (const calendarId of ['any', 'nobody', (await openBusiness(world)).owner.memberId])
      expect((await salon.call('POST', '/v1/availability', { ...sunday, calendarId })).status).toBe(400);
  });

  test('a closure of one person closes nobody else; one without a name closes everybody', async () => {
    const salon = await openSalon(world, 2);
    const [alice = '', bruno = ''] = salon.people;
    await salon.call('POST', '/v1/closures', { from: '2026-11-24', calendarId: alice });
    const isOpen = async (id: string | undefined, date: string) =>
      (await timesOf(world, salon, id)).some(({ startAt }) => startAt.startsWith(date));
    expect([
      await isOpen(alice, '2026-11-24'),
      await isOpen(bruno, '2026-11-24'),
      await isOpen(undefined, '2026-11-24'),
    ]).toEqual([false, true, true]);
    await salon.call('POST', '/v1/closures', { from: '2026-11-25' });
    expect([await isOpen(alice, '2026-11-25'), await isOpen(bruno, '2026-11-25')]).toEqual([false, false]);
    expect((await salon.call('POST', '/v1/closures', { from: '2026-11-26', calendarId: 'any' })).status).toBe(
      400,
    );
  });

  test('a service is performed by those it names, and by everybody when it names nobody', async () => {
    const salon = await openSalon(world, 3);
    const [alice = '', bruno = '', chloe = ''] = salon.people;
    await salon.call('PATCH', `/v1/services/${salon.serviceId}`, { calendarIds: [alice, chloe] });
    const counts = await Promise.all(
      [alice, bruno, chloe].map(async (id) => (await timesOf(world, salon, id)).length),
    );
    expect(counts.map((count) => count > 0)).toEqual([true, false, true]);
    await salon.call('PATCH', `/v1/services/${salon.serviceId}`, { calendarIds: [] });
    expect((await timesOf(world, salon, bruno)).length).toBeGreaterThan(0);
    for (const calendarIds of [['main'], ['nobody'], [alice, 'any']])
      expect((await salon.call('PATCH', `/v1/services/${salon.serviceId}`, { calendarIds })).status).toBe(
        400,
      );
  });

  test('visitors and staff ask only for calendars that are offered', async () => {
    const salon = await openSalon(world, 2);
    for (const id of ['main', 'any', 'nobody', salon.owner.memberId]) {
      const asked = [
        await world.call('GET', `/public/sites/${salon.slug}/slots?calendarId=${id}`),
        await salon.call('GET', `/v1/slots?calendarId=${id}`),
        await salon.call('POST', '/v1/bookings', {
          serviceId: salon.serviceId,
          startAt: '2026-11-24T15:00:00Z',
          name: 'Ana',
          calendarId: id,
        }),
      ];
      expect(asked.map(({ status, json }) => [status, json.error.issues[0].path])).toEqual(
        asked.map(() => [400, 'calendarId']),
      );
    }
  });
});

describe('bookings of the business’s own calendar, once a member takes bookings', () => {
  test('keep everybody busy until they are given to that member, once the change is over', async () => {
    const business = await openBusiness(world);
    const call = callOf(business);
    const startAt = '2026-11-24T15:00:00.000Z';
    const booked = await call('POST', '/v1/bookings', {
      serviceId: business.serviceId,
      startAt,
      name: 'Ana',
    });
    const { memberId } = await addMember(world, business.tenantId, 'staff');
    await call('PATCH', `/v1/calendars/${memberId}`, { active: true, name: 'Alice' });
    const give = () => call('POST', '/v1/bookings/reassign', { from: 'main', to: memberId });
    const early = await give();
    expect([early.status, early.json.error.code, early.headers['retry-after']]).toEqual([503, 'busy', '60']);
    const now = world.kernel.clock();
    world.setClock(now + 60_000);
    const again = { serviceId: business.serviceId, startAt, name: 'Luc' };
    expect((await call('POST', '/v1/bookings', again)).json.error.code).toBe('slot_taken');
    expect((await give()).json.data).toMatchObject({ given: 1, notFree: 0, notPerformed: 0 });
    const path = `/v1/bookings/${booked.json.data.bookingId}`;
    expect((await call('GET', path)).json.data).toMatchObject({ calendarId: memberId, startAt });
    expect((await call('POST', '/v1/bookings', again)).json.error.code).toBe('slot_taken');
    world.setClock(now);
  });
});

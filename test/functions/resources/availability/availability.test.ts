import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ifAbsent } from '../../../../functions/kernel/table/condition.ts';
import { keys } from '../../../../functions/kernel/table/keys.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { MAX_WINDOWS } from '../../../../shared/schemas/availability.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { openSalon } from '../calendars/salon.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const WINDOW = { dayOfWeek: 2, startTime: '09:00', endTime: '17:00' };

const business = async (timezone = 'America/Toronto') => {
  const { token } = world.person();
  await world.call('POST', '/v1/tenants', { token, body: { name: 'Garage', timezone } });
  return (method: string, path: string, body?: unknown) => world.call(method, path, { token, body });
};

type Call = Awaited<ReturnType<typeof business>>;

const made = async (call: Call, body: object = WINDOW) =>
  (await call('POST', '/v1/availability', body)).json.data;

const listed = async (call: Call) => (await call('GET', '/v1/availability')).json.data;

const starts = async (call: Call): Promise<readonly string[]> =>
  (await call('GET', '/v1/slots?limit=100')).json.data.slots.map(
    ({ startAt }: { startAt: string }) => startAt,
  );

describe('a new window', () => {
  test('has the usual defaults: one at a time, active, in the business’s own zone', async () => {
    const call = await business('Europe/Paris');
    const { status, json } = await call('POST', '/v1/availability', WINDOW);
    expect([status, json.data]).toEqual([
      201,
      {
        availabilityId: expect.stringMatching(/^[0-9a-z]{26}$/),
        version: 1,
        ...WINDOW,
        timezone: 'Europe/Paris',
        capacity: 1,
        active: true,
        calendarId: 'main',
        updatedAt: '2026-11-23T13:00:00.000Z',
      },
    ]);
    expect((await listed(call)).windows).toEqual([json.data]);
  });

  test('may have a zone of its own, in which its hours are read', async () => {
    const call = await business();
    await made(call, { ...WINDOW, timezone: 'Europe/Paris' });
    expect((await starts(call))[0]).toBe('2026-11-24T08:00:00.000Z');
  });

  test('may end at midnight, written 24:00', async () => {
    const call = await business();
    await made(call, { ...WINDOW, startTime: '22:00', endTime: '24:00' });
    expect((await starts(call)).slice(0, 2)).toEqual([
      '2026-11-25T03:00:00.000Z',
      '2026-11-25T04:00:00.000Z',
    ]);
  });

  test.each([
    ['17:00', '09:00'],
    ['09:00', '09:00'],
    ['00:00', '00:00'],
    ['23:59', '23:58'],
  ])('cannot last from %s to %s', async (startTime, endTime) => {
    const call = await business();
    const { status, json } = await call('POST', '/v1/availability', { ...WINDOW, startTime, endTime });
    expect([status, json.error]).toEqual([
      400,
      {
        code: 'end_before_start',
        message: 'La fin doit être après le début.',
        issues: [{ path: 'endTime', message: 'La fin doit être après le début.' }],
      },
    ]);
    expect((await listed(call)).windows).toEqual([]);
  });

  test('must say when it starts and ends, in the agreed words', async () => {
    const call = await business();
    const { json } = await call('POST', '/v1/availability', { dayOfWeek: 1 });
    expect(json.error.issues).toEqual(
      expect.arrayContaining([
        { path: 'startTime', message: 'L’heure de début est requise.' },
        { path: 'endTime', message: 'L’heure de fin est requise.' },
      ]),
    );
  });

  test('serves from one to fifty at a time', async () => {
    const call = await business();
    for (const capacity of [1, 50])
      expect((await made(call, { ...WINDOW, capacity })).capacity).toBe(capacity);
    for (const capacity of [0, 51, 1.5, -1])
      expect((await call('POST', '/v1/availability', { ...WINDOW, capacity })).status).toBe(400);
  });

  test('is refused in a zone that is none', async () => {
    const call = await business();
    for (const timezone of ['', 'Mars/Olympus', '+05:00']) {
      const { status, json } = await call('POST', '/v1/availability', { ...WINDOW, timezone });
      expect([status, json.error.issues[0].path]).toEqual([400, 'timezone']);
    }
  });
});

describe('an existing window', () => {
  test('is changed in what a patch names, and the free times with it', async () => {
    const call = await business();
    const before = await made(call);
    world.advance(1);
    const { status, json } = await call('PATCH', `/v1/availability/${before.availabilityId}`, {
      startTime: '10:00',
      capacity: 3,
    });
    expect([status, json.data]).toEqual([
      200,
      { ...before, startTime: '10:00', capacity: 3, updatedAt: '2026-11-23T13:01:00.000Z', version: 2 },
    ]);
    expect((await starts(call))[0]).toBe('2026-11-24T15:00:00.000Z');
  });

  test('cannot be made to end before it starts, by either of its ends', async () => {
    const call = await business();
    const { availabilityId } = await made(call);
    for (const patch of [{ endTime: '09:00' }, { endTime: '08:00' }, { startTime: '17:00' }]) {
      const { status, json } = await call('PATCH', `/v1/availability/${availabilityId}`, patch);
      expect([status, json.error.code]).toEqual([400, 'end_before_start']);
    }
    expect((await listed(call)).windows[0]).toMatchObject(WINDOW);
  });

  test('may become another person’s of the business', async () => {
    const salon = await openSalon(world, 2);
    const [alice = '', bruno = ''] = salon.people;
    const { availabilityId } = await made(salon.call, { ...WINDOW, calendarId: alice });
    const path = `/v1/availability/${availabilityId}`;
    expect((await salon.call('PATCH', path, { calendarId: bruno })).json.data.calendarId).toBe(bruno);
    expect((await salon.call('PATCH', path, { calendarId: 'nobody' })).status).toBe(400);
  });

  test('stays where it is when the other person has as many as anybody may have', async () => {
    const salon = await openSalon(world, 2);
    const [alice = '', bruno = ''] = salon.people;
    const { table } = world.kernel;
    const tenantId = brandId<TenantId>(salon.tenantId);
    const full = Array.from({ length: MAX_WINDOWS }, (_, n) => ({ ...WINDOW, availabilityId: `full-${n}` }));
    for (const item of full)
      await table.attempt([
        {
          put: keys.window(tenantId, item.availabilityId),
          item: {
            ...item,
            timezone: 'UTC',
            capacity: 1,
            active: false,
            calendarId: alice,
            updatedAt: 'x',
            version: 1,
          },
          when: ifAbsent,
        },
      ]);
    const mine = await made(salon.call, { ...WINDOW, calendarId: bruno });
    const { status, json } = await salon.call('PATCH', `/v1/availability/${mine.availabilityId}`, {
      calendarId: alice,
    });
    expect([status, json.error.code]).toEqual([409, 'limit_reached']);
    const path = '/v1/availability/full-0';
    expect((await salon.call('PATCH', path, { startTime: '10:00', calendarId: alice })).status).toBe(200);
  });

  test('never ends up without a zone', async () => {
    const call = await business();
    const { availabilityId } = await made(call);
    expect((await call('PATCH', `/v1/availability/${availabilityId}`, { timezone: '' })).status).toBe(400);
    expect((await call('GET', '/v1/slots')).status).toBe(200);
  });

  test('made inactive offers nothing, and is still listed', async () => {
    const call = await business();
    const { availabilityId } = await made(call);
    await call('PATCH', `/v1/availability/${availabilityId}`, { active: false });
    expect([await starts(call), (await listed(call)).windows.length]).toEqual([[], 1]);
  });

  test('is gone once deleted, with its times, and deleting it again says so', async () => {
    const call = await business();
    const { availabilityId } = await made(call);
    expect((await call('DELETE', `/v1/availability/${availabilityId}`)).status).toBe(204);
    expect([await starts(call), (await listed(call)).windows]).toEqual([[], []]);
    expect((await call('DELETE', `/v1/availability/${availabilityId}`)).status).toBe(404);
  });
});

describe('GET /v1/availability', () => {
  test('answers the account’s zone, the windows in the order of the week, and the next regeneration', async () => {
    const call = await business();
    expect(await listed(call)).toEqual({ timezone: 'America/Toronto', windows: [], nextRefreshAt: null });
    for (const [dayOfWeek, startTime] of [
      [5, '09:00'],
      [1, '13:00'],
      [1, '08:00'],
      [0, '10:00'],
    ] as const)
      await made(call, { dayOfWeek, startTime, endTime: '18:00' });
    const { windows, nextRefreshAt } = await listed(call);
    expect(windows.map((w: typeof WINDOW) => `${w.dayOfWeek} ${w.startTime}`)).toEqual([
      '0 10:00',
      '1 08:00',
      '1 13:00',
      '5 09:00',
    ]);
    expect(Date.parse(nextRefreshAt)).toBeGreaterThan(world.kernel.clock());
  });
});

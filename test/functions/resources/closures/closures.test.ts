import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getTenant } from '../../../../functions/records/tenants/tenant-store.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const call = (method: string, path: string, body?: unknown) =>
  world.call(method, path, { token: business.owner.token, body });

const close = (body: object) => call('POST', '/v1/closures', body);

const listed = async () => (await call('GET', '/v1/closures')).json.data.closures;

const days = async (): Promise<readonly string[]> => {
  const { slots } = (await call('GET', '/v1/slots?limit=100')).json.data;
  return [...new Set<string>(slots.map(({ startAt }: { startAt: string }) => startAt.slice(0, 10)))];
};

const book = async (startAt: string) => {
  const answer = await call('POST', '/v1/bookings', { serviceId: business.serviceId, startAt, name: 'Ana' });
  expect(answer.status).toBe(201);
  return answer.json.data.bookingId;
};

const rulesVersion = async (): Promise<number> =>
  (await getTenant(world.kernel.table, brandId<TenantId>(business.tenantId))).rulesVersion;

describe('a closure', () => {
  test('takes whole days off the list, its first and its last included', async () => {
    const { status, json } = await close({ from: '2026-11-25', to: '2026-11-26', label: 'Inventaire' });
    expect([status, json.data]).toEqual([
      201,
      {
        closureId: expect.stringMatching(/^[0-9a-z]{26}$/),
        from: '2026-11-25',
        to: '2026-11-26',
        label: 'Inventaire',
        calendarId: null,
        holiday: null,
        updatedAt: '2026-11-23T13:00:00.000Z',
        affected: 0,
      },
    ]);
    expect((await days()).slice(0, 3)).toEqual(['2026-11-23', '2026-11-24', '2026-11-27']);
  });

  test('takes hours of one day, and leaves those before and after it', async () => {
    const startsOn = async (date: string): Promise<readonly string[]> =>
      (await call('GET', '/v1/slots?limit=100')).json.data.slots
        .map(({ startAt }: { startAt: string }) => startAt)
        .filter((startAt: string) => startAt.startsWith(date))
        .map((startAt: string) => startAt.slice(11, 16));
    expect(await startsOn('2026-11-25')).toEqual([
      '14:00',
      '15:00',
      '16:00',
      '17:00',
      '18:00',
      '19:00',
      '20:00',
      '21:00',
    ]);
    await book('2026-11-25T17:00:00Z');
    await book('2026-11-25T19:00:00Z');
    const { status, json } = await close({ from: '2026-11-25', startTime: '12:00', endTime: '13:30' });
    expect([status, json.data]).toEqual([
      201,
      expect.objectContaining({ to: '2026-11-25', startTime: '12:00', endTime: '13:30', affected: 1 }),
    ]);
    expect(await listed()).toEqual([expect.objectContaining({ startTime: '12:00', endTime: '13:30' })]);
    expect(await startsOn('2026-11-25')).toEqual(['14:00', '15:00', '16:00', '20:00', '21:00']);
  });

  test('of several days begins at an hour of the first and ends at one of the last', async () => {
    await close({ from: '2026-11-24', to: '2026-11-26', startTime: '12:00', endTime: '10:00' });
    const { slots } = (await call('GET', '/v1/slots?limit=100')).json.data;
    const near = slots
      .map(({ startAt }: { startAt: string }) => startAt.slice(0, 16))
      .filter((startAt: string) => startAt >= '2026-11-24' && startAt < '2026-11-26T17');
    expect(near).toEqual([
      '2026-11-24T14:00',
      '2026-11-24T15:00',
      '2026-11-24T16:00',
      '2026-11-26T15:00',
      '2026-11-26T16:00',
    ]);
  });

  test.each([
    { startTime: '13:00', endTime: '13:00' },
    { startTime: '13:00', endTime: '12:00' },
    { startTime: '25:00' },
    { endTime: 'noon' },
  ])('cannot hold the hours %p of one day', async (hours) => {
    expect((await close({ from: '2026-11-25', ...hours })).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  test('is of one day when it names no end, and needs no label', async () => {
    const { json } = await close({ from: '2026-11-25' });
    expect(json.data).toMatchObject({ from: '2026-11-25', to: '2026-11-25', label: null });
    expect((await days()).slice(1, 3)).toEqual(['2026-11-24', '2026-11-26']);
  });

  test('counts its days in the business’s own zone, and follows it to another', async () => {
    const window = { dayOfWeek: 3, startTime: '20:00', endTime: '24:00' };
    await call('POST', '/v1/availability', window);
    const late = '2026-11-26T04:00:00.000Z';
    const isOffered = async () =>
      (await call('GET', '/v1/slots?limit=100')).json.data.slots.some(
        ({ startAt }: { startAt: string }) => startAt === late,
      );
    expect(await isOffered()).toBe(true);
    await close({ from: '2026-11-25' });
    expect(await isOffered()).toBe(false);
    await call('PATCH', '/v1/tenants/current', { timezone: 'Europe/Paris' });
    expect(await isOffered()).toBe(true);
  });

  test('raises the version of the rules with it, and so does its end', async () => {
    const before = await rulesVersion();
    const { closureId } = (await close({ from: '2026-11-25' })).json.data;
    expect(await rulesVersion()).toBe(before + 1);
    await call('DELETE', `/v1/closures/${closureId}`);
    expect(await rulesVersion()).toBe(before + 2);
  });

  test('leaves appointments where they are and tells how many lie in it', async () => {
    const inside = await book('2026-11-25T15:00:00Z');
    const cancelled = await book('2026-11-25T17:00:00Z');
    await call('DELETE', `/v1/bookings/${cancelled}`);
    await book('2026-11-25T04:30:00Z');
    await book('2026-11-26T05:00:00Z');
    await book('2026-11-27T15:00:00Z');
    expect((await close({ from: '2026-11-25' })).json.data.affected).toBe(2);
    expect((await call('GET', `/v1/bookings/${inside}`)).json.data.status).toBe('confirmed');
  });

  test('tells later too how many appointments to come lie in it, when asked', async () => {
    const made = (await close({ from: '2026-11-25', to: '2026-11-26' })).json.data;
    const lunch = (await close({ from: '2026-11-26', startTime: '12:00', endTime: '13:00' })).json.data;
    await close({ from: '2026-12-24' });
    const counts = async (query = '?with=affected') => {
      const { json } = await call('GET', `/v1/closures${query}`);
      return json.data.closures.map(({ affected }: { affected?: number }) => affected);
    };
    expect(await counts()).toEqual([0, 0, 0]);
    await book('2026-11-25T15:00:00Z');
    const noon = await book('2026-11-26T17:30:00Z');
    expect(await counts()).toEqual([2, 1, 0]);
    expect(await counts('')).toEqual([undefined, undefined, undefined]);
    expect([made.affected, lunch.affected]).toEqual([0, 0]);
    await call('DELETE', `/v1/bookings/${noon}`);
    expect(await counts()).toEqual([1, 0, 0]);
    expect((await call('GET', '/v1/closures?with=nothing')).status).toBe(400);
  });

  test('is not in the way of staff who book by hand', async () => {
    await close({ from: '2026-11-25' });
    await book('2026-11-25T15:00:00Z');
  });

  test('may last 366 days and no longer', async () => {
    expect((await close({ from: '2027-01-01', to: '2028-01-01' })).status).toBe(201);
    const { status, json } = await close({ from: '2027-01-01', to: '2028-01-02' });
    expect([status, json.error.issues]).toEqual([400, [{ path: 'to', message: '366 jours au plus.' }]]);
  });

  test('cannot end before it starts', async () => {
    const { status, json } = await close({ from: '2026-11-25', to: '2026-11-24' });
    expect([status, json.error.code, json.error.issues[0].path]).toEqual([400, 'end_before_start', 'to']);
    expect(await listed()).toEqual([]);
  });

  test.each(['2026-02-30', '2026-2-3', '1999-01-01', '2026-11-25T00:00:00Z', '', 7])(
    'is refused from %p, which is no date',
    async (from) => {
      const { status, json } = await close({ from });
      expect([status, json.error.issues[0].path]).toEqual([400, 'from']);
    },
  );

  test('is gone once deleted, its times are back, and deleting it again says so', async () => {
    const { closureId } = (await close({ from: '2026-11-25' })).json.data;
    expect((await call('DELETE', `/v1/closures/${closureId}`)).status).toBe(204);
    expect([await listed(), (await days()).slice(1, 3)]).toEqual([[], ['2026-11-24', '2026-11-25']]);
    expect((await call('DELETE', `/v1/closures/${closureId}`)).status).toBe(404);
  });

  test('asked for twice under one key is made once', async () => {
    const once = () =>
      world.call('POST', '/v1/closures', {
        token: business.owner.token,
        key: 'closing',
        body: { from: '2026-11-25', label: 'Zoé en vacances' },
      });
    const [first, second] = [await once(), await once()];
    expect(second.json).toEqual(first.json);
    expect(await listed()).toHaveLength(1);
  });

  test('stands in the list by its first day', async () => {
    for (const from of ['2026-12-24', '2026-11-25', '2026-12-01']) await close({ from });
    expect((await listed()).map(({ from }: { from: string }) => from)).toEqual([
      '2026-11-25',
      '2026-12-01',
      '2026-12-24',
    ]);
    expect((await call('GET', '/v1/closures')).json.data.timezone).toBe('America/Toronto');
  });
});

describe('Quebec’s statutory holidays', () => {
  const add = async (body: object) => (await call('POST', '/v1/closures/quebec-holidays', body)).json;

  test('are closed in one call, in the business’s language', async () => {
    const { data } = await add({ year: 2026 });
    expect([data.added, data.closures.length]).toEqual([8, 8]);
    expect(data.closures[3]).toMatchObject({
      from: '2026-06-24',
      to: '2026-06-24',
      label: 'Fête nationale du Québec',
      holiday: 'national',
    });
    await call('PATCH', '/v1/tenants/current', { language: 'en' });
    expect((await add({ year: 2027 })).data.closures[7].label).toBe('Christmas Day');
  });

  test('asked for twice, or by two at once, are added once, and the version is raised once', async () => {
    const before = await rulesVersion();
    const answers = await Promise.all([add({ year: 2026 }), add({ year: 2026 })]);
    expect(answers.map(({ data }) => data.added).toSorted()).toEqual([0, 8]);
    expect(await listed()).toHaveLength(8);
    expect(await rulesVersion()).toBe(before + 1);
  });

  test('do not undo what the business took back, save when it asks again', async () => {
    const { data } = await add({ year: 2026 });
    await call('DELETE', `/v1/closures/${data.closures[1].closureId}`);
    expect(await listed()).toHaveLength(7);
    expect((await add({ year: 2026 })).data.added).toBe(1);
  });

  test('hold Easter Monday where the employer chose it', async () => {
    const { data } = await add({ year: 2027, easter: 'easter_monday' });
    expect(data.closures[1]).toMatchObject({ from: '2027-03-29', label: 'Lundi de Pâques' });
  });

  test('hold the 25th of June when the 24th is a Sunday on which the business is closed anyway', async () => {
    expect((await add({ year: 2029 })).data.added).toBe(9);
    await call('POST', '/v1/availability', { dayOfWeek: 0, startTime: '09:00', endTime: '12:00' });
    expect((await add({ year: 2035 })).data.added).toBe(8);
  });

  test('tell how many appointments they meet', async () => {
    await book('2026-12-25T15:00:00Z');
    expect((await add({ year: 2026 })).data.affected).toBe(1);
    expect((await add({ year: 2026 })).data.affected).toBe(0);
  });

  test('are those of the next twelve months unless a year was said, each with the appointments it meets', async () => {
    await book('2026-12-25T15:00:00Z');
    const { data } = await add({});
    expect([data.added, data.affected]).toEqual([8, 1]);
    const dates = data.closures.map(({ from }: { from: string }) => from);
    expect([dates[0], dates.at(-1)]).toEqual(['2026-12-25', '2027-10-11']);
    expect(data.closures[0]).toMatchObject({ holiday: 'christmas', affected: 1 });
    expect((await add({})).data).toMatchObject({ added: 0, affected: 0 });
  });

  test('are those of a year', async () => {
    for (const body of [{ year: 1999 }, { year: 2100 }, { year: 2026.5 }, { year: 2026, easter: 'both' }])
      expect((await add(body)).error.code).toBe('invalid_request');
  });
});

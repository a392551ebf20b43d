import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dayNumber, weekOfRotation } from '../../../../shared/domain/window-dates.ts';
import { MAX_HOURS_WRITTEN } from '../../../../shared/schemas/availability.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { openSalon, type Salon } from '../calendars/salon.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

interface Window {
  readonly availabilityId: string;
  readonly calendarId: string;
  readonly version: number;
  readonly dayOfWeek: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly date?: string;
}

const read = async ({ call }: Salon): Promise<readonly Window[]> =>
  (await call('GET', '/v1/availability')).json.data.windows;

const seenBy = (windows: readonly Window[], calendar: string) =>
  windows
    .filter(({ calendarId }) => calendarId === calendar)
    .map(({ availabilityId, version }) => ({ availabilityId, version }));

/** Nine to noon, and one to five, on these days. */
const withLunch = (days: readonly number[]) =>
  days.flatMap((dayOfWeek) => [
    { dayOfWeek, startTime: '09:00', endTime: '12:00' },
    { dayOfWeek, startTime: '13:00', endTime: '17:00' },
  ]);

const hoursOf = (windows: readonly Window[], calendar: string) =>
  windows
    .filter(({ calendarId }) => calendarId === calendar)
    .map(({ dayOfWeek, startTime, endTime }) => ({ dayOfWeek, startTime, endTime }));

const WEEK = [1, 2, 3, 4, 5];

describe('hours of the week', () => {
  test('four people’s weeks with lunches are saved by one call, and offered so', async () => {
    const salon = await openSalon(world, 4);
    const before = await read(salon);
    const hours = salon.people.map((calendarId) => ({
      ...{ calendarId, seen: seenBy(before, calendarId), windows: withLunch(WEEK) },
    }));
    const { status, json } = await salon.call('PUT', '/v1/availability/hours', { hours });
    expect(status).toBe(200);
    for (const person of salon.people) expect(hoursOf(json.data.windows, person)).toEqual(withLunch(WEEK));
    expect(json.data.windows).toEqual(await read(salon));
    const slots = (await salon.call('GET', `/v1/slots?limit=100&calendarId=${salon.people[0]}`)).json.data
      .slots;
    const tuesday = slots.filter(({ startAt }: { startAt: string }) => startAt.startsWith('2026-11-24'));
    expect(tuesday.map(({ startAt }: { startAt: string }) => startAt.slice(11, 16))).toEqual([
      '14:00',
      '15:00',
      '16:00',
      '18:00',
      '19:00',
      '20:00',
      '21:00',
    ]);
  });

  test('one of them at fault saves nothing of anybody, and its row is named', async () => {
    const salon = await openSalon(world, 2);
    const before = await read(salon);
    const [first = '', second = ''] = salon.people;
    const at = (calendarId: string, windows: object[]) => ({
      ...{ calendarId, seen: seenBy(before, calendarId), windows },
    });
    const save = (windows: object[]) =>
      salon.call('PUT', '/v1/availability/hours', {
        hours: [at(first, withLunch([1])), at(second, windows)],
      });
    const turned = await save([{ dayOfWeek: 1, startTime: '12:00', endTime: '09:00' }]);
    expect([turned.status, turned.json.error.code, turned.json.error.issues[0].path]).toEqual([
      400,
      'end_before_start',
      'hours[1].windows[0].endTime',
    ]);
    const twice = await save([...withLunch([2]), { dayOfWeek: 2, startTime: '11:00', endTime: '14:00' }]);
    expect([twice.status, twice.json.error.issues[0].path]).toEqual([400, 'hours[1].windows[0].endTime']);
    expect(await read(salon)).toEqual(before);
  });

  test('what a colleague changed meanwhile is not written over: nobody’s hours are saved', async () => {
    const salon = await openSalon(world, 2);
    const before = await read(salon);
    const [first = '', second = ''] = salon.people;
    const changed = before.find(({ calendarId }) => calendarId === second);
    await salon.call('PATCH', `/v1/availability/${changed?.availabilityId}`, { endTime: '15:00' });
    const hours = [first, second].map((calendarId) => ({
      ...{ calendarId, seen: seenBy(before, calendarId), windows: withLunch(WEEK) },
    }));
    const { status, json } = await salon.call('PUT', '/v1/availability/hours', { hours });
    expect([status, json.error.code]).toEqual([409, 'changed_meanwhile']);
    expect(json.error.present.windows).toEqual(await read(salon));
    expect(hoursOf(await read(salon), first)).toEqual(hoursOf(before, first));
  });

  test('of two saves at once from the same sight, one wins whole', async () => {
    const salon = await openSalon(world, 1);
    const before = await read(salon);
    const [calendarId = ''] = salon.people;
    const save = (days: readonly number[]) =>
      salon.call('PUT', '/v1/availability/hours', {
        hours: [{ calendarId, seen: seenBy(before, calendarId), windows: withLunch(days) }],
      });
    const answers = await Promise.all([save([1, 2]), save([3, 4])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers[0]?.status === 200 ? [1, 2] : [3, 4];
    expect(hoursOf(await read(salon), calendarId)).toEqual(withLunch(won));
  });

  test('the same hours again change nothing, whatever was seen', async () => {
    const salon = await openSalon(world, 1);
    const [calendarId = ''] = salon.people;
    const save = async (seen: object[]) =>
      salon.call('PUT', '/v1/availability/hours', {
        hours: [{ calendarId, seen, windows: withLunch([2]) }],
      });
    await save(seenBy(await read(salon), calendarId));
    const once = await read(salon);
    const again = await save([]);
    expect([again.status, again.json.data.windows]).toEqual([200, once]);
  });

  test('windows that no grid shows stay: inactive ones, and those of another zone', async () => {
    const salon = await openSalon(world, 1);
    const [calendarId = ''] = salon.people;
    const usual = { dayOfWeek: 6, startTime: '10:00', endTime: '12:00', calendarId };
    const asleep = (await salon.call('POST', '/v1/availability', { ...usual, active: false })).json.data;
    const abroad = (await salon.call('POST', '/v1/availability', { ...usual, timezone: 'Europe/Paris' })).json
      .data;
    const shown = (await read(salon)).filter(
      ({ availabilityId }) => ![asleep.availabilityId, abroad.availabilityId].includes(availabilityId),
    );
    const hours = [{ calendarId, seen: seenBy(shown, calendarId), windows: [] }];
    expect((await salon.call('PUT', '/v1/availability/hours', { hours })).status).toBe(200);
    const left = (await read(salon)).filter((window) => window.calendarId === calendarId);
    expect(left).toEqual(expect.arrayContaining([asleep, abroad]));
    expect(left).toHaveLength(2);
  });

  const startsOf = async ({ call }: Salon, calendarId: string) => {
    const path = `/v1/slots?limit=100&calendarId=${calendarId}`;
    const { slots } = (await call('GET', path)).json.data;
    return slots.map(({ startAt }: { startAt: string }) => startAt.slice(0, 10));
  };

  test('hours of every other week are offered in their week, and hours of a date in place of its week’s', async () => {
    const salon = await openSalon(world, 1);
    const [calendarId = ''] = salon.people;
    const hours = { dayOfWeek: 3, startTime: '09:00', endTime: '10:00' };
    const save = (entry: object) =>
      salon.call('PUT', '/v1/availability/hours', { hours: [{ calendarId, ...entry }] });
    const week = weekOfRotation(dayNumber('2026-11-25'), 2);
    const rotation = { weeks: 2, week };
    const seen = seenBy(await read(salon), calendarId);
    expect((await save({ seen, windows: [{ ...hours, rotation }] })).status).toBe(200);
    expect(await startsOf(salon, calendarId)).toEqual(['2026-11-25']);
    const windows = [{ dayOfWeek: 3, startTime: '13:00', endTime: '15:00' }];
    const dated = await save({ date: '2026-11-25', seen: [], windows });
    expect(dated.status).toBe(200);
    const theirs = (await read(salon)).filter((one) => one.calendarId === calendarId);
    expect(theirs).toMatchObject([
      { startTime: '09:00', rotation },
      { date: '2026-11-25', startTime: '13:00' },
    ]);
    expect(await startsOf(salon, calendarId)).toEqual(['2026-11-25', '2026-11-25']);
    const own = (await read(salon)).filter(({ date }) => date === '2026-11-25');
    expect((await save({ date: '2026-11-25', seen: seenBy(own, calendarId), windows: [] })).status).toBe(200);
    expect(await startsOf(salon, calendarId)).toEqual(['2026-11-25']);
  });

  test('a date’s hours are of its weekday, and one person’s hours of one rotation', async () => {
    const salon = await openSalon(world, 1);
    const [calendarId = ''] = salon.people;
    const before = await read(salon);
    const hours = { dayOfWeek: 3, startTime: '09:00', endTime: '10:00' };
    const refusals = [
      { date: '2026-11-26', seen: [], windows: [hours] },
      { date: '2026-11-25', seen: [], windows: [{ ...hours, rotation: { weeks: 2, week: 0 } }] },
      {
        seen: seenBy(before, calendarId),
        windows: [
          { ...hours, rotation: { weeks: 2, week: 0 } },
          { ...hours, dayOfWeek: 4, rotation: { weeks: 3, week: 0 } },
        ],
      },
      { seen: seenBy(before, calendarId), windows: [{ ...hours, rotation: { weeks: 2, week: 2 } }] },
    ];
    for (const entry of refusals) {
      const { status } = await salon.call('PUT', '/v1/availability/hours', {
        hours: [{ calendarId, ...entry }],
      });
      expect([entry, status]).toEqual([entry, 400]);
    }
    expect(await read(salon)).toEqual(before);
  });

  test('a window leaves its rotation by null, and one of a date stays on its weekday', async () => {
    const salon = await openSalon(world, 1);
    const hours = { startTime: '18:00', endTime: '20:00', calendarId: salon.people[0] };
    const post = async (body: object) =>
      (await salon.call('POST', '/v1/availability', { ...hours, ...body })).json.data;
    const turning = await post({ dayOfWeek: 3, rotation: { weeks: 2, week: 0 } });
    expect(turning.rotation).toEqual({ weeks: 2, week: 0 });
    const path = `/v1/availability/${turning.availabilityId}`;
    expect((await salon.call('PATCH', path, { rotation: null })).json.data).not.toHaveProperty('rotation');
    const dated = await post({ dayOfWeek: 3, date: '2026-11-25' });
    const moved = await salon.call('PATCH', `/v1/availability/${dated.availabilityId}`, { dayOfWeek: 4 });
    expect(moved.status).toBe(400);
  });

  test('somebody else’s calendar, or the same twice, is refused', async () => {
    const [salon, other] = [await openSalon(world, 1), await openSalon(world, 1)];
    const entry = (calendarId = '') => ({ calendarId, seen: [], windows: [] });
    for (const hours of [[entry(other.people[0])], [entry(salon.people[0]), entry(salon.people[0])]])
      expect((await salon.call('PUT', '/v1/availability/hours', { hours })).status).toBe(400);
  });

  test('more windows than one transaction can write are refused before anything is written', async () => {
    const salon = await openSalon(world, 2);
    const before = await read(salon);
    const many = Array.from({ length: 50 }, (_, n) => ({
      dayOfWeek: n % 7,
      startTime: `${String(Math.floor(n / 7) * 2 + 6).padStart(2, '0')}:00`,
      endTime: `${String(Math.floor(n / 7) * 2 + 7).padStart(2, '0')}:00`,
    }));
    expect(many.length * 2).toBeGreaterThan(MAX_HOURS_WRITTEN);
    const hours = salon.people.map((calendarId) => ({
      ...{ calendarId, seen: seenBy(before, calendarId), windows: many },
    }));
    const { status, json } = await salon.call('PUT', '/v1/availability/hours', { hours });
    expect([status, json.error.code]).toEqual([409, 'limit_reached']);
    expect(await read(salon)).toEqual(before);
  });
});

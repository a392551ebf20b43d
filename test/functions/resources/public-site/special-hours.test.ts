import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { specialHours } from '../../../../functions/resources/public-site/special-hours.ts';
import { brandId, type CalendarId } from '../../../../shared/domain/ids.ts';
import type { AvailabilityWindow } from '../../../../shared/schemas/availability.ts';
import type { Closure } from '../../../../shared/schemas/closure.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { openDesk } from './visitors-calls.ts';

const DAYS = 21;
const FIRST = '2026-12-14';
const dates = Array.from({ length: DAYS }, (_, index) =>
  new Date(Date.parse(FIRST) + index * 86_400_000).toISOString().slice(0, 10),
);
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const people = ['alice', 'bruno'].map((id) => brandId<CalendarId>(id));

const window = (over: Partial<AvailabilityWindow>): AvailabilityWindow => ({
  availabilityId: 'w',
  dayOfWeek: 1,
  startTime: '09:00',
  endTime: '17:00',
  timezone: 'America/Toronto',
  capacity: 1,
  active: true,
  calendarId: 'alice',
  version: 1,
  updatedAt: FIRST,
  ...over,
});

const closure = (over: Partial<Closure>): Closure => ({
  closureId: 'c',
  from: FIRST,
  to: over.from ?? FIRST,
  label: 'Vacances de Zoé',
  calendarId: null,
  holiday: null,
  updatedAt: FIRST,
  ...over,
});

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Which week of two a date lies in, by the Mondays since the first of 1970. */
const turnOf = (date: string): number =>
  Math.floor((Date.parse(date) - Date.parse('1970-01-05')) / 604_800_000) % 2;

const at = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const ordered = fc
  .uniqueArray(fc.integer({ min: 0, max: 24 }), { minLength: 2, maxLength: 2 })
  .map((hours) => hours.toSorted((a, b) => a - b))
  .map(([first = 0, last = 24]) => ({ startTime: at(first), endTime: at(last) }));
const whose = fc.constantFrom('alice', 'bruno');
const windows = fc.array(
  fc
    .record({
      dayOfWeek: fc.integer({ min: 0, max: 6 }),
      hours: ordered,
      calendarId: whose,
      active: fc.boolean(),
      only: fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        fc.constantFrom(0, 1).map((week) => ({ rotation: { weeks: 2, week } })),
        fc.constantFrom(...dates).map((date) => ({ date, dayOfWeek: weekdayOf(date) })),
      ),
    })
    .map(({ hours, only, ...rest }) => window({ ...rest, ...hours, ...only })),
  { maxLength: 8 },
);
const closures = fc.array(
  fc
    .record({
      days: fc.tuple(fc.nat(DAYS + 3), fc.nat(6)),
      hours: fc.option(ordered),
      calendarId: fc.option(whose),
    })
    .map(({ days: [first, length], hours, calendarId }) => {
      const day = (index: number) =>
        new Date(Date.parse(FIRST) + (index - 2) * 86_400_000).toISOString().slice(0, 10);
      return closure({ from: day(first), to: day(first + length), calendarId, ...(hours ?? {}) });
    }),
  { maxLength: 4 },
);

/** Whether anybody works in an hour of a date, by asking each window and each closure. */
const isWorked = (
  rules: { windows: AvailabilityWindow[]; closures: Closure[] },
  date: string,
  hour: number,
) => {
  const [begin, end] = [`${date}T${at(hour)}`, `${date}T${at(hour + 1)}`];
  const isClosed = ({ from, to, startTime = '00:00', endTime = '24:00' }: Closure) =>
    `${from}T${startTime}` <= begin && end <= `${to}T${endTime}`;
  const isReplaced = (calendarId: string) =>
    rules.windows.some((one) => one.active && one.date === date && one.calendarId === calendarId);
  const isItsDay = (one: AvailabilityWindow) =>
    one.date === undefined
      ? one.dayOfWeek === weekdayOf(date) &&
        !isReplaced(one.calendarId) &&
        (one.rotation === undefined || one.rotation.week === turnOf(date))
      : one.date === date;
  return rules.windows.some(
    ({ active, startTime, endTime, calendarId, ...rest }) =>
      active &&
      isItsDay({ active, startTime, endTime, calendarId, ...rest }) &&
      startTime <= at(hour) &&
      at(hour + 1) <= endTime &&
      !rules.closures.some((one) => [null, calendarId].includes(one.calendarId) && isClosed(one)),
  );
};

/** Whether anybody works in an hour of a date's weekday, in a week as the first date's is. */
const isUsual = (all: AvailabilityWindow[], date: string, hour: number) => {
  const weekly = all.filter((one) => one.date === undefined);
  const sameDay = dates.find((one) => weekdayOf(one) === weekdayOf(date) && turnOf(one) === turnOf(FIRST));
  return isWorked({ windows: weekly, closures: [] }, sameDay ?? date, hour);
};

describe('hours of dates that are not the week’s', () => {
  test('are, hour by hour, when anybody works', () => {
    const rulesOf = fc.record({ windows, closures });
    fc.assert(
      fc.property(rulesOf, (rules) => {
        const entries = specialHours({ ...rules, calendars: people }, FIRST, DAYS);
        const told = (date: string, hour: number) => {
          const entry = entries.find(({ from, to }) => from <= date && date <= to);
          return entry
            ? entry.hours.some(({ opens, closes }) => opens <= at(hour) && at(hour + 1) <= closes)
            : isUsual(rules.windows, date, hour);
        };
        const worked = dates.map((date) => hours.filter((hour) => isWorked(rules, date, hour)));
        expect(dates.map((date) => hours.filter((hour) => told(date, hour)))).toEqual(worked);
      }),
      seededRuns(60),
    );
  });

  test('show vacations as one, whatever days off and holidays lie in them, and a holiday by its name', () => {
    const rules = {
      windows: [1, 2, 3, 4, 5].map((dayOfWeek) => window({ dayOfWeek })),
      calendars: people,
    };
    const christmas = closure({ from: '2026-12-25', holiday: 'christmas' });
    expect(specialHours({ ...rules, closures: [christmas] }, FIRST, DAYS)).toEqual([
      { from: '2026-12-25', to: '2026-12-25', hours: [], holiday: 'christmas' },
    ]);
    const away = closure({ from: '2026-12-22', to: '2027-01-02' });
    expect(specialHours({ ...rules, closures: [away, christmas] }, FIRST, DAYS)).toEqual([
      { from: '2026-12-22', to: '2027-01-02', hours: [], holiday: null },
    ]);
    const sunday = closure({ from: '2026-12-20' });
    expect(specialHours({ ...rules, closures: [sunday] }, FIRST, DAYS)).toEqual([]);
  });
});

describe('the public config', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.stop());

  test('shows the closures of the whole business for eight weeks, without their reason', async () => {
    const { slug, staff } = await openDesk(world);
    const close = (body: object) => staff('POST', '/v1/closures', body);
    await close({ from: '2026-11-25', label: 'Enterrement' });
    await close({ from: '2026-11-26', startTime: '12:00' });
    await close({ from: '2027-01-18' });
    await staff('POST', '/v1/closures/quebec-holidays', {});
    const { json } = await world.call('GET', `/public/sites/${slug}/config`);
    expect(json.data.specialHours).toEqual([
      { from: '2026-11-25', to: '2026-11-25', hours: [], holiday: null },
      { from: '2026-11-26', to: '2026-11-26', hours: [{ opens: '09:00', closes: '12:00' }], holiday: null },
      { from: '2026-12-25', to: '2026-12-25', hours: [], holiday: 'christmas' },
      { from: '2027-01-01', to: '2027-01-01', hours: [], holiday: 'new_year' },
    ]);
    expect(JSON.stringify(json.data)).not.toContain('Enterrement');
  });

  test('shows what is closed on the calendar that the whole business shares', async () => {
    const { slug, staff } = await openDesk(world);
    await staff('POST', '/v1/closures', { from: '2026-11-25', calendarId: 'main' });
    const { json } = await world.call('GET', `/public/sites/${slug}/config`);
    expect(json.data.specialHours).toEqual([expect.objectContaining({ from: '2026-11-25', hours: [] })]);
  });
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Part } from '../../../functions/agenda/baskets.ts';
import { findSeries, type SeriesOffer } from '../../../functions/agenda/series.ts';
import { datesForSeries, type SeriesQuery } from '../../../functions/agenda/series-dates.ts';
import { takeBasket } from '../../../functions/agenda/take-basket.ts';
import { DAY_MIN, dayStartOf, utcDateOf } from '../../../functions/agenda/time.ts';
import type { Busy, Rules } from '../../../functions/agenda/types.ts';
import { timeOf } from '../../support/agenda-arbitraries.ts';
import { minutesShowing, oracleRuns, wallClock } from '../../support/agenda-oracle.ts';
import { anyMoment } from '../../support/agenda-zones.ts';
import { type OracleWorld, type Way, waysInARow, waysTogether } from '../../support/basket-oracle.ts';
import { bookedAgendas } from '../../support/booked-agendas.ts';
import { seededRuns } from '../../support/seeded.ts';

const IDS = ['anne', 'bob', 'carl'];
const HORIZON_DAYS = 18;
/** The first date lies within so many days, since the oracle tries every start. */
const FIRST_DAYS = 2;

const anyPart: fc.Arbitrary<Part> = fc.record({
  need: fc.record({
    durationMin: fc.constantFrom(15, 30, 45),
    bufferBeforeMin: fc.constantFrom(0, 0, 15),
    bufferAfterMin: fc.constantFrom(0, 0, 15),
  }),
  calendarIds: fc.oneof(fc.constant(IDS), fc.subarray(IDS, { minLength: 1 })),
});

const anyCase = fc.record({
  moment: anyMoment,
  hours: fc.array(
    fc.record({
      calendarId: fc.constantFrom(...IDS),
      /** Counted from today, so that most of them matter. */
      day: fc.integer({ min: 0, max: FIRST_DAYS - 1 }),
      from: fc.integer({ min: 0, max: 42 }),
      length: fc.integer({ min: 5, max: 12 }),
      capacity: fc.constantFrom(1, 1, 2),
    }),
    { minLength: 4, maxLength: 7 },
  ),
  slotMinutes: fc.constantFrom(15, 30),
  closedAfter: fc.option(fc.constantFrom(0, 1, 7, 8, 14, 15), { nil: undefined }),
  busy: fc.array(
    fc.record({
      calendarId: fc.constantFrom(...IDS),
      /** A window in some week, so that most of them are in the way. */
      window: fc.nat({ max: 6 }),
      week: fc.nat({ max: 2 }),
      quarters: fc.integer({ min: 0, max: 12 }),
      length: fc.integer({ min: 1, max: 24 }),
    }),
    { maxLength: 12 },
  ),
  parts: fc.array(anyPart, { minLength: 2, maxLength: 3 }),
  arrangement: fc.constantFrom(
    { kind: 'together' } as const,
    ...[0, 15, 30].map((maxGapMin) => ({ kind: 'in_a_row', maxGapMin }) as const),
  ),
  count: fc.constantFrom(2, 3, 3),
  everyWeeks: fc.constantFrom(1, 1, 2),
});

type Case = typeof anyCase extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function worldOf(drawn: Case) {
  const { moment, hours, slotMinutes, closedAfter, busy, parts, arrangement, count, everyWeeks } = drawn;
  const { timeZone, now } = moment;
  const today = wallClock(timeZone, now);
  const closed = closedAfter === undefined ? [] : [utcDateOf(now + closedAfter * DAY_MIN)];
  const rules: Rules = {
    ...{ rulesVersion: 1, slotMinutes },
    windows: hours.map(({ calendarId, day, from, length, capacity }, n) => ({
      ...{ availabilityId: `${n}`, calendarId, timezone: timeZone, active: true, capacity },
      dayOfWeek: (today.dayOfWeek + day) % 7,
      ...{ startTime: timeOf(from * 30), endTime: timeOf(Math.min(48, from + length) * 30) },
    })),
    closures: closed.map((date) => ({ closureId: date, from: date, to: date, timezone: timeZone })),
  };
  const query: SeriesQuery = {
    ...{ parts, arrangement, count, everyWeeks, timeZone, now, to: now + FIRST_DAYS * DAY_MIN },
    limits: { minNoticeMin: 60, until: now + HORIZON_DAYS * DAY_MIN },
  };
  const entries = busy.map(
    ({ calendarId, window, week, quarters, length }, n): Busy & { calendarId: string } => {
      const { day = 0, from = 0 } = hours[window % hours.length] ?? {};
      const start = now - today.minuteOfDay + (day + week * 7) * DAY_MIN + from * 30 + quarters * 15;
      const end = start + length * 15;
      return { id: `b${n}`, kind: 'booking', before: 0, after: 0, start, end, calendarId };
    },
  );
  const of = (id: string) => entries.filter(({ calendarId }) => calendarId === id);
  const agendas = bookedAgendas(IDS, datesForSeries(query), rules, of);
  return { query, agendas, rules, of };
}

type World = ReturnType<typeof worldOf>;

const end = ({ query: { limits } }: World): number => limits.until;

/** Every way to lay the parts from a start, as the days are or as if nothing were booked. */
function oracleOf(world: World) {
  const { rules, of, query } = world;
  const { parts, arrangement, now } = query;
  const runs = new Map<string, ReturnType<typeof oracleRuns>>();
  const runsAround = (id: string, start: number) => {
    const day = dayStartOf(utcDateOf(start));
    const key = `${id} ${day}`;
    const known = runs.get(key) ?? oracleRuns(rules, id, { start: day, end: day + 2 * DAY_MIN }, DAY_MIN);
    runs.set(key, known);
    return known;
  };
  return (start: number, isEmpty = false, to = end(world)): Way[] => {
    const calendars = IDS.map(
      (id) => [id, { runs: runsAround(id, start), entries: isEmpty ? [] : of(id) }] as const,
    );
    const oracle: OracleWorld = { calendars: new Map(calendars), rules, from: now + 60, to };
    const ways =
      arrangement.kind === 'together'
        ? waysTogether(oracle, parts, start).map((way) => ({ ...way, gap: 0 }))
        : waysInARow(oracle, parts, start, arrangement.maxGapMin);
    const gap = Math.min(...ways.map((way) => way.gap));
    const tight = ways.filter((way) => way.gap === gap);
    const persons = Math.min(...tight.map((way) => way.persons));
    return tight.filter((way) => way.persons === persons);
  };
}

const othersThan = (one: Way, other: Way): number =>
  one.calendarIds.filter((id, part) => id !== other.calendarIds[part]).length;

/** What the series from a start is by the letter: the best ways of each date, or undefined; nothing where it cannot be. */
function expected({ query }: World, ways: ReturnType<typeof oracleOf>, start: number) {
  const { timeZone, everyWeeks, count } = query;
  const { date, minuteOfDay } = wallClock(timeZone, start);
  const dates = Array.from({ length: count }, (_, n) => {
    const own = utcDateOf(dayStartOf(date) + n * everyWeeks * 7 * DAY_MIN);
    const at = n === 0 ? start : minutesShowing(timeZone, own, minuteOfDay)[0];
    return { date: own, at, ways: at === undefined ? [] : ways(at) };
  });
  const open = dates.filter((one) => one.ways.length > 0);
  if (dates[0]?.ways.length === 0 || open.length < 2) return undefined;
  const elsewhere = open
    .flatMap((one) => one.ways)
    .map((wanted) =>
      open.reduce((sum, one) => sum + Math.min(...one.ways.map((way) => othersThan(wanted, way))), 0),
    );
  return {
    starts: open.map(({ at }) => at),
    left: dates.filter((one) => one.ways.length === 0),
    gapMin: Math.max(...open.map((one) => one.ways[0]?.gap ?? 0)),
    persons: Math.max(...open.map((one) => one.ways[0]?.persons ?? 0)),
    elsewhere: Math.min(...elsewhere),
  };
}

const firstsOf = ({ placed }: SeriesOffer, perDate: number): number[] =>
  placed.flatMap(({ start }, n) => (n % perDate === 0 ? [start] : []));

test('a series of several services is, from every start, what trying all ways of each date finds, whole dates or none', () => {
  const met = { offers: 0, closed: 0, taken: 0, too_far: 0, no_such_time: 0 };
  fc.assert(
    fc.property(anyCase, (drawn) => {
      const world = worldOf(drawn);
      const { query, agendas } = world;
      const perDate = query.parts.length;
      const ways = oracleOf(world);
      const { offers, stoppedAt } = findSeries(agendas, query);
      expect(stoppedAt).toBeUndefined();
      const byStart = new Map(offers.map((offer) => [offer.placed[0]?.start, offer]));
      const first = Math.ceil((query.now + 60) / 15) * 15;
      for (let start = first; start < query.now + FIRST_DAYS * DAY_MIN; start += 15) {
        const right = expected(world, ways, start);
        const offer = byStart.get(start);
        expect([start, offer !== undefined]).toEqual([start, right !== undefined]);
        if (!offer || !right) continue;
        expect(firstsOf(offer, perDate)).toEqual(right.starts);
        const { gapMin, persons, elsewhere } = offer;
        expect({ start, gapMin, persons, elsewhere }).toEqual({
          ...{ start, gapMin: right.gapMin, persons: right.persons, elsewhere: right.elsewhere },
        });
        expect(offer.skipped.map(({ date }) => date)).toEqual(right.left.map(({ date }) => date));
        for (const [n, { reason }] of offer.skipped.entries()) {
          const at = right.left[n]?.at;
          met[reason] += 1;
          if (reason === 'no_such_time' || at === undefined)
            expect([at, reason]).toEqual([undefined, 'no_such_time']);
          else if (reason === 'taken') expect(ways(at, true)).not.toEqual([]);
          else if (reason === 'closed') expect(ways(at, true, Number.POSITIVE_INFINITY)).toEqual([]);
          else expect(at + query.parts.length * 90).toBeGreaterThanOrEqual(end(world));
        }
        met.offers += 1;
      }
    }),
    seededRuns(20),
  );
  expect(met.offers).toBeGreaterThan(0);
  expect(met.closed + met.taken + met.too_far).toBeGreaterThan(0);
});

test('a series of several services is with the same people as far as can be, and with whom is free where it cannot', () => {
  const part = {
    need: { durationMin: 30, bufferBeforeMin: 0, bufferAfterMin: 0 },
    calendarIds: ['anne', 'bob'],
  };
  const now = dayStartOf('2026-07-05');
  const hours = { startTime: '10:00', endTime: '11:00', timezone: 'UTC', active: true };
  const rules: Rules = {
    ...{ rulesVersion: 1, slotMinutes: 60, closures: [] },
    windows: part.calendarIds.map((id) => ({ ...hours, availabilityId: id, calendarId: id, dayOfWeek: 1 })),
  };
  const query: SeriesQuery = {
    ...{ parts: [part, part], arrangement: { kind: 'in_a_row', maxGapMin: 0 }, count: 4, everyWeeks: 1, now },
    ...{ timeZone: 'UTC', limits: { minNoticeMin: 0, until: now + 60 * DAY_MIN }, to: now + 7 * DAY_MIN },
  };
  const away = (id: string, week: number): Busy => {
    const start = dayStartOf('2026-07-06') + week * 7 * DAY_MIN + 600;
    return { id: `${id}${week}`, kind: 'booking', before: 0, after: 0, start, end: start + 60 };
  };
  const busy = new Map([
    ['anne', [away('anne', 0), away('anne', 3)]],
    ['bob', [away('bob', 2), away('bob', 3)]],
  ]);
  const agendas = bookedAgendas(part.calendarIds, datesForSeries(query), rules, (id) => busy.get(id) ?? []);
  const [offer, ...others] = findSeries(agendas, query).offers;
  expect(others).toEqual([]);
  expect(offer?.placed.map(({ calendarId }) => calendarId)).toEqual([
    'bob',
    'bob',
    'bob',
    'bob',
    'anne',
    'anne',
  ]);
  expect(offer).toMatchObject({
    ...{ gapMin: 0, persons: 1, elsewhere: 2 },
    skipped: [{ date: '2026-07-27', reason: 'taken' }],
  });
});

test('a series of several services is taken, row after row, by what takes single bookings', () => {
  let taken = 0;
  fc.assert(
    fc.property(anyCase, (drawn) => {
      const { agendas, query } = worldOf(drawn);
      const { parts, arrangement, limits, now } = query;
      for (const { placed } of findSeries(agendas, query).offers) {
        const entries = placed.map(({ calendarId, start, end }, n) => {
          const { bufferBeforeMin: before = 0, bufferAfterMin: after = 0 } =
            parts[n % parts.length]?.need ?? {};
          return {
            calendarId,
            entry: { id: `new${n}`, kind: 'booking', start, end, before, after } as const,
          };
        });
        const rule = { ...arrangement, perDate: parts.length };
        expect(takeBasket(agendas, entries, rule, { limits, now }).ok).toBe(true);
        // Without it, the second date would have to follow the first like a part of its row.
        expect(takeBasket(agendas, entries, arrangement, { limits, now }).ok).toBe(false);
        taken += 1;
      }
    }),
    seededRuns(30),
  );
  expect(taken).toBeGreaterThan(0);
});

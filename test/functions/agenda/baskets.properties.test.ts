import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Part, PartsArrangement, PartsQuery } from '../../../functions/agenda/baskets.ts';
import { type Agendas, datesForBaskets, findBaskets } from '../../../functions/agenda/find-baskets.ts';
import { takeBasket } from '../../../functions/agenda/take-basket.ts';
import { dayStartOf } from '../../../functions/agenda/time.ts';
import type { AgendaWindow, Busy, Rules } from '../../../functions/agenda/types.ts';
import { timeOf } from '../../support/agenda-arbitraries.ts';
import { oracleRuns } from '../../support/agenda-oracle.ts';
import { type OracleWorld, STEP, type Way, waysInARow, waysTogether } from '../../support/basket-oracle.ts';
import { bookedAgendas } from '../../support/booked-agendas.ts';
import { seededRuns, sizes } from '../../support/seeded.ts';

const MONDAY = '2026-07-06';
const midnight = dayStartOf(MONDAY);
const limits = { minNoticeMin: 0, until: midnight + 3 * 1440 };
const IDS = ['anne', 'bob', 'carl'];

/** A window of Monday evening, or one that reaches Monday's midnight or begins Tuesday, so that rows cross it. */
const anyWindow = fc
  .record({
    calendarId: fc.constantFrom(...IDS),
    dayOfWeek: fc.constantFrom(1, 1, 1, 2),
    bounds: fc.uniqueArray(fc.integer({ min: 0, max: 36 }), { minLength: 2, maxLength: 2 }),
    capacity: fc.constantFrom(1, 1, 2, 3),
  })
  .map(({ calendarId, dayOfWeek, bounds, capacity }): AgendaWindow => {
    const from = dayOfWeek === 1 ? 1260 : 0;
    return {
      ...{
        availabilityId: calendarId,
        calendarId,
        dayOfWeek,
        timezone: 'UTC',
        capacity,
        active: true,
      },
      startTime: timeOf(from + Math.min(...bounds) * STEP),
      endTime: timeOf(from + Math.max(...bounds) * STEP),
    };
  });

const anyNeed = fc.record({
  durationMin: fc.integer({ min: 1, max: 9 }).map((steps) => steps * STEP),
  bufferBeforeMin: fc.constantFrom(0, 0, 0, 5, 20),
  bufferAfterMin: fc.constantFrom(0, 0, 0, 10, 45),
});

const anyPart: fc.Arbitrary<Part> = fc.record({
  need: anyNeed,
  calendarIds: fc.subarray(IDS, { minLength: 1 }),
});

const anyEntry = fc.record({
  calendarId: fc.constantFrom(...IDS),
  at: fc.integer({ min: 250, max: 324 }).map((steps) => steps * STEP),
  minutes: fc.integer({ min: 1, max: 8 }).map((steps) => steps * STEP),
  before: fc.constantFrom(0, 0, 15),
  after: fc.constantFrom(0, 0, 15),
});

const anyCase = fc.record({
  windows: fc.array(anyWindow, { minLength: 2, maxLength: 6 }),
  slotMinutes: fc.constantFrom(5, 10, 15, 30),
  parts: fc.array(anyPart, { minLength: 1, maxLength: 4 }),
  entries: fc.array(anyEntry, { maxLength: 6 }),
  maxGapMin: fc.constantFrom(0, 5, 15, 25, 120),
});

type Case = typeof anyCase extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** The same agendas, as the product stores them and as the oracle counts them. */
function worldOf({ windows, slotMinutes, parts, entries }: Case, arrangement: PartsArrangement) {
  const rules: Rules = { rulesVersion: 1, windows, closures: [], slotMinutes };
  const query: PartsQuery = { parts, arrangement, limits, now: midnight };
  const range = { start: midnight, end: limits.until };
  const busy = entries.map(
    ({ calendarId, at, minutes, before, after }, n): Busy & { calendarId: string } => ({
      ...{ id: `b${n}`, kind: 'booking', before, after, calendarId },
      ...{ start: midnight + at, end: midnight + at + minutes },
    }),
  );
  const of = (id: string) => busy.filter(({ calendarId }) => calendarId === id);
  const agendas = bookedAgendas(IDS, datesForBaskets(query), rules, of);
  const oracle: OracleWorld = {
    calendars: new Map(IDS.map((id) => [id, { runs: oracleRuns(rules, id, range), entries: of(id) }])),
    ...{ rules, from: range.start, to: range.end },
  };
  return { agendas, oracle, query };
}

type Rank = Pick<Way, 'gap' | 'persons'>;

const better = (a: Way, b: Way): Way =>
  a.gap < b.gap || (a.gap === b.gap && a.persons <= b.persons) ? a : b;

/** The best way from each start, by trying every start of the days that windows cover. */
function bestByStart(waysAt: (start: number) => readonly Way[]): ReadonlyMap<number, Rank> {
  const best = new Map<number, Rank>();
  for (let start = midnight + 1200; start < midnight + 1800; start += STEP) {
    const ways = waysAt(start);
    const [first] = ways;
    if (!first) continue;
    const { gap, persons } = ways.reduce(better, first);
    best.set(start, { gap, persons });
  }
  return best;
}

const found = (agendas: Agendas, query: PartsQuery) => {
  const { offers, stoppedAt } = findBaskets(agendas, query);
  expect(stoppedAt).toBeUndefined();
  return offers;
};

const asWays = (offers: ReturnType<typeof found>): ReadonlyMap<number, Rank> =>
  new Map(offers.map(({ placed, gapMin, persons }) => [placed[0]?.start ?? 0, { gap: gapMin, persons }]));

const sorted = (ways: ReadonlyMap<number, Rank>) => [...ways].sort(([a], [b]) => a - b);

describe('what is found is what there is', () => {
  test('in a row: from every start the smallest gaps and then the fewest people, and no start is missed', () => {
    let offered = 0;
    fc.assert(
      fc.property(anyCase, (drawn) => {
        const arrangement = { kind: 'in_a_row', maxGapMin: drawn.maxGapMin } as const;
        const { agendas, oracle, query } = worldOf(drawn, arrangement);
        const ways = bestByStart((start) => waysInARow(oracle, drawn.parts, start, drawn.maxGapMin));
        expect(sorted(asWays(found(agendas, query)))).toEqual(sorted(ways));
        offered += ways.size;
      }),
      seededRuns(60),
    );
    expect(offered).toBeGreaterThan(sizes.runs(20));
  });

  test('together: every start at which all have a place is found, on the fewest people', () => {
    let offered = 0;
    fc.assert(
      fc.property(anyCase, (drawn) => {
        const { agendas, oracle, query } = worldOf(drawn, { kind: 'together' });
        const ways = bestByStart((start) => waysTogether(oracle, drawn.parts, start));
        const without = new Map([...ways].map(([start, way]) => [start, { ...way, gap: 0 }]));
        expect(sorted(asWays(found(agendas, query)))).toEqual(sorted(without));
        offered += ways.size;
      }),
      seededRuns(80),
    );
    expect(offered).toBeGreaterThan(sizes.runs(20));
  });
});

describe('what is offered can be booked', () => {
  test('every offer is taken, part after part, by what takes single bookings', () => {
    let taken = 0;
    const anyArrangement = fc.constantFrom<PartsArrangement['kind']>('in_a_row', 'together');
    fc.assert(
      fc.property(anyCase, anyArrangement, (drawn, kind) => {
        const arrangement: PartsArrangement =
          kind === 'together' ? { kind } : { kind, maxGapMin: drawn.maxGapMin };
        const { agendas, query } = worldOf(drawn, arrangement);
        for (const { placed } of found(agendas, query)) {
          const entries = placed.map(({ calendarId, start, end }, n) => {
            const { bufferBeforeMin: before = 0, bufferAfterMin: after = 0 } = drawn.parts[n]?.need ?? {};
            return {
              calendarId,
              entry: { id: `new${n}`, kind: 'booking', start, end, before, after } as const,
            };
          });
          expect(takeBasket(agendas, entries, arrangement, { limits, now: midnight }).ok).toBe(true);
          taken += 1;
        }
      }),
      seededRuns(60),
    );
    expect(taken).toBeGreaterThan(sizes.runs(20));
  });

  test('offers come best first: gaps, then people, then the soonest', () => {
    fc.assert(
      fc.property(anyCase, (drawn) => {
        const { agendas, query } = worldOf(drawn, { kind: 'in_a_row', maxGapMin: drawn.maxGapMin });
        const keys = found(agendas, query).map(({ gapMin, persons, placed }) => [
          gapMin,
          persons,
          placed[0]?.start ?? 0,
        ]);
        const byKey = (a: readonly number[], b: readonly number[]) =>
          a.map((value, n) => value - (b[n] ?? 0)).find((difference) => difference !== 0) ?? 0;
        expect(keys).toEqual(keys.toSorted(byKey));
      }),
      seededRuns(40),
    );
  });
});

test('a search that meets its bound says so, and what it found until then can still be booked', () => {
  const part: Part = { need: { durationMin: 15, bufferBeforeMin: 0, bufferAfterMin: 0 }, calendarIds: IDS };
  const windows = IDS.map(
    (calendarId): AgendaWindow => ({
      ...{ availabilityId: calendarId, calendarId, dayOfWeek: 1, timezone: 'UTC', active: true },
      ...{ startTime: '00:00', endTime: '24:00' },
    }),
  );
  const drawn = {
    windows,
    slotMinutes: 5 as const,
    parts: [part, part, part],
    entries: [],
    maxGapMin: 0 as const,
  };
  const { agendas, query } = worldOf(drawn, { kind: 'in_a_row', maxGapMin: 0 });
  const whole = findBaskets(agendas, query);
  const bounded = findBaskets(agendas, query, 50);
  expect(whole.stoppedAt).toBeUndefined();
  expect(bounded.stoppedAt).toBeGreaterThan(0);
  expect(bounded.offers.length).toBeGreaterThan(0);
  expect(bounded.offers.length).toBeLessThan(whole.offers.length);
});

test('a search that is taken up where it stopped finds each start that does not take all of the bound alone', () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 5, max: 60 }), (drawn, mostTried) => {
      const { agendas, query } = worldOf(drawn, { kind: 'in_a_row', maxGapMin: drawn.maxGapMin });
      const starts = new Set<number>();
      for (let from: number | undefined = query.now; from !== undefined; ) {
        const { offers, stoppedAt } = findBaskets(agendas, { ...query, from }, mostTried);
        for (const { placed } of offers) starts.add(placed[0]?.start ?? 0);
        if (stoppedAt !== undefined) expect(stoppedAt).toBeGreaterThan(from);
        from = stoppedAt;
      }
      const all = found(agendas, query).map(({ placed }) => placed[0]?.start ?? 0);
      expect(all).toEqual(expect.arrayContaining([...starts]));
      for (const start of all.filter((one) => !starts.has(one)))
        expect(findBaskets(agendas, { ...query, from: start, to: start + 1 }, mostTried).stoppedAt).toBe(
          start + 1,
        );
    }),
    seededRuns(30),
  );
});

test('more at one time than there are calendars is known for impossible without trying', () => {
  const part: Part = { need: { durationMin: 15, bufferBeforeMin: 0, bufferAfterMin: 0 }, calendarIds: IDS };
  const windows = IDS.map(
    (calendarId): AgendaWindow => ({
      ...{ availabilityId: calendarId, calendarId, dayOfWeek: 1, timezone: 'UTC', active: true },
      ...{ startTime: '00:00', endTime: '24:00' },
    }),
  );
  const parts = Array.from({ length: IDS.length + 1 }, () => part);
  const drawn = { windows, slotMinutes: 5 as const, parts, entries: [], maxGapMin: 0 as const };
  const { agendas, query } = worldOf(drawn, { kind: 'together' });
  expect(findBaskets(agendas, query, 1)).toEqual({ offers: [] });
});

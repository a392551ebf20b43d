import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findSeries, type SeriesOffer } from '../../../functions/agenda/series.ts';
import { datesForSeries, type SeriesQuery } from '../../../functions/agenda/series-dates.ts';
import { takeBasket } from '../../../functions/agenda/take-basket.ts';
import { DAY_MIN, dayStartOf, type Interval, utcDateOf } from '../../../functions/agenda/time.ts';
import type { AgendaWindow, Busy, Rules } from '../../../functions/agenda/types.ts';
import { timeOf } from '../../support/agenda-arbitraries.ts';
import { minutesShowing, oracleFits, wallClock } from '../../support/agenda-oracle.ts';
import { anyMoment } from '../../support/agenda-zones.ts';
import { bookedAgendas } from '../../support/booked-agendas.ts';
import { seededRuns } from '../../support/seeded.ts';

const IDS = ['anne', 'bob'];
const need = { durationMin: 45, bufferBeforeMin: 0, bufferAfterMin: 15 };
const HORIZON_DAYS = 40;
/** Series of one case that are looked at by the letter. */
const LOOKED_AT = 8;

const anyCase = fc.record({
  moment: anyMoment,
  hours: fc.array(
    fc.record({
      calendarId: fc.constantFrom(...IDS),
      dayOfWeek: fc.integer({ min: 0, max: 6 }),
      from: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 1, max: 6 }),
    }),
    { minLength: 2, maxLength: 6 },
  ),
  slotMinutes: fc.constantFrom(30, 60),
  closedOn: fc.option(fc.integer({ min: 0, max: HORIZON_DAYS }), { nil: undefined }),
  busy: fc.array(
    fc.record({
      calendarId: fc.constantFrom(...IDS),
      day: fc.integer({ min: 0, max: HORIZON_DAYS }),
      at: fc.integer({ min: 0, max: 47 }),
      halves: fc.integer({ min: 1, max: 20 }),
    }),
    { maxLength: 8 },
  ),
  count: fc.integer({ min: 2, max: 8 }),
  everyWeeks: fc.constantFrom(1, 1, 2),
});

type Case = typeof anyCase extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** Everybody is taken from the eighth day on; of some cases, from the first. */
const fullWeeks = ({ slotMinutes }: Case): Case['busy'] =>
  Array.from({ length: HORIZON_DAYS }, (_, day) => day)
    .filter((day) => slotMinutes === 60 || day > 7)
    .flatMap((day) => IDS.map((calendarId) => ({ calendarId, day, at: 0, halves: 48 })));

function worldOf({ moment, hours, slotMinutes, closedOn, busy, count, everyWeeks }: Case) {
  const { timeZone, now } = moment;
  const closed = closedOn === undefined ? [] : [utcDateOf(now + closedOn * DAY_MIN)];
  const rules: Rules = {
    ...{ rulesVersion: 1, slotMinutes },
    windows: hours.map(({ calendarId, dayOfWeek, from, length }, n) => ({
      ...{ availabilityId: `${n}`, calendarId, dayOfWeek, timezone: timeZone, active: true },
      ...{ startTime: timeOf(from * 30), endTime: timeOf(Math.min(48, from + length) * 30) },
    })),
    closures: closed.map((date) => ({ closureId: date, from: date, to: date, timezone: timeZone })),
  };
  const query: SeriesQuery = {
    ...{
      parts: [{ need, calendarIds: IDS }],
      arrangement: { kind: 'together' },
      count,
      everyWeeks,
      timeZone,
      now,
    },
    ...{ limits: { minNoticeMin: 60, until: now + HORIZON_DAYS * DAY_MIN }, to: now + 8 * DAY_MIN },
  };
  const entries = busy.map(({ calendarId, day, at, halves }, n): Busy & { calendarId: string } => {
    const start = dayStartOf(utcDateOf(now)) + day * DAY_MIN + at * 30;
    return {
      ...{ id: `b${n}`, kind: 'booking', before: 0, after: 0 },
      start,
      end: start + halves * 30,
      calendarId,
    };
  });
  const of = (id: string) => entries.filter(({ calendarId }) => calendarId === id);
  const agendas = bookedAgendas(IDS, datesForSeries(query), rules, of);
  return { query, agendas, rules, of };
}

type World = ReturnType<typeof worldOf>;

/** Who is free at a start, by the letter: on the grid of a window, not closed, with room. */
const freeAt = ({ rules, of }: World, start: number): string[] =>
  IDS.filter((id) => {
    const entry = { start, end: start + need.durationMin, before: 0, after: need.bufferAfterMin };
    const windows = rules.windows.filter(({ calendarId }) => calendarId === id);
    return windows.some((window) => holds(window, rules, entry)) && oracleFits([], of(id), entry);
  });

/** Whether every minute of an entry lies in a window and in no closure, and its first on the window's grid. */
const holds = (window: AgendaWindow, { closures, slotMinutes }: Rules, { start, end }: Interval): boolean => {
  const isIn = (minute: number, date?: string): boolean => {
    const clock = wallClock(window.timezone, minute);
    const time = timeOf(clock.minuteOfDay);
    const isInside =
      clock.dayOfWeek === window.dayOfWeek && window.startTime <= time && time < window.endTime;
    return isInside && (date === undefined || clock.date === date);
  };
  const { date } = wallClock(window.timezone, start);
  if (closures.some(({ from }) => from === date)) return false;
  for (let minute = start; minute < end; minute += 1) if (!isIn(minute, date)) return false;
  let first = start;
  while (isIn(first - 1, date)) first -= 1;
  return (start - first) % slotMinutes === 0;
};

const clockOf = ({ query }: World, minute: number): string => {
  const { dayOfWeek, minuteOfDay } = wallClock(query.timeZone, minute);
  return `${dayOfWeek} ${minuteOfDay}`;
};

/** Some of what is found, the best among them. */
const offersOf = ({ agendas, query }: World): readonly SeriesOffer[] => {
  const { offers, stoppedAt } = findSeries(agendas, query);
  expect(stoppedAt).toBeUndefined();
  return offers.filter((_, n) => n % Math.ceil(offers.length / LOOKED_AT) === 0);
};

test('a search of series that meets its bound says where, and takes no date that was not tried for one that is not free', () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 1, max: 60 }), (drawn, mostTried) => {
      const { agendas, query } = worldOf(drawn);
      const { offers, stoppedAt, missed } = findSeries(agendas, query, mostTried);
      const whole = findSeries(agendas, query);
      const startOf = ({ placed: [first] }: SeriesOffer): number => first?.start ?? 0;
      if (stoppedAt === undefined) return expect(offers).toEqual(whole.offers);
      expect(missed).toBeUndefined();
      expect(offers.every((offer) => startOf(offer) < stoppedAt)).toBe(true);
      const later = findSeries(agendas, { ...query, from: stoppedAt }).offers;
      const tried = new Set([...offers, ...later].map(startOf));
      // A first start that alone takes all of the bound counts as tried.
      const missing = whole.offers.map(startOf).filter((start) => !tried.has(start));
      expect(missing.every((start) => start === stoppedAt - 1)).toBe(true);
    }),
    seededRuns(40),
  );
});

describe('a series', () => {
  test('keeps the day of the week and the hour on the wall, also across clock changes', () => {
    let across = 0;
    fc.assert(
      fc.property(anyCase, (drawn) => {
        const world = worldOf(drawn);
        for (const { placed } of offersOf(world)) {
          expect(new Set(placed.map(({ start }) => clockOf(world, start))).size).toBe(1);
          const gaps = placed.slice(1).map(({ start }, n) => start - (placed[n]?.start ?? 0));
          across += gaps.filter((gap) => gap % (7 * DAY_MIN) !== 0).length;
        }
      }),
      seededRuns(40),
    );
    expect(across).toBeGreaterThan(0);
  });

  test('says of every date that it has it, or why not; and what it has is free, what is taken is not', () => {
    let dates = 0;
    fc.assert(
      fc.property(anyCase, (drawn) => {
        const world = worldOf(drawn);
        const { query } = world;
        for (const { placed, skipped } of offersOf(world)) {
          expect(placed.length + skipped.length).toBe(query.count);
          expect(placed.length).toBeGreaterThan(1);
          for (const { start, calendarId } of placed) expect(freeAt(world, start)).toContain(calendarId);
          const first = placed[0]?.start ?? 0;
          const { minuteOfDay } = wallClock(query.timeZone, first);
          for (const { date, reason } of skipped) {
            const shown = minutesShowing(query.timeZone, date, minuteOfDay);
            if (reason === 'no_such_time') expect(shown).toEqual([]);
            else if (reason === 'too_far') expect(shown[0]).toBeGreaterThanOrEqual(query.limits.until);
            else expect(freeAt(world, shown[0] ?? 0)).toEqual([]);
          }
          dates += skipped.length;
        }
      }),
      seededRuns(40),
    );
    expect(dates).toBeGreaterThan(0);
  });

  test('misses no start from which two dates or more are free', () => {
    fc.assert(
      fc.property(anyCase, (drawn) => {
        const world = worldOf(drawn);
        const { query } = world;
        const found = new Set(findSeries(world.agendas, query).offers.map(({ placed }) => placed[0]?.start));
        const notice = query.now + query.limits.minNoticeMin;
        for (let start = Math.ceil(notice / 30) * 30; start < query.now + 8 * DAY_MIN; start += 30) {
          if (freeAt(world, start).length === 0) continue;
          const { minuteOfDay } = wallClock(query.timeZone, start);
          const later = Array.from({ length: query.count - 1 }, (_, n) => {
            const { date } = wallClock(query.timeZone, start);
            const next = utcDateOf(dayStartOf(date) + (n + 1) * query.everyWeeks * 7 * DAY_MIN);
            return minutesShowing(query.timeZone, next, minuteOfDay)[0];
          });
          const isFree = later.some(
            (at) => at !== undefined && at < query.limits.until && freeAt(world, at).length > 0,
          );
          expect([start, found.has(start)]).toEqual([start, isFree]);
        }
      }),
      seededRuns(12),
    );
  });

  test('tells, where none has two dates, of the soonest that has one, and why it has no other', () => {
    const told = { alone: 0, none: 0 };
    fc.assert(
      fc.property(anyCase, (drawn) => {
        const world = worldOf({ ...drawn, count: 2, busy: [...drawn.busy, ...fullWeeks(drawn)] });
        const { query } = world;
        const { offers, missed } = findSeries(world.agendas, query);
        if (offers.length > 0 || !missed) return expect(missed).toBeUndefined();
        const { start, skipped } = missed;
        const { date, minuteOfDay } = wallClock(query.timeZone, start);
        const isAlone = freeAt(world, start).length > 0;
        told[isAlone ? 'alone' : 'none'] += 1;
        expect(skipped.some((one) => one.date === date)).toBe(!isAlone);
        for (const one of skipped) {
          const [at] = minutesShowing(query.timeZone, one.date, minuteOfDay);
          if (one.reason === 'taken' || one.reason === 'closed')
            expect([one.reason, freeAt({ ...world, of: () => [] }, at ?? 0).length > 0]).toEqual([
              one.reason,
              one.reason === 'taken',
            ]);
        }
        const first = Math.ceil((query.now + query.limits.minNoticeMin) / 30) * 30;
        for (let sooner = first; sooner < (isAlone ? start : query.now + 8 * DAY_MIN); sooner += 30)
          expect(freeAt(world, sooner)).toEqual([]);
      }),
      seededRuns(40),
    );
    expect(Math.min(told.alone, told.none)).toBeGreaterThan(0);
  });

  test('tells what comes nearest among the dates that suit, even where others have two', () => {
    const told = { beside: 0, alone: 0 };
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 0, max: 47 }), (drawn, half) => {
        const { agendas, query } = worldOf({
          ...drawn,
          count: 2,
          busy: [...drawn.busy, ...fullWeeks(drawn)],
        });
        const suits = ({ start }: Interval) => wallClock(query.timeZone, start).minuteOfDay >= half * 30;
        const { offers, missed } = findSeries(agendas, { ...query, suits });
        expect(offers).toEqual(findSeries(agendas, query).offers);
        if (!missed) return;
        const { start } = missed;
        expect(suits({ start, end: start })).toBe(true);
        expect(offers.filter(({ placed: [first] }) => first && suits(first))).toEqual([]);
        told[offers.length > 0 ? 'beside' : 'alone'] += 1;
      }),
      seededRuns(60),
    );
    expect(told.alone).toBeGreaterThan(0);
  });

  test('is taken date after date by what takes single bookings', () => {
    let taken = 0;
    fc.assert(
      fc.property(anyCase, (drawn) => {
        const { agendas, query } = worldOf(drawn);
        for (const { placed } of findSeries(agendas, query).offers) {
          const entries = placed.map(({ calendarId, start, end }, n) => ({
            calendarId,
            entry: {
              id: `new${n}`,
              kind: 'booking',
              start,
              end,
              before: 0,
              after: need.bufferAfterMin,
            } as const,
          }));
          const { limits, now } = query;
          expect(takeBasket(agendas, entries, { kind: 'together', perDate: 1 }, { limits, now }).ok).toBe(
            true,
          );
          taken += 1;
        }
      }),
      seededRuns(20),
    );
    expect(taken).toBeGreaterThan(0);
  });
});

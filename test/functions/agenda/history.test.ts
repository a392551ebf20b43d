import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergedRuns, withExternal } from '../../../functions/agenda/external.ts';
import { takeByHand } from '../../../functions/agenda/hand-booking.ts';
import { currentDays } from '../../../functions/agenda/offers-of.ts';
import { regenerated } from '../../../functions/agenda/regenerated.ts';
import { release } from '../../../functions/agenda/release.ts';
import { takeOffered } from '../../../functions/agenda/take.ts';
import { DAY_MIN, dayStartOf, daysTouched, type Minute, utcDateOf } from '../../../functions/agenda/time.ts';
import { type AgendaDay, type Busy, isLive, type Rules } from '../../../functions/agenda/types.ts';
import { occupied } from '../../../shared/domain/places.ts';
import { anyRules, anyWindow } from '../../support/agenda-arbitraries.ts';
import {
  isLawful,
  type OracleRun,
  oracleCapacity,
  oracleFits,
  oracleOffers,
  oracleRuns,
} from '../../support/agenda-oracle.ts';
import { seededRuns, sizes } from '../../support/seeded.ts';

/** Two days of starts around a midnight UTC, and a day on each side for what reaches out of them. */
const FIRST = '2026-11-01';
const DATES = [-1, 0, 1, 2].map((offset) => utcDateOf(dayStartOf(FIRST) + offset * DAY_MIN));
const start = dayStartOf(FIRST);
const range = { start: start - DAY_MIN, end: start + 3 * DAY_MIN };
const limits = { minNoticeMin: 0, until: start + 60 * DAY_MIN };
const zones = ['America/Toronto', 'Pacific/Auckland', 'Asia/Kathmandu', 'UTC'];

type Step =
  | {
      do: 'visit' | 'hand' | 'hold';
      at: number;
      minutes: number;
      before: number;
      after: number;
      pick: number;
    }
  | { do: 'release' | 'move'; pick: number; at: number }
  | { do: 'regenerate'; rules: number }
  | { do: 'wait'; minutes: number }
  | { do: 'outside'; spans: readonly { at: number; minutes: number }[] };

const entryStep = fc.record({
  do: fc.constantFrom('visit', 'visit', 'visit', 'hand', 'hold'),
  at: fc.integer({ min: 0, max: 2 * 96 }).map((quarters) => quarters * 15),
  minutes: fc.integer({ min: 1, max: 24 }).map((steps) => steps * 5),
  before: fc.constantFrom(0, 0, 15, 60),
  after: fc.constantFrom(0, 0, 15, 60),
  pick: fc.nat(),
});

const bookingSteps: fc.Arbitrary<Step>[] = [
  entryStep,
  entryStep,
  entryStep,
  fc.record({
    do: fc.constantFrom('release', 'move'),
    pick: fc.nat(),
    at: fc.integer({ min: 0, max: 2 * 96 }).map((quarters) => quarters * 15),
  }),
  fc.record({ do: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 30 }) }),
];

const regenerateStep: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('regenerate'),
  rules: fc.integer({ min: 0, max: 2 }),
});

const outsideStep: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('outside'),
  spans: fc.array(
    fc.record({
      at: fc.integer({ min: -200, max: 3 * DAY_MIN }),
      minutes: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constant(DAY_MIN)),
    }),
    { maxLength: 5 },
  ),
});

/** Windows of most weekdays, so that a history has something to book. */
const busyRules = fc
  .tuple(anyRules(zones, FIRST), fc.array(anyWindow(zones, 4), { minLength: 6, maxLength: 12 }))
  .map(([rules, windows]) => ({ ...rules, windows: [...rules.windows, ...windows] }));

/** The product's days beside what the oracle knows: the rules' runs, and a plain list of entries. */
class World {
  now: Minute = start;
  days: AgendaDay[];
  readonly entries = new Map<string, Busy>();
  outside: Busy[] = [];
  accepted = 0;
  refused = 0;
  private rules: Rules;
  private runs: OracleRun[];
  private lastId = 0;

  constructor(rules: Rules) {
    this.rules = rules;
    this.days = currentDays([], DATES, rules, 'main');
    this.runs = oracleRuns(rules, 'main', range);
  }

  step(step: Step, allRules: readonly Rules[]): void {
    if (step.do === 'wait') this.now += step.minutes;
    else if (step.do === 'regenerate') this.regenerate(allRules[step.rules % allRules.length] ?? this.rules);
    else if (step.do === 'outside') this.replaceOutside(step.spans);
    else if ('before' in step) this.take(this.newEntry(step), step.do === 'hand');
    else this.change(step);
  }

  others(id: string): Busy[] {
    return [...this.entries.values()].filter((entry) => entry.id !== id && isLive(entry, this.now));
  }

  /** Every minute of every day keeps the rule of capacity, and each day holds exactly its own entries. */
  check(isCapacityFixed: boolean): void {
    for (const day of this.days) {
      const live = day.busy.filter((entry) => entry.kind !== 'external' && isLive(entry, this.now));
      const mine = this.others('').filter((entry) => daysTouched(occupied(entry)).includes(day.date));
      expect(new Map(live.map((entry) => [entry.id, entry]))).toEqual(
        new Map(mine.map((entry) => [entry.id, entry])),
      );
      expect(live).toHaveLength(mine.length);
    }
    if (!isCapacityFixed) return;
    const others = this.others('');
    for (let minute = range.start; minute < range.end; minute += 1) {
      const capacity = oracleCapacity(this.runs, minute);
      const served = others.filter((entry) => entry.start <= minute && minute < entry.end);
      if (served.length > capacity || !isLawful(others, capacity, minute))
        throw new Error(`too full at ${minute}`);
    }
  }

  private replaceOutside(spans: readonly { at: number; minutes: number }[]): void {
    this.outside = spans.map(({ at, minutes }, n) => ({
      id: `outside-${n}`,
      kind: 'external',
      start: start + at,
      end: start + at + minutes,
      before: 0,
      after: 0,
    }));
    this.days = this.days.map((day) => withExternal(day, mergedRuns(this.outside)).day);
  }

  private newEntry(step: Extract<Step, { before: number }>): Busy {
    this.lastId += 1;
    const run = this.runs[step.pick % Math.max(1, this.runs.length)];
    const slots = run === undefined ? 0 : Math.floor((run.end - run.gridStart) / this.rules.slotMinutes);
    const onGrid = (run?.gridStart ?? 0) + (step.pick % Math.max(1, slots)) * this.rules.slotMinutes;
    const isNear = onGrid >= start && onGrid < start + 2 * DAY_MIN - 240;
    const from = step.do === 'visit' && step.pick % 5 > 0 && isNear ? onGrid : start + step.at;
    const entry = {
      id: `${this.lastId}`,
      start: from,
      end: from + step.minutes,
      before: step.before,
      after: step.after,
    };
    return step.do === 'hold'
      ? { ...entry, kind: 'hold', until: this.now + 20 }
      : { ...entry, kind: 'booking' };
  }

  private change(step: { do: 'release' | 'move'; pick: number; at: number }): void {
    const entry = this.others('')[step.pick % Math.max(1, this.others('').length)];
    if (entry === undefined) return;
    const from = start + step.at;
    if (step.do === 'move') this.take({ ...entry, start: from, end: from + entry.end - entry.start }, true);
    else this.free(entry.id);
  }

  private free(id: string): void {
    this.days = this.days.map((day) => release(day, id));
    this.entries.delete(id);
  }

  private take(entry: Busy, isByHand: boolean): void {
    const isOffered =
      entry.start >= this.now &&
      oracleOffers(this.runs, this.rules.slotMinutes, entry.start, entry.end - entry.start);
    const isExpected =
      (isByHand || isOffered) && oracleFits(this.runs, [...this.others(entry.id), ...this.outside], entry);
    const result = isByHand
      ? takeByHand(this.days, entry, this.now)
      : takeOffered(this.days, entry, limits, this.now);
    expect(result.ok).toBe(isExpected);
    if (!result.ok) {
      this.refused += 1;
      return;
    }
    this.accepted += 1;
    this.days = result.days;
    this.entries.set(entry.id, entry);
  }

  private regenerate(rules: Rules): void {
    this.rules = { ...rules, rulesVersion: this.rules.rulesVersion + 1 };
    this.runs = oracleRuns(this.rules, 'main', range);
    this.days = this.days.map((day) => regenerated(day, day.date, this.rules, 'main').day);
  }
}

describe('histories', () => {
  test('whatever is booked, held, moved, freed and waited for, no minute is ever past its capacity', () => {
    const tally = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(
        busyRules,
        fc.array(fc.oneof(...bookingSteps), { minLength: 30, maxLength: 120 }),
        (rules, steps) => {
          const world = new World(rules);
          for (const step of steps) world.step(step, [rules]);
          world.check(true);
          tally.accepted += world.accepted;
          tally.refused += world.refused;
        },
      ),
      seededRuns(20, 800),
    );
    expect(tally.accepted).toBeGreaterThan(sizes.runs(100, 4000));
    expect(tally.refused).toBeGreaterThan(sizes.runs(100, 4000));
  });

  test('outside events that come and go refuse what they cover, and never touch a booking', () => {
    const steps = fc.array(fc.oneof(...bookingSteps, outsideStep), { minLength: 20, maxLength: 80 });
    const tally = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(busyRules, steps, (rules, all) => {
        const world = new World(rules);
        for (const step of all) world.step(step, [rules]);
        world.check(true);
        tally.accepted += world.accepted;
        tally.refused += world.refused;
      }),
      seededRuns(15, 500),
    );
    expect(tally.accepted).toBeGreaterThan(sizes.runs(20, 600));
    expect(tally.refused).toBeGreaterThan(sizes.runs(20, 600));
  });

  test('rules changed in between never touch a booking, and each later booking is judged by the new ones', () => {
    const steps = fc.array(fc.oneof(...bookingSteps, regenerateStep), { minLength: 20, maxLength: 60 });
    const tally = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.array(busyRules, { minLength: 3, maxLength: 3 }), steps, (allRules, all) => {
        const [rules] = allRules;
        if (rules === undefined) throw new Error('no rules');
        const world = new World(rules);
        for (const step of all) {
          world.step(step, allRules);
          world.check(false);
        }
        tally.accepted += world.accepted;
        tally.refused += world.refused;
      }),
      seededRuns(15, 500),
    );
    expect(tally.accepted).toBeGreaterThan(sizes.runs(20, 600));
    expect(tally.refused).toBeGreaterThan(sizes.runs(20, 600));
  });

  test('with one chair, no service ever overlaps another service or its buffers', () => {
    const steps = fc.array(entryStep, { minLength: 40, maxLength: 100 });
    const oneChair = busyRules.map((rules) => ({
      ...rules,
      windows: rules.windows.map((window) => ({ ...window, capacity: 1 })),
    }));
    fc.assert(
      fc.property(oneChair, steps, (rules, all) => {
        const world = new World(rules);
        for (const step of all) world.step(step, [rules]);
        for (const entry of world.entries.values()) {
          const overlapping = [...world.entries.values()].filter(
            (other) =>
              other.id !== entry.id && occupied(other).start < entry.end && entry.start < occupied(other).end,
          );
          expect(overlapping).toEqual([]);
        }
      }),
      seededRuns(20, 800),
    );
  });

  test('freeing what was taken restores the days exactly', () => {
    fc.assert(
      fc.property(busyRules, fc.array(entryStep, { minLength: 5, maxLength: 40 }), (rules, steps) => {
        const world = new World(rules);
        const bookings = steps.map((step) => (step.do === 'hold' ? { ...step, do: 'hand' as const } : step));
        const last = bookings.at(-1);
        for (const step of bookings.slice(0, -1)) world.step(step, [rules]);
        const before = world.days;
        const known = new Set(world.entries.keys());
        if (last !== undefined) world.step(last, [rules]);
        const added = [...world.entries.keys()].filter((id) => !known.has(id));
        expect(world.days.map((day) => added.reduce(release, day))).toEqual(before);
      }),
      seededRuns(30, 1200),
    );
  });
});

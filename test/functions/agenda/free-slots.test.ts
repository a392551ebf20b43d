import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { alternatives } from '../../../functions/agenda/alternatives.ts';
import { datesFor, type FreeSlotQuery, freeSlots } from '../../../functions/agenda/free-slots.ts';
import { currentDays } from '../../../functions/agenda/offers-of.ts';
import {
  DAY_MIN,
  dayStartOf,
  daysTouched,
  isoOf,
  type Minute,
  utcDateOf,
} from '../../../functions/agenda/time.ts';
import type { AgendaDay, Busy, Rules } from '../../../functions/agenda/types.ts';
import { occupied } from '../../../shared/domain/places.ts';
import { anyNeed, anyRules } from '../../support/agenda-arbitraries.ts';
import { oracleFits, oracleOffers, oracleRuns } from '../../support/agenda-oracle.ts';
import { clockChanges, zones } from '../../support/agenda-zones.ts';
import { seededRuns } from '../../support/seeded.ts';

const MONDAY = '2026-07-06';
const at = (time: string, date = MONDAY): Minute => Date.parse(`${date}T${time}Z`) / 60_000;
const hour = { durationMin: 60, bufferBeforeMin: 0, bufferAfterMin: 0 };
const limits = { minNoticeMin: 0, until: at('00:00') + 60 * DAY_MIN };

function open(bounds: readonly (readonly [string, string, number?])[], slotMinutes = 60): Rules {
  const windows = bounds.map(([startTime, endTime, capacity = 1]) => ({
    availabilityId: startTime,
    dayOfWeek: 1,
    startTime,
    endTime,
    timezone: 'UTC',
    capacity,
    active: true,
  }));
  return { rulesVersion: 1, windows, closures: [], slotMinutes };
}

function busy(id: string, start: Minute, end: Minute, before = 0, after = 0): Busy {
  return { id, kind: 'booking', start, end, before, after };
}

/** The days a query needs, with these entries in them. */
function daysWith(rules: Rules, query: FreeSlotQuery, entries: readonly Busy[] = []): AgendaDay[] {
  return currentDays([], datesFor(query), rules, 'main').map((day) => ({
    ...day,
    busy: entries.filter((entry) => daysTouched(occupied(entry)).includes(day.date)),
  }));
}

/** The free times on Monday, as HH:MM. */
function freeOn(rules: Rules, more: Partial<FreeSlotQuery> = {}, entries: readonly Busy[] = []): string[] {
  const query = { need: hour, limits, now: at('00:00'), to: at('00:00') + DAY_MIN, ...more };
  return freeSlots(daysWith(rules, query, entries), query).map((slot) => isoOf(slot.start).slice(11, 16));
}

describe('the grid', () => {
  test('slots step from the start of the window and never leave it', () => {
    expect(freeOn(open([['09:15', '12:00']]))).toEqual(['09:15', '10:15']);
  });

  test('a longer service takes the contiguous time it needs, a shorter one its own duration', () => {
    const rules = open([['09:00', '11:00']], 30);
    expect(freeOn(rules, { need: { ...hour, durationMin: 90 } })).toEqual(['09:00', '09:30']);
    expect(freeOn(rules, { need: { ...hour, durationMin: 20 } })).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
    ]);
  });

  test('a slot does not run from one window into the next', () => {
    const rules = open([
      ['09:00', '10:30'],
      ['10:30', '12:00'],
    ]);
    expect(freeOn(rules)).toEqual(['09:00', '10:30']);
  });

  test('a start that two windows offer is offered once', () => {
    const rules = open([
      ['09:00', '11:00'],
      ['10:00', '12:00'],
    ]);
    expect(freeOn(rules)).toEqual(['09:00', '10:00', '11:00']);
  });

  test('a slot belongs to the day its start falls in, whole, over midnight UTC', () => {
    const windows = [1, 2].map((dayOfWeek) => ({
      availabilityId: `${dayOfWeek}`,
      dayOfWeek,
      startTime: '18:30',
      endTime: '21:30',
      timezone: 'America/Toronto',
      active: true,
    }));
    const rules = { rulesVersion: 1, windows, closures: [], slotMinutes: 60 };
    expect(freeOn(rules)).toEqual(['22:30', '23:30']);
    expect(freeOn(rules, {}, [busy('b', at('00:15', '2026-07-07'), at('00:30', '2026-07-07'))])).toEqual([
      '22:30',
    ]);
  });
});

describe('room', () => {
  test('two windows that overlap do not add up: the greater capacity counts', () => {
    const rules = open([
      ['09:00', '10:00', 2],
      ['09:00', '10:00', 1],
    ]);
    const two = [busy('a', at('09:00'), at('10:00')), busy('b', at('09:00'), at('10:00'))];
    expect(freeOn(rules, {}, two.slice(1))).toEqual(['09:00']);
    expect(freeOn(rules, {}, two)).toEqual([]);
  });

  test('a booking of any length takes every slot it overlaps', () => {
    const rules = open([['09:00', '13:00']]);
    expect(freeOn(rules, {}, [busy('a', at('09:50'), at('10:05'))])).toEqual(['11:00', '12:00']);
  });

  test('an expired hold does not count, from its last minute on', () => {
    const hold: Busy = { ...busy('h', at('09:00'), at('10:00')), kind: 'hold', until: at('08:10') };
    const rules = open([['09:00', '10:00']]);
    expect(freeOn(rules, { now: at('08:09') }, [hold])).toEqual([]);
    expect(freeOn(rules, { now: at('08:10') }, [hold])).toEqual(['09:00']);
  });

  test('neighbouring buffers share time: the gap is the greater of the two, not their sum', () => {
    const need = { durationMin: 30, bufferBeforeMin: 15, bufferAfterMin: 15 };
    const rules = open([['09:00', '11:00']], 15);
    const entries = [busy('a', at('09:00'), at('09:30'), 15, 15)];
    expect(freeOn(rules, { need }, entries)).toEqual(['09:45', '10:00', '10:15', '10:30']);
  });

  test('a buffer never lies on another service, whichever of the two was booked first', () => {
    const rules = open([['09:00', '12:00']], 30);
    const long = { durationMin: 30, bufferBeforeMin: 60, bufferAfterMin: 0 };
    expect(freeOn(rules, { need: long }, [busy('a', at('10:00'), at('10:30'))])).toEqual([
      '09:00',
      '09:30',
      '11:30',
    ]);
    const short = { durationMin: 30, bufferBeforeMin: 0, bufferAfterMin: 0 };
    const buffered = [busy('a', at('10:30'), at('11:00'), 60, 0)];
    expect(freeOn(rules, { need: short }, buffered)).toEqual(['09:00', '11:00', '11:30']);
  });

  test('buffers may leave the window, where one person is served at most', () => {
    const rules = open([['09:00', '10:00', 3]]);
    const need = { durationMin: 60, bufferBeforeMin: 30, bufferAfterMin: 30 };
    expect(freeOn(rules, { need })).toEqual(['09:00']);
    expect(freeOn(rules, { need }, [busy('hand', at('08:00'), at('08:45'))])).toEqual([]);
  });

  test('a class of three with a buffer before opening still takes three', () => {
    const rules = open([['09:00', '10:00', 3]]);
    const need = { durationMin: 60, bufferBeforeMin: 15, bufferAfterMin: 15 };
    const guests = ['a', 'b', 'c'].map((id) => busy(id, at('09:00'), at('10:00'), 15, 15));
    expect(freeOn(rules, { need }, guests.slice(1))).toEqual(['09:00']);
    expect(freeOn(rules, { need }, guests)).toEqual([]);
  });

  test('with two chairs, a chair still being cleaned is not a free chair', () => {
    const rules = open([['09:00', '12:00', 2]]);
    const cleaning = ['a', 'b'].map((id) => busy(id, at('09:00'), at('10:00'), 0, 15));
    expect(freeOn(rules, {}, cleaning.slice(1))).toEqual(['09:00', '10:00', '11:00']);
    expect(freeOn(rules, {}, cleaning)).toEqual(['11:00']);
  });
});

describe('notice, horizon and range', () => {
  const rules = open([['09:00', '13:00']]);

  test('nothing past, nor nearer than the minimum notice', () => {
    expect(freeOn(rules, { now: at('10:00') })).toEqual(['10:00', '11:00', '12:00']);
    expect(freeOn(rules, { now: at('10:01') })).toEqual(['11:00', '12:00']);
    const notice = { ...limits, minNoticeMin: 120 };
    expect(freeOn(rules, { now: at('09:00'), limits: notice })).toEqual(['11:00', '12:00']);
    expect(freeOn(rules, { now: at('09:01'), limits: notice })).toEqual(['12:00']);
  });

  test('nothing at or past the horizon', () => {
    const query = {
      need: hour,
      limits: { minNoticeMin: 0, until: at('11:00', '2026-07-13') },
      now: at('11:00'),
    };
    const starts = freeSlots(daysWith(rules, query), query).map((slot) => isoOf(slot.start).slice(5, 16));
    expect(starts).toEqual(['07-06T11:00', '07-06T12:00', '07-13T09:00', '07-13T10:00']);
  });

  test('only starts in the range asked for, its end excluded', () => {
    expect(freeOn(rules, { from: at('10:00'), to: at('12:00') })).toEqual(['10:00', '11:00']);
    expect(freeOn(rules, { from: at('12:00'), to: at('10:00') })).toEqual([]);
  });

  test('the days that decide are those of the starts, and those their buffers reach', () => {
    const dates = (from: Minute, to: Minute, bufferBeforeMin: number, bufferAfterMin: number) =>
      datesFor({
        need: { ...hour, bufferBeforeMin, bufferAfterMin },
        limits,
        now: at('00:00') - DAY_MIN,
        from,
        to,
      });
    expect(dates(at('00:00'), at('23:01'), 0, 0)).toEqual([MONDAY]);
    expect(dates(at('00:00'), at('23:02'), 0, 0)).toEqual([MONDAY, '2026-07-07']);
    expect(dates(at('01:00'), at('22:31'), 60, 30)).toEqual([MONDAY]);
    expect(dates(at('00:59'), at('22:32'), 60, 30)).toEqual(['2026-07-05', MONDAY, '2026-07-07']);
    expect(dates(at('12:00'), at('12:00'), 60, 30)).toEqual([]);
  });

  test('a day that decides and is missing is an error, not an empty answer', () => {
    const query = { need: { ...hour, bufferAfterMin: 30 }, limits, now: at('20:00'), to: at('23:00') };
    const days = daysWith(open([['22:00', '23:00']]), query);
    expect(() => freeSlots(days.slice(0, 1), query)).not.toThrow();
    const late = daysWith(open([['23:00', '24:00']]), { ...query, to: at('23:59') });
    expect(() => freeSlots(late.slice(0, 1), { ...query, to: at('23:59') })).toThrow('is needed');
  });
});

describe('alternatives', () => {
  test('are the three nearest free slots, the earlier of two as near', () => {
    const rules = open([['09:00', '17:00']]);
    const query = { need: hour, limits, now: at('00:00'), to: at('00:00') + DAY_MIN };
    const days = daysWith(rules, query, [
      busy('a', at('12:00'), at('13:00')),
      busy('b', at('11:00'), at('12:00')),
    ]);
    const starts = alternatives(days, at('12:00'), query).map((slot) => isoOf(slot.start).slice(11, 16));
    expect(starts).toEqual(['13:00', '10:00', '14:00']);
  });
});

describe('against the minute-by-minute oracle', () => {
  const dates = zones.flatMap((zone) => clockChanges(zone).slice(0, 4)).map(utcDateOf);
  const scene = fc.constantFrom('2026-06-15', ...dates).chain((date) =>
    fc.record({
      date: fc.constant(date),
      rules: anyRules(zones, date),
      need: anyNeed,
      entries: fc.array(
        fc.record({
          id: fc.uuid(),
          kind: fc.constantFrom('booking', 'hold', 'external'),
          start: fc.integer({ min: -120, max: DAY_MIN + 200 }).map((offset) => dayStartOf(date) + offset),
          length: fc.integer({ min: 5, max: 240 }),
          before: fc.constantFrom(0, 0, 10, 45),
          after: fc.constantFrom(0, 0, 10, 45),
          isExpired: fc.boolean(),
        }),
        { maxLength: 12 },
      ),
      now: fc.integer({ min: -DAY_MIN, max: 600 }).map((offset) => dayStartOf(date) + offset),
      minNoticeMin: fc.constantFrom(0, 120, 1440),
    }),
  );

  test('the free slots are exactly the oracle’s, whatever the rules, zones, bookings and service', () => {
    fc.assert(
      fc.property(scene, ({ date, rules, need, entries, now, minNoticeMin }) => {
        const from = dayStartOf(date);
        const query = {
          need,
          limits: { minNoticeMin, until: now + 2 * DAY_MIN },
          now,
          from,
          to: from + DAY_MIN,
        };
        const held = entries.map(({ length, isExpired, ...entry }): Busy => {
          const end = entry.start + length;
          if (entry.kind === 'external') return { ...entry, end, before: 0, after: 0 };
          return entry.kind === 'hold'
            ? { ...entry, end, until: isExpired ? now : now + 1 }
            : { ...entry, end };
        });
        const live = held.filter((entry) => entry.until !== now);
        const runs = oracleRuns(rules, 'main', { start: from - DAY_MIN, end: from + 2 * DAY_MIN });
        const expected: Minute[] = [];
        for (let start = Math.max(from, now + minNoticeMin); start < from + DAY_MIN; start += 1) {
          const entry = {
            start,
            end: start + need.durationMin,
            before: need.bufferBeforeMin,
            after: need.bufferAfterMin,
          };
          const isOffered = oracleOffers(runs, rules.slotMinutes, start, need.durationMin);
          if (isOffered && oracleFits(runs, live, entry)) expected.push(start);
        }
        const found = freeSlots(daysWith(rules, query, held), query);
        expect(found).toEqual(expected.map((start) => ({ start, end: start + need.durationMin })));
      }),
      seededRuns(25, 1200),
    );
  });
});

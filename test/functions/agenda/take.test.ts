import { describe, expect, test } from '@jest/globals';
import { freeOnAny, leastBookedFirst } from '../../../functions/agenda/any-calendar.ts';
import { takeByHand } from '../../../functions/agenda/hand-booking.ts';
import { currentDays } from '../../../functions/agenda/offers-of.ts';
import { release } from '../../../functions/agenda/release.ts';
import { type Taken, take, takeOffered } from '../../../functions/agenda/take.ts';
import { DAY_MIN, type Minute } from '../../../functions/agenda/time.ts';
import type { AgendaDay, Busy, Rules } from '../../../functions/agenda/types.ts';

const MONDAY = '2026-07-06';
const TUESDAY = '2026-07-07';
const at = (time: string, date = MONDAY): Minute => Date.parse(`${date}T${time}Z`) / 60_000;
const now = at('06:00');
const limits = { minNoticeMin: 120, until: now + 14 * DAY_MIN };

function rulesOf(capacity: number): Rules {
  const windows = [1, 2].map((dayOfWeek) => ({
    availabilityId: `${dayOfWeek}`,
    dayOfWeek,
    startTime: '09:00',
    endTime: '17:00',
    timezone: 'UTC',
    capacity,
    active: true,
  }));
  return { rulesVersion: 1, windows, closures: [], slotMinutes: 60 };
}

function days(capacity = 1): AgendaDay[] {
  return currentDays([], [MONDAY, TUESDAY], rulesOf(capacity), 'main');
}

function booking(id: string, start: Minute, minutes = 60, buffer = 0): Busy {
  return { id, kind: 'booking', start, end: start + minutes, before: buffer, after: buffer };
}

function taken(result: Taken<string>): AgendaDay[] {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.days;
}

const full = { ok: false, reason: 'full' };
const notOffered = { ok: false, reason: 'not_offered' };

describe('a visitor’s booking', () => {
  test('capacity n lets n bookings overlap, never n + 1', () => {
    const one = taken(takeOffered(days(2), booking('a', at('09:00')), limits, now));
    const two = taken(takeOffered(one, booking('b', at('09:00')), limits, now));
    expect(takeOffered(two, booking('c', at('09:00')), limits, now)).toEqual(full);
    expect(takeOffered(two, booking('c', at('10:00')), limits, now).ok).toBe(true);
  });

  test('is refused off the grid, outside the window, and past its end', () => {
    const offered = (start: Minute, minutes = 60) =>
      takeOffered(days(), booking('a', start, minutes), limits, now);
    expect(offered(at('09:30'))).toEqual(notOffered);
    expect(offered(at('08:00'))).toEqual(notOffered);
    expect(offered(at('16:00')).ok).toBe(true);
    expect(offered(at('16:00'), 90)).toEqual(notOffered);
  });

  test('is refused in the past, without the notice, and past the horizon', () => {
    const offered = (when: Minute) => takeOffered(days(), booking('a', at('09:00')), limits, when);
    expect(offered(at('07:00')).ok).toBe(true);
    expect(offered(at('07:01'))).toEqual({ ok: false, reason: 'too_soon' });
    expect(offered(at('12:00'))).toEqual({ ok: false, reason: 'too_soon' });
    const until = (end: Minute) =>
      takeOffered(days(), booking('a', at('09:00')), { minNoticeMin: 120, until: end }, now);
    expect(until(at('09:01')).ok).toBe(true);
    expect(until(at('09:00'))).toEqual(notOffered);
  });

  test('needs the day of its start', () => {
    expect(() => takeOffered([], booking('a', at('09:00')), limits, now)).toThrow(MONDAY);
  });
});

describe('taking and freeing', () => {
  test('an entry stands in every day that it or its buffers touch, and no other', () => {
    const entry = booking('a', at('00:10', TUESDAY), 60, 15);
    expect(taken(take(days(), entry, now)).map((day) => day.busy)).toEqual([[entry], [entry]]);
    const [monday, tuesday] = days();
    const after = taken(take(days(), booking('a', at('00:15', TUESDAY), 60, 15), now));
    expect(after[0]).toEqual(monday);
    expect(after[1]?.busy).toHaveLength((tuesday?.busy.length ?? 0) + 1);
  });

  test('days that are not affected are the same objects, so they need no write', () => {
    const before = days();
    const after = taken(take(before, booking('a', at('09:00')), now));
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  test('a day that the entry touches must be given', () => {
    const [monday] = days();
    expect(() => take(monday ? [monday] : [], booking('a', at('23:30')), now)).toThrow(TUESDAY);
  });

  test('freeing gives the time back at once, and twice frees once', () => {
    const before = days();
    const after = taken(take(before, booking('a', at('09:00')), now)).map((day) => release(day, 'a'));
    expect(after).toEqual(before);
    expect(after.map((day) => release(day, 'a')).every((day, index) => day === after[index])).toBe(true);
  });

  test('a move frees the old time and takes the new one, even where they overlap', () => {
    const before = taken(take(days(), booking('a', at('09:00')), now));
    const near = booking('a', at('09:30'));
    expect(taken(take(before, near, now)).map((day) => day.busy)).toEqual([[near], []]);
    const far = booking('a', at('09:30', TUESDAY));
    expect(taken(take(before, far, now)).map((day) => day.busy)).toEqual([[], [far]]);
  });

  test('a refused move leaves the old time taken', () => {
    const before = taken(
      take(taken(take(days(), booking('a', at('09:00')), now)), booking('b', at('10:00')), now),
    );
    expect(take(before, booking('a', at('10:00')), now)).toEqual(full);
    expect(before[0]?.busy.map((entry) => entry.id)).toEqual(['a', 'b']);
  });

  test('an expired hold gives way and is dropped', () => {
    const hold: Busy = { ...booking('h', at('09:00')), kind: 'hold', until: at('06:10') };
    const held = taken(take(days(), hold, now));
    expect(take(held, booking('a', at('09:00')), at('06:09'))).toEqual(full);
    const after = taken(take(held, booking('a', at('09:00')), at('06:10')));
    expect(after[0]?.busy.map((entry) => entry.id)).toEqual(['a']);
  });

  test('a day holds 500 entries and refuses the next, overbooked or not', () => {
    const crowd = Array.from({ length: 499 }, (_, index) =>
      booking(`x${index}`, at('09:00') + (index % 400), 5),
    );
    const crowded = days(50).map((day) => (day.date === MONDAY ? { ...day, busy: crowd } : day));
    const last = taken(take(crowded, booking('last', at('20:00')), now));
    expect(last[0]?.busy).toHaveLength(500);
    expect(take(last, booking('more', at('22:00')), now)).toEqual({ ok: false, reason: 'day_full' });
    const overbooked = take(last, booking('more', at('22:00')), now, { overbook: true });
    expect(overbooked).toEqual({ ok: false, reason: 'day_full' });
    expect(take(last, booking('last', at('21:00')), now).ok).toBe(true);
  });
});

describe('a booking by hand', () => {
  test('may take any minute: off the grid, or outside every window, where one person is served', () => {
    const early = taken(takeByHand(days(3), booking('a', at('07:07')), now));
    expect(takeByHand(early, booking('b', at('07:30')), now)).toEqual(full);
    expect(takeByHand(early, booking('b', at('09:07')), now).ok).toBe(true);
  });

  test('past capacity is refused unless an admin overbooks', () => {
    const before = taken(takeByHand(days(), booking('a', at('09:00')), now));
    expect(takeByHand(before, booking('b', at('09:00')), now)).toEqual(full);
    const after = taken(takeByHand(before, booking('b', at('09:00')), now, { overbook: true }));
    expect(after[0]?.busy).toHaveLength(2);
  });

  test('reaches from 30 days back to 18 months ahead', () => {
    const outOfRange = { ok: false, reason: 'out_of_range' };
    const hand = (start: Minute) => {
      const dates = [start, start + 59].map((minute) => new Date(minute * 60_000).toISOString().slice(0, 10));
      const given = currentDays([], [...new Set(dates)], rulesOf(1), 'main');
      return takeByHand(given, booking('a', start), now);
    };
    const oldest = now - 30 * DAY_MIN;
    const latest = at('06:00', '2028-01-06');
    expect(hand(oldest).ok).toBe(true);
    expect(hand(oldest - 1)).toEqual(outOfRange);
    expect(hand(latest).ok).toBe(true);
    expect(hand(latest + 1)).toEqual(outOfRange);
  });
});

describe('a booking for anyone', () => {
  test('sees each time that someone has free once, soonest first', () => {
    const slot = (time: string) => ({ start: at(time), end: at(time) + 60 });
    const found = freeOnAny([[slot('10:00'), slot('11:00')], [], [slot('09:00'), slot('10:00')]]);
    expect(found).toEqual([slot('09:00'), slot('10:00'), slot('11:00')]);
  });

  test('tries the calendar least booked that day first, ties by id', () => {
    const [empty] = days();
    const [busy] = taken(take(days(), booking('a', at('09:00')), now));
    const [busier] = taken(take(days(), booking('a', at('09:00'), 90), now));
    if (!empty || !busy || !busier) throw new Error('no day');
    const calendars = new Map(Object.entries({ zoe: empty, julie: busier, marc: empty, luc: busy }));
    expect(leastBookedFirst(calendars, now)).toEqual(['marc', 'zoe', 'luc', 'julie']);
  });
});

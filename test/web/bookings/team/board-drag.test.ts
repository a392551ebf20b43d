import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { boardDay, heightOf, stepBefore, topOf } from '../../../../web/features/bookings/team/board-day.ts';
import { endAfter, placeAt, placementAfter } from '../../../../web/features/bookings/team/board-drag.ts';
import { seededRuns } from '../../../support/seeded.ts';

const ZONE = 'America/Toronto';
const day = boardDay('2026-11-25', ZONE, { first: 8, last: 18 });
const boxes = [
  { calendarId: 'ana', left: 64, right: 264, top: 300 },
  { calendarId: 'bruno', left: 264, right: 464, top: 300 },
];
const at = (time: string): number => Date.parse(`2026-11-25T${time}:00-05:00`);

describe('an appointment that is dragged', () => {
  test('lands in the column under the pointer, its top at the nearest quarter of an hour', () => {
    const y = 300 + topOf(day, at('10:00')) + 5 + 10;
    const place = placeAt(day, boxes, { x: 300, y }, 10);
    expect(place).toEqual({ calendarId: 'bruno', startAt: new Date(at('10:00')).toISOString() });
  });

  test('beside the board lands in its nearest column, within the hours shown', () => {
    expect(placeAt(day, boxes, { x: 0, y: -500 }, 0)).toEqual({
      calendarId: 'ana',
      startAt: new Date(at('08:00')).toISOString(),
    });
    expect(placeAt(day, boxes, { x: 9000, y: 9000 }, 0)).toEqual({
      calendarId: 'bruno',
      startAt: new Date(at('17:45')).toISOString(),
    });
  });

  test('lands nowhere where nobody takes bookings', () => {
    expect(placeAt(day, [], { x: 100, y: 400 }, 0)).toBeUndefined();
  });
});

const MINUTE_MS = 60_000;
const iso = (ms: number): string => new Date(ms).toISOString();
const lasting = (minutes: number) => ({
  ...{ calendarId: 'ana', startAt: iso(at('10:03')) },
  endAt: iso(at('10:03') + minutes * MINUTE_MS),
});

describe('an appointment whose lower edge is dragged', () => {
  test('ends at the nearest five minutes of the clock, whatever minute it ended at', () => {
    const { endAt } = lasting(40);
    expect(endAfter(day, endAt, heightOf(20 * MINUTE_MS) + 1)).toBe(iso(at('11:05')));
    expect(endAfter(day, endAt, 9000)).toBe(iso(at('18:00')));
  });

  test('keeps its start and its person, and lasts between five minutes and the longest service', () => {
    const property = fc.property(
      fc.integer({ min: 5, max: 450 }),
      fc.integer({ min: -2000, max: 2000 }),
      (lasts, byPx) => {
        const before = lasting(lasts);
        const endAt = endAfter(day, before.endAt, byPx);
        const after = placementAfter(before, { kind: 'resize', bookingId: 'b', endAt });
        expect([after.calendarId, after.startAt]).toEqual([before.calendarId, before.startAt]);
        const minutes = (Date.parse(after.endAt) - Date.parse(after.startAt)) / MINUTE_MS;
        expect(minutes).toBeGreaterThanOrEqual(5);
        expect(minutes).toBeLessThanOrEqual(450);
      },
    );
    fc.assert(property, seededRuns(100));
  });

  test('and one that is moved lasts as long elsewhere as it did', () => {
    const startAt = iso(at('14:15'));
    const after = placementAfter(lasting(40), { kind: 'move', bookingId: 'b', calendarId: 'bruno', startAt });
    expect(after).toEqual({ calendarId: 'bruno', startAt, endAt: iso(at('14:55')) });
  });
});

describe('a free time that is pressed', () => {
  test('is the quarter of an hour that begins above it', () => {
    expect(stepBefore(day, at('09:14'))).toBe(at('09:00'));
  });
});

describe('a day on which clocks change', () => {
  test('is drawn in real minutes: as long as it lasts, without an hour twice or missing', () => {
    const night = boardDay('2026-11-01', ZONE, { first: 0, last: 6 });
    expect(night.hours).toHaveLength(7);
    const spring = boardDay('2026-03-08', ZONE, { first: 0, last: 6 });
    expect(spring.hours).toHaveLength(5);
  });
});

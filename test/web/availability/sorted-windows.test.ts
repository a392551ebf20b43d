import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { slotRun } from '../../../web/features/availability/slot-run.ts';
import { sortedWindows } from '../../../web/features/availability/sorted-windows.ts';

const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
});

const window: fc.Arbitrary<AvailabilityWindow> = fc.record({
  availabilityId: fc.uuid(),
  dayOfWeek: fc.integer({ min: 0, max: 6 }),
  startTime: time,
  endTime: fc.constant('24:00'),
  timezone: fc.constant('UTC'),
  capacity: fc.constant(1),
  active: fc.boolean(),
  calendarId: fc.constant('main'),
  version: fc.constant(1),
  updatedAt: fc.constant('2026-11-21T10:00:00Z'),
});

test('windows stand by day of week, then by start, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(window), (windows) => {
      const sorted = sortedWindows(windows);
      const places = sorted.map(({ dayOfWeek, startTime }) => `${dayOfWeek} ${startTime}`);
      expect(places).toEqual([...places].sort());
      expect(new Set(sorted)).toEqual(new Set(windows));
    }),
  );
});

test('slots are regenerated from now on for 14 days in steps of 60 minutes, unless the business chose otherwise', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  const policy = {
    slotMinutes: 60,
    horizonDays: 14,
    minNoticeMin: 120,
    cutOffHours: 24,
    maxPerContact: 3,
    maxPerAddressDay: 10,
  };
  expect(slotRun(now, policy)).toEqual({
    startAt: '2026-11-21T10:00:00.000Z',
    endAt: '2026-12-05T10:00:00.000Z',
    durationMinutes: 60,
  });
  expect(slotRun(now, { ...policy, slotMinutes: 30, horizonDays: 1 })).toMatchObject({
    endAt: '2026-11-22T10:00:00.000Z',
    durationMinutes: 30,
  });
});

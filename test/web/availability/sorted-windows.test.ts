import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { sortedWindows } from '../../../web/features/availability/sorted-windows.ts';
import { seededRuns } from '../../support/seeded.ts';

const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
});

const window: fc.Arbitrary<AvailabilityWindow> = fc.record({
  availabilityId: fc.uuid(),
  dayOfWeek: fc.integer({ min: 0, max: 6 }),
  startTime: fc.oneof(time, fc.constant('09:00')),
  endTime: fc.constant('24:00'),
  timezone: fc.constant('UTC'),
  capacity: fc.constant(1),
  active: fc.boolean(),
  calendarId: fc.constantFrom('main', 'alice', 'bruno'),
  version: fc.constant(1),
  updatedAt: fc.constant('2026-11-21T10:00:00Z'),
});

test('windows stand by day of week, then by start, then as their calendars do, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(window), (windows) => {
      const calendars = ['main', 'alice', 'bruno'];
      const sorted = sortedWindows(windows, calendars);
      const places = sorted.map(
        ({ dayOfWeek, startTime, calendarId }) =>
          `${dayOfWeek} ${startTime} ${calendars.indexOf(calendarId)}`,
      );
      expect(places).toEqual([...places].sort());
      expect(new Set(sorted)).toEqual(new Set(windows));
    }),
    seededRuns(100),
  );
});

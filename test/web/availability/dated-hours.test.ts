import { describe, expect, test } from '@jest/globals';
import { dayNumber, weekOfRotation } from '../../../shared/domain/window-dates.ts';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { beginningOf } from '../../../web/features/availability/dated/dated-hours.ts';

const windowOf = (over: Partial<AvailabilityWindow>): AvailabilityWindow => ({
  availabilityId: JSON.stringify(over),
  dayOfWeek: 4,
  startTime: '09:00',
  endTime: '12:00',
  timezone: 'UTC',
  capacity: 1,
  active: true,
  calendarId: 'alice',
  version: 1,
  updatedAt: '2026-11-21T10:00:00Z',
  ...over,
});

/** A Thursday. */
const date = '2026-12-03';

const timesOf = (windows: readonly AvailabilityWindow[], calendarId = 'alice') =>
  beginningOf({ windows: [...windows], timezone: 'UTC' }, { calendarId, date }).spans.map(
    ({ week, dayOfWeek, startTime, endTime }) => [week, dayOfWeek, startTime, endTime],
  );

describe('the hours of a date begin', () => {
  const lunch = [
    windowOf({}),
    windowOf({ startTime: '13:00', endTime: '17:00' }),
    windowOf({ dayOfWeek: 5 }),
  ];

  test('with those of its week on that day, with their pause', () => {
    expect(timesOf(lunch)).toEqual([
      [0, 4, '09:00', '12:00'],
      [0, 4, '13:00', '17:00'],
    ]);
  });

  test('with those of its week of a rotation', () => {
    const turn = weekOfRotation(dayNumber(date), 2);
    const now = windowOf({ startTime: '10:00', rotation: { weeks: 2, week: turn } });
    const next = windowOf({ startTime: '11:00', rotation: { weeks: 2, week: 1 - turn } });
    expect(timesOf([now, next])).toEqual([[0, 4, '10:00', '12:00']]);
  });

  test('with its own where it has some', () => {
    expect(timesOf([...lunch, windowOf({ date, startTime: '08:00' })])).toEqual([[0, 4, '08:00', '12:00']]);
  });

  test('at nine until five where nobody is in on that day, and saves over nothing', () => {
    expect(timesOf(lunch, 'bruno')).toEqual([[0, 4, '09:00', '17:00']]);
    expect(beginningOf({ windows: lunch, timezone: 'UTC' }, { calendarId: 'alice', date }).seen).toEqual([]);
  });
});

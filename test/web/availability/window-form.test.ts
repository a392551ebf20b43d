import { describe, expect, test } from '@jest/globals';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import {
  blankWindow,
  toWindowBody,
  validateWindow,
  type WindowValues,
  windowValues,
} from '../../../web/features/availability/window-form.ts';

const zone = 'America/Toronto';

const filled = (over: Partial<WindowValues> = {}): WindowValues => ({ ...blankWindow(zone), ...over });

const errorsOf = (over: Partial<WindowValues>) => validateWindow(filled(over), zone, 'en');

describe('a new window', () => {
  test('is Monday 09:00–17:00, capacity 1, active, in the zone of the business', () => {
    expect(toWindowBody(blankWindow(zone), zone)).toEqual({
      dayOfWeek: 1,
      startTime: '09:00',
      endTime: '17:00',
      timezone: zone,
      capacity: 1,
      active: true,
    });
  });
});

describe('the body that is sent', () => {
  test('takes the zone of the business when none is given, and trims the one given', () => {
    expect(toWindowBody(filled({ timezone: '  ' }), zone).timezone).toBe(zone);
    expect(toWindowBody(filled({ timezone: ' Europe/Paris ' }), zone).timezone).toBe('Europe/Paris');
  });

  test('leaves out a capacity that is blank or no number', () => {
    expect(toWindowBody(filled({ capacity: ' ' }), zone)).not.toHaveProperty('capacity');
    expect(toWindowBody(filled({ capacity: 'deux' }), zone)).not.toHaveProperty('capacity');
  });

  test('sends 00:00 as an end as 24:00, and shows 24:00 as 00:00', () => {
    expect(toWindowBody(filled({ endTime: '00:00' }), zone).endTime).toBe('24:00');
    const stored: AvailabilityWindow = {
      ...toWindowBody(filled({ endTime: '00:00' }), zone),
      availabilityId: 'w1',
      timezone: zone,
      capacity: 3,
      active: true,
      calendarId: 'main',
      version: 1,
      updatedAt: '2026-11-21T10:00:00Z',
    };
    expect(windowValues(stored)).toMatchObject({ endTime: '00:00', capacity: '3' });
  });

  test('says whose the window is only where it becomes another person’s', () => {
    const values = filled({ calendarId: 'alice' });
    expect(toWindowBody(values, zone).calendarId).toBe('alice');
    expect(toWindowBody(values, zone, 'bruno').calendarId).toBe('alice');
    expect(toWindowBody(values, zone, 'alice')).not.toHaveProperty('calendarId');
  });

  test('drops the seconds that a browser may add', () => {
    expect(toWindowBody(filled({ startTime: '09:30:00' }), zone).startTime).toBe('09:30');
  });
});

describe('what the form refuses', () => {
  test('a missing start or end, in the agreed words', () => {
    expect(errorsOf({ startTime: '' }).startTime).toBe('Start time is required.');
    expect(errorsOf({ endTime: '' }).endTime).toBe('End time is required.');
  });

  test('an end that is not after the start, midnight excepted', () => {
    expect(errorsOf({ endTime: '08:59' }).endTime).toBe('The end must be after the start.');
    expect(errorsOf({ endTime: '09:00' }).endTime).toBe('The end must be after the start.');
    expect(errorsOf({ endTime: '00:00' })).toEqual({});
  });

  test('a capacity under 1 and an unknown zone', () => {
    expect(errorsOf({ capacity: '0' }).capacity).toBe('At least 1.');
    expect(errorsOf({ timezone: 'Mars/Olympus' }).timezone).toBe('Unknown time zone.');
  });
});

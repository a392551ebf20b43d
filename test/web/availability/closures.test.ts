import { describe, expect, test } from '@jest/globals';
import type { Closure } from '../../../shared/schemas/closure.ts';
import {
  blankClosure,
  toClosureBody,
  validateClosure,
} from '../../../web/features/availability/closures/closure-form.ts';
import {
  holidayYears,
  upcomingClosures,
} from '../../../web/features/availability/closures/shown-closures.ts';

const errorsOf = (over: Partial<typeof blankClosure>) =>
  validateClosure({ ...blankClosure, from: '2026-12-24', ...over }, 'en', {
    today: '2026-12-01',
    fromRequired: 'first day',
  });

const closure = (from: string, to: string): Closure => ({
  closureId: `${from} ${to}`,
  from,
  to,
  label: null,
  calendarId: null,
  holiday: null,
  updatedAt: '2026-11-21T10:00:00Z',
});

describe('a closure', () => {
  test('is one day of every calendar unless more was said', () => {
    expect(toClosureBody({ ...blankClosure, from: '2026-12-24', label: ' ' })).toEqual({
      from: '2026-12-24',
    });
    expect(
      toClosureBody({
        ...blankClosure,
        from: '2026-12-24',
        to: '2026-12-31',
        label: ' Vacances ',
        calendarId: 'm1',
      }),
    ).toEqual({ from: '2026-12-24', to: '2026-12-31', label: 'Vacances', calendarId: 'm1' });
  });

  test('begins, ends after it begins, and lasts a year at most', () => {
    expect(errorsOf({ from: '' })).toEqual({ from: 'first day' });
    expect(errorsOf({ to: '2026-12-24' })).toEqual({});
    expect(errorsOf({ to: '2026-12-23' })).toEqual({ to: 'The end must be after the start.' });
    expect(errorsOf({ to: '2027-12-24' })).toEqual({});
    expect(errorsOf({ to: '2027-12-25' })).toEqual({ to: 'At most 366 days.' });
  });

  test('is not over already', () => {
    const past = 'This date is in the past.';
    expect(errorsOf({ from: '2026-11-30' })).toEqual({ from: past });
    expect(errorsOf({ from: '2026-11-29', to: '2026-11-30' })).toEqual({ to: past });
    expect(errorsOf({ from: '2026-11-29', to: '2026-12-01' })).toEqual({});
    expect(errorsOf({ from: '2026-12-01' })).toEqual({});
  });

  test('may be of some hours, of which midnight ends the day', () => {
    const hours = { startTime: '17:00', endTime: '00:00' };
    expect(toClosureBody({ ...blankClosure, from: '2026-12-24', ...hours })).toEqual({
      from: '2026-12-24',
      startTime: '17:00',
      endTime: '24:00',
    });
    expect(errorsOf(hours)).toEqual({});
    expect(errorsOf({ startTime: '17:00', endTime: '16:00' })).toEqual({
      endTime: 'The end must be after the start.',
    });
    expect(errorsOf({ startTime: '17:00', endTime: '16:00', to: '2026-12-25' })).toEqual({});
  });

  test('is listed until its last day is over, soonest first', () => {
    const [over, now, next] = [
      closure('2026-11-01', '2026-11-20'),
      closure('2026-11-10', '2026-11-21'),
      closure('2026-12-25', '2026-12-25'),
    ];
    expect(upcomingClosures([next, over, now], '2026-11-21')).toEqual([now, next]);
  });

  test('of a statutory holiday is offered for this year and the two that follow', () => {
    expect(holidayYears('2026-11-21')).toEqual([2026, 2027, 2028]);
  });
});

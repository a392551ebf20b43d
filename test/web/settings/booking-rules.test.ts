import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_BOOKING_POLICY } from '../../../shared/domain/booking-policy.ts';
import {
  bookingRuleValues,
  toBookingPatch,
  typedPolicy,
  validateBookingRules,
} from '../../../web/features/settings/booking/booking-rules.ts';
import {
  lastOfferedDay,
  shiftedWallTime,
  startsWithin,
} from '../../../web/features/settings/booking/examples.ts';
import { seededRuns } from '../../support/seeded.ts';

const words = { tooLong: (days: number) => `at most ${days} days` };
const usual = DEFAULT_BOOKING_POLICY;
const values = bookingRuleValues(usual);
const errorsOf = (over: Partial<typeof values>) => validateBookingRules({ ...values, ...over }, 'en', words);

const policy = fc.record({
  slotMinutes: fc.integer({ min: 1, max: 24 }).map((steps) => steps * 5),
  horizonDays: fc.integer({ min: 1, max: 60 }),
  minNoticeMin: fc.integer({ min: 0, max: 10_080 }),
  cutOffHours: fc.integer({ min: 0, max: 720 }),
  maxPerContact: fc.integer({ min: 1, max: 100 }),
  maxPerAddressDay: fc.integer({ min: 1, max: 500 }),
  maxGapMin: fc.integer({ min: 0, max: 120 }),
});

describe('booking rules', () => {
  test('are shown in units that people use', () => {
    expect(values).toMatchObject({ notice: '2', noticeUnit: 'hours', cutOff: '24', cutOffUnit: 'hours' });
    expect(bookingRuleValues({ ...usual, minNoticeMin: 90, cutOffHours: 48 })).toMatchObject({
      notice: '90',
      noticeUnit: 'minutes',
      cutOff: '2',
      cutOffUnit: 'days',
    });
    expect(bookingRuleValues({ ...usual, minNoticeMin: 0 })).toMatchObject({
      notice: '0',
      noticeUnit: 'hours',
    });
  });

  test('come back as they were from whatever unit they are shown in, and nothing is sent of what did not change', () => {
    fc.assert(
      fc.property(policy, (before) => {
        const shown = bookingRuleValues(before);
        expect(typedPolicy(shown)).toEqual(before);
        expect(toBookingPatch(shown, before)).toEqual({ booking: {} });
        expect(validateBookingRules(shown, 'en', words)).toEqual({});
      }),
      seededRuns(100),
    );
  });

  test('send only what changed, in the server’s unit', () => {
    expect(toBookingPatch({ ...values, notice: '3', noticeUnit: 'days' }, usual)).toEqual({
      booking: { minNoticeMin: 4320 },
    });
  });

  test('are held to the server’s bounds, and a span past its own is said in days', () => {
    expect(errorsOf({ slotMinutes: '7' }).slotMinutes).toBe('A multiple of 5 is expected.');
    expect(errorsOf({ horizonDays: '61' }).horizonDays).toBe('At most 60.');
    expect(errorsOf({ notice: '8', noticeUnit: 'days' }).notice).toBe('at most 7 days');
    expect(errorsOf({ cutOff: '31', cutOffUnit: 'days' }).cutOff).toBe('at most 30 days');
    expect(errorsOf({ notice: '' }).notice).toBe('This field is required.');
    expect(errorsOf({ notice: '-1' }).notice).toBe('At least 0.');
    expect(errorsOf({ cutOff: '1.5' }).cutOff).toBe('A whole number is expected.');
    expect(errorsOf({ notice: '1.5' })).toEqual({});
  });
});

describe('the examples', () => {
  test('count on the clock that hangs on the wall', () => {
    expect(shiftedWallTime('2026-11-23', '10:00', 120)).toBe('2026-11-23T12:00:00.000Z');
    expect(shiftedWallTime('2026-11-23', '14:00', -24 * 60)).toBe('2026-11-22T14:00:00.000Z');
    expect(lastOfferedDay('2026-11-21', 14)).toBe('2026-12-05');
  });

  test('name the starts of a morning, the first four of many', () => {
    expect(startsWithin(540, 720, 60)).toEqual({ times: ['09:00', '10:00', '11:00'], hasMore: false });
    expect(startsWithin(540, 720, 30)).toEqual({
      times: ['09:00', '09:30', '10:00', '10:30'],
      hasMore: true,
    });
    expect(startsWithin(540, 600, 90)).toEqual({ times: [], hasMore: false });
  });
});

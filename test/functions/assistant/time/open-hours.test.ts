import { describe, expect, it } from '@jest/globals';
import type { OpenHours, When } from '../../../../functions/assistant/frame.ts';
import { hoursOf } from '../../../../functions/assistant/time/open-hours.ts';

const hours = {
  openingHours: [
    { dayOfWeek: 2, opens: '10:00', closes: '12:00' },
    { dayOfWeek: 2, opens: '13:00', closes: '20:00' },
    { dayOfWeek: 3, opens: '08:00', closes: '16:00' },
    { dayOfWeek: 4, opens: '09:00', closes: '10:00' },
  ],
  specialHours: [
    {
      from: '2026-12-01',
      to: '2026-12-01',
      hours: [{ opens: '11:00', closes: '15:00' }],
      holiday: null,
    },
  ],
};

const when = (of: OpenHours, days: Partial<When>): When => ({
  dates: [],
  weekdays: [],
  times: [{ from: 0, to: 600, of }],
  ...days,
});

const on = (date: string): Pick<When, 'dates'> => ({ dates: [{ from: date, to: date }] });

const hour = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

describe('the first and the last hours of a day are those of its opening hours', () => {
  it.each([
    ['a day with a pause opens once', when('first_hours', on('2026-11-24')), [hour(10, 12)]],
    ['a day with a pause closes once', when('last_hours', on('2026-11-24')), [hour(18, 20)]],
    ['special hours', when('first_hours', on('2026-12-01')), [hour(11, 13)]],
    ['special hours, at their end', when('last_hours', on('2026-12-01')), [hour(13, 15)]],
    ['a short day', when('first_hours', on('2026-11-26')), [hour(9, 10)]],
    ['the first hour alone', when('first_hour', on('2026-11-24')), [hour(10, 11)]],
    ['a weekday', when('first_hours', { weekdays: [3] }), [hour(8, 10)]],
    [
      'several days, as one stretch where they touch',
      when('first_hours', { dates: [{ from: '2026-11-24', to: '2026-11-25' }] }),
      [hour(8, 12)],
    ],
    ['any day', when('last_hours', {}), [hour(9, 10), hour(14, 16), hour(18, 20)]],
    // Where they are not known the hours stay as told.
    ['a day that is closed', when('first_hours', on('2026-11-27')), [{ from: 0, to: 600 }]],
    ['hours that name themselves', { ...when('first_hours', {}), times: [hour(13, 15)] }, [hour(13, 15)]],
  ])('%s', (_, told, expected) => {
    expect(hoursOf(told, hours)).toEqual(expected);
  });
});

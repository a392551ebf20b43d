import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import type { Closure } from '../../../shared/schemas/closure.ts';
import { agendaQuery, bookingsOn, closuresOn } from '../../../web/features/bookings/agenda/day-bookings.ts';
import { dateOf, firstDayOf, weekOf } from '../../../web/features/bookings/agenda/week-days.ts';
import { shownHours } from '../../../web/features/bookings/week/shown-hours.ts';
import {
  bookingEvents,
  closureEvents,
  openingHours,
} from '../../../web/features/bookings/week/week-events.ts';

const zone = 'America/Toronto';

const booking = (startAt: string, endAt: string, over: Partial<Booking> = {}): Booking => ({
  bookingId: startAt,
  calendarId: 'main',
  title: 'Massage',
  startAt,
  endAt,
  status: 'confirmed',
  serviceId: null,
  leadId: null,
  leadName: null,
  email: null,
  phone: null,
  note: null,
  price: null,
  currency: null,
  source: 'chat',
  createdAt: startAt,
  ...over,
});

const window = (over: Partial<AvailabilityWindow> = {}): AvailabilityWindow => ({
  availabilityId: 'w',
  dayOfWeek: 2,
  startTime: '09:00',
  endTime: '17:30',
  timezone: zone,
  capacity: 1,
  active: true,
  calendarId: 'main',
  updatedAt: '2026-11-01T00:00:00Z',
  ...over,
});

const closure = (from: string, to: string, over: Partial<Closure> = {}): Closure => ({
  closureId: from,
  from,
  to,
  label: null,
  calendarId: null,
  holiday: null,
  updatedAt: from,
  ...over,
});

describe('the week of a date', () => {
  test('begins on Sunday in the Americas and on Monday elsewhere', () => {
    expect(weekOf('2026-11-25', firstDayOf('America/Toronto'))[0]).toBe('2026-11-22');
    expect(weekOf('2026-11-22', firstDayOf('Europe/Paris'))[0]).toBe('2026-11-16');
  });

  test('has seven days in a row, the date among them, whatever the clocks do', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom<0 | 1>(0, 1), (date, firstDay) => {
        const key = date.toISOString().slice(0, 10);
        const days = weekOf(key, firstDay);
        expect(days).toContain(key);
        expect(new Set(days).size).toBe(7);
        expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(firstDay);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });

  test('is of no date that the calendar does not have', () => {
    expect(dateOf('2026-02-29')).toBeNull();
    expect(dateOf('demain')).toBeNull();
    expect(dateOf('2028-02-29')).toBe('2028-02-29');
  });
});

describe('what a day holds', () => {
  test('are the bookings that start on it in the zone of the business, in their order', () => {
    const late = booking('2026-11-25T04:30:00Z', '2026-11-25T05:30:00Z');
    const early = booking('2026-11-24T14:00:00Z', '2026-11-24T15:00:00Z');
    const other = booking('2026-11-25T05:00:00Z', '2026-11-25T06:00:00Z');
    expect(bookingsOn([late, other, early], '2026-11-24', zone)).toEqual([early, late]);
  });

  test('is asked for with days to spare, so that no zone loses any', () => {
    const query = agendaQuery(weekOf('2026-11-25', 0), 'm1');
    expect(query).toEqual({
      limit: 100,
      from: '2026-11-20T00:00:00Z',
      to: '2026-11-30T00:00:00Z',
      status: 'active',
      calendarId: 'm1',
    });
  });

  test('are the closures of everybody and of the calendar shown', () => {
    const all = closure('2026-12-24', '2026-12-26');
    const one = closure('2026-12-20', '2026-12-31', { calendarId: 'm1' });
    expect(closuresOn([all, one], '2026-12-26', null)).toEqual([all, one]);
    expect(closuresOn([all, one], '2026-12-26', 'm2')).toEqual([all]);
    expect(closuresOn([all, one], '2026-12-27', 'm2')).toEqual([]);
  });
});

describe('the week as a calendar', () => {
  const nowMs = Date.parse('2026-11-24T12:00:00Z');
  const ahead = booking('2026-11-24T14:00:00Z', '2026-11-24T15:00:00Z');
  const over = booking('2026-11-23T14:00:00Z', '2026-11-23T15:00:00Z');

  test('lets staff drag what has not begun, and a reader nothing', () => {
    const draggable = (canWrite: boolean) =>
      bookingEvents([ahead, over], { canWrite, nowMs, untitled: '' }).map((event) => event.startEditable);
    expect(draggable(true)).toEqual([true, false]);
    expect(draggable(false)).toEqual([false, false]);
  });

  test('shades each closed day once', () => {
    const closures = [
      closure('2026-11-24', '2026-11-25', { label: 'Congé' }),
      closure('2026-11-25', '2026-11-25'),
    ];
    const events = closureEvents(closures, weekOf('2026-11-24', 0), null, 'Fermé');
    expect(events.map(({ start, title }) => [start, title])).toEqual([
      ['2026-11-24T00:00:00', 'Congé'],
      ['2026-11-25T00:00:00', 'Congé'],
    ]);
  });

  test('shows as open what the windows of that calendar say, in its own zone only', () => {
    const windows = [
      window(),
      window({ active: false }),
      window({ timezone: 'Asia/Tokyo' }),
      window({ calendarId: 'm2' }),
    ];
    expect(openingHours(windows, zone, 'main')).toEqual([
      { daysOfWeek: [2], startTime: '09:00', endTime: '17:30' },
    ]);
  });

  test('shows the hours of business with one around, and all that is booked', () => {
    expect(shownHours([], [], zone)).toEqual({ first: 7, last: 19 });
    expect(shownHours([window()], [], zone)).toEqual({ first: 8, last: 19 });
    const dawn = booking('2026-11-24T11:15:00Z', '2026-11-24T12:00:00Z');
    const night = booking('2026-11-25T04:30:00Z', '2026-11-25T05:30:00Z');
    expect(shownHours([window()], [dawn, night], zone)).toEqual({ first: 6, last: 24 });
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayNumber, weekOfRotation } from '../../../shared/domain/window-dates.ts';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import type { Closure } from '../../../shared/schemas/closure.ts';
import { agendaClosures } from '../../../web/features/bookings/agenda/agenda-closures.ts';
import { agendaQuery, bookingsOn, closuresOn } from '../../../web/features/bookings/agenda/day-bookings.ts';
import { firstDayOf, weekOf } from '../../../web/features/bookings/agenda/week-days.ts';
import { shownHours } from '../../../web/features/bookings/week/shown-hours.ts';
import {
  bookingEvents,
  closureEvents,
  hatchedEvents,
} from '../../../web/features/bookings/week/week-events.ts';
import { closedHours, meetsClosed } from '../../../web/lib/closed-hours.ts';
import { dateOf } from '../../../web/lib/day-key.ts';
import { seededRuns } from '../../support/seeded.ts';
import { sampleBooking } from './sample-booking.ts';

const zone = 'America/Toronto';

const booking = (startAt: string, endAt: string, over: Partial<Booking> = {}): Booking =>
  sampleBooking({ startAt, endAt, ...over });

const window = (over: Partial<AvailabilityWindow> = {}): AvailabilityWindow => ({
  availabilityId: 'w',
  dayOfWeek: 2,
  startTime: '09:00',
  endTime: '17:30',
  timezone: zone,
  capacity: 1,
  active: true,
  calendarId: 'main',
  version: 1,
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
      seededRuns(100),
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

  test('are the closures of everybody, and of the calendar shown or the only one; others are absences', () => {
    const all = closure('2026-12-24', '2026-12-26');
    const one = closure('2026-12-20', '2026-12-31', { calendarId: 'm1' });
    const gone = closure('2026-12-21', '2026-12-31', { calendarId: 'm9' });
    const offered = ['m1', 'm2'].map((calendarId) => ({ calendarId, name: `Nom ${calendarId}` }));
    const shown = (calendarId: string | null, calendars = offered) =>
      agendaClosures([all, one, gone], calendarId, calendars);
    expect(shown(null)).toEqual({ closures: [all], absences: [{ ...one, who: 'Nom m1' }] });
    expect(shown('m1')).toEqual({ closures: [all, one], absences: [] });
    expect(shown('m2')).toEqual({ closures: [all], absences: [] });
    expect(shown(null, offered.slice(0, 1))).toEqual({ closures: [all, one], absences: [] });
  });

  test('are the closures whose days it is one of', () => {
    const days = closure('2026-12-24', '2026-12-26');
    expect(closuresOn([days], '2026-12-23')).toEqual([]);
    expect(closuresOn([days], '2026-12-24')).toEqual([days]);
    expect(closuresOn([days], '2026-12-26')).toEqual([days]);
    expect(closuresOn([days], '2026-12-27')).toEqual([]);
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
    const events = closureEvents(closures, weekOf('2026-11-24', 0), 'Fermé');
    expect(events.map(({ start, title }) => [start, title])).toEqual([
      ['2026-11-24T00:00:00', 'Congé'],
      ['2026-11-25T00:00:00', 'Congé'],
    ]);
  });

  test('shades the hours of a day that is closed in part, under its own name', () => {
    const closures = [
      closure('2026-11-24', '2026-11-25', { label: 'Formation', startTime: '13:00', endTime: '10:00' }),
    ];
    const events = closureEvents(closures, weekOf('2026-11-24', 0), 'Fermé');
    expect(events.map(({ start, end, title }) => [start, end, title])).toEqual([
      ['2026-11-24T13:00:00', '2026-11-25T00:00:00', 'Formation'],
      ['2026-11-25T00:00:00', '2026-11-25T10:00:00', 'Formation'],
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

describe('the closed hours of the week', () => {
  const days = weekOf('2026-11-24', 0);
  const week = {
    days,
    timezone: zone,
    windows: [window()],
    closures: [] as readonly Closure[],
    calendarIds: ['main'],
  };
  /** Of Tuesday, as wall-clock times. */
  const onTuesday = (over: Partial<typeof week>) => {
    const at = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    return closedHours({ ...week, ...over })
      .filter(({ date }) => date === '2026-11-24')
      .map(({ start, end }) => `${at.format(start)}–${at.format(end)}`);
  };

  test('are what the weekly windows leave', () => {
    expect(onTuesday({})).toEqual(['00:00–09:00', '17:30–00:00']);
    const lunch = [
      window({ endTime: '12:00' }),
      window({ startTime: '13:00' }),
      window({ startTime: '08:00', active: false }),
    ];
    expect(onTuesday({ windows: lunch })).toEqual(['00:00–09:00', '12:00–13:00', '17:30–00:00']);
  });

  test('know weeks in rotation, and hours of one date in place of the week’s', () => {
    const week = weekOfRotation(dayNumber('2026-11-24'), 2);
    const turn = (own: number) => onTuesday({ windows: [window({ rotation: { weeks: 2, week: own } })] });
    expect(turn(week)).toEqual(['00:00–09:00', '17:30–00:00']);
    expect(turn(1 - week)).toEqual(['00:00–00:00']);
    const dated = window({ date: '2026-11-24', startTime: '12:00', endTime: '14:00' });
    expect(onTuesday({ windows: [window(), dated] })).toEqual(['00:00–12:00', '14:00–00:00']);
    expect(onTuesday({ windows: [window(), { ...dated, calendarId: 'lea' }] })).toEqual([
      '00:00–09:00',
      '17:30–00:00',
    ]);
  });

  test('are met by an appointment that lies in them even in part, and not by one that ends as they begin', () => {
    const closed = closedHours(week).filter(({ date }) => date === '2026-11-24');
    const at = (time: string) => Date.parse(`2026-11-24T${time}:00-05:00`);
    const meets = (from: string, to: string) => meetsClosed(closed, { start: at(from), end: at(to) });
    expect([meets('16:30', '17:30'), meets('09:00', '10:00')]).toEqual([false, false]);
    expect([meets('17:00', '18:00'), meets('08:30', '09:30'), meets('06:00', '07:00')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('are all hours where there is no window, and none where it is open day and night', () => {
    expect(onTuesday({ windows: [] })).toEqual(['00:00–00:00']);
    expect(onTuesday({ windows: [window({ startTime: '00:00', endTime: '24:00' })] })).toEqual([]);
  });

  test('follow a window of another zone to where its hours are here', () => {
    const paris = window({ timezone: 'Europe/Paris', startTime: '16:00', endTime: '20:00' });
    expect(onTuesday({ windows: [paris] })).toEqual(['00:00–10:00', '14:00–00:00']);
    const tokyo = window({ dayOfWeek: 3, timezone: 'Asia/Tokyo', startTime: '08:00', endTime: '10:00' });
    expect(onTuesday({ windows: [tokyo] })).toEqual(['00:00–18:00', '20:00–00:00']);
  });

  test('are all hours of a closed day, but of whoever else works on it', () => {
    const off = [closure('2026-11-24', '2026-11-24')];
    expect(onTuesday({ closures: off })).toEqual(['00:00–00:00']);
    const lunch = [closure('2026-11-24', '2026-11-24', { startTime: '12:00', endTime: '13:00' })];
    expect(onTuesday({ closures: lunch })).toContain('12:00–13:00');
    const aliceIsOff = [closure('2026-11-24', '2026-11-24', { calendarId: 'alice' })];
    const windows = [window({ calendarId: 'alice' }), window({ calendarId: 'bruno', startTime: '13:00' })];
    const calendarIds = ['alice', 'bruno'];
    expect(onTuesday({ windows, calendarIds, closures: aliceIsOff })).toEqual(['00:00–13:00', '17:30–00:00']);
    expect(onTuesday({ windows, calendarIds: ['alice'], closures: aliceIsOff })).toEqual(['00:00–00:00']);
  });

  test('leave out the windows of a calendar that is not looked at', () => {
    expect(onTuesday({ calendarIds: ['alice'] })).toEqual(['00:00–00:00']);
  });

  test('make up each day with the open ones, on the day of 25 hours too', () => {
    const autumn = weekOf('2026-11-01', 0);
    const clock = fc.integer({ min: 0, max: 23 });
    const opened = fc.record({ day: fc.integer({ min: 0, max: 6 }), from: clock, hours: clock });
    fc.assert(
      fc.property(fc.array(opened, { maxLength: 8 }), (spans) => {
        const pad = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
        const windows = spans.map(({ day, from, hours }) =>
          window({ dayOfWeek: day, startTime: pad(from), endTime: pad(Math.min(24, from + 1 + hours)) }),
        );
        const closed = closedHours({ ...week, days: autumn, windows });
        for (
          let at = Date.parse('2026-11-01T04:30:00Z');
          at < Date.parse('2026-11-08T05:00:00Z');
          at += 3_600_000
        ) {
          const [weekday, hour] = [
            new Date(
              `${new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at)}T00:00:00Z`,
            ).getUTCDay(),
            Number(new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit' }).format(at)),
          ];
          const isOpen = windows.some(
            (one) =>
              one.dayOfWeek === weekday &&
              Number(one.startTime.slice(0, 2)) <= hour &&
              hour < Number(one.endTime.slice(0, 2)),
          );
          expect(closed.some(({ start, end }) => start <= at && at < end)).toBe(!isOpen);
        }
      }),
      seededRuns(50),
    );
  });

  test('are hatched, save on a day whose closure is told by its name', () => {
    const closures = closureEvents([closure('2026-11-24', '2026-11-24')], days, 'Fermé');
    const closed = closedHours(week);
    const drawn = hatchedEvents(closed, closures);
    expect(drawn).toHaveLength(closed.filter(({ date }) => date !== '2026-11-24').length);
    expect(drawn.every(({ display }) => display === 'background')).toBe(true);
  });
});

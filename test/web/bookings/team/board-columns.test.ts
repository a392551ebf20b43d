import { describe, expect, test } from '@jest/globals';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import type { Calendar } from '../../../../shared/schemas/calendar.ts';
import { columnsOf } from '../../../../web/features/bookings/team/board-columns.ts';

const booking = (bookingId: string, calendarId: string): Booking => ({
  ...{ bookingId, calendarId, title: 'Coupe', startAt: '2026-11-25T15:00:00.000Z', status: 'confirmed' },
  ...{ endAt: '2026-11-25T16:00:00.000Z', serviceId: 's1', leadId: null, leadName: null, email: null },
  ...{ phone: null, note: null, price: null, currency: null, source: 'manual', version: 1 },
  createdAt: '2026-11-20T15:00:00.000Z',
});

const calendars: readonly Calendar[] = [
  { calendarId: 'ana', name: 'Ana', title: null, colour: 'teal', active: true },
  { calendarId: 'bruno', name: 'Bruno', title: null, colour: 'red', active: true },
  { calendarId: 'carl', name: 'Carl', title: null, colour: null, active: false },
];

describe('the columns of the team’s day', () => {
  test('are everybody who takes bookings, with their own', () => {
    const columns = columnsOf({ calendars, former: [] }, [booking('b1', 'bruno'), booking('b2', 'bruno')]);
    expect(columns.map(({ name, colour, bookings }) => [name, colour, bookings.length])).toEqual([
      ['Ana', 'teal', 0],
      ['Bruno', 'red', 2],
    ]);
  });

  test('leave out no booking of somebody who takes none any more, and none can be dropped on them', () => {
    const former = [{ calendarId: 'dora', name: 'Dora' }];
    const bookings = [booking('b1', 'dora'), booking('b2', 'carl'), booking('b3', 'main')];
    const columns = columnsOf({ calendars, former }, bookings);
    expect(columns.filter(({ isOffered }) => !isOffered).map(({ name }) => name)).toEqual([
      'Dora',
      'Carl',
      'main',
    ]);
    expect(columns.flatMap((column) => column.bookings)).toHaveLength(3);
  });
});

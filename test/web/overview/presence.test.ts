import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { nextAfter, type PersonDay, presenceAt } from '../../../web/features/overview/presence.ts';
import { seededRuns } from '../../support/seeded.ts';

const HOUR = 3_600_000;
const at = (hour: number): number => Date.parse('2026-11-25T00:00:00Z') + hour * HOUR;
const run = (from: number, to: number) => ({ start: at(from), end: at(to) });
const booking = (from: number, to: number, status: Booking['status'] = 'confirmed') => ({
  status,
  startAt: new Date(at(from)).toISOString(),
  endAt: new Date(at(to)).toISOString(),
});
type Appointment = ReturnType<typeof booking>;

/** Open from 9 to 12 and from 13 to 17, with a client at 10 and an event elsewhere at 15. */
const day: PersonDay<Appointment> = {
  ...run(0, 24),
  bookings: [booking(10, 11), booking(14, 14.5)],
  closed: [run(0, 9), run(12, 13), run(17, 24)],
  elsewhere: [run(15, 16)],
};

describe('what a person does at a moment', () => {
  test.each([
    ['before opening', 8, { kind: 'later', from: at(9) }],
    ['free until the next client', 9, { kind: 'free', until: at(10) }],
    ['with a client', 10.5, { kind: 'with-client', booking: booking(10, 11) }],
    ['free until the pause', 11, { kind: 'free', until: at(12) }],
    ['in the pause', 12.5, { kind: 'later', from: at(13) }],
    ['busy elsewhere', 15.5, { kind: 'elsewhere', until: at(16) }],
    ['free until closing', 16, { kind: 'free', until: at(17) }],
    ['after closing', 17, { kind: 'done' }],
  ])('%s', (_when, hour, presence) => {
    expect(presenceAt(day, at(hour))).toEqual(presence);
  });

  test('is not with a client who was marked as absent', () => {
    const missed = { ...day, bookings: [booking(10, 11, 'no_show'), booking(14, 14.5)] };
    expect(presenceAt(missed, at(10.5))).toEqual({ kind: 'free', until: at(12) });
  });

  test('on a day without hours is off, unless a client was given one', () => {
    const closed = { ...day, bookings: [booking(10, 11)], closed: [run(0, 24)], elsewhere: [] };
    expect(presenceAt(closed, at(9))).toEqual({ kind: 'off' });
    expect(presenceAt(closed, at(10))).toEqual({ kind: 'with-client', booking: booking(10, 11) });
  });

  test('is never free in closed hours, with a client or busy elsewhere, nor past the next of these', () => {
    const hours = fc.array(fc.record({ from: fc.nat(22), lasts: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(hours, hours, hours, fc.nat(23), (booked, closed, elsewhere, hour) => {
        const runs = (all: typeof booked) =>
          all.map(({ from, lasts }) => run(from, Math.min(24, from + lasts)));
        const given = {
          ...run(0, 24),
          bookings: booked.map(({ from, lasts }) => booking(from, from + lasts)),
          closed: runs(closed).toSorted((a, b) => a.start - b.start),
          elsewhere: runs(elsewhere),
        };
        const presence = presenceAt(given, at(hour));
        const taken = [...runs(booked), ...given.closed, ...given.elsewhere];
        const isTaken = taken.some(({ start, end }) => start <= at(hour) && at(hour) < end);
        expect(presence.kind === 'free').toBe(!isTaken);
        if (presence.kind !== 'free') return;
        expect(presence.until).toBeGreaterThan(at(hour));
        expect(taken.every(({ start }) => start <= at(hour) || start >= presence.until)).toBe(true);
      }),
      seededRuns(100),
    );
  });
});

test('what comes next is the first appointment that has not begun', () => {
  expect(nextAfter(day.bookings, at(10))).toEqual(booking(14, 14.5));
  expect(nextAfter(day.bookings, at(14))).toBeUndefined();
});

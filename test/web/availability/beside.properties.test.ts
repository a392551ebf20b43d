import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { loadsWithin, roomsOnDemand } from '../../../functions/agenda/day-room.ts';
import { takeWithinHours } from '../../../functions/agenda/take.ts';
import { dayStartOf, daysTouched, isoOf } from '../../../functions/agenda/time.ts';
import type { Busy, Rules } from '../../../functions/agenda/types.ts';
import { occupied } from '../../../shared/domain/places.ts';
import { fitsBeside, type Taking } from '../../../web/features/availability/stranded/beside.ts';
import { anyNeed } from '../../support/agenda-arbitraries.ts';
import { bookedAgendas } from '../../support/booked-agendas.ts';
import { seededRuns } from '../../support/seeded.ts';

const DATE = '2026-11-24';
const EIGHT = dayStartOf(DATE) + 8 * 60;
const DATES = daysTouched({ start: EIGHT - 1440, end: EIGHT + 2 * 1440 });
const now = EIGHT - 60;

const rulesOf = (capacity: number): Rules => ({
  ...{ rulesVersion: 1, closures: [], slotMinutes: 15 },
  windows: [
    {
      ...{ availabilityId: 'w', dayOfWeek: 2, startTime: '00:00', endTime: '24:00', timezone: 'UTC' },
      ...{ capacity, active: true },
    },
  ],
});

const anyEntry = fc.record({ at: fc.nat(12), need: anyNeed }).map(
  ({ at, need }): Omit<Busy, 'id'> => ({
    ...{ kind: 'booking', start: EIGHT + at * 15, end: EIGHT + at * 15 + need.durationMin },
    ...{ before: need.bufferBeforeMin, after: need.bufferAfterMin },
  }),
);

test('a colleague is offered for a booking exactly where the agenda takes it beside those that they are given', () => {
  const seen = { taken: 0, refused: 0, refusedByBufferAlone: 0 };
  const scene = fc.record({
    capacity: fc.integer({ min: 1, max: 4 }),
    booked: fc.array(anyEntry, { maxLength: 3 }),
    wished: fc.array(anyEntry, { minLength: 2, maxLength: 6 }),
  });
  fc.assert(
    fc.property(scene, ({ capacity, booked, wished }) => {
      const theirs = booked.map((entry, n) => ({ ...entry, id: `b${n}` }));
      const before = bookedAgendas(['main'], DATES, rulesOf(capacity), () => theirs).get('main') ?? [];
      const rooms = roomsOnDemand(before, now);
      let days = before;
      const given: Taking[] = [];
      for (const [n, one] of wished.entries()) {
        const entry = { ...one, id: `w${n}` };
        if (!takeWithinHours(before, entry, now).ok) continue;
        const giving: Taking = {
          booking: { startAt: isoOf(entry.start), endAt: isoOf(entry.end) },
          to: {
            ...{ bookingId: entry.id, calendarId: 'main', beforeMin: entry.before, afterMin: entry.after },
            loads: [...loadsWithin(rooms, occupied(entry))],
          },
        };
        const outcome = takeWithinHours(days, entry, now);
        expect(fitsBeside(giving, given)).toBe(outcome.ok);
        if (outcome.ok) {
          days = outcome.days;
          given.push(giving);
          seen.taken += 1;
          continue;
        }
        seen.refused += 1;
        const meets = given.some(
          ({ booking }) => booking.startAt < giving.booking.endAt && booking.endAt > giving.booking.startAt,
        );
        if (!meets) seen.refusedByBufferAlone += 1;
      }
    }),
    seededRuns(200, 2000),
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});

test('what others are given takes nothing of a colleague’s time', () => {
  const loads = [{ minutes: 60, services: 0, befores: 0, afters: 0, capacity: 1 }];
  const booking = { startAt: isoOf(EIGHT), endAt: isoOf(EIGHT + 60) };
  const giveTo = (calendarId: string): Taking => ({
    booking,
    to: { bookingId: calendarId, calendarId, beforeMin: 0, afterMin: 0, loads },
  });
  expect(fitsBeside(giveTo('bruno'), [giveTo('chloe')])).toBe(true);
  expect(fitsBeside(giveTo('bruno'), [giveTo('bruno')])).toBe(false);
});

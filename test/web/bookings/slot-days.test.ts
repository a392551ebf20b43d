import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Slot } from '../../../shared/schemas/slot.ts';
import { slotDays } from '../../../web/features/bookings/slot-days.ts';
import { seededRuns } from '../../support/seeded.ts';

const slot = (startAt: string): Slot => ({ slotId: startAt, startAt, endAt: startAt, status: 'free' });

test('slots stand under the day they start on in the zone of the business', () => {
  const days = slotDays(
    [slot('2026-11-24T22:00:00Z'), slot('2026-11-25T01:30:00Z'), slot('2026-11-25T14:00:00Z')],
    'America/Toronto',
  );
  expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
    ['2026-11-24', 2],
    ['2026-11-25', 1],
  ]);
});

test('a start that two calendars offer stands once, and no start is lost', () => {
  const starts = fc
    .array(fc.integer({ min: 0, max: 400 }))
    .map((hours) => hours.map((hour) => new Date(Date.UTC(2026, 9, 25) + hour * 3_600_000).toISOString()));
  fc.assert(
    fc.property(
      starts,
      fc.constantFrom('America/Toronto', 'Europe/Paris', 'Asia/Kolkata'),
      (instants, zone) => {
        const shown = slotDays(instants.map(slot), zone).flatMap(({ slots }) => slots.map((s) => s.startAt));
        expect(shown.toSorted()).toEqual([...new Set(instants)].toSorted());
      },
    ),
    seededRuns(100),
  );
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { freeDays } from '../../../functions/agenda/free-days.ts';
import { seededRuns } from '../../support/seeded.ts';

const DAY_MIN = 1440;
const minute = (iso: string) => Date.parse(iso) / 60_000;
const localDate = (start: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(start * 60_000)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();

test('a time stands under the date that the wall clock shows, first time first', () => {
  const times = ['2026-11-24T14:00:00Z', '2026-11-25T04:30:00Z', '2026-11-25T05:00:00Z'].map((iso) => ({
    start: minute(iso),
  }));
  expect(freeDays(times, 'America/Toronto')).toEqual([
    { date: '2026-11-24', start: minute('2026-11-24T14:00:00Z') },
    { date: '2026-11-25', start: minute('2026-11-25T05:00:00Z') },
  ]);
  expect(freeDays([], 'America/Toronto')).toEqual([]);
});

test('no date is lost or made up, across changes of the clock too', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 80 * DAY_MIN }), { maxLength: 60 }),
      fc.constantFrom(
        'America/Toronto',
        'Europe/Paris',
        'Asia/Kolkata',
        'Australia/Lord_Howe',
        'Pacific/Apia',
      ),
      fc.constantFrom('2026-02-01T00:00:00Z', '2026-09-20T00:00:00Z', '2011-12-01T00:00:00Z'),
      (offsets, zone, from) => {
        const times = offsets.toSorted((a, b) => a - b).map((offset) => ({ start: minute(from) + offset }));
        const first = new Map<string, number>();
        for (const { start } of times) {
          const date = localDate(start, zone);
          if (!first.has(date)) first.set(date, start);
        }
        expect(freeDays(times, zone)).toEqual([...first].map(([date, start]) => ({ date, start })));
      },
    ),
    seededRuns(200),
  );
});

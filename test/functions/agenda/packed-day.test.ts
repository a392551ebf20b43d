import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { packDay, unpackDay } from '../../../functions/agenda/packed-day.ts';
import { DAY_MIN, dayStartOf } from '../../../functions/agenda/time.ts';
import { type AgendaDay, type Busy, MAX_BUSY_PER_DAY, type Offer } from '../../../functions/agenda/types.ts';
import { seededRuns } from '../../support/seeded.ts';

const MONDAY = '2026-07-06';
const origin = dayStartOf(MONDAY);
const ID = '01arz3ndektsv4rrffq69g5fav';

const minute = fc.integer({ min: -2 * DAY_MIN, max: 3 * DAY_MIN }).map((offset) => origin + offset);

const anyOffer: fc.Arbitrary<Offer> = fc.record({
  start: minute,
  end: minute,
  capacity: fc.integer({ min: 1, max: 50 }),
  gridStart: minute,
});

const anyBusy: fc.Arbitrary<Busy> = fc.record(
  {
    id: fc.string({
      unit: fc.constantFrom(...'0123456789abcdefghjkmnpqrstvwxyz'),
      minLength: 26,
      maxLength: 26,
    }),
    kind: fc.constantFrom('booking', 'hold', 'external'),
    start: minute,
    end: minute,
    before: fc.integer({ min: 0, max: 120 }),
    after: fc.integer({ min: 0, max: 120 }),
    until: minute,
  },
  { requiredKeys: ['id', 'kind', 'start', 'end', 'before', 'after'] },
);

const anyDay: fc.Arbitrary<AgendaDay> = fc.record({
  date: fc.constant(MONDAY),
  version: fc.nat(),
  rulesVersion: fc.nat(),
  slotMinutes: fc.integer({ min: 5, max: 120 }),
  offers: fc.array(anyOffer),
  busy: fc.array(anyBusy),
});

describe('the stored form', () => {
  test('gives back the day that was put in', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const stored: Record<string, unknown> = JSON.parse(
          JSON.stringify({ ...packDay(day), pk: 'x', expiresAt: 1 }),
        );
        expect(unpackDay(MONDAY, stored)).toEqual(day);
      }),
      seededRuns(100),
    );
  });

  test('stays within 32 KB at the bound: 500 holds of the longest kind, and a hundred offers', () => {
    const busy = Array.from({ length: MAX_BUSY_PER_DAY }, () => ({
      id: ID,
      kind: 'hold' as const,
      start: origin + 1439,
      end: origin + 1439 + 1440,
      before: 120,
      after: 120,
      until: origin - 2 * DAY_MIN,
    }));
    const offers = Array.from({ length: 100 }, () => ({
      start: origin - 1439,
      end: origin + 1439,
      capacity: 50,
      gridStart: origin - 1439,
    }));
    const day = { date: MONDAY, version: 1e9, rulesVersion: 1e9, slotMinutes: 120, offers, busy };
    const item = { pk: `TENANT#${ID}`, sk: `AGENDA#${ID}#${MONDAY}`, ...packDay(day) };
    expect(Buffer.byteLength(JSON.stringify(item))).toBeLessThanOrEqual(32 * 1024);
  });

  test.each([
    ['no version', { version: undefined }],
    ['a version that is not whole', { version: 1.5 }],
    ['busy that is no list', { busy: 'x' }],
    ['an unknown kind', { busy: [`${ID} z 1 2 0 0`] }],
    ['a missing number', { busy: [`${ID} b 1 2 0`] }],
    ['an offer that is not numbers', { offers: ['1 2 x 1'] }],
  ])('is refused with %s', (_, broken) => {
    const stored = { version: 1, rulesVersion: 1, slotMinutes: 60, offers: ['540 600 1 540'], busy: [] };
    expect(unpackDay(MONDAY, stored).offers).toHaveLength(1);
    expect(() => unpackDay(MONDAY, { ...stored, ...broken })).toThrow('Malformed agenda day');
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { afterQuietHours } from '../../../functions/messages/quiet-hours.ts';
import { HOUR_MS, MINUTE_MS } from '../../../shared/domain/duration.ts';
import { seededRuns } from '../../support/seeded.ts';

const ZONES = ['America/Toronto', 'America/St_Johns', 'America/Vancouver', 'America/Regina', 'Europe/Paris'];

/** The hour on the wall, read by Intl and not by what the function reads it with. */
const hourIn = (timeZone: string): ((at: number) => number) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return (at) => Number(format.format(at));
};

const FROM = Date.parse('2026-01-01T00:00:00Z');
const moments = fc.integer({ min: 0, max: 3 * 366 * 24 * 60 }).map((minute) => FROM + minute * MINUTE_MS);
const places = fc.constantFrom(...ZONES);

describe('the quiet hours', () => {
  test('are never spoken in, and nothing waits without need', () => {
    fc.assert(
      fc.property(moments, places, (at, zone) => {
        const hour = hourIn(zone);
        const isQuiet = hour(at) >= 21 || hour(at) < 8;
        const sent = afterQuietHours(at, zone);
        expect(hour(sent)).toBeGreaterThanOrEqual(8);
        expect(hour(sent)).toBeLessThan(21);
        if (!isQuiet) return expect(sent).toBe(at);
        expect(hour(sent - MINUTE_MS)).toBe(7);
        expect(sent - at).toBeLessThanOrEqual(12 * HOUR_MS);
        return expect(sent).toBeGreaterThan(at);
      }),
      seededRuns(100),
    );
  });

  test.each([
    ['one minute before they begin', '2026-07-02T00:59:00.000Z', '2026-07-02T00:59:00.000Z'],
    ['as they begin', '2026-07-02T01:00:00.000Z', '2026-07-02T12:00:00.000Z'],
    ['one minute before they end', '2026-07-02T11:59:00.000Z', '2026-07-02T12:00:00.000Z'],
    ['in the night that loses an hour', '2026-03-08T02:00:00.000Z', '2026-03-08T12:00:00.000Z'],
    ['in the night that gains an hour', '2026-11-01T01:00:00.000Z', '2026-11-01T13:00:00.000Z'],
  ])('in Montreal, %s', (_, at, sent) => {
    expect(new Date(afterQuietHours(Date.parse(at), 'America/Toronto')).toISOString()).toBe(sent);
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { periodOf } from '../../../../functions/resources/reports/period.ts';
import {
  type Counted,
  type CountedBooking,
  summarise,
} from '../../../../functions/resources/reports/summarise.ts';
import { BOOKING_STATUSES } from '../../../../shared/domain/booking-status.ts';
import { LEAD_SOURCES } from '../../../../shared/schemas/lead.ts';
import { type ReportCounts, report } from '../../../../shared/schemas/report.ts';
import { seededRuns } from '../../../support/seeded.ts';

const NOW = Date.parse('2026-11-10T15:00:00Z');
const PERIOD = { from: '2026-10-25', to: '2026-11-20' };

/** A moment in or around the period, which holds the change of clocks. */
const instant = fc
  .integer({ min: Date.parse('2026-10-22'), max: Date.parse('2026-11-24') })
  .map((ms) => new Date(ms).toISOString());
const source = fc.constantFrom(...LEAD_SOURCES);

const service = fc.constantFrom(
  { serviceId: 'wash', title: 'Lavage', price: 19.99, currency: 'CAD' },
  { serviceId: 'wash', title: 'Lavage', price: 0.1, currency: 'EUR' },
  { serviceId: 'oil', title: 'Vidange', price: 60, currency: 'CAD' },
  { serviceId: 'look', title: 'Examen', price: 0, currency: 'CAD' },
  { serviceId: 'quote', title: 'Devis', price: null, currency: 'CAD' },
  { serviceId: null, title: '', price: null, currency: null },
);

const booking: fc.Arbitrary<CountedBooking> = fc
  .record({ startAt: instant, status: fc.constantFrom(...BOOKING_STATUSES), source, service })
  .map(({ service: sold, startAt, ...rest }) => ({
    ...rest,
    ...sold,
    startAt,
    endAt: new Date(Date.parse(startAt) + 3_600_000).toISOString(),
  }));

const rows: fc.Arbitrary<Counted> = fc.record({
  conversations: fc.array(fc.record({ startedAt: instant, source }), { maxLength: 40 }),
  leads: fc.array(fc.record({ createdAt: instant, source }), { maxLength: 40 }),
  bookings: fc.array(booking, { maxLength: 60 }),
});

const { days, start, end } = periodOf(PERIOD, 'America/Toronto', NOW);
const isDuring = (at: string): boolean => Date.parse(at) >= start && Date.parse(at) < end;

const NAMES = [
  'conversations',
  'leads',
  'bookings',
  'upcoming',
  'unmarked',
  'attended',
  'noShow',
  'cancelled',
] as const;

const sums = (parts: readonly ReportCounts[]): Record<string, number> =>
  Object.fromEntries(NAMES.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0)]));

describe('whatever happened', () => {
  const always = (holds: (given: Counted) => void) => fc.assert(fc.property(rows, holds), seededRuns(100));

  test('the totals are the sums of the days, and the sums of the sources', () =>
    always((given) => {
      const { totals, byDay, bySource } = summarise(given, days, NOW);
      expect(sums(byDay)).toEqual(totals);
      expect(sums(bySource)).toEqual(totals);
    }));

  test('each row of the period counts once, and none from outside of it', () =>
    always((given) => {
      const { totals } = summarise(given, days, NOW);
      const bookings = given.bookings.filter(({ startAt }) => isDuring(startAt));
      expect(totals.conversations).toBe(given.conversations.filter((c) => isDuring(c.startedAt)).length);
      expect(totals.leads).toBe(given.leads.filter((lead) => isDuring(lead.createdAt)).length);
      expect(totals.bookings + totals.cancelled).toBe(bookings.length);
      expect(totals.upcoming + totals.unmarked + totals.attended + totals.noShow).toBe(totals.bookings);
    }));

  test('each day and each source has exactly what the rows say of it', () =>
    always((given) => {
      const { byDay, bySource } = summarise(given, days, NOW);
      const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' });
      for (const { date, leads, attended } of byDay) {
        const on = (at: string) => wall.format(Date.parse(at)) === date;
        expect(leads).toBe(given.leads.filter(({ createdAt }) => on(createdAt)).length);
        const came = given.bookings.filter(({ status, startAt }) => status === 'attended' && on(startAt));
        expect(attended).toBe(came.length);
      }
      for (const { source: from, conversations } of bySource)
        expect(conversations).toBe(
          given.conversations.filter((one) => one.source === from && isDuring(one.startedAt)).length,
        );
    }));

  test('the rate of missed appointments is a share of those whose outcome is known', () =>
    always((given) => {
      const { totals, noShowRate } = summarise(given, days, NOW);
      const known = totals.attended + totals.noShow;
      if (known === 0) expect(noShowRate).toBeNull();
      else expect((noShowRate ?? 0) * known).toBeCloseTo(totals.noShow, 9);
    }));

  test('revenue is the sum of prices to the cent, per service and in all', () =>
    always((given) => {
      const { revenue, revenueTotals } = summarise(given, days, NOW);
      const during = given.bookings.filter(({ startAt }) => isDuring(startAt));
      for (const { currency, attended, unmarked } of revenueTotals) {
        const priced = during.filter((one) => one.currency === currency && one.price !== null);
        const centsIn = (of: readonly CountedBooking[]) =>
          of.reduce((sum, { price }) => sum + Math.round((price ?? 0) * 100), 0);
        const came = priced.filter(({ status }) => status === 'attended');
        const over = priced.filter(
          ({ status, startAt }) => status === 'confirmed' && Date.parse(startAt) <= NOW,
        );
        expect(attended).toEqual({ bookings: came.length, amount: centsIn(came) / 100 });
        expect(unmarked).toEqual({ bookings: over.length, amount: centsIn(over) / 100 });
        const rowsOf = revenue.filter((row) => row.currency === currency);
        const cents = (amount: number) => Math.round(amount * 100);
        expect(rowsOf.reduce((sum, row) => sum + cents(row.attended.amount), 0)).toBe(centsIn(came));
        expect(rowsOf.reduce((sum, row) => sum + cents(row.unmarked.amount), 0)).toBe(centsIn(over));
      }
      const keys = revenue.map(({ serviceId, currency }) => `${serviceId} ${currency}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(revenue.map(({ currency }) => currency))).toEqual(
        new Set(revenueTotals.map(({ currency }) => currency)),
      );
    }));

  test('the order of the rows changes nothing', () =>
    always((given) => {
      const turned = {
        conversations: given.conversations.toReversed(),
        leads: given.leads.toReversed(),
        bookings: given.bookings.toReversed(),
      };
      const sorted = ({ revenue, revenueTotals, ...counted }: ReturnType<typeof summarise>) => ({
        ...counted,
        revenue: new Set(revenue.map((row) => JSON.stringify(row))),
        totals: new Set(revenueTotals.map((row) => JSON.stringify(row))),
      });
      expect(sorted(summarise(turned, days, NOW))).toEqual(sorted(summarise(given, days, NOW)));
    }));

  test('the report is of the documented shape, every day in it', () =>
    always((given) => {
      const body = { ...PERIOD, timezone: 'America/Toronto', conversationsSince: '2026-08-12T15:00:00.000Z' };
      const made = { ...body, ...summarise(given, days, NOW) };
      expect(report.isValidSync(made, { strict: true })).toBe(true);
      expect(made.byDay).toHaveLength(27);
    }));
});

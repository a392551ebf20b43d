import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { takeOffered, takeWithinHours } from '../../../functions/agenda/take.ts';
import { DAY_MIN, dayStartOf, daysTouched } from '../../../functions/agenda/time.ts';
import type { Busy } from '../../../functions/agenda/types.ts';
import { anyNeed, anyRules } from '../../support/agenda-arbitraries.ts';
import { oracleFits, oracleOpen, oracleRuns } from '../../support/agenda-oracle.ts';
import { bookedAgendas } from '../../support/booked-agendas.ts';
import { seededRuns } from '../../support/seeded.ts';

const NEAR = '2026-11-01';
const ZONES = ['America/Toronto', 'Europe/Paris'];
const FROM = dayStartOf(NEAR) - DAY_MIN;
const range = { start: FROM - DAY_MIN, end: FROM + 5 * DAY_MIN };
const DATES = daysTouched(range);
const now = FROM + 9 * 60;

const anyEntry = fc.record({ at: fc.nat(3 * DAY_MIN), need: anyNeed }).map(
  ({ at, need }): Omit<Busy, 'id'> => ({
    ...{ kind: 'booking', start: FROM + at, end: FROM + at + need.durationMin },
    ...{ before: need.bufferBeforeMin, after: need.bufferAfterMin },
  }),
);

/** Two windows that meet on the Sunday, so that most rules offer times on both sides of a seam. */
const SEAMED = [
  ['08:00', '13:20'],
  ['13:20', '18:00'],
].map(([startTime = '', endTime = '']) => ({
  ...{ availabilityId: startTime, dayOfWeek: 0, startTime, endTime },
  ...{ timezone: 'America/Toronto', active: true },
}));

const anyScene = fc.record({
  rules: anyRules(ZONES, NEAR).map((rules) => ({ ...rules, windows: [...rules.windows, ...SEAMED] })),
  booked: fc.array(anyEntry, { maxLength: 20 }),
  wanted: fc.array(anyEntry, { minLength: 1, maxLength: 20 }),
});

test('any minute ahead is taken whose every minute is in the hours and free, and no other', () => {
  let [taken, closed, full] = [0, 0, 0];
  fc.assert(
    fc.property(anyScene, ({ rules, booked, wanted }) => {
      const entries = booked.map((entry, n) => ({ ...entry, id: `b${n}` }));
      const days = bookedAgendas(['main'], DATES, rules, () => entries).get('main') ?? [];
      const runs = oracleRuns(rules, 'main', range);
      for (const [n, one] of [...wanted, ...booked].entries()) {
        const entry = { ...one, id: `w${n}` };
        const isOpen = entry.start >= now && oracleOpen(runs, entry);
        const isFree = oracleFits(runs, entries, entry);
        const outcome = takeWithinHours(days, entry, now);
        const expected = isOpen ? 'full' : 'not_offered';
        expect(outcome).toMatchObject(isOpen && isFree ? { ok: true } : { ok: false, reason: expected });
        if (outcome.ok) taken += 1;
        else if (isOpen) full += 1;
        else closed += 1;
        const offered = takeOffered(days, entry, { minNoticeMin: 0, until: now + 30 * DAY_MIN }, now);
        if (offered.ok) expect(outcome).toEqual(offered);
      }
    }),
    seededRuns(60, 600),
  );
  for (const seen of [taken, closed, full]) expect(seen).toBeGreaterThan(0);
});

test('needs every day that it touches', () => {
  const entry: Busy = {
    ...{ id: 'a', kind: 'booking', start: FROM + DAY_MIN - 10, end: FROM + DAY_MIN + 10 },
    ...{ before: 0, after: 0 },
  };
  expect(() => takeWithinHours([], entry, now)).toThrow('2026-10-31');
});

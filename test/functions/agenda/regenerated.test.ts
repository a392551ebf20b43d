import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { currentDays, offersOf } from '../../../functions/agenda/offers-of.ts';
import { regenerated } from '../../../functions/agenda/regenerated.ts';
import { dayStartOf } from '../../../functions/agenda/time.ts';
import type { AgendaDay, Busy, Rules } from '../../../functions/agenda/types.ts';
import { anyRules } from '../../support/agenda-arbitraries.ts';
import { zones } from '../../support/agenda-zones.ts';
import { seededRuns } from '../../support/seeded.ts';

const MONDAY = '2026-07-06';
const DATES = ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09'];
const start = dayStartOf(MONDAY);

function open(startTime: string, endTime: string, more: Partial<Rules> = {}): Rules {
  const window = { availabilityId: 'w', dayOfWeek: 1, startTime, endTime, timezone: 'UTC', active: true };
  return { rulesVersion: 1, windows: [window], closures: [], slotMinutes: 60, ...more };
}

const busy: Busy[] = [
  { id: 'a', kind: 'booking', start: start + 540, end: start + 600, before: 0, after: 0 },
];

describe('counts', () => {
  const day = { ...offersOf(undefined, MONDAY, open('09:00', '12:00'), 'main'), version: 3, busy };

  test('a day never written is created', () => {
    const made = regenerated(undefined, MONDAY, open('09:00', '12:00'), 'main');
    expect(made).toMatchObject({ changed: true, created: 3, removed: 0, kept: 0 });
    expect(made.day.version).toBe(0);
  });

  test('a window moved by an hour keeps what both offer', () => {
    const moved = regenerated(day, MONDAY, open('10:00', '13:00', { rulesVersion: 2 }), 'main');
    expect(moved).toMatchObject({ changed: true, created: 1, removed: 1, kept: 2 });
    expect(moved.day).toMatchObject({ version: 3, rulesVersion: 2, busy });
  });

  test('slots of another length are other slots', () => {
    const halves = regenerated(
      day,
      MONDAY,
      open('09:00', '12:00', { rulesVersion: 2, slotMinutes: 30 }),
      'main',
    );
    expect(halves).toMatchObject({ changed: true, created: 6, removed: 3, kept: 0 });
  });

  test('only slots that start in the range asked for are counted', () => {
    const range = { start: start + 600, end: start + 660 };
    const halves = open('09:00', '12:00', { rulesVersion: 2, slotMinutes: 30 });
    expect(regenerated(day, MONDAY, halves, 'main', range)).toMatchObject({
      created: 2,
      removed: 1,
      kept: 0,
    });
  });

  test('nothing changed is said, so that nothing is written', () => {
    const same = regenerated(day, MONDAY, open('09:00', '12:00'), 'main');
    expect(same).toMatchObject({ changed: false, created: 0, removed: 0, kept: 3 });
    expect(same.day).toEqual(day);
  });

  test('the same offers under a later version are a change without slots: the day is current again', () => {
    const newer = regenerated(day, MONDAY, open('09:00', '12:00', { rulesVersion: 2 }), 'main');
    expect(newer).toMatchObject({ changed: true, created: 0, removed: 0, kept: 3 });
  });

  test('the same version computes again, since the law of a zone may have changed', () => {
    const before = { ...day, offers: day.offers.map((offer) => ({ ...offer, start: offer.start + 60 })) };
    expect(regenerated(before, MONDAY, open('09:00', '12:00'), 'main')).toMatchObject({
      changed: true,
      created: 1,
    });
  });
});

describe('old rules never replace new ones', () => {
  const old = open('09:00', '12:00', { rulesVersion: 4 });
  const day = offersOf(undefined, MONDAY, open('14:00', '17:00', { rulesVersion: 5 }), 'main');

  test('a slow worker leaves a day of later rules as it is', () => {
    expect(regenerated(day, MONDAY, old, 'main')).toEqual({
      day,
      changed: false,
      created: 0,
      removed: 0,
      kept: 3,
    });
  });

  test('a reader with older rules takes the day as it stands', () => {
    expect(offersOf(day, MONDAY, old, 'main')).toBe(day);
    expect(currentDays([day], [MONDAY], old, 'main')[0]).toBe(day);
  });
});

describe('on any rules', () => {
  const anyTwoRules = fc.tuple(anyRules(zones, MONDAY), anyRules(zones, MONDAY));

  test('run twice, it changes nothing the second time, and it never touches a booking', () => {
    fc.assert(
      fc.property(anyTwoRules, ([first, second]) => {
        const stored = { ...offersOf(undefined, MONDAY, first, 'main'), version: 7, busy };
        const once = regenerated(stored, MONDAY, { ...second, rulesVersion: 2 }, 'main');
        const twice = regenerated(once.day, MONDAY, { ...second, rulesVersion: 2 }, 'main');
        expect(once.day.busy).toBe(busy);
        expect(once.day.version).toBe(7);
        expect(twice).toMatchObject({
          changed: false,
          created: 0,
          removed: 0,
          kept: once.created + once.kept,
        });
        expect(twice.day).toEqual(once.day);
      }),
      seededRuns(100),
    );
  });

  test('it agrees with what a reader computes on the spot, one day at a time or many', () => {
    fc.assert(
      fc.property(anyTwoRules, ([first, second]) => {
        const stored = DATES.slice(1, 3).map((date) => offersOf(undefined, date, first, 'main'));
        const newer = { ...second, rulesVersion: 2 };
        const many = currentDays(stored, DATES, newer, 'main');
        const find = (date: string) => stored.find((day) => day.date === date);
        expect(many).toEqual(DATES.map((date) => offersOf(find(date), date, newer, 'main')));
        expect(many).toEqual(DATES.map((date) => regenerated(find(date), date, newer, 'main').day));
      }),
      seededRuns(100),
    );
  });

  test('crashed after any write and run again, it ends as a run without a crash', () => {
    fc.assert(
      fc.property(anyTwoRules, fc.integer({ min: 0, max: DATES.length }), ([first, second], crashAt) => {
        const newer = { ...second, rulesVersion: 2 };
        const run = (store: Map<string, AgendaDay>, writes: number) => {
          for (const date of DATES.slice(0, writes)) {
            const { day, changed } = regenerated(store.get(date), date, newer, 'main');
            if (changed) store.set(date, { ...day, version: day.version + 1 });
          }
          return store;
        };
        const asStored = () => new Map(currentDays([], DATES, first, 'main').map((day) => [day.date, day]));
        const clean = run(asStored(), DATES.length);
        expect(run(run(asStored(), crashAt), DATES.length)).toEqual(clean);
      }),
      seededRuns(50),
    );
  });
});

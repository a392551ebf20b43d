import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { merge } from '../../../../functions/assistant/decide/merge.ts';
import { both, covers, without } from '../../../../functions/assistant/decide/when-algebra.ts';
import type { Clause, When } from '../../../../functions/assistant/frame.ts';
import { fits, namesDays, namesTimes } from '../../../../functions/assistant/time/fits.ts';
import { anyWish, MOST_IN_WISH } from '../../../../functions/assistant/wish.ts';
import { ZONE } from '../../../support/assistant-ports.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { clauseAbout, STARTS, when } from './wish-arbitraries.ts';

/** Six moments of each day around the tests' now, by the wall clock of the business. */
const MOMENTS = Array.from({ length: 21 * STARTS.length }, (_, index) => {
  const minutes = STARTS[index % STARTS.length] ?? 0;
  return Temporal.PlainDate.from('2026-11-18')
    .add({ days: Math.floor(index / STARTS.length) })
    .toZonedDateTime({ timeZone: ZONE, plainTime: { hour: Math.floor(minutes / 60), minute: minutes % 60 } })
    .toInstant()
    .toString();
});

/** An hour offered from then on. */
const hourFrom = (startAt: string) => ({
  startAt,
  endAt: Temporal.Instant.from(startAt).add({ hours: 1 }).toString(),
});

const inside = (option: When): readonly string[] =>
  MOMENTS.filter((startAt) => fits(hourFrom(startAt), { options: [option], excepts: [] }, ZONE));

const names = (some: When): boolean => namesDays(some) || namesTimes(some);

const about = (startAt: string, clause: Clause): boolean =>
  clause.when !== undefined && fits(hourFrom(startAt), { options: [clause.when], excepts: [] }, ZONE);

describe('times', () => {
  test('of two wishes together are those of each', () => {
    fc.assert(
      fc.property(when, when, (a, b) => {
        const shared = both(a, b);
        const expected = inside(a).filter((startAt) => inside(b).includes(startAt));
        // "At 7" may mean either half of the day: the half that the other wish allows is what both mean.
        if (a.at?.or === undefined && b.at?.or === undefined)
          expect(shared ? inside(shared) : []).toEqual(expected);
        else expect(expected).toEqual(expect.arrayContaining([...(shared ? inside(shared) : [])]));
      }),
      seededRuns(40),
    );
  });

  test('of an hour beside one that may be either half are those of the hour', () => {
    const plain = { dates: [], weekdays: [], times: [] };
    const morning = { ...plain, at: { minute: 420 } };
    const either = { ...plain, at: { minute: 420, or: 1140 } };
    expect([both(morning, either), both(either, morning)]).toEqual([morning, morning]);
    expect(both(either, either)).toEqual(either);
  });

  test('that cover others hold all of them', () => {
    fc.assert(
      fc.property(when, when, (wide, narrow) => {
        fc.pre(covers(wide, narrow) && narrow.at?.or === undefined);
        expect(inside(wide)).toEqual(expect.arrayContaining([...inside(narrow)]));
      }),
      seededRuns(40),
    );
  });

  test('are left as they are, or with fewer conditions, by a refusal', () => {
    fc.assert(
      fc.property(when, when, (wanted, refused) => {
        const left = without(wanted, refused);
        if (!covers(refused, wanted)) expect(left).toEqual(wanted);
        else if (left) expect(inside(left)).toEqual(expect.arrayContaining([...inside(wanted)]));
      }),
      seededRuns(100),
    );
  });
});

describe('a wish made of clauses', () => {
  const clause = clauseAbout(['cut', 'colour'], ['ana', 'karim']);
  const oneAppointment = fc
    .array(clause, { maxLength: 6 })
    .map((clauses) =>
      clauses.map(({ opens: _opens, services: _services, ...rest }) => ({ ...rest, services: [] })),
    );

  test('never holds a time that the last refusal refused', () => {
    fc.assert(
      fc.property(oneAppointment, when, (clauses, refused) => {
        fc.pre(names(refused));
        const last: Clause = { polarity: 'refused', when: refused, persons: [], services: [] };
        const [wish] = merge(anyWish, [...clauses, last], 8);
        for (const startAt of inside(refused)) expect(fits(hourFrom(startAt), wish, ZONE)).toBe(false);
      }),
      seededRuns(40),
    );
  });

  test('holds only times of the last word where that corrects what was said before', () => {
    fc.assert(
      fc.property(oneAppointment, when, (clauses, wanted) => {
        fc.pre(namesDays(wanted) && namesTimes(wanted));
        const last: Clause = { polarity: 'wanted', when: wanted, corrects: true, persons: [], services: [] };
        const [wish] = merge(anyWish, [...clauses, last], 8);
        for (const startAt of MOMENTS)
          if (fits(hourFrom(startAt), wish, ZONE)) expect(about(startAt, last)).toBe(true);
      }),
      seededRuns(40),
    );
  });

  test('asks for nobody who was refused last, and for whoever was wanted last', () => {
    fc.assert(
      fc.property(oneAppointment, fc.constantFrom('ana', 'karim'), (clauses, person) => {
        const refused: Clause = { polarity: 'refused', persons: [person], services: [] };
        const wanted: Clause = { polarity: 'wanted', persons: [person], services: [] };
        const [no] = merge(anyWish, [...clauses, wanted, refused], 8);
        const [yes] = merge(anyWish, [...clauses, refused, wanted], 8);
        expect([no.persons.includes(person), no.notPersons.includes(person)]).toEqual([false, true]);
        expect([yes.persons, yes.notPersons.includes(person)]).toEqual([[person], false]);
      }),
      seededRuns(60),
    );
  });

  test('keeps its bounds, whatever is said', () => {
    fc.assert(
      fc.property(fc.array(clause, { maxLength: 60 }), (clauses) => {
        const wishes = merge(anyWish, clauses, 8);
        expect(wishes.length).toBeLessThanOrEqual(8);
        for (const { options, excepts, persons, notPersons, alternatives } of wishes)
          for (const list of [options, excepts, persons, notPersons, alternatives])
            expect(list.length).toBeLessThanOrEqual(MOST_IN_WISH);
      }),
      seededRuns(60),
    );
  });
});

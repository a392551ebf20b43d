import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { Clause, When } from '../../../../functions/assistant/frame.ts';

/** There in one case of five. */
export const sometimes = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const FIRST = Temporal.PlainDate.from('2026-11-18');

/** Dates from three days before the tests' now to a month after it. */
const date = fc.integer({ min: 0, max: 34 }).map((days) => FIRST.add({ days }).toString());

const span = fc.tuple(date, fc.integer({ min: 0, max: 9 })).map(([from, days]) => ({
  from,
  to: Temporal.PlainDate.from(from).add({ days }).toString(),
}));

const interval = fc
  .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 12 }))
  .map(([hour, length]) => ({ from: hour * 60, to: Math.min(24, hour + length) * 60 }));

/** Minutes of the day at which the tests' moments lie. */
export const STARTS = [420, 570, 720, 870, 1020, 1140];

const at = fc.constantFrom(
  ...STARTS.map((minute) => ({ minute })),
  { minute: 420, or: 1140 },
  { minute: 1020, or: 300 },
);

/** Times as visitors tell them: days, hours, both, or neither. */
export const when: fc.Arbitrary<When> = fc
  .record({
    dates: fc.array(span, { maxLength: 2 }),
    weekdays: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6, 7), { maxLength: 3 }),
    times: fc.array(interval, { maxLength: 2 }),
    at: sometimes(at),
    endsBy: sometimes(fc.constantFrom(630, 780, 1050)),
  })
  .map((told) => JSON.parse(JSON.stringify(told)));

/** Clauses of a message about one appointment. */
export const clauseAbout = (services: readonly string[], persons: readonly string[]): fc.Arbitrary<Clause> =>
  fc
    .record({
      polarity: fc.constantFrom('wanted' as const, 'wanted' as const, 'refused' as const),
      when: fc.option(when, { nil: undefined, freq: 3 }),
      dayBy: sometimes(fc.constantFrom('weekday' as const, 'day_of_month' as const)),
      only: sometimes(fc.boolean()),
      prefers: sometimes(fc.constantFrom('soonest' as const, 'latest' as const)),
      anyTime: sometimes(fc.boolean()),
      persons: fc.array(fc.constantFrom(...persons), { maxLength: 2 }),
      anyone: sometimes(fc.boolean()),
      services: fc.array(
        fc.record({
          id: fc.constantFrom(...services),
          sure: fc.constantFrom('certain' as const, 'likely' as const),
        }),
        { maxLength: 2 },
      ),
      anyService: sometimes(fc.boolean()),
      people: sometimes(fc.integer({ min: -1, max: 50 })),
      every: fc.option(fc.record({ weeks: fc.integer({ min: -1, max: 90 }), times: fc.nat(1000) }), {
        nil: undefined,
        freq: 10,
      }),
      either: sometimes(fc.boolean()),
      corrects: sometimes(fc.boolean()),
      opens: sometimes(fc.boolean()),
    })
    .map((clause) => JSON.parse(JSON.stringify(clause)));

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type BusyTimes, busyTimesOf } from '../../../../../functions/resources/calendars/ical/busy-times.ts';
import { seededRuns, sizes } from '../../../../support/seeded.ts';
import { busyMinutes, instantOf, type PlainRule, type PlainSeries } from './oracle.ts';

// Generous, since other suites run beside this one.
const limit = { wholeMs: 60_000, pieceMs: 20_000 };

const ZONES = [
  'America/Toronto',
  'America/St_Johns',
  'Europe/Paris',
  'Australia/Lord_Howe',
  'America/Santiago',
];

/** Four weeks around each change of clocks in Canada and in Europe, and a week without any. */
const RANGES = ['2026-03-01', '2026-03-20', '2026-10-18', '2026-11-01', '2026-06-10'].map((date) => {
  const start = Date.parse(`${date}T00:00Z`) / 60_000;
  return { start, end: start + 28 * 1440 };
});

const NAMES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const two = (n: number): string => String(n).padStart(2, '0');

const compact = (date: string): string => date.replaceAll('-', '');

const clockOf = (at: number): string => `T${two(Math.floor(at / 60))}${two(at % 60)}00`;

const utcText = (minute: number): string =>
  new Date(minute * 60_000).toISOString().replace(/[-:]/g, '').replace('.000', '');

const ruleText = ({ freq, interval, count, until, days, nth, monthDay }: PlainRule): string =>
  [
    `FREQ=${freq}`,
    `INTERVAL=${interval}`,
    count === undefined ? '' : `COUNT=${count}`,
    until === undefined ? '' : `UNTIL=${utcText(until)}`,
    days === undefined ? '' : `BYDAY=${days.map((day) => `${nth ?? ''}${NAMES[day]}`).join(',')}`,
    monthDay === undefined ? '' : `BYMONTHDAY=${monthDay}`,
  ]
    .filter(Boolean)
    .join(';');

/** The series as one event of a file, with or without a name of the zone at each time. */
const eventText = ({ timeZone, date, at, lasts, rule, without }: PlainSeries): string => {
  const time = (name: string, day: string) =>
    at === undefined
      ? `${name};VALUE=DATE:${compact(day)}`
      : `${name};TZID=${timeZone}:${compact(day)}${clockOf(at)}`;
  const days = `P${lasts}D`;
  return [
    'BEGIN:VEVENT',
    'UID:one@example.org',
    time('DTSTART', date),
    `DURATION:${at === undefined ? days : `PT${lasts}M`}`,
    ...(rule ? [`RRULE:${ruleText(rule)}`] : []),
    ...without.map((day) => time('EXDATE', day)),
    'END:VEVENT',
  ].join('\r\n');
};

const fileOf = (...events: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');

const readOf = (text: string, range: { start: number; end: number }, timezone: string): BusyTimes => {
  const read = busyTimesOf(text, { range, timezone, limit });
  if (typeof read === 'string') throw new Error(read);
  return read;
};

const minutesIn = ({ spans }: BusyTimes, { start, end }: { start: number; end: number }) => {
  const minutes = new Set<number>();
  for (const span of spans)
    for (let at = Math.max(start, span.start); at < Math.min(end, span.end); at += 1) minutes.add(at);
  return [...minutes].toSorted((a, b) => a - b);
};

const dateOf = (minute: number): string => new Date(minute * 60_000).toISOString().slice(0, 10);

/** A rule that holds on its own first day, as calendar programs write them. */
const anyRule = (date: string): fc.Arbitrary<PlainRule> => {
  const day = new Date(`${date}T00:00Z`);
  const [weekday, monthDay] = [day.getUTCDay(), day.getUTCDate()];
  const interval = fc.integer({ min: 1, max: 3 });
  const more = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 });
  const days = more.map((others) => [...new Set([weekday, ...others])]);
  return fc.oneof(
    fc.record({ freq: fc.constant('DAILY' as const), interval }),
    fc.record({ freq: fc.constant('WEEKLY' as const), interval }),
    fc.record({ freq: fc.constant('WEEKLY' as const), interval, days }),
    fc.record({ freq: fc.constant('MONTHLY' as const), interval, monthDay: fc.constant(monthDay) }),
    fc.record({
      freq: fc.constant('MONTHLY' as const),
      interval,
      days: fc.constant([weekday]),
      nth: fc.constant(Math.ceil(monthDay / 7)),
    }),
    fc.record({ freq: fc.constant('YEARLY' as const), interval: fc.constant(1) }),
  );
};

/** An end by count, or at any minute of the range or just at an occurrence of it. */
const anyEnd = (
  first: number,
  range: { start: number; end: number },
): fc.Arbitrary<Pick<PlainRule, 'count' | 'until'>> =>
  fc.oneof(
    fc.constant({}),
    fc.record({ count: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ until: fc.integer({ min: range.start, max: range.end }).map((at) => Math.max(first, at)) }),
    fc.record({
      until: fc.integer({ min: 0, max: 27 }).map((day) => {
        const days = Math.max(0, Math.ceil((range.start - first) / 1440) + day);
        return first + days * 1440;
      }),
    }),
  );

const scene = fc
  .record({
    range: fc.constantFrom(...RANGES),
    timeZone: fc.constantFrom(...ZONES),
    back: fc.oneof(fc.integer({ min: -20, max: 40 }), fc.integer({ min: 0, max: 900 })),
    at: fc.oneof(
      fc.constant(undefined),
      fc.integer({ min: 0, max: 287 }).map((n) => n * 5),
    ),
    long: fc.boolean(),
    lasts: fc.integer({ min: 1, max: 40 }),
  })
  .chain(({ range, timeZone, back, at, long, lasts }) => {
    const date = dateOf(range.start - back * 1440);
    const first = instantOf(timeZone, Date.parse(`${date}T00:00Z`) / 60_000 + (at ?? 0));
    const left = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 3 });
    const endOf = at === undefined ? fc.constantFrom({}, { count: 7 }) : anyEnd(first, range);
    return fc.record({
      range: fc.constant(range),
      series: fc.record({ rule: fc.option(anyRule(date), { nil: undefined }), end: endOf, left }).map(
        ({ rule, end, left: days }): PlainSeries => ({
          timeZone,
          date,
          at,
          lasts: at === undefined ? Math.ceil(lasts / 10) : lasts * (long ? 60 : 5),
          without: days.map((day) => dateOf(range.start + day * 1440)),
          ...(rule ? { rule: { ...rule, ...end } } : {}),
        }),
      ),
    });
  });

describe('what a file says about busy times', () => {
  test('is, minute for minute, what an oracle finds that looks at each day alone', () => {
    let found = 0;
    fc.assert(
      fc.property(scene, ({ range, series }) => {
        const expected = [...busyMinutes(series, range.start, range.end)].toSorted((a, b) => a - b);
        const read = readOf(fileOf(eventText(series)), range, series.timeZone);
        expect({ skipped: read.skipped, minutes: minutesIn(read, range) }).toEqual({
          skipped: 0,
          minutes: expected,
        });
        if (expected.length > 0) found += 1;
      }),
      seededRuns(120),
    );
    expect(found).toBeGreaterThan(sizes.runs(20));
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type BusyTimes, busyTimesOf } from '../../../../../functions/resources/calendars/ical/busy-times.ts';
import { eachWithin } from '../../../../../functions/resources/calendars/ical/cpu-limit.ts';
import { seededRuns } from '../../../../support/seeded.ts';

const range = {
  start: Date.parse('2026-11-22T00:00Z') / 60_000,
  end: Date.parse('2027-01-24T00:00Z') / 60_000,
};

const timezone = 'America/Toronto';

/** Generous for the whole, since other suites run beside this one. */
const limit = { wholeMs: 60_000, pieceMs: 3000 };

const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');

const event = (uid: string, ...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'].join('\r\n');

const dentist = event('dentist', 'DTSTART:20261125T120000Z', 'DURATION:PT1H');

const read = (text: string, given = limit): BusyTimes => {
  const found = busyTimesOf(text, { range, timezone, limit: given });
  if (typeof found === 'string') throw new Error(found);
  return found;
};

const start = 'DTSTART:20260101T120000Z';

describe('an event that cannot be expanded is counted, and the others are read:', () => {
  test.each<[string, string]>([
    ['a rule with a million occurrences', `${start}\r\nDURATION:PT1M\r\nRRULE:FREQ=SECONDLY;COUNT=1000000`],
    ['a rule for each minute for ever', `${start}\r\nDURATION:PT1M\r\nRRULE:FREQ=MINUTELY`],
    ['an unknown frequency', `${start}\r\nRRULE:FREQ=SOMETIMES`],
    ['rules that contradict each other', `${start}\r\nRRULE:FREQ=WEEKLY;BYMONTHDAY=3`],
    ['a start that is no time', 'DTSTART:tomorrow at noon'],
    ['no start', 'SUMMARY:someday'],
    ['a line that is none', `${start}\r\nwithout a colon`],
    ['an open quotation mark', 'DTSTART;TZID="America/Toronto:20261125T120000'],
    ['an end long before', `${start}\r\nDTEND:19700101T000000Z`],
    [
      'an event inside an event that never ends',
      `${start}\r\nBEGIN:VEVENT\r\nUID:inner\r\nDTSTART:20200101T000000Z`,
    ],
  ])('%s', (_, lines) => {
    const found = read(calendar(event('hostile', lines), dentist));
    expect(found).toMatchObject({ skipped: 1, spans: [{ start: Date.parse('2026-11-25T12:00Z') / 60_000 }] });
  });

  test('rules that never come true end, and give nothing but their first time', () => {
    const never = [
      'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
      'RRULE:FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=20',
    ];
    const events = never.map((rule, n) =>
      event(`never-${n}`, 'DTSTART:20261201T120000Z', 'DURATION:PT1H', rule),
    );
    const { spans, skipped } = read(calendar(...events, dentist), { wholeMs: 60_000, pieceMs: 500 });
    const noon = Date.parse('2026-12-01T12:00Z') / 60_000;
    const dentistAt = Date.parse('2026-11-25T12:00Z') / 60_000;
    expect([...new Set(spans.map(({ start: at }) => at))].toSorted((a, b) => a - b)).toEqual(
      skipped === 3 ? [dentistAt] : [dentistAt, noon],
    );
  });
});

describe('a text', () => {
  test.each<[string, string]>([
    ['a page that asks to sign in', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['a file that broke off', calendar(dentist).slice(0, -10)],
    ['a card', 'BEGIN:VCARD\r\nEND:VCARD'],
  ])('that is %s is no calendar', (_, text) => {
    expect(busyTimesOf(text, { range, timezone })).toBe('not_a_calendar');
  });

  test('of a megabyte of events is read', () => {
    const many = Array.from({ length: 9000 }, (_, n) =>
      event(`e${n}`, 'DTSTART:20261125T120000Z', 'DURATION:PT1H'),
    );
    expect(read(calendar(...many)).events).toBe(9000);
  });

  test('that would take longer than there is time is refused as a whole, so that nothing of it is believed', () => {
    const dense = Array.from({ length: 500 }, (_, n) =>
      event(`e${n}`, 'DTSTART:20100101T120000Z', 'DURATION:PT1M', 'RRULE:FREQ=DAILY;COUNT=19000'),
    );
    const started = performance.now();
    expect(
      busyTimesOf(calendar(...dense), { range, timezone, limit: { wholeMs: 300, pieceMs: 100_000 } }),
    ).toBe('too_complex');
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('never makes it throw, whatever lines it holds', () => {
    const name = fc.constantFrom(
      ...[
        'DTSTART',
        'DTEND',
        'RRULE',
        'EXDATE',
        'RDATE',
        'DURATION',
        'RECURRENCE-ID',
        'BEGIN',
        'END',
        'TRANSP',
      ],
      ...[
        'DTSTART;TZID=Nowhere',
        'DTSTART;VALUE=DATE',
        'RDATE;VALUE=PERIOD',
        'TZOFFSETTO',
        'TZID',
        'X-WR-TIMEZONE',
      ],
    );
    const value = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom(
        ...[
          '20261125T120000Z',
          '20261125',
          'PT1H',
          '-PT1H',
          'VEVENT',
          'VTIMEZONE',
          'VCALENDAR',
          'P1W',
          '-0500',
        ],
        ...[
          'FREQ=DAILY',
          'FREQ=WEEKLY;BYDAY=XX',
          'FREQ=MONTHLY;BYDAY=9MO',
          'FREQ=YEARLY;BYWEEKNO=54',
          'Etc/Nope',
        ],
        ...['FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;COUNT=-1', 'FREQ=DAILY;UNTIL=x', '99999999T999999'],
      ),
    );
    const lines = fc.array(
      fc.tuple(name, value).map(([a, b]) => `${a}:${b}`),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 4 }), (events) => {
        const text = calendar(...events.map((all, n) => event(`e${n}`, ...all)), dentist);
        const found = busyTimesOf(text, { range, timezone, limit });
        expect(typeof found === 'string' || found.spans.length > 0 || found.skipped > 0).toBe(true);
      }),
      seededRuns(300),
    );
  });
});

describe('work within a limit', () => {
  test('a piece that never ends is given up, and the next ones are done', () => {
    const done: number[] = [];
    const givenUp: number[] = [];
    const work = (n: number) => {
      while (n === 2);
      done.push(n);
    };
    expect(eachWithin({ wholeMs: 30_000, pieceMs: 50 }, [1, 2, 3], work, (n) => givenUp.push(n))).toBe(true);
    expect({ done, givenUp }).toEqual({ done: [1, 3], givenUp: [2] });
  });

  test('what a piece throws comes through', () => {
    const fail = () => {
      throw new RangeError('broken');
    };
    expect(() => eachWithin({ wholeMs: 1000, pieceMs: 50 }, [1], fail, () => undefined)).toThrow('broken');
  });
});

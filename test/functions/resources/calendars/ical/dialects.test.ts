import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { mergedRuns } from '../../../../../functions/agenda/external.ts';
import { isoOf } from '../../../../../functions/agenda/time.ts';
import { type BusyTimes, busyTimesOf } from '../../../../../functions/resources/calendars/ical/busy-times.ts';

const minute = (iso: string): number => Date.parse(iso) / 60_000;

const range = { start: minute('2026-11-22T00:00Z'), end: minute('2027-01-10T00:00Z') };

const limit = { wholeMs: 60_000, pieceMs: 20_000 };

const read = (text: string, timezone = 'America/Toronto'): BusyTimes => {
  const found = busyTimesOf(text, { range, timezone, limit });
  if (typeof found === 'string') throw new Error(found);
  return found;
};

const file = (name: string): string =>
  readFileSync(join(__dirname, 'files', `${name}.ics`), 'utf8').replaceAll('\n', '\r\n');

/** From and to, as UTC. */
const times = ({ spans }: BusyTimes): readonly string[] =>
  mergedRuns(spans).map(({ start, end }) => `${isoOf(start).slice(0, 16)} ${isoOf(end).slice(5, 16)}`);

const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');

const event = (...lines: readonly string[]): readonly string[] => [
  'BEGIN:VEVENT',
  'UID:x@example.org',
  ...lines,
  'END:VEVENT',
];

describe('the file that a program exports', () => {
  test('Google: a series with a moved, a cancelled and a removed one, an end in UTC, a free day, a time in UTC', () => {
    const found = read(file('google'));
    expect(times(found)).toEqual([
      '2026-11-23T14:00 11-23T14:30',
      '2026-11-26T18:00 11-26T19:00',
      '2026-11-30T19:00 11-30T20:00',
      '2026-12-07T14:00 12-07T14:30',
    ]);
    expect(found).toMatchObject({ events: 2, skipped: 0, guessed: 0 });
  });

  test('Outlook: Microsoft’s names of zones, a zone of its own, days away in the business’s zone, free time left out', () => {
    const found = read(file('outlook'));
    expect(times(found)).toEqual([
      '2026-11-23T13:30 11-23T14:00',
      '2026-11-24T13:30 11-24T14:00',
      '2026-11-25T13:30 11-25T14:30',
      '2026-11-26T13:30 11-26T14:00',
      '2026-11-27T13:30 11-27T14:00',
      '2026-11-30T05:00 12-02T05:00',
    ]);
    expect(found).toMatchObject({ events: 3, skipped: 0, guessed: 0 });
  });

  test('Apple: the last Tuesday of each month, a floating time, a whole day', () => {
    expect(times(read(file('apple')))).toEqual([
      '2026-11-24T21:00 11-24T22:00',
      '2026-11-25T17:00 11-25T18:00',
      '2026-12-05T05:00 12-06T05:00',
      '2026-12-29T21:00 12-29T22:00',
    ]);
  });
});

describe('a time without a zone', () => {
  const floating = event('DTSTART:20261125T120000', 'DTEND:20261125T130000');

  test('is the business’s, or the one that the file names as its own', () => {
    expect(times(read(calendar(...floating), 'Europe/Paris'))).toEqual(['2026-11-25T11:00 11-25T12:00']);
    expect(times(read(calendar('X-WR-TIMEZONE:America/Winnipeg', ...floating)))).toEqual([
      '2026-11-25T18:00 11-25T19:00',
    ]);
  });

  test('an unknown zone is read as the business’s, and it is said', () => {
    const lines = event('DTSTART;TZID=Atlantis/Capital:20261125T120000', 'DURATION:PT1H');
    const found = read(calendar(...lines));
    expect(times(found)).toEqual(['2026-11-25T17:00 11-25T18:00']);
    expect(found.guessed).toBe(1);
  });

  test('a path before a zone’s name is left out, as older programs write it', () => {
    const zone = 'TZID=/freeassociation.sourceforge.net/America/Winnipeg';
    expect(times(read(calendar(...event(`DTSTART;${zone}:20261125T120000`, 'DURATION:PT1H'))))).toEqual([
      '2026-11-25T18:00 11-25T19:00',
    ]);
  });
});

describe('an event', () => {
  const daily = ['DTSTART:20261123T120000Z', 'DTEND:20261123T130000Z', 'RRULE:FREQ=DAILY;COUNT=5'];

  test('that changes an occurrence and all later ones moves them all', () => {
    const change = [
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261125T120000Z',
      'DTSTART:20261125T150000Z',
      'DURATION:PT30M',
    ];
    expect(times(read(calendar(...event(...daily), ...event(...change))))).toEqual([
      '2026-11-23T12:00 11-23T13:00',
      '2026-11-24T12:00 11-24T13:00',
      '2026-11-25T15:00 11-25T15:30',
      '2026-11-26T15:00 11-26T15:30',
      '2026-11-27T15:00 11-27T15:30',
    ]);
  });

  test('has further occurrences where RDATE says so, each with its own end', () => {
    const more = ['RDATE;VALUE=PERIOD:20261201T080000Z/PT2H', 'RDATE:20261202T080000Z'];
    expect(times(read(calendar(...event(...daily.slice(0, 2), ...more))))).toEqual([
      '2026-11-23T12:00 11-23T13:00',
      '2026-12-01T08:00 12-01T10:00',
      '2026-12-02T08:00 12-02T09:00',
    ]);
  });

  test('without a length takes no time, and one that ends before it starts is counted as unreadable', () => {
    const instant = event('DTSTART:20261125T120000Z');
    const backwards = event('DTSTART:20261125T120000Z', 'DTEND:20261125T110000Z');
    expect(read(calendar(...instant, ...backwards))).toMatchObject({ spans: [], events: 0, skipped: 1 });
  });

  test('under a booking’s UID is kept apart, with the booking’s id', () => {
    const own = event('DTSTART:20261125T120000Z', 'DURATION:PT1H').map((line) =>
      line.replace('x@example.org', '01JBOOKING@comptoir'),
    );
    const found = read(calendar(...own));
    expect(found.spans).toEqual([]);
    expect(found.ownSpans).toMatchObject([{ bookingId: '01JBOOKING' }]);
  });
});

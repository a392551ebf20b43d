import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { expandRules } from '../../../functions/agenda/expand-rules.ts';
import { dayInterval } from '../../../functions/agenda/offers-of.ts';
import { DAY_MIN, isoOf, utcDateOf } from '../../../functions/agenda/time.ts';
import type { AgendaClosure, AgendaWindow, Offer, Rules } from '../../../functions/agenda/types.ts';
import { anyRules } from '../../support/agenda-arbitraries.ts';
import { type OracleRun, oracleRuns } from '../../support/agenda-oracle.ts';
import { clockChanges, zones } from '../../support/agenda-zones.ts';
import { seededRuns } from '../../support/seeded.ts';

function weekly(
  startTime: string,
  endTime: string,
  timezone: string,
  more: Partial<AgendaWindow> = {},
): AgendaWindow[] {
  return [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
    availabilityId: `${dayOfWeek}`,
    dayOfWeek,
    startTime,
    endTime,
    timezone,
    active: true,
    ...more,
  }));
}

function rulesOf(windows: AgendaWindow[], closures: AgendaClosure[] = []): Rules {
  return { rulesVersion: 1, windows, closures, slotMinutes: 60 };
}

function offersOn(date: string, rules: Rules, calendarId = 'main') {
  return expandRules(rules, calendarId, dayInterval(date));
}

/** What starts on a UTC date, as 'start/end'. */
function startingOn(date: string, rules: Rules): string[] {
  return offersOn(date, rules)
    .filter((offer) => utcDateOf(offer.start) === date)
    .map((offer) => `${isoOf(offer.start).slice(11, 16)}/${isoOf(offer.end).slice(11, 16)}`);
}

function lines(offers: readonly (Offer | OracleRun)[]): string[] {
  return offers.map((o) => `${isoOf(o.start)} ${isoOf(o.end)} ${o.capacity} ${isoOf(o.gridStart)}`).sort();
}

describe('clocks', () => {
  test('the zone data is recent: Vancouver keeps summer time in December 2026', () => {
    const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Vancouver', hour: '2-digit' });
    expect(hour.format(Date.UTC(2026, 11, 1, 12))).toBe('05');
    expect(startingOn('2026-12-01', rulesOf(weekly('09:00', '10:00', 'America/Vancouver')))).toEqual([
      '16:00/17:00',
    ]);
  });

  test('a window that holds the hour of the spring gap is an hour shorter, in one run', () => {
    const rules = rulesOf(weekly('01:00', '04:00', 'America/Toronto'));
    expect(startingOn('2026-03-08', rules)).toEqual(['06:00/08:00']);
  });

  test('a window that starts inside the gap starts at the first real minute after it', () => {
    const rules = rulesOf(weekly('02:30', '04:00', 'America/Toronto'));
    expect(startingOn('2026-03-08', rules)).toEqual(['07:00/08:00']);
  });

  test('a window that lies in the gap does not exist on that date', () => {
    const rules = rulesOf(weekly('02:15', '02:45', 'America/Toronto'));
    expect(startingOn('2026-03-08', rules)).toEqual([]);
    expect(startingOn('2026-03-09', rules)).toEqual(['06:15/06:45']);
  });

  test('a window that holds the repeated hour of autumn is an hour longer, in one run', () => {
    const rules = rulesOf(weekly('00:00', '03:00', 'America/Toronto'));
    expect(startingOn('2026-11-01', rules)).toEqual(['04:00/08:00']);
  });

  test('a window that ends inside the repeated hour makes two runs, each with its own grid', () => {
    const rules = rulesOf(weekly('00:30', '01:30', 'America/Toronto'));
    expect(startingOn('2026-11-01', rules)).toEqual(['04:30/05:30', '06:00/06:30']);
    expect(offersOn('2026-11-01', rules).every((offer) => offer.gridStart === offer.start)).toBe(true);
  });

  test('a shift of half an hour lengthens a window by half an hour', () => {
    const rules = rulesOf(weekly('01:00', '03:00', 'Australia/Lord_Howe'));
    expect(startingOn('2026-04-04', rules)).toEqual(['14:00/16:30']);
  });

  test('a clock moved at midnight gives the old date one hour more', () => {
    const rules = rulesOf(
      weekly('22:00', '24:00', 'America/Santiago').filter((window) => window.dayOfWeek === 6),
    );
    expect(startingOn('2026-04-05', rules)).toEqual(['01:00/04:00']);
  });

  test('a local date that a zone skipped offers nothing', () => {
    const rules = rulesOf(
      weekly('09:00', '17:00', 'Pacific/Apia').filter((window) => window.dayOfWeek === 5),
    );
    const week = { start: Date.UTC(2011, 11, 27) / 60_000, end: Date.UTC(2012, 0, 2) / 60_000 };
    expect(expandRules(rules, 'main', week)).toEqual([]);
  });

  test('an unknown zone is refused, not guessed', () => {
    expect(() => offersOn('2026-03-08', rulesOf(weekly('09:00', '10:00', 'Mars/Olympus')))).toThrow(
      RangeError,
    );
  });
});

describe('windows and closures', () => {
  test('an offer over midnight UTC stands whole in both days', () => {
    const late = rulesOf(weekly('18:00', '22:00', 'America/Toronto'));
    const monday = offersOn('2026-07-06', late).at(-1);
    const tuesday = offersOn('2026-07-07', late).at(0);
    expect(monday).toEqual(tuesday);
    expect(isoOf(tuesday?.start ?? 0)).toBe('2026-07-06T22:00:00.000Z');
  });

  test('a window may end at 24:00', () => {
    expect(startingOn('2026-07-06', rulesOf(weekly('22:00', '24:00', 'UTC')))).toEqual(['22:00/00:00']);
  });

  test('a window that does not end after it starts offers nothing', () => {
    expect(startingOn('2026-07-06', rulesOf(weekly('17:00', '09:00', 'UTC')))).toEqual([]);
    expect(startingOn('2026-07-06', rulesOf(weekly('09:00', '09:00', 'UTC')))).toEqual([]);
  });

  test('an inactive window offers nothing, and another calendar’s window is not mine', () => {
    expect(offersOn('2026-07-06', rulesOf(weekly('09:00', '17:00', 'UTC', { active: false })))).toEqual([]);
    const julie = rulesOf(weekly('09:00', '17:00', 'UTC', { calendarId: 'julie' }));
    expect(offersOn('2026-07-06', julie)).toEqual([]);
    expect(offersOn('2026-07-06', julie, 'julie')).toHaveLength(1);
  });

  test('a closure removes whole local dates, on every calendar or on its own', () => {
    const closure = { closureId: 'c', from: '2026-07-06', to: '2026-07-07', timezone: 'UTC' };
    const windows = weekly('09:00', '17:00', 'UTC');
    expect(startingOn('2026-07-05', rulesOf(windows, [closure]))).toHaveLength(1);
    expect(startingOn('2026-07-06', rulesOf(windows, [closure]))).toEqual([]);
    expect(startingOn('2026-07-07', rulesOf(windows, [closure]))).toEqual([]);
    expect(startingOn('2026-07-08', rulesOf(windows, [closure]))).toHaveLength(1);
    expect(startingOn('2026-07-06', rulesOf(windows, [{ ...closure, calendarId: 'julie' }]))).toHaveLength(1);
  });

  test('a closure in another zone cuts a window and leaves its grid where it was', () => {
    const closure = { closureId: 'c', from: '2026-07-05', to: '2026-07-05', timezone: 'America/Toronto' };
    const [offer] = offersOn('2026-07-06', rulesOf(weekly('03:30', '09:00', 'UTC'), [closure]));
    expect(isoOf(offer?.start ?? 0)).toBe('2026-07-06T04:00:00.000Z');
    expect(isoOf(offer?.gridStart ?? 0)).toBe('2026-07-06T03:30:00.000Z');
  });
});

describe('against the minute-by-minute oracle', () => {
  const tricky: [string, string][] = [
    ['00:00', '24:00'],
    ['00:00', '00:45'],
    ['00:30', '01:30'],
    ['01:15', '03:10'],
    ['01:50', '02:20'],
    ['02:10', '02:50'],
    ['03:00', '17:00'],
    ['22:40', '24:00'],
  ];

  test.each(zones)('the offers around every clock change of %s, 2024 to 2030, are the oracle’s', (zone) => {
    const wrong: string[] = [];
    const moments = [...clockChanges(zone), Date.UTC(2026, 5, 15) / 60_000];
    for (const change of moments) {
      const day = Math.floor(change / DAY_MIN) * DAY_MIN;
      const range = { start: day, end: day + 2 * DAY_MIN };
      for (const [start, end] of tricky) {
        const rules = rulesOf(weekly(start, end, zone));
        const mine = lines(expandRules(rules, 'main', range)).join('\n');
        const theirs = lines(oracleRuns(rules, 'main', range)).join('\n');
        if (mine !== theirs) wrong.push(`${zone} ${isoOf(change)} ${start}-${end}\n${mine}\n${theirs}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('any rules, zones mixed and closures included, expand as the oracle says', () => {
    const dates = zones.flatMap((zone) => clockChanges(zone).slice(0, 4)).map(utcDateOf);
    const scene = fc
      .constantFrom('2026-06-15', ...dates)
      .chain((date) => fc.tuple(fc.constant(date), anyRules(zones, date)));
    fc.assert(
      fc.property(scene, ([date, rules]) => {
        expect(lines(offersOn(date, rules))).toEqual(lines(oracleRuns(rules, 'main', dayInterval(date))));
      }),
      seededRuns(20, 800),
    );
  });
});

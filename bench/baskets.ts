import { cpus } from 'node:os';
import type { PartsQuery } from '../functions/agenda/baskets.ts';
import { type Agendas, datesForBaskets, findBaskets } from '../functions/agenda/find-baskets.ts';
import { currentDays } from '../functions/agenda/offers-of.ts';
import { findSeries } from '../functions/agenda/series.ts';
import { datesForSeries } from '../functions/agenda/series-dates.ts';
import { take } from '../functions/agenda/take.ts';
import { DAY_MIN, dayStartOf } from '../functions/agenda/time.ts';
import type { AgendaDay, Rules } from '../functions/agenda/types.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Time of the processor that a search for several appointments takes, without reading the days:
 * `npm run bench:baskets`. Five services, eight people who each perform three or four of them, 28 days of ten hours,
 * starts every quarter of an hour.
 */

const DAYS = 28;
const ROUNDS = 15;
const now = dayStartOf('2026-07-06');
const people = Array.from({ length: 8 }, (_, n) => `p${n}`);
const limits = { minNoticeMin: 120, until: now + DAYS * DAY_MIN };

const rules: Rules = {
  ...{ rulesVersion: 1, slotMinutes: 15, closures: [] },
  windows: people.flatMap((calendarId) =>
    [1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
      ...{ availabilityId: `${calendarId}${dayOfWeek}`, calendarId, dayOfWeek, active: true },
      ...{ startTime: '13:00', endTime: '23:00', timezone: 'UTC' },
    })),
  ),
};

const parts = [30, 45, 20, 60, 15].map((durationMin, service) => ({
  need: { durationMin, bufferBeforeMin: 0, bufferAfterMin: service === 3 ? 10 : 0 },
  calendarIds: people.filter((_, person) => (person + service) % 5 < 3),
}));

/** Days with a share of their time booked, by a fixed seed. */
const daysOf = (calendarId: string, dates: readonly string[], share: number): readonly AgendaDay[] => {
  const random = seededRandom(Number(calendarId.slice(1)) + 100 * share);
  let days = currentDays([], dates, rules, calendarId);
  const tries = Math.round(DAYS * 12 * share);
  for (let n = 0; n < tries; n += 1) {
    const start = now + Math.floor(random() * DAYS) * DAY_MIN + 780 + Math.floor(random() * 40) * 15;
    const entry = { id: `b${n}`, kind: 'booking', start, end: start + 45, before: 0, after: 0 } as const;
    const taken = take(days, entry, now);
    if (taken.ok) days = taken.days;
  }
  return days;
};

const agendasOf = (dates: readonly string[], share: number): Agendas =>
  new Map(people.map((id) => [id, daysOf(id, dates, share)]));

/** Milliseconds of processor time; the first rounds only warm up. */
const measured = (search: () => { readonly offers: readonly unknown[]; readonly stoppedAt?: number }) => {
  const times: number[] = [];
  let found = search();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    found = search();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const [first = Number.NaN, ...rest] = times;
  const sorted = rest.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return { first, median, least: sorted[0] ?? Number.NaN, ...found };
};

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`);
console.log(
  '| search | booked | offers | bound met | ms, first | ms, median | ms, least |\n|---|---:|---:|---|---:|---:|---:|',
);
const row = (name: string, share: number, search: Parameters<typeof measured>[0]): void => {
  const { first, median, least, offers, stoppedAt } = measured(search);
  const cells = [
    name,
    `${share * 100} %`,
    offers.length,
    stoppedAt === undefined ? 'no' : 'yes',
    first.toFixed(0),
    median.toFixed(0),
    least.toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
};

for (const share of [0, 0.5, 0.9]) {
  const inARow: PartsQuery = { parts, arrangement: { kind: 'in_a_row', maxGapMin: 15 }, limits, now };
  const together: PartsQuery = { ...inARow, arrangement: { kind: 'together' } };
  const dates = datesForBaskets(inARow);
  const agendas = agendasOf(dates, share);
  row('5 in a row', share, () => findBaskets(agendas, inARow));
  row('5 together', share, () => findBaskets(agendas, together));
  const weekly = { count: 4, everyWeeks: 1, timeZone: 'America/Toronto', limits, now } as const;
  for (const [name, of, arrangement] of [
    ['1 in 4 weeks', parts.slice(0, 1), together.arrangement],
    ['2 in a row in 4 weeks', parts.slice(0, 2), inARow.arrangement],
    ['2 together in 4 weeks', parts.slice(0, 2), together.arrangement],
    ['3 in a row in 4 weeks', parts.slice(0, 3), inARow.arrangement],
  ] as const) {
    const series = { ...weekly, parts: of, arrangement };
    const days = agendasOf(datesForSeries(series), share);
    row(name, share, () => findSeries(days, series));
  }
}

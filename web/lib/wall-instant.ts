import { DAY_MS } from '../../shared/domain/duration.ts';
import { keptFormat } from '../../shared/domain/kept-format.ts';
import { dayAfter } from './day-key.ts';

/** The most instants that are cached: a team's hours on a few days. */
const MOST = 1000;

const kept = new Map<string, number>();

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
const offsetAt = (instant: number, timeZone: string): number => {
  const wall = keptFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).format(instant);
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - instant;
};

/**
 * A time that a clock change skips is read with the offset before the change; of a time that occurs twice, the first
 * is meant.
 */
const computed = (date: string, time: string, timezone: string): number => {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map((instant) => offsetAt(instant, timezone));
  const byBefore = wall - (before ?? 0);
  if (before === after || offsetAt(byBefore, timezone) === before) return byBefore;
  const byAfter = wall - (after ?? 0);
  return offsetAt(byAfter, timezone) === after ? byAfter : byBefore;
};

/**
 * Epoch milliseconds of a wall clock's `09:30` on a date of a zone. The end of a day, 24:00, is the beginning of the
 * next. Computed once: thirty people's hours are mostly the same few times.
 */
export const instantOf = (date: string, time: string, timezone: string): number => {
  if (time === '24:00') return instantOf(dayAfter(date, 1), '00:00', timezone);
  const name = `${date} ${time} ${timezone}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  if (kept.size >= MOST) kept.clear();
  const instant = computed(date, time, timezone);
  kept.set(name, instant);
  return instant;
};

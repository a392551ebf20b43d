import fc from 'fast-check';
import { DAY_MIN, dayStartOf } from '../../functions/agenda/time.ts';
import { seed, sizes } from './seeded.ts';

const ALWAYS = [
  'America/Toronto',
  'America/St_Johns',
  'America/Vancouver',
  'America/Regina',
  'Europe/Paris',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'America/Santiago',
  'Africa/Cairo',
];

const STEP_MIN = 360;

/** The zones of this run: all that Intl knows in a full run, else those above and two drawn by the seed. */
export const zones: readonly string[] = sizes.isFull
  ? Intl.supportedValuesOf('timeZone')
  : [...ALWAYS, ...fc.sample(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), { numRuns: 2, seed })];

/** The minutes, to within six hours, after which a zone's clock was moved between 2024 and 2030. */
export function clockChanges(timeZone: string): number[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const changes: number[] = [];
  let last: number | undefined;
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2031, 0, 1); at += STEP_MIN * 60_000) {
    const offset = Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at;
    if (last !== undefined && offset !== last) changes.push(at / 60_000 - STEP_MIN);
    last = offset;
  }
  return changes;
}

/** A moment from which one of the clock changes of a zone lies ahead within 20 days, where the zone has any. */
export const anyMoment = fc.constantFrom(...zones).chain((timeZone) => {
  const changes = clockChanges(timeZone);
  const from = changes.length > 0 ? fc.constantFrom(...changes) : fc.constant(dayStartOf('2026-07-06'));
  return fc.record({
    timeZone: fc.constant(timeZone),
    now: fc.tuple(from, fc.integer({ min: 0, max: 20 })).map(([at, days]) => at - days * DAY_MIN),
  });
});

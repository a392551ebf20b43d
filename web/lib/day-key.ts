import { DAY_MS } from '../../shared/domain/duration.ts';
import { keptFormat } from '../../shared/domain/kept-format.ts';

/** The date of an instant in `timezone`, as `2026-11-24`. */
export const dayKey = (instant: string | number, timezone: string): string =>
  keptFormat('sv-SE', { timeZone: timezone }).format(new Date(instant));

/** The date `days` after another, in calendar days regardless of clock changes. */
export const dayAfter = (key: string, days: number): string =>
  new Date(Date.parse(`${key}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The last `count` dates in `timezone`, oldest first, today included. */
export const lastDays = (count: number, nowMs: number, timezone: string): readonly string[] => {
  const today = dayKey(nowMs, timezone);
  return Array.from({ length: count }, (_, index) => dayAfter(today, index - count + 1));
};

const DATE = /^2[01]\d\d-\d\d-\d\d$/;

/** A date from the URL, `2026-11-24`; null when invalid. */
export const dateOf = (value: string | null): string | null => {
  if (value === null || !DATE.test(value)) return null;
  const midnight = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(value) ? value : null;
};

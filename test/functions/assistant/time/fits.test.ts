import { describe, expect, test } from '@jest/globals';
import type { When } from '../../../../functions/assistant/frame.ts';
import { fits } from '../../../../functions/assistant/time/fits.ts';

const ZONE = 'America/Toronto';

/** Thursday 3 December 2026 by the clock of Montréal. */
const slot = (hour: number, minute: number, minutes: number) => {
  const start = Date.parse('2026-12-03T05:00:00Z') + (hour * 60 + minute) * 60_000;
  return { startAt: new Date(start).toISOString(), endAt: new Date(start + minutes * 60_000).toISOString() };
};

const between = (from: number, to: number, isSpan?: true): When => ({
  dates: [],
  weekdays: [],
  times: [{ from: from * 60, to: to * 60, ...(isSpan ? { isSpan } : {}) }],
});

const isFree = (when: When, one: ReturnType<typeof slot>): boolean =>
  fits(one, { options: [when], excepts: [] }, ZONE);

describe('from one hour to another', () => {
  test('an appointment as long as that begins with it', () => {
    expect(isFree(between(13, 15, true), slot(13, 0, 120))).toBe(true);
    expect(isFree(between(13, 15, true), slot(13, 30, 120))).toBe(false);
    expect(isFree(between(13, 15, true), slot(14, 30, 120))).toBe(false);
  });

  test('a shorter or a longer one begins within it', () => {
    for (const minutes of [60, 90, 180]) {
      expect(isFree(between(13, 15, true), slot(13, 30, minutes))).toBe(true);
      expect(isFree(between(13, 15, true), slot(15, 0, minutes))).toBe(false);
    }
  });

  test('between two hours it begins at any time', () => {
    expect(isFree(between(13, 15), slot(14, 30, 120))).toBe(true);
  });

  test('what is refused is refused as a whole', () => {
    const refused = { options: [], excepts: [between(13, 15, true)] };
    expect(fits(slot(14, 0, 120), refused, ZONE)).toBe(false);
    expect(fits(slot(15, 0, 120), refused, ZONE)).toBe(true);
  });
});

import { AppError } from '../app-error.ts';
import { expiryAfter } from '../clock.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

export interface Limit {
  /** What is counted, such as `chat:slug:address`; hashed by the caller when it identifies a person. */
  readonly scope: string;
  readonly most: number;
  readonly perSeconds: number;
}

/** Parts that a window is counted in: the window slides by one part at a time. */
const PARTS = 6;

const fieldOf = (part: number): string => `part${part}`;

const partsFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => first + n);

/** Seconds until enough uses have left the window for one more. */
const waitFor = (
  counts: ReadonlyMap<number, number>,
  most: number,
  width: number,
  nowSec: number,
): number => {
  let left = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let leaving = 0;
  for (const [part, count] of counts) {
    left -= count;
    leaving = (part + 1 + PARTS) * width - nowSec;
    if (left < most) break;
  }
  return Math.ceil(leaving);
};

interface Use {
  readonly used: number;
  /** Seconds until one more would be within the limit. */
  readonly wait: number;
  readonly field: string;
}

const keyOf = ({ scope, perSeconds }: Limit) => keys.counter(scope, String(perSeconds));

/** A counter's item is kept for two windows, in which every part of it is over. */
const expiryOf = ({ perSeconds }: Limit, nowMs: number): number => expiryAfter(nowMs, 2 * perSeconds);

/** Counts one more use, this one included. */
const counted = async (table: Table, nowMs: number, limit: Limit): Promise<Use> => {
  const nowSec = nowMs / 1000;
  const { most, perSeconds } = limit;
  const width = perSeconds / PARTS;
  const part = Math.floor(nowSec / width);
  const item = await table.count(keyOf(limit), {
    field: fieldOf(part),
    drop: partsFrom(part - 2 * PARTS - 1, PARTS + 1).map(fieldOf),
    expiresAt: expiryOf(limit, nowMs),
  });
  const counts = new Map(
    partsFrom(part - PARTS, PARTS + 1).map((one) => [one, item[fieldOf(one)] ?? 0] as const),
  );
  const used = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { used, wait: used > most ? waitFor(counts, most, width, nowSec) : 0, field: fieldOf(part) };
};

/**
 * Counts one more use of each limit. Throws 403 `rate_limited` with the seconds to wait when one is exceeded. The
 * window slides: no span of `perSeconds` has more than `most` uses, whenever it begins and however many requests run
 * at once. Uses are counted in parts of the window, so a use may count for up to one part too long.
 */
export const countUse = async (table: Table, nowMs: number, limits: readonly Limit[]): Promise<void> => {
  const uses = await Promise.all(limits.map((limit) => counted(table, nowMs, limit)));
  const longest = Math.max(0, ...uses.map(({ wait }) => wait));
  if (longest > 0) throw new AppError('rate_limited', { retryAfterSec: longest });
};

/**
 * Counts one more use unless the limit is reached, and returns whether it was counted. A use that is refused does not
 * count: whatever is asked for, the limit's own number passes in each window.
 */
export const countIfWithin = async (table: Table, nowMs: number, limit: Limit): Promise<boolean> => {
  const { used, field } = await counted(table, nowMs, limit);
  if (used <= limit.most) return true;
  await table.increase(keyOf(limit), field, -1, expiryOf(limit, nowMs));
  return false;
};

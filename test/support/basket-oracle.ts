/**
 * Baskets by the letter: every way to lay the parts is tried, minute by minute, sharing nothing with the product but its
 * types. Slow on purpose. Every time in it is a multiple of `STEP`.
 */
import type { Part, PlacedPart } from '../../functions/agenda/baskets.ts';
import type { Rules } from '../../functions/agenda/types.ts';
import { type OracleRun, oracleFits, oracleOffers } from './agenda-oracle.ts';

export const STEP = 5;

type Entry = {
  readonly start: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
};

/** A calendar as the oracle knows it: what it offers and what is on it. */
export type OracleCalendar = { readonly runs: readonly OracleRun[]; readonly entries: readonly Entry[] };

export type OracleWorld = {
  readonly calendars: ReadonlyMap<string, OracleCalendar>;
  readonly rules: Rules;
  /** The starts that visitors may choose. */
  readonly from: number;
  readonly to: number;
};

export type Way = {
  readonly gap: number;
  readonly persons: number;
  /** Of each part, in the order asked for. */
  readonly calendarIds: readonly string[];
};

type Laid = PlacedPart & Entry;

/** Every way to lay the parts in a row from a start. */
export function waysInARow(
  world: OracleWorld,
  parts: readonly Part[],
  start: number,
  maxGapMin: number,
): Way[] {
  return extended(world, parts, [], (former, calendarId, part) => {
    if (former === undefined) return isOnGrid(world, calendarId, part, start) ? [start] : [];
    const between = former.calendarId === calendarId ? Math.max(former.after, part.need.bufferBeforeMin) : 0;
    const ready = former.end + between;
    const starts = isInside(world, calendarId, part, ready) ? [ready] : [];
    for (let at = ready + STEP; at <= ready + maxGapMin; at += STEP)
      if (isOnGrid(world, calendarId, part, at)) starts.push(at);
    return starts;
  });
}

/** Every way to lay the parts so that all begin at a start. */
export function waysTogether(world: OracleWorld, parts: readonly Part[], start: number): Way[] {
  return extended(world, parts, [], (_former, calendarId, part) =>
    isOnGrid(world, calendarId, part, start) ? [start] : [],
  );
}

type StartsFor = (former: Laid | undefined, calendarId: string, part: Part) => number[];

function extended(
  world: OracleWorld,
  parts: readonly Part[],
  laid: readonly Laid[],
  startsFor: StartsFor,
): Way[] {
  const [part, ...rest] = parts;
  if (!part) return [wayOf(laid)];
  return part.calendarIds.flatMap((calendarId) =>
    startsFor(laid.at(-1), calendarId, part)
      .filter((start) => start >= world.from && start < world.to)
      .map((start) => laidAt(calendarId, start, part))
      .filter((next) => hasRoom(world, next, laid))
      .flatMap((next) => extended(world, rest, [...laid, next], startsFor)),
  );
}

function laidAt(calendarId: string, start: number, { need }: Part): Laid {
  return {
    calendarId,
    start,
    end: start + need.durationMin,
    before: need.bufferBeforeMin,
    after: need.bufferAfterMin,
  };
}

function hasRoom(world: OracleWorld, next: Laid, laid: readonly Laid[]): boolean {
  const { runs, entries } = calendarOf(world, next.calendarId);
  return oracleFits(runs, [...entries, ...laid.filter((one) => one.calendarId === next.calendarId)], next);
}

function wayOf(laid: readonly Laid[]): Way {
  const gaps = laid.slice(1).map(({ start }, n) => Math.max(0, start - (laid[n]?.end ?? start)));
  const calendarIds = laid.map(({ calendarId }) => calendarId);
  return {
    gap: gaps.reduce((sum, gap) => sum + gap, 0),
    persons: new Set(calendarIds).size,
    calendarIds,
  };
}

function isOnGrid(world: OracleWorld, calendarId: string, { need }: Part, start: number): boolean {
  return oracleOffers(calendarOf(world, calendarId).runs, world.rules.slotMinutes, start, need.durationMin);
}

function isInside(world: OracleWorld, calendarId: string, { need }: Part, start: number): boolean {
  return calendarOf(world, calendarId).runs.some(
    (run) => run.start <= start && start + need.durationMin <= run.end,
  );
}

function calendarOf(world: OracleWorld, calendarId: string): OracleCalendar {
  const calendar = world.calendars.get(calendarId);
  if (!calendar) throw new Error(`The oracle knows no calendar ${calendarId}.`);
  return calendar;
}

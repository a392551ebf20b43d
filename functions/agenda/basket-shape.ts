import type { PartsArrangement } from './baskets.ts';
import { DAY_MIN, type Minute } from './time.ts';
import type { AgendaSlot } from './types.ts';

/** How appointments lie that were booked at once: the same parts, on each date. */
export type BasketShape<A extends AgendaSlot> = {
  readonly kind: PartsArrangement['kind'];
  /** All parts of the first date, in their order, then all of the next. */
  readonly dates: readonly [readonly A[], ...(readonly A[])[]];
  readonly everyWeeks: number;
};

/** So many minutes lie between two dates at least: one date may go past midnight. */
const APART_MIN = DAY_MIN / 2;
const WEEK_MIN = 7 * DAY_MIN;

/**
 * The shape of some appointments, in the order in which they were booked; `isAlike` compares two parts. A date that was
 * moved by itself counts in the step that the others have. Undefined where the dates do not have the same parts.
 */
export function shapeOf<A extends AgendaSlot>(
  appointments: readonly A[],
  isAlike: (one: A, other: A) => boolean,
): BasketShape<A> | undefined {
  const [first, ...rest] = datesOf(appointments);
  if (!first) return undefined;
  const isRepeated = rest.every(
    (date) =>
      date.length === first.length &&
      date.every((one, part) => first[part] !== undefined && isAlike(one, first[part])),
  );
  if (!isRepeated) return undefined;
  const dates = [first, ...rest] as const;
  return { kind: dates.every(isTogether) ? 'together' : 'in_a_row', dates, everyWeeks: weeksBetween(dates) };
}

function datesOf<A extends AgendaSlot>(appointments: readonly A[]): readonly (readonly A[])[] {
  const dates: A[][] = [];
  let lastEnd = Number.NEGATIVE_INFINITY;
  for (const next of appointments.toSorted((a, b) => a.start - b.start)) {
    const open = dates.at(-1);
    if (open && next.start < lastEnd + APART_MIN) open.push(next);
    else dates.push([next]);
    lastEnd = Math.max(lastEnd, next.end);
  }
  return dates;
}

const startOf = ([first]: readonly AgendaSlot[]): Minute => first?.start ?? 0;

const isTogether = (date: readonly AgendaSlot[]): boolean =>
  date.every(({ start }) => start === startOf(date));

/** The least step between two dates, in whole weeks. */
function weeksBetween(dates: readonly (readonly AgendaSlot[])[]): number {
  const steps = dates.slice(1).map((date, n) => startOf(date) - startOf(dates[n] ?? []));
  return steps.length === 0 ? 1 : Math.max(1, Math.round(Math.min(...steps) / WEEK_MIN));
}

/** A time in whole minutes since 1970, `end` excluded. */
interface Interval {
  readonly start: number;
  readonly end: number;
}

/** A service, and the minutes that it keeps free before and after. */
export type Occupation = Interval & { readonly before: number; readonly after: number };

/** How many services, buffers before and buffers after a minute of a calendar holds, and its places. */
export interface MinuteLoad {
  readonly services: number;
  readonly befores: number;
  readonly afters: number;
  readonly capacity: number;
}

/**
 * The capacity rule. With s services, b buffers before and a buffers after on a minute, the minute is valid when nobody
 * is served in it (s = 0), or when
 *
 *     s + max(b, a) ≤ capacity
 *
 * Why: one chair serves one customer, and between two customers it sees at most one buffer after the last and one
 * before the next, which may share their time; it never serves during either. So the gap between neighbours is the
 * greater of the two buffers, not their sum, and with capacity 1 no service overlaps another's service or buffer.
 * A minute that holds only buffers uses no capacity, so ten customers of a class for ten may all need the quarter of
 * an hour before opening. The rule counts entries, so it does not depend on who booked first.
 */
export const isWithinCapacity = (
  services: number,
  befores: number,
  afters: number,
  capacity: number,
): boolean => services === 0 || services + Math.max(befores, afters) <= capacity;

/** Whether two times share a minute. */
export const meet = (one: Interval, other: Interval): boolean =>
  one.start < other.end && other.start < one.end;

/** All the minutes that an occupation asks for, buffers included. */
export const occupied = ({ start, end, before, after }: Occupation): Interval => ({
  start: start - before,
  end: end + after,
});

/** Those of some occupations that share a minute with one, buffers included. */
export const besideOf = (one: Occupation, others: readonly Occupation[]): readonly Occupation[] =>
  others.filter((other) => meet(occupied(one), occupied(other)));

/** Whether every minute of one occupation stays valid once it and others are added to what a calendar holds. */
export const fitsAmong = (
  loadAt: (minute: number) => MinuteLoad,
  one: Occupation,
  others: readonly Occupation[],
): boolean => {
  const all = [...besideOf(one, others), one];
  const count = (holds: (occupation: Occupation) => boolean): number => all.filter(holds).length;
  const { start, end } = occupied(one);
  for (let minute = start; minute < end; minute += 1) {
    const load = loadAt(minute);
    const s = load.services + count((each) => each.start <= minute && minute < each.end);
    const b = load.befores + count((each) => each.start - each.before <= minute && minute < each.start);
    const a = load.afters + count((each) => each.end <= minute && minute < each.end + each.after);
    if (!isWithinCapacity(s, b, a, load.capacity)) return false;
  }
  return true;
};

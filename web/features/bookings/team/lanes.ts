/** A part of the day, in epoch milliseconds. */
export interface Timed {
  readonly start: number;
  readonly end: number;
}

/** Where an item stands beside those that overlap it: in which of how many lanes. */
export interface Laned<T> {
  readonly item: T;
  readonly lane: number;
  readonly lanes: number;
}

/** Items that overlap each other directly or through others, so that they share a width. */
const clustersOf = <T extends Timed>(sorted: readonly T[]): readonly (readonly T[])[] => {
  const clusters: T[][] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const item of sorted) {
    const last = clusters.at(-1);
    if (last && item.start < until) last.push(item);
    else clusters.push([item]);
    until = Math.max(until, item.end);
  }
  return clusters;
};

const laned = <T extends Timed>(cluster: readonly T[]): readonly Laned<T>[] => {
  const ends: number[] = [];
  const placed = cluster.map((item) => {
    const free = ends.findIndex((end) => end <= item.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.end;
    return { item, lane };
  });
  return placed.map((one) => ({ ...one, lanes: ends.length }));
};

/** Items side by side where they overlap: no two that overlap are in the same lane. Earlier ones come first. */
export const inLanes = <T extends Timed>(items: readonly T[]): readonly Laned<T>[] =>
  clustersOf(items.toSorted((a, b) => a.start - b.start || b.end - a.end)).flatMap(laned);

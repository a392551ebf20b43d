export interface Pace {
  /** Things worked on at once, in all. */
  readonly atOnce: number;
  /** And of one lane: the others' share stays free, however slow that lane is. */
  readonly perLane: number;
}

/** Lets so many in at once; who waits is let in in the order of asking. */
const gate = (places: number) => {
  const waiting: Array<() => void> = [];
  let free = places;
  return async (work: () => Promise<void>): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};

/**
 * Works through things in the lanes that they belong to: each lane in its order, all lanes in turn. A lane has at most
 * its share of the places, so a slow one holds up only itself.
 */
export const fairly = async <T>(
  things: readonly T[],
  laneOf: (thing: T) => string,
  { atOnce, perLane }: Pace,
  work: (thing: T) => Promise<void>,
): Promise<void> => {
  const enter = gate(atOnce);
  const lanes = [...Map.groupBy(things, laneOf).values()];
  const walk = async (left: T[]): Promise<void> => {
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) {
      const current = thing;
      await enter(() => work(current));
    }
  };
  await Promise.all(lanes.flatMap((lane) => Array.from({ length: perLane }, () => walk(lane))));
};

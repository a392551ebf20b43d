/** Limits concurrency: work beyond the limit waits, first come, first served. */
export const atOnce = (most: number) => {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay < most) underWay += 1;
    // Finished work passes its place to the next.
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
};

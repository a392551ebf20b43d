/** Lets so many pieces of work be under way at once; the others wait, first come, first served. */
export const atOnce = (most: number) => {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay < most) underWay += 1;
    // Whoever ends hands their place over.
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

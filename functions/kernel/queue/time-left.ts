import type { Context } from 'aws-lambda';

/** What tells how much time a function has left. */
export type Remaining = Pick<Context, 'getRemainingTimeInMillis'>;

/** Tells a loop when to end: once less than `reserveMs` is left of the function's time for what it has begun. */
export const nearlyOver =
  ({ getRemainingTimeInMillis }: Remaining, reserveMs: number) =>
  (): boolean =>
    getRemainingTimeInMillis() < reserveMs;

/** Waits for work, but no longer than until `reserveMs` before the function's end: then it throws. */
export const withinTime = async <T>(
  { getRemainingTimeInMillis }: Remaining,
  reserveMs: number,
  work: Promise<T>,
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(
      () => refuse(new Error('The time of the function was over before the work was done.')),
      Math.max(0, getRemainingTimeInMillis() - reserveMs),
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

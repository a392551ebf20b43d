import type { Context } from 'aws-lambda';

/** The part of Lambda's context that gives the remaining time. */
export type Remaining = Pick<Context, 'getRemainingTimeInMillis'>;

/** Tells a loop when to end: when less than `reserveMs` of the function's time is left. */
export const nearlyOver =
  ({ getRemainingTimeInMillis }: Remaining, reserveMs: number) =>
  (): boolean =>
    getRemainingTimeInMillis() < reserveMs;

/** Waits for work until `reserveMs` before the function's end, then throws. */
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

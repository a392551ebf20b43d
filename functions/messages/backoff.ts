/** Seconds from one attempt to the next: a restart, a deploy, an outage, a night, a day. */
const PAUSES_SECONDS = [5, 60, 10 * 60, 3600, 6 * 3600, 24 * 3600] as const;

/** Part of a pause by which it may grow, so that a receiver that comes back is not met by everything at once. */
const JITTER = 0.2;

/** Attempts at one event in all. */
export const MOST_ATTEMPTS = PAUSES_SECONDS.length + 1;

/** Milliseconds until the next attempt after the `attempts`-th failed; undefined when it is given up. */
export const pauseAfter = (attempts: number, random: () => number): number | undefined => {
  const seconds = PAUSES_SECONDS[attempts - 1];
  return seconds === undefined ? undefined : Math.round(seconds * 1000 * (1 + JITTER * random()));
};

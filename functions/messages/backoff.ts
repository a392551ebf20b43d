/** Seconds between attempts: long enough for a restart, a deployment, an outage, a night, a day. */
const PAUSES_SECONDS = [5, 60, 10 * 60, 3600, 6 * 3600, 24 * 3600] as const;

/** The fraction by which a pause may grow, so that a receiver that recovers does not get everything at once. */
const JITTER = 0.2;

/** Attempts at one event in all. */
export const MOST_ATTEMPTS = PAUSES_SECONDS.length + 1;

/** Milliseconds until the next attempt after the `attempts`-th failed; undefined after the last one. */
export const pauseAfter = (attempts: number, random: () => number): number | undefined => {
  const seconds = PAUSES_SECONDS[attempts - 1];
  return seconds === undefined ? undefined : Math.round(seconds * 1000 * (1 + JITTER * random()));
};

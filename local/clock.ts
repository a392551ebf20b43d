import type { Clock } from '../functions/kernel/clock.ts';

/** The machine's clock plus an offset, by which tests reach tomorrow. */
export interface LocalClock {
  readonly now: Clock;
  /** Sets the present moment. */
  set(ms: number): void;
  advance(minutes: number): void;
}

export const createLocalClock = (): LocalClock => {
  let offsetMs = 0;
  return {
    now: () => Date.now() + offsetMs,
    set: (ms) => {
      offsetMs = ms - Date.now();
    },
    advance: (minutes) => {
      offsetMs += minutes * 60_000;
    },
  };
};

import { createContext, Script } from 'node:vm';

const script = new Script('work()');

/** The engine's own error; the one that a test runner sees is of another realm, so its class says nothing. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs synchronous work for so many milliseconds at most, and says whether it ended: only the engine can stop a loop
 * that never gives up its turn. Errors of the work are thrown.
 */
const endsWithin = (ms: number, work: () => void): boolean => {
  try {
    script.runInContext(createContext({ work }), { timeout: Math.max(1, Math.ceil(ms)) });
    return true;
  } catch (error) {
    if (isTimeout(error)) return false;
    throw error;
  }
};

/** How long work may take: all of it, and one piece. */
export interface CpuLimit {
  readonly wholeMs: number;
  readonly pieceMs: number;
}

/**
 * Does each piece of work in its turn. A piece that takes too long is given up, and `onGivenUp` is told; false when the
 * whole took too long.
 */
export const eachWithin = <T>(
  { wholeMs, pieceMs }: CpuLimit,
  pieces: readonly T[],
  work: (piece: T) => void,
  onGivenUp: (piece: T) => void,
): boolean => {
  const end = performance.now() + wholeMs;
  let next = 0;
  while (next < pieces.length) {
    const left = end - performance.now();
    if (left <= 0) return false;
    let began = performance.now();
    const isDone = endsWithin(Math.min(left, 2 * pieceMs), () => {
      for (; next < pieces.length; next += 1) {
        began = performance.now();
        const piece = pieces[next];
        if (piece !== undefined) work(piece);
      }
    });
    const stuck = pieces[next];
    if (isDone || stuck === undefined) return true;
    if (performance.now() - began < pieceMs) continue;
    onGivenUp(stuck);
    next += 1;
  }
  return true;
};

import { execFileSync } from 'node:child_process';
import { isFull } from './full-run.ts';

const LARGEST = 2_147_483_647;

/** In an unpacked archive nothing tells one version from another. */
const WITHOUT_HISTORY = 1;

const ofLastCommit = (): number => {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8', stdio: 'pipe' });
    return Number.parseInt(tree.slice(0, 8), 16) % LARGEST;
  } catch {
    return WITHOUT_HISTORY;
  }
};

/**
 * The seed of a run's random parts: COMPTOIR_SEED, else drawn from the files of the last commit. A version is tried alike
 * wherever it is tried, and the next one in other parts. A full run tries all parts, and draws its seed anew each time.
 */
export const drawSeed = (): number => {
  const told = process.env.COMPTOIR_SEED;
  if (told === undefined) return isFull ? Date.now() % LARGEST : ofLastCommit();
  if (!/^\d{1,10}$/.test(told)) throw new Error(`COMPTOIR_SEED is a whole number, not "${told}".`);
  return Number(told);
};

import { runsWith } from './long-files.ts';
import { drawSeed } from './run-seed.ts';

/** Which of a project's test files `npm test` runs, and says how many it leaves to other runs. */
const filesOfRun = async (paths: readonly string[]): Promise<{ readonly filtered: readonly string[] }> => {
  const seed = drawSeed();
  const filtered = paths.filter((path) => runsWith(seed, path));
  const left = paths.length - filtered.length;
  process.stdout.write(
    `${left} of ${paths.length} test files have their turn in other runs than that of COMPTOIR_SEED=${seed}: npm run test:all\n`,
  );
  return { filtered };
};

// Jest requires a filter to be the module itself.
export { filesOfRun as 'module.exports' };

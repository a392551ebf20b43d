import { execFileSync } from 'node:child_process';

const tracked = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** The top folders with sources of ours, as the repository has them: a new one is held to every rule. Tests are apart. */
export const TOPS: readonly string[] = [
  ...new Set(
    tracked('*.ts', '*.tsx')
      .filter((file) => file.includes('/') && !file.startsWith('test/'))
      .map((file) => file.replace(/\/.*/, '')),
  ),
];

/** Those that nobody deploys or starts: they may stand on the tests. */
const TOOLS = ['bench', 'eval', 'scripts', 'training'];

/** Those that ship. */
export const SHIPPED: readonly string[] = TOPS.filter((top) => !TOOLS.includes(top));

/** Every page of the repository. */
export const PAGES: readonly string[] = tracked('*.md');

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { ENV, JOB_ENV } from '../functions/kernel/environment.ts';
import { jobNames } from '../shared/domain/jobs.ts';
import { resources } from '../shared/routes.ts';
import { bundleOf, writeFiles } from '../test/support/bundles.ts';

const STARTS = 5;

const entries = [
  ...resources.map((resource) => `functions/resources/${resource}/handler.ts`),
  ...jobNames.map((job) => `functions/jobs/${job}/handler.ts`),
  'functions/triggers/custom-message/handler.ts',
];

/** Environment for functions that read it on load. */
const env = {
  AWS_REGION: 'ca-central-1',
  ...Object.fromEntries([...Object.values(ENV), ...Object.values(JOB_ENV)].map((name) => [name, 'measured'])),
  [JOB_ENV.operator]: JSON.stringify({
    name: 'measured',
    address: 'measured',
    email: 'measured@comptoir.test',
  }),
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const millisecondsOf = async (file: string): Promise<number> => {
  const started = performance.now();
  await promisify(execFile)(process.execPath, [file], { env });
  return performance.now() - started;
};

// What a start of each deployed function reads, and its load time on this machine without Node's own start.
const folder = await mkdtemp(join(tmpdir(), 'comptoir-bundles-'));
try {
  const nothing = join(folder, 'nothing.mjs');
  await writeFile(nothing, '');
  const startOf = async (file: string): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < STARTS; n++) times.push(await millisecondsOf(file));
    return median(times);
  };
  const bare = await startOf(nothing);
  process.stdout.write('| function | KB | load, ms | largest libraries, KB |\n|---|---|---|---|\n');
  for (const entry of entries) {
    const bundle = await bundleOf(entry);
    const { bytes, packages } = bundle;
    const file = await writeFiles(bundle, join(folder, entry));
    const load = Math.round((await startOf(file)) - bare);
    const largest = [...packages].toSorted(([, one], [, other]) => other - one).slice(0, 4);
    const named = largest.map(([name, size]) => `${name} ${Math.round(size / 1024)}`).join(', ');
    process.stdout.write(`| \`${entry}\` | ${Math.round(bytes / 1024)} | ${load} | ${named} |\n`);
  }
} finally {
  await rm(folder, { recursive: true });
}

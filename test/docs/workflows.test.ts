import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import manifest from '../../package.json';

const FOLDER = '.github/workflows';

const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  lines: readFileSync(join(FOLDER, name), 'utf8').split('\n'),
}));

type Lines = readonly string[];

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The lines below the one at `index` that belong to it. */
const blockAt = (lines: Lines, index: number): Lines => {
  const own = indentOf(lines[index] ?? '');
  const rest = lines.slice(index + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && indentOf(line) <= own);
  return end < 0 ? rest : rest.slice(0, end);
};

/** The jobs, by name: what stands two spaces in below `jobs:`. */
const jobsOf = (lines: Lines): ReadonlyArray<readonly [string, Lines]> => {
  const from = lines.indexOf('jobs:');
  return lines.flatMap((line, index) =>
    index > from && /^ {2}[\w-]+:$/.test(line) ? [[line.trim(), blockAt(lines, index)] as const] : [],
  );
};

const valuesOf = (lines: Lines, name: string): readonly string[] =>
  lines.flatMap((line) => {
    const value = new RegExp(`^\\s*(?:- )?${name}: (.+)$`).exec(line)?.[1];
    return value ? [value] : [];
  });

/** Everything that a shell is given to run. */
const scriptsOf = (lines: Lines): readonly string[] =>
  lines.flatMap((line, index) =>
    /^\s*(?:- )?run:/.test(line) ? [line, ...(/\|$/.test(line) ? blockAt(lines, index) : [])] : [],
  );

describe.each(workflows)('$name', ({ lines }) => {
  test('pins every action of others to a commit, and says which release that is', () => {
    for (const used of valuesOf(lines, 'uses'))
      expect(used).toMatch(
        /^(?:\.\/\.github\/workflows\/[\w-]+\.yml|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/,
      );
  });

  test('gives nothing by itself, and each job what it names', () => {
    expect(lines).toContain('permissions: {}');
    const jobs = jobsOf(lines);
    expect(jobs.length).toBeGreaterThan(0);
    for (const [, job] of jobs) {
      const at = job.indexOf('    permissions:');
      expect(at).toBeGreaterThanOrEqual(0);
      for (const right of blockAt(job, at))
        expect(right.trim()).toMatch(/^(?:contents: read|id-token: write|)$/);
    }
  });

  test('runs nobody’s code with this repository’s own rights', () => {
    expect(lines.join('\n')).not.toMatch(
      /pull_request_target|workflow_run|secrets: inherit|AWS_SECRET_ACCESS_KEY/,
    );
  });

  test('installs what the lock file says, and keeps no token on the disk', () => {
    const text = lines.join('\n');
    expect(text).not.toMatch(/npm (?:install|i)\b/);
    const checkouts = text.match(/actions\/checkout@/g)?.length ?? 0;
    expect(text.match(/persist-credentials: false/g)?.length ?? 0).toBe(checkouts);
  });
});

/** The jobs that run here, not in a workflow that they call. */
const ownJobs = workflows.flatMap(({ name, lines }) =>
  jobsOf(lines)
    .filter(([, job]) => job.some((line) => line.startsWith('    runs-on:')))
    .map(([job, own]) => ({ name, job, lines: own })),
);

test('at least the tests, a deployment and its preview run here', () => {
  expect(new Set(ownJobs.map(({ name }) => name))).toEqual(
    new Set(['ci.yml', 'deploy-stage.yml', 'diff.yml', 'whole.yml']),
  );
});

describe.each(ownJobs)('$job of $name', ({ lines }) => {
  test('gives no shell a text that somebody outside could have written', () => {
    const scripts = scriptsOf(lines);
    expect(scripts.length).toBeGreaterThan(0);
    for (const line of scripts) expect(line).not.toContain('${{');
  });

  test('runs scripts that there are', () => {
    const run = [...lines.join('\n').matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, script = '']) => script);
    expect(run).toContain('ci');
    const known = ['ci', ...Object.keys(manifest.scripts)];
    expect(run.filter((script) => !known.includes(script))).toEqual([]);
  });

  test('ends by itself', () => {
    expect(lines.join('\n')).toMatch(/^ {4}timeout-minutes: \d+$/m);
  });
});

test('production is deployed from a tag alone, after every test, the doctor and whoever approves', () => {
  const lines = (name: string): Lines => workflows.find((one) => one.name === name)?.lines ?? [];
  const deploy = lines('deploy.yml').join('\n');
  expect(deploy).toMatch(/^on:\n {2}push:\n {4}tags:/m);
  expect(deploy).toMatch(/prod:\n {4}needs: \[test, staging\]/);
  expect(deploy).toContain('uses: ./.github/workflows/whole.yml');
  expect(lines('whole.yml').join('\n')).toContain('run: npm run test:all');
  const stage = lines('deploy-stage.yml');
  expect(stage.join('\n')).toMatch(/^ {4}environment: \$\{\{ inputs\.stage \}\}$/m);
  const steps = scriptsOf(stage);
  const place = (part: string): number => steps.findIndex((line) => line.includes(part));
  expect(place('npm run doctor')).toBeGreaterThan(place('npm run build'));
  expect(place('npm run deploy')).toBeGreaterThan(place('npm run doctor'));
});

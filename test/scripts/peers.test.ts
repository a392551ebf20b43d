import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';

/** On a machine that has Node and nothing else. */
const run = (...args: readonly string[]) => {
  const env = { ...process.env, PATH: '/nowhere' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/peers/run.ts', ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, told: `${stdout}${stderr}`.trim().split('\n') };
};

describe('where the peers’ tools are missing', () => {
  test('one line for each tells what is missing and what was not run, and that is no failure', () => {
    const { status, told } = run();
    expect(status).toBe(0);
    expect(told.filter((line) => line.startsWith('NOT RUN')).toSorted()).toEqual([
      expect.stringMatching(/cfn-lint: Python 3\.10 or newer is missing, so cfn-lint was not run/),
      expect.stringMatching(/dynamodb-local: Java 17 or newer is missing, so dynamodb-local was not run/),
      expect.stringMatching(/njs: njs is missing, so njs was not run/),
      expect.stringMatching(/openapi-spec-validator: Python 3\.10 or newer is missing/),
      expect.stringMatching(/schemathesis: Python 3\.10 or newer is missing/),
    ]);
  });

  test('it is a failure where every peer is required', () => {
    expect(run('--require', 'dynamodb-local').status).toBe(1);
  });
});

test('a peer that nobody knows is refused by the names of those that are known', () => {
  const { status, told } = run('dynamo');
  expect(status).toBe(2);
  expect(told.join()).toContain('dynamodb-local');
});

import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, test } from '@jest/globals';
import { isStanding } from '../../../scripts/deploy/standing.ts';
import { deploymentSteps } from '../../../scripts/deploy/steps.ts';
import { startPeer } from '../doctor/aws-peer.ts';

const before = { ...process.env };
let stop: (() => Promise<void>) | undefined;

afterEach(async () => {
  process.env = { ...before };
  await stop?.();
  stop = undefined;
});

const REGION = 'ca-central-1';
const DATA = 'comptoir-prod-data';

/** Whether a stack stands, asked over CloudFormation's own protocol. */
const standing = async (stacks: Readonly<Record<string, string>>, denied: readonly string[] = []) => {
  const peer = await startPeer({
    account: '111111111111',
    arn: 'arn:aws:sts::111111111111:assumed-role/operator/somebody',
    bootstrapped: [],
    bootstrapVersion: 0,
    quotas: {},
    secrets: {},
    stacks,
    denied,
  });
  stop = peer.stop;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: peer.endpoint,
    AWS_ACCESS_KEY_ID: 'peer',
    AWS_SECRET_ACCESS_KEY: 'peer',
    AWS_EC2_METADATA_DISABLED: 'true',
  });
  return isStanding(REGION, DATA);
};

describe('a stack stands', () => {
  test.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_FAILED'])(
    'once it was made to its end: %s',
    async (status) => {
      expect(await standing({ [DATA]: status })).toBe(true);
    },
  );

  test.each([
    'REVIEW_IN_PROGRESS',
    'CREATE_FAILED',
    'ROLLBACK_COMPLETE',
    'ROLLBACK_FAILED',
    'DELETE_COMPLETE',
  ])('not while it never was: %s', async (status) => {
    expect(await standing({ [DATA]: status })).toBe(false);
  });

  test('not where there is none of its name', async () => {
    expect(await standing({ 'comptoir-dev-data': 'CREATE_COMPLETE' })).toBe(false);
  });

  test('or not is never guessed: who may not ask is told so', async () => {
    await expect(standing({}, ['DescribeStacks'])).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

describe('a deployment', () => {
  const everything = ['deploy', '--all', '--context', 'stage=prod', '--require-approval', 'never'];
  const steps = (missing: Parameters<typeof deploymentSteps>[1]) =>
    deploymentSteps('prod', missing, ['--require-approval', 'never']);

  test('of what stands is one step, in which nothing is unprotected', () => {
    expect(steps([])).toEqual([everything]);
  });

  test('that is the first makes table and accounts unprotected, then everything protected', () => {
    const [first, second, ...others] = steps(['data', 'identity']);
    expect(first).toEqual(
      expect.arrayContaining([DATA, 'comptoir-prod-identity', 'stage=prod', 'protected=false']),
    );
    expect(first).not.toContain('--all');
    expect([second, others]).toEqual([everything, []]);
  });

  test('after one that failed half-way leaves what stands protected', () => {
    const [first] = steps(['identity']);
    expect(first).toContain('comptoir-prod-identity');
    expect(first).not.toContain(DATA);
  });

  test('of a stage that nobody knows is refused, with how to call it', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/deploy.ts', '--stage', 'production'], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('npm run deploy -- --stage prod');
  });
});

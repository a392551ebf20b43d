import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { rehearsed } from '../../../infra/rehearsal.ts';
import type { Stage } from '../../../infra/stage.ts';
import { stageNamed } from '../../../infra/stage-named.ts';
import type { Answer } from '../../../scripts/doctor/answer.ts';
import { askAccount, askIdentity } from '../../../scripts/doctor/ask-account.ts';
import { type Finding, isBlocked } from '../../../scripts/doctor/finding.ts';
import { BOOTSTRAP_LEAST, judgeAccount, judgeIdentity } from '../../../scripts/doctor/judge-account.ts';
import { certificatesOf } from '../../../scripts/doctor/judge-services.ts';
import { QUOTAS } from '../../../scripts/doctor/quotas.ts';
import { synthesised } from '../../infra/deployed.ts';
import { type Account, AWS_DEFAULT, startPeer } from './aws-peer.ts';

const ACCOUNT = '111111111111';

const prod = rehearsed(stageNamed('prod'));
const wanted = certificatesOf(prod);

const ready: Account = {
  account: ACCOUNT,
  arn: `arn:aws:sts::${ACCOUNT}:assumed-role/operator/somebody`,
  bootstrapped: ['ca-central-1', 'us-east-1'],
  bootstrapVersion: BOOTSTRAP_LEAST,
  quotas: {
    [QUOTAS.concurrency.code]: 1000,
    [QUOTAS.requestRate.code]: 10_000,
    [QUOTAS.requestBurst.code]: 5000,
  },
  secrets: {},
  certificates: Object.fromEntries(wanted.map(({ arn, host }) => [arn, ['ISSUED', host]])),
  senders: { 'example.com': true },
  distributions: 2,
};

const LIVE_KEY = ['sk', 'live', 'abc'].join('_');
const TEST_KEY = ['sk', 'test', 'abc'].join('_');

const environment = (endpoint: string) => ({
  AWS_ENDPOINT_URL: endpoint,
  AWS_ACCESS_KEY_ID: 'peer',
  AWS_SECRET_ACCESS_KEY: 'peer',
  AWS_EC2_METADATA_DISABLED: 'true',
});

const stripeSecret = (key: string): string =>
  JSON.stringify({ key, webhookSecret: ['whsec', 'abc'].join('_') });

const before = { ...process.env };
let stop: (() => Promise<void>) | undefined;

afterEach(async () => {
  process.env = { ...before };
  await stop?.();
  stop = undefined;
});

const stand = async (account: Account): Promise<string> => {
  const peer = await startPeer(account);
  stop = peer.stop;
  Object.assign(process.env, environment(peer.endpoint));
  return peer.endpoint;
};

const answered = <T>(answer: Answer<T>): T => {
  if (answer.kind === 'unasked') throw new Error(answer.why);
  return answer.value;
};

const findingsIn = async (stage: Stage, account: Account): Promise<readonly Finding[]> => {
  await stand(account);
  const identity = answered(await askIdentity(stage.region));
  return [
    ...judgeIdentity(stage, identity),
    ...judgeAccount(stage, identity.account, await askAccount(stage, identity.account)),
  ];
};

const told = (findings: readonly Finding[], verdict: Finding['verdict']): readonly string[] =>
  findings.flatMap((finding) => (finding.verdict === verdict ? [finding.what] : []));

describe('asked over the services’ own protocols', () => {
  test('an account that is ready has nothing that blocks', async () => {
    const findings = await findingsIn(prod, ready);
    expect(findings.map(({ verdict }) => verdict)).toEqual(findings.map(() => 'fine'));
  });

  test('credentials of another account block', async () => {
    const findings = await findingsIn(prod, { ...ready, account: '222222222222' });
    expect(told(findings, 'blocks')).toContainEqual(
      expect.stringContaining('open account 222222222222, and prod is for 111111111111'),
    );
  });

  test('the root user’s credentials are something to mind', async () => {
    const findings = await findingsIn(prod, { ...ready, arn: `arn:aws:iam::${ACCOUNT}:root` });
    expect(told(findings, 'mind')).toEqual([expect.stringContaining('root')]);
  });

  test('a region without a bootstrap is named, with the command that makes it', async () => {
    const findings = await findingsIn(prod, { ...ready, bootstrapped: ['ca-central-1'] });
    const [blocking, ...others] = findings.filter(({ verdict }) => verdict === 'blocks');
    expect(blocking?.what).toMatch(/^us-east-1 is not bootstrapped/);
    expect(blocking?.fix).toContain(`npx cdk bootstrap aws://${ACCOUNT}/us-east-1`);
    expect(others).toEqual([]);
  });

  test('a bootstrap that is too old for the deployment is named in each region, with the command that renews it', async () => {
    const findings = await findingsIn(prod, { ...ready, bootstrapVersion: BOOTSTRAP_LEAST - 1 });
    expect(told(findings, 'blocks')).toEqual(
      ['ca-central-1', 'us-east-1'].map((region) =>
        expect.stringContaining(`the bootstrap of ${region} is of version ${BOOTSTRAP_LEAST - 1}`),
      ),
    );
  });

  test('the version that is asked for is what the stacks and their files ask for', () => {
    const asked = synthesised('prod').bootstrapVersions;
    expect(asked).toContain(BOOTSTRAP_LEAST);
    expect(asked.filter((version) => Number(version) > BOOTSTRAP_LEAST)).toEqual([]);
  });

  test('a quota that nobody has raised is AWS’s own', async () => {
    const findings = await findingsIn(prod, { ...ready, quotas: {} });
    expect(told(findings, 'fine')).toContainEqual(
      expect.stringContaining(`concurrent executions: ${AWS_DEFAULT}`),
    );
  });

  test('what may not be asked is said, with the action to allow, and blocks nothing', async () => {
    const denied = [
      ...['GetServiceQuota', 'GetSecretValue', 'GetParameter', 'GetAccountSettings'],
      ...['DescribeCertificate', 'GetEmailIdentity', 'GetAccount', 'ListDistributions'],
    ];
    const findings = await findingsIn(prod, { ...ready, denied });
    expect(isBlocked(findings)).toBe(false);
    expect(told(findings, 'unasked')).toHaveLength(8 + wanted.length + 2);
    expect(told(findings, 'unasked')).toContainEqual(expect.stringMatching(/AccessDenied.*not allowed/));
  });
});

describe('secrets', () => {
  const selling: Stage = { ...prod, prices: { basic: 'price_1', pro: 'price_2' } };

  test('of a stage that sells nothing are not asked for', async () => {
    expect(told(await findingsIn(prod, ready), 'fine')).toContainEqual(
      expect.stringContaining('no secret comptoir/prod/stripe'),
    );
  });

  test('of a stage that sells are missed by their name', async () => {
    expect(told(await findingsIn(selling, ready), 'blocks')).toEqual([
      expect.stringContaining('comptoir/prod/stripe'),
    ]);
  });

  test.each([
    ['prod', TEST_KEY, 'blocks'],
    ['prod', LIVE_KEY, 'fine'],
    ['staging', LIVE_KEY, 'blocks'],
    ['staging', TEST_KEY, 'fine'],
  ] as const)('of %s: a key of the other mode blocks (%#)', async (name, key, verdict) => {
    const stage: Stage = { ...prod, name };
    const secrets = { [`comptoir/${name}/stripe`]: stripeSecret(key) };
    const findings = await findingsIn(stage, { ...ready, secrets });
    expect(told(findings, verdict)).toContainEqual(expect.stringContaining(`secret comptoir/${name}/stripe`));
    expect(JSON.stringify(findings)).not.toContain(key);
  });

  test.each([TEST_KEY, JSON.stringify({ key: TEST_KEY }), '{"key":'])(
    'of Stripe that cannot be read block, with the form to write, and are not told (%#)',
    async (value) => {
      const staging: Stage = { ...prod, name: 'staging' };
      const findings = await findingsIn(staging, { ...ready, secrets: { 'comptoir/staging/stripe': value } });
      const [blocking] = findings.filter((finding) => finding.verdict === 'blocks');
      expect(blocking?.what).toContain('secret comptoir/staging/stripe cannot be read');
      expect(blocking?.fix).toContain('"webhookSecret"');
      expect(JSON.stringify(findings)).not.toContain(TEST_KEY);
    },
  );

  test('that are empty block', async () => {
    const findings = await findingsIn(prod, { ...ready, secrets: { 'comptoir/prod/anthropic': ' ' } });
    expect(told(findings, 'blocks')).toEqual(['secret comptoir/prod/anthropic is empty']);
  });
});

describe('quotas', () => {
  const withQuota = (code: string, value: number): Account => ({
    ...ready,
    quotas: { ...ready.quotas, [code]: value },
  });

  test('a new account’s ten executions block production, and are to mind elsewhere', async () => {
    const few = withQuota(QUOTAS.concurrency.code, 10);
    expect(told(await findingsIn(prod, few), 'blocks')).toEqual([expect.stringContaining('is 10')]);
    await stop?.();
    const { chatConcurrency: _reserved, ...rest } = prod;
    const staging: Stage = { ...rest, name: 'staging' };
    expect(isBlocked(await findingsIn(staging, few))).toBe(false);
  });

  test('a reservation that leaves Lambda less than its hundred would fail the deployment', async () => {
    const findings = await findingsIn({ ...prod, chatConcurrency: 950 }, ready);
    expect(told(findings, 'blocks')).toEqual([expect.stringContaining('reserving 950')]);
    const [blocking] = findings.filter(({ verdict }) => verdict === 'blocks');
    expect(blocking?.fix).toMatch(/request-service-quota-increase .*L-B99A9384 --desired-value 1105,/);
  });

  test('SES in its sandbox blocks production', async () => {
    const sandboxed = { ...ready, sending: { isProduction: false, maySend: true } };
    expect(told(await findingsIn(prod, sandboxed), 'blocks')).toEqual([expect.stringContaining('sandbox')]);
    await stop?.();
    expect(isBlocked(await findingsIn({ ...prod, name: 'staging' }, sandboxed))).toBe(false);
  });

  test('SES out of its sandbox is fine, whatever its quota; one that is paused sends nothing', async () => {
    expect(told(await findingsIn(prod, ready), 'fine')).toContain(
      'SES: out of the sandbox, 200 messages a day',
    );
    await stop?.();
    const paused = await findingsIn(prod, { ...ready, sending: { isProduction: true, maySend: false } });
    expect(told(paused, 'blocks')).toEqual([expect.stringContaining('has paused')]);
  });

  test('a throttle above the account’s own is something to mind', async () => {
    const findings = await findingsIn(prod, withQuota(QUOTAS.requestRate.code, 500));
    expect(told(findings, 'mind')).toEqual([expect.stringContaining('less than this stage lets through')]);
  });
});

describe('certificates', () => {
  test.each(['PENDING_VALIDATION', 'EXPIRED', 'FAILED'])(
    'that are %s block, each by its setting',
    async (status) => {
      const certificates = Object.fromEntries(wanted.map(({ arn, host }) => [arn, [status, host] as const]));
      const findings = await findingsIn(prod, { ...ready, certificates });
      expect(told(findings, 'blocks')).toEqual(wanted.map(({ path }) => `${path} is not issued: ${status}`));
    },
  );

  test('that ACM does not know, or that are of another host, block', async () => {
    const [app, api] = wanted;
    if (!app || !api) throw new Error('Production has two certificates at least.');
    const { [app.arn]: _gone, ...others } = ready.certificates ?? {};
    const findings = await findingsIn(prod, {
      ...ready,
      certificates: { ...others, [api.arn]: ['ISSUED', 'example.com', '*.api.example.com'] },
    });
    expect(told(findings, 'blocks')).toEqual([
      expect.stringContaining(`${app.path}: ACM has no such certificate`),
      expect.stringContaining(`${api.path} is for example.com, *.api.example.com, not for ${api.host}`),
    ]);
  });

  test('with a wildcard are of every host right below it', async () => {
    const certificates = Object.fromEntries(
      wanted.map(({ arn }) => [arn, ['ISSUED', '*.example.com'] as const]),
    );
    expect(told(await findingsIn(prod, { ...ready, certificates }), 'blocks')).toEqual([]);
  });
});

describe('the sender of the accounts’ codes', () => {
  test('blocks while SES has not verified its domain, or does not know it', async () => {
    const unverified = await findingsIn(prod, { ...ready, senders: { 'example.com': false } });
    expect(told(unverified, 'blocks')).toEqual([expect.stringContaining('has not verified example.com')]);
    await stop?.();
    const unknown = await findingsIn(prod, { ...ready, senders: {} });
    expect(told(unknown, 'blocks')).toEqual([expect.stringContaining('has no identity example.com')]);
  });
});

describe('CloudFront', () => {
  test('that has made nothing for an account yet is to mind, with what to ask AWS', async () => {
    const findings = await findingsIn(prod, { ...ready, distributions: 0 });
    const [first, ...others] = findings.filter(({ verdict }) => verdict === 'mind');
    expect(first?.what).toContain('refuses accounts that it has not verified');
    expect(first?.fix).toContain('open a case');
    expect(others).toEqual([]);
  });
});

describe('npm run doctor', () => {
  const run = async (args: readonly string[], env: NodeJS.ProcessEnv) => {
    const child = spawn(process.execPath, ['scripts/doctor.ts', ...args], {
      env: { PATH: process.env.PATH, HOME: '/nowhere', ...env },
    });
    const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
    return { out, err, code };
  };

  test('asks the account, says what is there, and ends with 0 where nothing blocks', async () => {
    const endpoint = await stand(ready);
    const { out, code } = await run(['--stage', 'dev'], environment(endpoint));
    expect(out).toContain(`credentials: ${ready.arn}`);
    expect(out).toContain('bootstrapped in us-east-1');
    expect(code).toBe(0);
  });

  test('ends with 1 where something blocks', async () => {
    const endpoint = await stand({ ...ready, bootstrapped: [] });
    const { out, code } = await run(['--stage', 'dev'], environment(endpoint));
    expect(out).toContain('BLOCKS     ca-central-1 is not bootstrapped');
    expect(code).toBe(1);
  });

  test('judges the settings without a network, and says what it could not ask', async () => {
    const { out, code } = await run(['--stage', 'dev'], { AWS_EC2_METADATA_DISABLED: 'true' });
    expect(out).toMatch(/^not asked {2}the account: bootstrap, quotas, secrets \(CredentialsProviderError/m);
    expect(out).toContain('nothing blocks a deployment');
    expect(code).toBe(0);
  });

  test('does not know a stage that nobody set up', async () => {
    const { err, code } = await run(['--stage', 'moon'], {});
    expect(err).toContain('There is no stage "moon"');
    expect(code).toBe(2);
  });
});

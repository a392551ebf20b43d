import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  GetAWSDefaultServiceQuotaCommand,
  GetServiceQuotaCommand,
  ServiceQuotasClient,
} from '@aws-sdk/client-service-quotas';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { AssumeRoleCommand, GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { isKeyOf } from '../../infra/check-stage.ts';
import type { Stage } from '../../infra/stage.ts';
import { type Answer, answerOf } from './answer.ts';
import {
  askCertificate,
  askConcurrency,
  askDistributions,
  askSender,
  askSendingAccount,
  type Certificate,
  type Sender,
  type SendingAccount,
} from './ask-services.ts';
import { certificatesOf, type WantedCertificate } from './judge-services.ts';
import { type OperatorSecret, operatorSecrets } from './operator-secrets.ts';
import { QUOTAS, type Quota, type QuotaName, quotaNames } from './quotas.ts';

export interface CallerIdentity {
  readonly account: string;
  readonly arn: string;
}

export type Entry = 'admitted' | 'refused';
export type SecretState = 'absent' | 'empty' | 'given' | 'of no form' | 'of the other mode';

/** Facts about an account. */
export interface AccountFacts {
  /** Whether the role that `cdk bootstrap` makes for deployments lets these credentials in, by region. */
  readonly entries: ReadonlyMap<string, Answer<Entry>>;
  /** Version of the bootstrap, by region; 0 where there is none. */
  readonly bootstraps: ReadonlyMap<string, Answer<number>>;
  readonly quotas: ReadonlyMap<QuotaName, Answer<number>>;
  readonly secrets: ReadonlyMap<OperatorSecret, Answer<SecretState>>;
  readonly certificates: ReadonlyMap<WantedCertificate, Answer<Certificate>>;
  /** By domain. */
  readonly senders: ReadonlyMap<string, Answer<Sender>>;
  /** Absent where the stage sends by Cognito. */
  readonly sending: Answer<SendingAccount> | undefined;
  readonly distributions: Answer<number>;
}

/** Short, so that a machine without a network fails fast. */
const client = (region: string) => ({
  region,
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 3000, requestTimeout: 5000, throwOnRequestTimeout: true },
});

/** Whose credentials these are, and of which account. */
export const askIdentity = (region: string): Promise<Answer<CallerIdentity>> =>
  answerOf(async () => {
    const { Account: account, Arn: arn } = await new STSClient(client(region)).send(
      new GetCallerIdentityCommand({}),
    );
    if (!account || !arn) throw new Error('STS told no account.');
    return { account, arn };
  });

/** CloudFront's stack stands in us-east-1, the others in the stage's own region. */
const regionsOf = ({ region }: Stage): readonly string[] => [...new Set([region, 'us-east-1'])];

const askEntry = (account: string, region: string): Promise<Answer<Entry>> =>
  answerOf<Entry>(
    async () => {
      const role = `arn:aws:iam::${account}:role/cdk-hnb659fds-deploy-role-${account}-${region}`;
      await new STSClient(client(region)).send(
        new AssumeRoleCommand({ RoleArn: role, RoleSessionName: 'comptoir-doctor', DurationSeconds: 900 }),
      );
      return 'admitted';
    },
    { AccessDenied: 'refused', AccessDeniedException: 'refused' },
  );

/** `cdk bootstrap` writes its version down where its templates look for it. */
const askBootstrap = (region: string): Promise<Answer<number>> =>
  answerOf(
    async () => {
      const { Parameter: parameter } = await new SSMClient(client(region)).send(
        new GetParameterCommand({ Name: '/cdk-bootstrap/hnb659fds/version' }),
      );
      const version = Number(parameter?.Value);
      if (!Number.isInteger(version)) throw new Error('The version of the bootstrap is no number.');
      return version;
    },
    { ParameterNotFound: 0 },
  );

const askQuota = (quotas: ServiceQuotasClient, { service, code }: Quota): Promise<Answer<number>> =>
  answerOf(async () => {
    const asked = { ServiceCode: service, QuotaCode: code };
    const own = await answerOf(() => quotas.send(new GetServiceQuotaCommand(asked)), {
      NoSuchResourceException: null,
    });
    if (own.kind === 'unasked') throw new Error(own.why);
    const { Quota: quota } = own.value ?? (await quotas.send(new GetAWSDefaultServiceQuotaCommand(asked)));
    if (quota?.Value === undefined) throw new Error('Service Quotas told no value.');
    return quota.Value;
  });

const askSecret = (
  secrets: SecretsManagerClient,
  stage: Stage,
  { name, isOfForm }: OperatorSecret,
): Promise<Answer<SecretState>> =>
  answerOf<SecretState>(
    async () => {
      const { SecretString: value = '' } = await secrets.send(new GetSecretValueCommand({ SecretId: name }));
      if (value.trim() === '') return 'empty';
      if (!isKeyOf(stage.name, value)) return 'of the other mode';
      return isOfForm(value) ? 'given' : 'of no form';
    },
    { ResourceNotFoundException: 'absent' },
  );

const answers = async <K, T>(
  names: readonly K[],
  ask: (name: K) => Promise<Answer<T>>,
): Promise<ReadonlyMap<K, Answer<T>>> => {
  const pairs = await Promise.all(names.map(async (name) => [name, await ask(name)] as const));
  return new Map(pairs);
};

/** Reads the facts that a stage depends on. Read-only; secrets' values are checked, never printed. */
export const askAccount = async (stage: Stage, account: string): Promise<AccountFacts> => {
  const quotas = new ServiceQuotasClient(client(stage.region));
  const secrets = new SecretsManagerClient(client(stage.region));
  return {
    entries: await answers(regionsOf(stage), (region) => askEntry(account, region)),
    bootstraps: await answers(regionsOf(stage), askBootstrap),
    quotas: await answers(quotaNames, (name) =>
      name === 'concurrency' ? askConcurrency(stage.region) : askQuota(quotas, QUOTAS[name]),
    ),
    secrets: await answers(operatorSecrets(stage), (secret) => askSecret(secrets, stage, secret)),
    certificates: await answers(certificatesOf(stage), ({ arn }) => askCertificate(arn)),
    senders: await answers(stage.mail ? [stage.mail.verifiedDomain] : [], (domain) =>
      askSender(domain, stage.region),
    ),
    sending: stage.mail ? await askSendingAccount(stage.region) : undefined,
    distributions: await askDistributions(),
  };
};

import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { QUOTAS } from '../../../scripts/doctor/quotas.ts';

/** What the account is like that the peer stands for. */
export interface Account {
  readonly account: string;
  readonly arn: string;
  /** Regions whose deploy role admits the caller. */
  readonly bootstrapped: readonly string[];
  /** What the bootstraps of those regions are of. */
  readonly bootstrapVersion: number;
  /** By quota code. One that is missing has AWS's own value only. */
  readonly quotas: Readonly<Record<string, number>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** State of each stack, by name. */
  readonly stacks?: Readonly<Record<string, string>>;
  /** State and names of each certificate, by ARN. */
  readonly certificates?: Readonly<Record<string, readonly [status: string, ...names: string[]]>>;
  /** Whether SES has verified each domain that it knows. */
  readonly senders?: Readonly<Record<string, boolean>>;
  /** SES's state of the account. @default out of the sandbox */
  readonly sending?: { readonly isProduction: boolean; readonly maySend: boolean };
  readonly distributions?: number;
  /** Actions that the caller may not do. */
  readonly denied?: readonly string[];
}

const CONCURRENCY = QUOTAS.concurrency.code;

/** What AWS gives where nothing was asked for. */
export const AWS_DEFAULT = 1000;

interface Reply {
  readonly status: number;
  readonly type: 'text/xml' | 'application/x-amz-json-1.1';
  readonly body: string;
}

const xml = (status: number, body: string): Reply => ({ status, type: 'text/xml', body });

const json = (status: number, body: object): Reply => ({
  status,
  type: 'application/x-amz-json-1.1',
  body: JSON.stringify(body),
});

const STS = 'https://sts.amazonaws.com/doc/2011-06-15/';

const result = (action: string, inside: string): Reply =>
  xml(
    200,
    `<${action}Response xmlns="${STS}"><${action}Result>${inside}</${action}Result></${action}Response>`,
  );

const refusal = (code: string, message = 'no'): Reply =>
  xml(
    403,
    `<ErrorResponse xmlns="${STS}"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
  );

const CREDENTIALS =
  '<Credentials><AccessKeyId>A</AccessKeyId><SecretAccessKey>B</SecretAccessKey><SessionToken>C</SessionToken><Expiration>2030-01-01T00:00:00Z</Expiration></Credentials>';

const stack = ({ stacks = {} }: Account, name: string): Reply =>
  name in stacks
    ? result('DescribeStacks', `<Stacks><member><StackStatus>${stacks[name]}</StackStatus></member></Stacks>`)
    : refusal('ValidationError', `Stack with id ${name} does not exist`);

/** STS and CloudFormation speak by forms and XML. */
const byForm = (account: Account, form: URLSearchParams): Reply => {
  const action = form.get('Action') ?? '';
  if (account.denied?.includes(action)) return refusal('AccessDenied');
  if (action === 'DescribeStacks') return stack(account, form.get('StackName') ?? '');
  if (action === 'GetCallerIdentity')
    return result(action, `<Arn>${account.arn}</Arn><UserId>U</UserId><Account>${account.account}</Account>`);
  const role = form.get('RoleArn') ?? '';
  const admits = account.bootstrapped.some(
    (region) =>
      role === `arn:aws:iam::${account.account}:role/cdk-hnb659fds-deploy-role-${account.account}-${region}`,
  );
  return action === 'AssumeRole' && admits ? result(action, CREDENTIALS) : refusal('AccessDenied');
};

const quota = ({ quotas }: Account, isDefault: boolean, code: string): Reply => {
  const value = isDefault ? AWS_DEFAULT : quotas[code];
  return value === undefined
    ? json(400, { __type: 'NoSuchResourceException', Message: 'no such quota' })
    : json(200, { Quota: { QuotaCode: code, Value: value } });
};

const secret = ({ secrets }: Account, name: string): Reply => {
  const value = secrets[name];
  return value === undefined
    ? json(400, { __type: 'ResourceNotFoundException', Message: 'no such secret' })
    : json(200, { Name: name, SecretString: value });
};

const bootstrapVersion = ({ bootstrapped, bootstrapVersion: version }: Account, region: string): Reply =>
  bootstrapped.includes(region)
    ? json(200, { Parameter: { Value: String(version) } })
    : json(400, { __type: 'ParameterNotFound', Message: 'no such parameter' });

const certificate = ({ certificates = {} }: Account, arn: string): Reply => {
  const [status, ...names] = certificates[arn] ?? [];
  return status === undefined
    ? json(400, { __type: 'ResourceNotFoundException', message: 'no such certificate' })
    : json(200, { Certificate: { Status: status, SubjectAlternativeNames: names } });
};

/** What is asked by address alone: SES, Lambda and CloudFront. */
const byAddress = (account: Account, path: string): Reply | undefined => {
  const { denied = [], senders = {}, quotas, distributions = 1 } = account;
  const { isProduction = true, maySend = true } = account.sending ?? {};
  const refuse = (action: string): Reply | undefined =>
    denied.includes(action) ? json(403, { __type: 'AccessDeniedException', message: 'no' }) : undefined;
  const [, domain] = /^\/v2\/email\/identities\/(.+)$/.exec(path) ?? [];
  if (domain !== undefined)
    return (
      refuse('GetEmailIdentity') ??
      (domain in senders
        ? json(200, { VerifiedForSendingStatus: senders[domain] })
        : json(404, { __type: 'NotFoundException', message: 'no such identity' }))
    );
  if (path === '/v2/email/account')
    return (
      refuse('GetAccount') ??
      json(200, {
        ProductionAccessEnabled: isProduction,
        SendingEnabled: maySend,
        SendQuota: { Max24HourSend: 200, MaxSendRate: 1, SentLast24Hours: 0 },
      })
    );
  if (path === '/2016-08-19/account-settings')
    return (
      refuse('GetAccountSettings') ??
      json(200, { AccountLimit: { ConcurrentExecutions: quotas[CONCURRENCY] ?? AWS_DEFAULT } })
    );
  return path === '/2020-05-31/distribution'
    ? (refuse('ListDistributions') ??
        xml(200, `<DistributionList><Quantity>${distributions}</Quantity></DistributionList>`))
    : undefined;
};

/** Service Quotas, Secrets Manager, ACM and Systems Manager speak JSON, and name the action in a header. */
const jsonReply = (account: Account, target: string, body: string, region: string): Reply => {
  const action = target.split('.')[1] ?? '';
  const asked: Readonly<Record<string, string>> = JSON.parse(body);
  if (account.denied?.includes(action))
    return json(400, { __type: 'AccessDeniedException', Message: `not allowed: ${action}` });
  if (action === 'GetServiceQuota' || action === 'GetAWSDefaultServiceQuota')
    return quota(account, action === 'GetAWSDefaultServiceQuota', asked.QuotaCode ?? '');
  if (action === 'DescribeCertificate') return certificate(account, asked.CertificateArn ?? '');
  if (action === 'GetParameter') return bootstrapVersion(account, region);
  return action === 'GetSecretValue'
    ? secret(account, asked.SecretId ?? '')
    : json(400, { __type: 'UnknownOperationException' });
};

/** A signature names the region that it is for. */
const regionOf = ({ headers }: IncomingMessage): string =>
  /Credential=[^/]+\/\d+\/([\w-]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';

const replyTo = async (account: Account, request: IncomingMessage): Promise<Reply> => {
  const body = await text(request);
  const told = byAddress(account, request.url ?? '');
  if (told) return told;
  const target = request.headers['x-amz-target'];
  return typeof target === 'string'
    ? jsonReply(account, target, body, regionOf(request))
    : byForm(account, new URLSearchParams(body));
};

/** A server that speaks to the AWS SDK as one account would. */
export const startPeer = async (account: Account) => {
  const server = createServer(async (request, response) => {
    const { status, type, body } = await replyTo(account, request);
    response.writeHead(status, { 'content-type': type, 'x-amzn-requestid': 'r' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer has no port.');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

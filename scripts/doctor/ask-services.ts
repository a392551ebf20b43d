import { askAws } from '../aws/signed-request.ts';
import { type Answer, answerOf } from './answer.ts';

/** ACM's data of a certificate; `absent` when it does not exist. */
export type Certificate = { readonly status: string; readonly names: readonly string[] } | 'absent';
/** Whether SES has verified a domain; `absent` when it was never requested. */
export type Sender = 'verified' | 'unverified' | 'absent';

const objectIn = (text: string): Readonly<Record<string, unknown>> => Object(JSON.parse(text));

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Queries ACM in the region of the certificate's ARN. */
export const askCertificate = (arn: string): Promise<Answer<Certificate>> =>
  answerOf<Certificate>(
    async () => {
      const region = arn.split(':')[3] ?? '';
      const answer = await askAws({
        service: 'acm',
        region,
        host: `acm.${region}.amazonaws.com`,
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'CertificateManager.DescribeCertificate',
        },
        body: JSON.stringify({ CertificateArn: arn }),
      });
      const { Status: status, SubjectAlternativeNames: names } = objectIn(
        JSON.stringify(objectIn(answer).Certificate ?? {}),
      );
      if (typeof status !== 'string') throw new Error('ACM returned no status.');
      return { status, names: textsIn(names) };
    },
    { ResourceNotFoundException: 'absent' },
  );

export const askSender = (domain: string, region: string): Promise<Answer<Sender>> =>
  answerOf<Sender>(
    async () => {
      const answer = await askAws({
        service: 'ses',
        region,
        host: `email.${region}.amazonaws.com`,
        path: `/v2/email/identities/${domain}`,
      });
      return objectIn(answer).VerifiedForSendingStatus === true ? 'verified' : 'unverified';
    },
    { NotFoundException: 'absent' },
  );

/** What SES lets an account do in a region. */
export interface SendingAccount {
  /** Whether it is out of the sandbox. */
  readonly isProduction: boolean;
  /** False while SES has paused it. */
  readonly maySend: boolean;
  /** Messages in 24 hours. */
  readonly mostADay: number;
}

/** SES's own word on its account: the sending quota does not tell the sandbox. */
export const askSendingAccount = (region: string): Promise<Answer<SendingAccount>> =>
  answerOf(async () => {
    const answer = await askAws({
      service: 'ses',
      region,
      host: `email.${region}.amazonaws.com`,
      path: '/v2/email/account',
    });
    const { ProductionAccessEnabled, SendingEnabled, SendQuota } = objectIn(answer);
    const { Max24HourSend: mostADay } = Object(SendQuota);
    if (typeof ProductionAccessEnabled !== 'boolean' || typeof SendingEnabled !== 'boolean')
      throw new Error('SES told no state of the account.');
    if (typeof mostADay !== 'number') throw new Error('SES told no sending quota.');
    return { isProduction: ProductionAccessEnabled, maySend: SendingEnabled, mostADay };
  });

/** The tokens under which SES looks for a domain's DKIM records; none while it does not know the domain. */
export const askDkimTokens = (domain: string, region: string): Promise<Answer<readonly string[]>> =>
  answerOf<readonly string[]>(
    async () => {
      const answer = await askAws({
        service: 'ses',
        region,
        host: `email.${region}.amazonaws.com`,
        path: `/v2/email/identities/${domain}`,
      });
      return textsIn(Object(objectIn(answer).DkimAttributes).Tokens);
    },
    { NotFoundException: [] },
  );

/** The account's concurrency limit from Lambda, which may be lower than the one in Service Quotas. */
export const askConcurrency = (region: string): Promise<Answer<number>> =>
  answerOf(async () => {
    const answer = await askAws({
      service: 'lambda',
      region,
      host: `lambda.${region}.amazonaws.com`,
      path: '/2016-08-19/account-settings',
    });
    const { ConcurrentExecutions: most } = Object(objectIn(answer).AccountLimit);
    if (typeof most !== 'number') throw new Error('Lambda told no limit.');
    return most;
  });

/** The account's number of CloudFront distributions. No API tells whether it may create one. */
export const askDistributions = (): Promise<Answer<number>> =>
  answerOf(async () => {
    const answer = await askAws({
      service: 'cloudfront',
      region: 'us-east-1',
      host: 'cloudfront.amazonaws.com',
      path: '/2020-05-31/distribution',
    });
    const quantity = /<Quantity>(\d+)<\/Quantity>/.exec(answer)?.[1];
    if (quantity === undefined) throw new Error('CloudFront told no number.');
    return Number(quantity);
  });

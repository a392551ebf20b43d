import type { Stage } from '../../infra/stage.ts';
import type { Answer } from './answer.ts';
import type { Certificate, Sender, SendingAccount } from './ask-services.ts';
import { blocks, type Finding, fine, mind, unasked } from './finding.ts';

/** A certificate that a stage names, and the host that it must be for. */
export interface WantedCertificate {
  readonly path: string;
  readonly arn: string;
  readonly host: string;
}

export const certificatesOf = ({ domain, pagesOrigin }: Stage): readonly WantedCertificate[] => [
  ...(domain
    ? [
        { path: 'domain.certificateArn', arn: domain.certificateArn, host: domain.name },
        { path: 'domain.apiCertificateArn', arn: domain.apiCertificateArn, host: domain.apiName },
      ]
    : []),
  ...(pagesOrigin
    ? [{ path: 'pagesOrigin.certificateArn', arn: pagesOrigin.certificateArn, host: pagesOrigin.name }]
    : []),
];

/** A wildcard stands for one label. */
const covers = (name: string, host: string): boolean =>
  name === host || (name.startsWith('*.') && host.slice(host.indexOf('.')) === name.slice(1));

export const judgeCertificate = ({ path, host }: WantedCertificate, answer: Answer<Certificate>): Finding => {
  if (answer.kind === 'unasked') return unasked(`${path}: ${answer.why}`, 'allow acm:DescribeCertificate');
  const certificate = answer.value;
  if (certificate === 'absent')
    return blocks(`${path}: ACM has no such certificate`, `request one in ACM for ${host}`);
  if (certificate.status !== 'ISSUED')
    return blocks(
      `${path} is not issued: ${certificate.status}`,
      `create the DNS record that ACM shows for ${host}, and wait`,
    );
  return certificate.names.some((name) => covers(name, host))
    ? fine(`${path}: issued, for ${host}`)
    : blocks(
        `${path} is for ${certificate.names.join(', ')}, not for ${host}`,
        `request one in ACM for ${host}`,
      );
};

export const judgeSender = (domain: string, region: string, answer: Answer<Sender>): Finding => {
  if (answer.kind === 'unasked')
    return unasked(`sender ${domain}: ${answer.why}`, 'allow ses:GetEmailIdentity');
  const verify = `SES console in ${region}, Identities: add ${domain}, and set its three DKIM records in DNS`;
  switch (answer.value) {
    case 'verified':
      return fine(`sender ${domain}: verified in SES`);
    case 'unverified':
      return blocks(`SES has not verified ${domain} yet: no account could confirm its address`, verify);
    case 'absent':
      return blocks(`SES in ${region} has no identity ${domain}: the user pool cannot be created`, verify);
  }
};

/** Whether SES lets the account write to anybody; a stage without a sender of its own leaves that to Cognito. */
export const judgeSendingAccount = (
  { name, region }: Pick<Stage, 'name' | 'region'>,
  answer: Answer<SendingAccount>,
): Finding => {
  if (answer.kind === 'unasked') return unasked(`SES’s account: ${answer.why}`, 'allow ses:GetAccount');
  const { isProduction, maySend, mostADay } = answer.value;
  if (!maySend)
    return blocks(
      `SES has paused this account in ${region}: nothing is sent`,
      'SES console, Account dashboard, says why; answer the case that AWS has opened',
    );
  if (isProduction) return fine(`SES: out of the sandbox, ${mostADay} messages a day`);
  const what = `SES in ${region} is in the sandbox: it sends to verified addresses only`;
  const fix = 'SES console, Account dashboard, Request production access; it takes about a day';
  return name === 'prod' ? blocks(what, fix) : mind(what, fix);
};

export const judgeDistributions = (answer: Answer<number>): Finding => {
  if (answer.kind === 'unasked')
    return unasked(`CloudFront: ${answer.why}`, 'allow cloudfront:ListDistributions');
  return answer.value > 0
    ? fine(`CloudFront: verified, with ${answer.value} distributions`)
    : mind(
        'CloudFront has made nothing for this account yet, and refuses accounts that it has not verified, without a way to ask before',
        'open a case, Account and billing, "please verify this account for CloudFront"; or make a distribution by hand and delete it',
      );
};

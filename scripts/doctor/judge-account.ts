import type { Stage } from '../../infra/stage.ts';
import type { Answer } from './answer.ts';
import type { AccountFacts, CallerIdentity, Entry, SecretState } from './ask-account.ts';
import { blocks, type Finding, fine, mind, unasked } from './finding.ts';
import { judgeQuota } from './judge-quotas.ts';
import { judgeCertificate, judgeDistributions, judgeSender, judgeSendingAccount } from './judge-services.ts';
import type { OperatorSecret } from './operator-secrets.ts';
import { QUOTAS } from './quotas.ts';

/** Bootstrap version that the stacks and their assets require. */
export const BOOTSTRAP_LEAST = 6;

/** Whether the credentials are of the account that the stage is for. */
export const judgeIdentity = (stage: Stage, { account, arn }: CallerIdentity): readonly Finding[] => {
  if (stage.account !== undefined && stage.account !== account)
    return [
      blocks(
        `the credentials open account ${account}, and ${stage.name} is for ${stage.account}`,
        'choose the right profile (AWS_PROFILE), or correct account in infra/settings.ts',
      ),
    ];
  const who = fine(`credentials: ${arn}`);
  return arn.endsWith(':root')
    ? [who, mind('these are the root user’s credentials', 'use a role or an IAM Identity Center user')]
    : [who];
};

const judgeEntry = (region: string, account: string, answer: Answer<Entry>): Finding => {
  if (answer.kind === 'unasked')
    return unasked(
      `bootstrap of ${region}: ${answer.why}`,
      'allow sts:AssumeRole on cdk-hnb659fds-deploy-role-*',
    );
  if (answer.value === 'admitted') return fine(`bootstrapped in ${region}, for these credentials`);
  return blocks(
    `${region} is not bootstrapped, or these credentials may not assume its deploy role`,
    `npx cdk bootstrap aws://${account}/${region}, once; else allow sts:AssumeRole on cdk-hnb659fds-*`,
  );
};

const judgeBootstrap = (region: string, account: string, answer: Answer<number>): readonly Finding[] => {
  if (answer.kind === 'unasked')
    return [
      unasked(
        `version of the bootstrap of ${region}: ${answer.why}`,
        'allow ssm:GetParameter on /cdk-bootstrap/hnb659fds/version',
      ),
    ];
  // A missing one was reported already.
  if (answer.value === 0) return [];
  return answer.value >= BOOTSTRAP_LEAST
    ? [fine(`bootstrap of ${region}: version ${answer.value}`)]
    : [
        blocks(
          `the bootstrap of ${region} is of version ${answer.value}, and the deployment asks for ${BOOTSTRAP_LEAST}`,
          `npx cdk bootstrap aws://${account}/${region}`,
        ),
      ];
};

const judgeSecret = (
  { name: stage }: Stage,
  secret: OperatorSecret,
  answer: Answer<SecretState>,
): Finding => {
  const { name, isNeeded, without, form } = secret;
  if (answer.kind === 'unasked')
    return unasked(`secret ${name}: ${answer.why}`, `allow secretsmanager:GetSecretValue on ${name}`);
  const make = `aws secretsmanager create-secret --name ${name} --secret-string file://…`;
  switch (answer.value) {
    case 'given':
      return fine(`secret ${name}: given`);
    case 'of the other mode':
      return blocks(
        `secret ${name} holds a key ${stage === 'prod' ? 'for tests' : 'for real money'}`,
        `put ${stage === 'prod' ? 'a live' : 'a test'} key there`,
      );
    case 'of no form':
      return blocks(`secret ${name} cannot be read: ${without}`, `put ${form} there`);
    case 'empty':
      return blocks(`secret ${name} is empty`, 'put its value, or delete the secret');
    case 'absent':
      return isNeeded
        ? blocks(`prices are set, and there is no secret ${name}`, make)
        : fine(`no secret ${name}: ${without}`);
  }
};

/** The findings for a stage from an account's facts. */
export const judgeAccount = (stage: Stage, account: string, facts: AccountFacts): readonly Finding[] => [
  ...Array.from(facts.entries, ([region, answer]) => judgeEntry(region, account, answer)),
  ...Array.from(facts.bootstraps, ([region, answer]) => judgeBootstrap(region, account, answer)).flat(),
  ...Array.from(facts.quotas, ([name, answer]) =>
    answer.kind === 'unasked'
      ? unasked(
          `${QUOTAS[name].name}: ${answer.why}`,
          `allow ${name === 'concurrency' ? 'lambda:GetAccountSettings' : 'servicequotas:GetServiceQuota'}`,
        )
      : judgeQuota(stage, name, answer.value),
  ),
  ...Array.from(facts.secrets, ([secret, answer]) => judgeSecret(stage, secret, answer)),
  ...Array.from(facts.certificates, ([wanted, answer]) => judgeCertificate(wanted, answer)),
  ...Array.from(facts.senders, ([domain, answer]) => judgeSender(domain, stage.region, answer)),
  ...(facts.sending ? [judgeSendingAccount(stage, facts.sending)] : []),
  judgeDistributions(facts.distributions),
];
